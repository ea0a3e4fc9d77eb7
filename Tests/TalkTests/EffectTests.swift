import Language
import Store
import Testing

@testable import Talk

/// What a turn asks of the world outside.
@Suite struct EffectTests {
  @Test("an effect is decided, not done: the turn itself says and changes nothing")
  func decided() {
    var trial = Trial(lamps: [Lamp(colour: "red")])
    let request = trial.requests("undo")[0]
    let outcome = trial.decide(request)
    #expect(outcome.effect == .undo(about: []))
    #expect(outcome.replies.isEmpty && outcome.changes.isEmpty)
  }

  @Test("what came of it reaches every room, in the order of the house")
  func told() {
    var trial = Trial()
    let request = trial.requests("undo")[0]
    trial.decide(request)
    let outcome = trial.decide(request, after: EffectDone(.undo(about: []), .undo(.nothingToUndo)))
    #expect(outcome.replies.map(text) == ["the lamps heard", "the desk heard of nothing undone"])
    #expect(outcome.effect == nil)
  }

  @Test("reading and writing files are values: decided twice they are the same, and nothing else happened")
  func files() {
    let trial = Trial(lamps: [Lamp(colour: "red")])
    for (line, effect) in [
      ("read the lamps", Effect.read(file: "lamps.txt")),
      ("write the lamps", .write(file: "lamps.txt", text: "red")),
    ] {
      let request = trial.requests(line)[0]
      var (one, other) = (trial, trial)
      let outcomes = [one.decide(request), other.decide(request)]
      #expect(outcomes.map(\.effect) == [effect, effect])
      #expect(outcomes.allSatisfy { $0.changes.isEmpty && $0.replies.isEmpty })
      #expect(one.state == other.state)
    }
  }

  @Test("no open question is put beside an effect that is yet to come")
  func noQuestion() {
    var trial = Trial()
    trial.state.questions.push(WickQuestion())
    #expect(trial.decide(trial.requests("write the lamps")[0]).replies.isEmpty)
    #expect(trial.open == ["wick"])
  }
}
