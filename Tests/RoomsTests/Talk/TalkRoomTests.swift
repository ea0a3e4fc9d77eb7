import Kitchen
import Language
import Planning
import Store
import Testing
import Values

@testable import HouseholdRoom
@testable import TalkRoom
@testable import Talk

/// Yes, no, "again", "never mind" and the like, where nothing is open.
@Suite struct TalkRoomTests {
  private func offering() -> HouseholdTrial {
    var trial = HouseholdTrial()
    trial.state.offer = Offer(
      meals: [], request: SingleMealRequest(day: HouseholdTrial.today, eaters: 4), isPlanned: false)
    return trial
  }

  private func planning() -> HouseholdTrial {
    var ids = IdentitySource(replica: 7, turn: 1)
    var trial = HouseholdTrial()
    trial.state.planning = .awaitingApproval(
      Draft(
        request: PlanRequest(days: [HouseholdTrial.today], eaters: 4),
        plan: MealPlan(id: ids.next(), status: .draft, meals: []), list: GroceryList(items: []),
        cost: CostEstimate(
          till: .zero, used: .zero, tax: .zero, confidence: .low, priced: 0, of: 0,
          date: HouseholdTrial.today)))
    return trial
  }

  @Test(
    "an answer to nothing says that nothing was asked",
    arguments: [
      ("affirm", "I haven't asked anything just now."), ("deny", "I haven't asked anything just now."),
      ("maybe", "I haven't asked anything just now."), ("back", "There is nothing before this."),
      ("skip", "I haven't asked anything, so there is nothing to skip."),
      ("repeat", "I have shown nothing yet that I could repeat."), ("cancel", "There is nothing to stop."),
    ])
  func nothingOpen(_ intent: String, _ reply: String) {
    var trial = HouseholdTrial()
    #expect(trial.say(intent, act: .answer) == [reply])
  }

  @Test("what was told with a yes or a no is taken in", arguments: ["affirm", "deny"])
  func facts(_ intent: String) {
    var trial = HouseholdTrial()
    let five = householdPhrase("size", ("size", .number(Rational(5))))
    #expect(trial.say(intent, details: [five], act: .answer).first == "5 people.")
    #expect(trial.known?.size == 5)
  }

  @Test("a plan or dishes on offer wait while nobody decides", arguments: ["maybe", "skip"])
  func undecided(_ intent: String) {
    for trial in [planning(), offering()] {
      var trial = trial
      let before = trial.state.planning
      #expect(trial.say(intent, act: .answer) == ["Take your time; nothing is decided."])
      #expect(trial.state.planning == before)
    }
  }

  @Test("again shows what was shown last, else the plan on the table")
  func again() {
    var trial = HouseholdTrial(Household(size: 4))
    trial.say("household_show", act: .show)
    #expect(trial.say("repeat", act: .show) == ["Your kitchen"])
    trial.say("help", act: .show)
    #expect(trial.say("repeat", act: .show) == trial.say("help", act: .show))
    var planned = planning()
    #expect(planned.say("repeat", act: .show) == ["the plan"])
  }

  @Test("what is meant is what a plan waits for, else what can be said")
  func clarify() {
    var planned = planning()
    #expect(planned.say("clarify", act: .show).first?.hasPrefix("This is a plan for you to look at") == true)
    var idle = HouseholdTrial()
    #expect(idle.say("clarify", act: .show) == idle.say("help", act: .show))
    #expect(idle.state.focus.topic == .help)
  }

  @Test("never mind lets go what might have gone on by itself")
  func cancel() {
    var trial = HouseholdTrial()
    trial.state.unfilled = PlanOrder(days: [HouseholdTrial.today])
    trial.say("cancel", act: .answer)
    #expect(trial.state.unfilled == nil)
  }

  @Test("leaving and taking back are the session's to do")
  func effects() {
    var trial = HouseholdTrial()
    let undo = trial.decide(
      Recognition(said: "undo", intent: "undo", act: .change, confidence: 100, layer: .template))
    #expect(undo.effect == .undo(about: []) && undo.replies.isEmpty)
    let quit = trial.decide(
      Recognition(said: "bye", intent: "quit", act: .show, confidence: 100, layer: .template))
    #expect(quit.effect == .leave && quit.replies.count == 1)
  }

  @Test("what came of taking back is told; what waits is put once more only after something went back")
  func undone() {
    let entry = JournalEntry(
      turn: 3, kind: .turn, person: "ann", at: CivilTime(day: HouseholdTrial.today, hour: 17),
      said: "we are \"5\"\nnow", act: "x", undoes: nil)
    let outcomes: [(UndoOutcome, [String], ReplyStatus)] = [
      (.undone(entry, conversation: nil), ["Taken back: \"we are \"5\" now\".", "resumed false"], .done),
      (.nothingToUndo, ["There is nothing to take back."], .refused),
      (
        .blocked(entry, by: entry),
        [
          "I can't take back \"we are \"5\" now\": \"we are \"5\" now\", which you said on March 2, builds on it. "
            + "Tell me how it should be instead."
        ], .refused
      ),
      (
        .barrier(entry),
        [
          "I can't take back \"we are \"5\" now\": it was said to an older version of Sous. "
            + "Tell me how it should be instead."
        ], .refused
      ),
    ]
    for (outcome, texts, status) in outcomes {
      var trial = HouseholdTrial()
      let done = trial.decide(Recognition(said: "undo"), after: EffectDone(.undo(about: []), .undo(outcome)))
      #expect(done.replies.map(HouseholdTrial.text) == texts)
      #expect(done.replies.first?.status == status)
    }
  }

  @Test("slots of lines that are only answered are looked at, so that none counts as lost")
  func read() {
    for intent in ["clarify", "correct"] {
      var trial = HouseholdTrial()
      let said = Recognition(
        said: intent, intent: intent, act: .show,
        slots: [
          SlotBinding(name: "what", value: .text("that")), SlotBinding(name: "old", value: .text("x")),
        ],
        confidence: 100, layer: .template)
      #expect(trial.decide(said).unread == [])
    }
  }
}
