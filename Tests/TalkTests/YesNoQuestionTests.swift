import Language
import Testing

@testable import Talk

/// What is done only after a yes.
@Suite struct YesNoQuestionTests {
  private func asked() -> Trial {
    var trial = Trial(lamps: [Lamp(colour: "red"), Lamp(colour: "blue")])
    trial.say("break the lamps")
    return trial
  }

  private func yes(_ layer: Layer, fuzzy: Bool = false) -> Recognition {
    Recognition(said: "yes", intent: "affirm", act: .answer, confidence: 90, layer: layer, fuzzy: fuzzy)
  }

  @Test("nothing is done before the yes, and all of it after")
  func yes() {
    var trial = asked()
    #expect(trial.open == ["break"])
    #expect(trial.lamps.count == 2)
    #expect(trial.say("yes") == ["broken"])
    #expect(trial.lamps.isEmpty)
    #expect(trial.open == [])
  }

  @Test("a yes that was guessed, or spelt otherwise, is asked about once more")
  func guessed() {
    for guess in [yes(.model), yes(.entity), yes(.template, fuzzy: true)] {
      var trial = asked()
      let outcome = trial.decide(guess)
      #expect(outcome.changes.isEmpty)
      #expect(outcome.replies.map(text) == ["break them all"])
      #expect(trial.open == ["break"])
    }
    var trial = asked()
    #expect(trial.decide(yes(.template)).changes.count == 2)
  }

  @Test("a no leaves it as it is")
  func no() {
    var trial = asked()
    #expect(trial.say("no") == ["spared"])
    #expect(trial.lamps.count == 2)
    #expect(trial.say("yes") == ["yes to nothing"])
  }

  @Test("a request lets it go: a later yes is no yes to it")
  func otherRequest() {
    var trial = asked()
    trial.say("light a green lamp")
    #expect(trial.say("yes") == ["yes to nothing"])
    #expect(trial.lamps.count == 3)
  }

  @Test("where every question takes its default, it is done")
  func settled() {
    var trial = Trial(lamps: [Lamp(colour: "red")], answersYes: true)
    trial.state.memory[Visitor.self] = Visitor(who: "Emma")
    #expect(trial.say("break the lamps") == ["broken", "the door stays shut"])
    #expect(trial.open == [])
    #expect(trial.state.memory[Visitor.self] == nil)
    #expect(trial.lamps.isEmpty)
  }

  @Test("a list that was just shown stays: nothing is chosen for anybody")
  func listStays() {
    var trial = Trial(answersYes: true)
    let outcome = trial.decide(
      Recognition(said: "peek", intent: "lamp_watch", act: .show, confidence: 60, layer: .model))
    #expect(outcome.replies.map(text) == ["DidYouMean"])
    #expect(trial.open == ["choosing"])
  }
}
