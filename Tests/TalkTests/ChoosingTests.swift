import Language
import Testing
import Values

@testable import Talk

/// Numbered lists, and readings to choose from.
@Suite struct ChoosingTests {
  private let colours = ["red", "blue", "green"].map { colour in
    Choice(
      "lamp_light", slots: [SlotBinding(name: "want", value: .text(colour))], title: "Light it \(colour)")
  }

  private func listed(_ choices: [Choice], asksWhich: Bool = true) -> Trial {
    var trial = Trial()
    trial.state.questions.push(ChoosingQuestion(choices, asksWhich: asksWhich))
    return trial
  }

  @Test(
    "a number does exactly what stands there, and the list is closed",
    arguments: [("1", "red"), ("2", "blue"), ("the last one", "green"), ("number 3", "green")])
  func numbers(_ line: String, _ colour: String) {
    var trial = listed(colours)
    #expect(trial.say(line) == ["lit \(colour) on any day"])
    #expect(trial.lamps.map(\.colour) == [colour])
    #expect(trial.open == [])
  }

  @Test("what is chosen is certain, with its slots and the line it was said in")
  func certain() throws {
    let trial = listed(colours)
    let request = try #require(trial.requests("2").first)
    #expect(request == colours[1].recognition(of: "2", in: trialGrammar))
    #expect(request.confidence == 100)
    #expect(request.layer == .template)
    #expect(request.act == .change)
    #expect(request.said == "2")
  }

  @Test("a number that isn't there is told, and the list stays", arguments: ["4", "20"])
  func outside(_ line: String) {
    var trial = listed(colours)
    #expect(trial.say(line) == ["NotNow"])
    #expect(trial.open == ["choosing"])
    #expect(trial.lamps.isEmpty)
  }

  @Test("a yes takes the only one; of several it takes none")
  func yes() {
    var one = listed([colours[0]])
    #expect(one.say("yes") == ["lit red on any day"])
    var several = listed(colours)
    #expect(several.say("yes") == ["yes to nothing"])
    #expect(several.lamps.isEmpty)
  }

  @Test("a no to readings asks for other words; things found are just not wanted")
  func no() {
    var readings = listed(colours)
    #expect(readings.say("no") == ["NotNow"])
    var found = listed(colours, asksWhich: false)
    #expect(found.say("no") == ["no to nothing"])
    #expect(readings.open == [] && found.open == [])
  }

  @Test("a list is an invitation: any request lets it go")
  func invitation() {
    var trial = listed(colours)
    trial.say("show the lamps")
    #expect(trial.say("2") == ["nothing to choose"])
  }
}

/// "Did you mean …?"
@Suite struct DidYouMeanTests {
  private func unsure(_ intent: String?, _ line: String, _ words: [(String, String)] = []) -> Recognition {
    let slots = words.compactMap { name, word -> SlotBinding? in
      line.utf8.range(of: word).map { SlotBinding(name: name, value: .text(word), range: $0) }
    }
    return Recognition(said: line, intent: intent, act: .show, slots: slots, confidence: 60, layer: .model)
  }

  private func readings(_ outcome: TurnOutcome) -> [Choice] {
    outcome.replies.compactMap { $0 as? DidYouMean }.first?.readings ?? []
  }

  @Test("an unsure reading is offered with the person's own words, and a yes does it with them")
  func own() {
    var trial = Trial()
    let line = "peek at that Red thing"
    let outcome = trial.decide(unsure("lamp_watch", line, [("want", "Red")]))
    #expect(readings(outcome).map(\.title) == ["Watch a lamp (Red)"])
    #expect(readings(outcome).map(\.said) == [line])
    #expect(outcome.changes.isEmpty)
    #expect(trial.say("yes") == ["watching Red on any day"])
  }

  @Test("each reading has its own words, and its number does it")
  func several() {
    let line = "something blue on friday"
    var reader = TrialReader()
    reader.readings["lamp_light"] = unsure("lamp_light", line, [("want", "blue")])
    var trial = Trial(reader: reader)
    var tied = unsure(nil, line)
    tied.alternatives = ["lamp_light", "lamp_show"].map {
      Alternative(intent: $0, summary: "", confidence: 60, example: "")
    }
    let outcome = trial.decide(tied)
    #expect(readings(outcome).map(\.title) == ["Light a lamp (blue)", "Show the lamps"])
    #expect(trial.say("1") == ["lit blue on any day"])
  }

  @Test("what throws things away, or would write what nobody said, is never offered")
  func grave() {
    var trial = Trial(lamps: [Lamp(colour: "red")])
    #expect(trial.decide(unsure("lamp_break", "smash it")).replies.map(text) == ["SayPlainly"])
    #expect(trial.open == [])
    #expect(trial.decide(unsure("lamp_light", "make it bright")).replies.map(text) == ["NotUnderstood"])
    #expect(trial.say("yes") == ["yes to nothing"])
    #expect(trial.lamps == [Lamp(colour: "red")])
  }
}

extension String.UTF8View {
  /// Where the words stand, in UTF-8 offsets; nil when they don't.
  fileprivate func range(of word: String) -> Range<Int>? {
    let (own, wanted) = (Array(self), Array(word.utf8))
    return (0...Swift.max(0, own.count - wanted.count)).first { own[$0...].starts(with: wanted) }
      .map { $0..<$0 + wanted.count }
  }
}
