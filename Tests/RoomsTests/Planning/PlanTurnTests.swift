import Kitchen
import Language
import Planning
import Store
import Talk
import Testing
import Values

@testable import PlanningRoom

@Suite struct PlanTurnTests {
  private let monday = PlanTalk.monday

  // The four questions.

  @Test("a new kitchen is asked four questions, each of which passes; then the plan follows")
  func questions() {
    var talk = PlanTalk()
    talk.ask("plan_week", [.days(monday, monday + 1)])
    #expect(talk.reply(HouseholdAsked.self)?.lead == .opening(open: 4))
    for asking in HouseholdQuestion.allCases {
      #expect(talk.state.asked == asking)
      #expect(
        AskedSlot(in: talk.state, house: talk.house, today: talk.today)?.slot
          == OnboardingQuestion.slot(of: asking))
      talk.ask("skip")
    }
    #expect(talk.draft?.plan.meals.map(\.day) == [monday, monday + 1])
    #expect(talk.world.household?.settled == HouseholdQuestion.allCases)
  }

  @Test("a bare nobody to the question of what is avoided is its no: the one in it counts nobody")
  func noOne() {
    var talk = PlanTalk()
    talk.keep(Household(size: 4, settled: [.size]))
    talk.ask("plan_week")
    #expect(talk.state.asked == .avoids)
    let size = SlotBinding(name: "size", value: .number(.one), range: 3..<6)
    let avoid = SlotBinding(name: "avoid", value: .text("none"), range: 0..<6)
    talk.ask("household_tell", [size, avoid], layer: .entity)
    #expect(talk.state.asked == .budget && talk.world.household?.size == 4)
  }

  @Test("three answers that can't be read pass a question, but never that of what is avoided")
  func failures() {
    var talk = PlanTalk()
    talk.ask("plan_week")
    for failures in 1...2 {
      talk.ask(nil)
      #expect(talk.reply(HouseholdAsked.self)?.lead == .notRead(failures: failures))
    }
    talk.ask(nil)
    #expect(talk.reply(HouseholdAsked.self)?.lead == .movedOn(.size))
    for failures in 1...4 {
      talk.ask(nil)
      #expect(talk.reply(HouseholdAsked.self)?.lead == .notRead(failures: failures))
    }
    #expect(talk.state.asked == .avoids)
  }

  @Test("a question comes back after a look-up; back, why and maybe keep it open")
  func interrupted() {
    var talk = PlanTalk()
    talk.ask("plan_week")
    talk.ask("skip")
    for (intent, lead) in [
      ("look", HouseholdAsked.Lead.again), ("why", .why), ("why_pick", .why), ("maybe", .again),
      ("again", .again), ("back", .back),
    ] {
      talk.ask(intent, act: .show)
      #expect(talk.reply(HouseholdAsked.self)?.lead == lead, "\(intent)")
    }
    #expect(talk.state.asked == .size)
    talk.ask("leave")
    #expect(talk.reply(PlanLeft.self) == .questions && talk.state.planning == .idle && !talk.last.isUndoable)
  }

  @Test("with --yes every question passes and the plan is saved")
  func answersYes() {
    var talk = PlanTalk()
    talk.answersYes = true
    talk.ask("plan_week", [.days(monday, monday + 1)])
    #expect(talk.saved.map(\.plan.status) == [.active] && talk.reply(HouseholdAsked.self) == nil)
    #expect(talk.reply(PlanSaved.self)?.saved.plan.id == talk.reply(DraftShown.self)?.draft.plan.id)
  }

  // A plan on the table.

  @Test("a plan waits for its yes, whatever is said beside it; then it is saved as it was shown")
  func approved() throws {
    var talk = PlanTalk.planned
    let shown = try #require(talk.draft)
    for intent in ["no", "maybe", "skip", "clarify", "look"] {
      talk.ask(intent)
      #expect(talk.draft == shown && talk.saved.isEmpty, "\(intent)")
    }
    talk.ask("yes")
    #expect(talk.saved.map(\.plan.meals) == [shown.plan.meals] && talk.draft == nil)
    talk.ask("approve")
    #expect(talk.reply(PlanNotNow.self) == .nothingToApprove && talk.state.planning == .idle)
  }

  @Test("a plan that could not be saved is still on the table")
  func notSaved() {
    var talk = PlanTalk.planned
    let shown = talk.draft
    talk.saveFailure = .busy
    talk.ask("approve")
    #expect(talk.reply(PlanFailed.self)?.error == .saveFailed(.busy) && talk.saved.isEmpty)
    #expect(talk.draft == shown)
    talk.saveFailure = nil
    talk.ask("approve")
    #expect(talk.reply(PlanSaved.self) != nil)
  }

  @Test("a new plan for the same days archives the old one, whose dinners gone by stay in history")
  func replaced() {
    var talk = PlanTalk.planned
    talk.ask("yes")
    let first = talk.saved.first
    talk.today = monday + 1
    talk.ask("swap_day", [.on(monday + 2)])
    talk.ask("yes")
    #expect(Set(talk.saved.map(\.plan.status)) == [.archived, .active])
    #expect(talk.reply(PlanArchived.self)?.keepsHistory == true)
    #expect(talk.kitchen[MealHistoryEntry.self].map(\.recipe) == first?.plan.meals.prefix(1).map(\.recipe))
  }

  @Test("never mind puts the plan away, and undo may bring it back")
  func declined() {
    var talk = PlanTalk.planned
    talk.ask("leave")
    #expect(talk.reply(PlanLeft.self) == .draft && talk.state.planning == .idle && talk.last.isUndoable)
  }

  @Test("what somebody has come to avoid leaves the table at once")
  func avoided() {
    var talk = PlanTalk.planned
    var household = Household(size: 4, leftovers: .never, settled: HouseholdQuestion.allCases)
    let food =
      talk.draft?.plan.meals.first?.recipe.rawValue.split(separator: "-").first.map(String.init) ?? ""
    // Told elsewhere: the yes finds it.
    household.avoids = [Avoidance(.food(food))]
    talk.keep(household)
    talk.ask("approve")
    guard case .swapped(let days)? = talk.reply(DraftShown.self)?.change else {
      Issue.record("the dish stays on the table")
      return
    }
    // Another evening may change with it, and is named then.
    #expect(talk.saved.isEmpty && days.contains(monday))
    #expect(talk.draft?.plan.meals.allSatisfy { !$0.recipe.rawValue.hasPrefix(food) } == true)
  }

  @Test("prices that change leave the dishes as they are")
  func prices() {
    var talk = PlanTalk.planned
    let dishes = talk.draft?.plan.meals.map(\.recipe)
    talk.ask("price")
    #expect(talk.draft?.plan.meals.map(\.recipe) == dishes)
  }

  // The day of a swap.

  @Test("which day shall I change: asked until it is said, let go or not read")
  func swapDay() {
    var talk = PlanTalk.planned
    let shown = talk.draft
    func isOpen() -> Bool { talk.state.questions.first(SwapDayQuestion.self) != nil }
    talk.ask("swap_day")
    #expect(talk.reply(AskDay.self) != nil && isOpen())
    #expect(AskedSlot(in: talk.state, house: talk.house, today: monday)?.choices.count == 3)
    for intent in ["maybe", "clarify", "again", "look"] {
      talk.ask(intent, act: .show)
      #expect(talk.reply(AskDay.self) != nil && isOpen(), "\(intent)")
    }
    for intent in ["no", "skip", "back", "leave"] {
      var other = talk
      other.ask(intent)
      #expect(other.reply(PlanLeft.self) == .change && other.state.questions.isEmpty, "\(intent)")
      #expect(other.draft == shown)
    }
    var other = talk
    other.ask(nil)
    #expect(other.reply(NotUnderstood.self) != nil && other.state.questions.isEmpty)
    talk.ask("show_day", [.on(monday + 1)], act: .show)
    #expect(talk.reply(DraftShown.self)?.change == .swapped([monday + 1]) && !isOpen())
  }

  // Evenings.

  @Test("an evening's guests are noted once, however they are told, and plain evenings not at all")
  func guests() {
    var talk = PlanTalk.settled
    let guest = Detail(kind: "guest", slots: [.number("heads", 2), .on(monday + 3)])
    talk.ask("household_tell", details: [guest])
    #expect(talk.kitchen[EveningNote.self] == [EveningNote(day: monday + 3, guests: 2)])
    let size = Detail(kind: "size", slots: [.number("size", 5)])
    talk.ask("household_tell", details: [size, guest])
    #expect(talk.kitchen[EveningNote.self].map(\.guests) == [4])
    talk.ask("day_eaters", [.number("count", 5), .days(monday + 3)])
    #expect(talk.kitchen[EveningNote.self].isEmpty)
    talk.ask("day_eaters", [.number("count", 30), .days(monday + 3)])
    #expect(talk.reply(FactsRefused.self) != nil && talk.kitchen[EveningNote.self].isEmpty)
    talk.ask("skip_day", [.days(monday - 1)])
    #expect(talk.reply(PlanNotNow.self) == .dayGone)
  }

  @Test("leaving out the only evening puts the plan away")
  func lastEvening() {
    var talk = PlanTalk.settled
    talk.ask("plan_week", [.days(monday)])
    talk.ask("skip_day", [.days(monday)])
    #expect(talk.draft == nil && talk.reply(PlanLeft.self) == .draft)
    talk.ask("skip_day", [.days(monday), .text("home", "yes")])
    #expect(talk.kitchen[EveningNote.self].isEmpty && talk.reply(EveningsNoted.self) != nil)
  }

  @Test("every request that changes a plan says something where there is none")
  func nothingThere() {
    let days = SlotBinding.days(monday, monday + 1)
    for intent in planning.intents where intent.reshapes {
      var talk = PlanTalk.settled
      talk.ask(
        intent.name,
        [
          days, .on(monday), SlotBinding(name: "from", value: .day(monday)),
          SlotBinding(name: "to", value: .day(monday + 1)), .number("count", 2),
        ])
      #expect(!talk.last.replies.isEmpty && talk.reply(NotUnderstood.self) == nil, "\(intent.name)")
    }
  }
}
