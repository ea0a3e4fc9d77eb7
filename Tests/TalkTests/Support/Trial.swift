import Catalogue
import Language
import Planning
import Store
import Testing
import Values

@testable import Talk

let monday = CivilTime(day: Day(iso: "2026-03-02") ?? Day(number: 0), hour: 17)

/// A talk in the trial house, by lines that are really read.
struct Trial {
  var state = DialogueState()
  var world: World
  private var turn = 0

  init(lamps: [Lamp] = [], reader: any LineReader = TrialReader(), answersYes: Bool = false) {
    var kitchen = Snapshot(trialHouse.tables, replica: 1)
    for lamp in lamps { kitchen.apply(.put(lamp, was: nil, in: trialHouse.tables), on: monday.day) }
    world = World(
      kitchen: kitchen, catalogue: .empty, grammar: trialGrammar,
      context: TurnContext(now: monday, randomizer: Randomizer(seed: 1)), house: trialHouse, reader: reader,
      answersYes: answersYes)
  }

  /// The line's requests, as they are read now.
  func requests(_ line: String) -> [Recognition] { reading(line).requests }

  func reading(_ line: String) -> (requests: [Recognition], state: DialogueState) {
    read(
      line, in: state, world: world, recognizer: trialRecognizer,
      context: RecognitionContext(now: monday, state: state.planning.name.rawValue))
  }

  /// Says the line; what was said back, a text each.
  @discardableResult
  mutating func say(_ line: String) -> [String] {
    let (requests, state) = reading(line)
    self.state = state
    return requests.flatMap { decide($0).replies.map(text) }
  }

  /// Decides the request and goes on from there.
  @discardableResult
  mutating func decide(_ request: Recognition, after done: EffectDone? = nil) -> TurnOutcome {
    turn += 1
    let outcome = Talk.decide(
      request, in: state, world: world, identities: IdentitySource(replica: 1, turn: turn), after: done)
    for change in outcome.changes { world.apply(change) }
    state = outcome.state
    return outcome
  }

  /// The lamps that are lit.
  var lamps: [Lamp] { world.kitchen[Lamp.self] }

  /// The names of the open questions, the lowest first.
  var open: [String] {
    var stack = state.questions
    var names: [String] = []
    while let question = stack.pop() { names.insert(type(of: question).name, at: 0) }
    return names
  }
}

/// Reads words as the trial's own recogniser does; a line as another intent only where it was told so.
struct TrialReader: LineReader {
  func overlooked(in line: String, beside slots: [SlotBinding]) -> [String] { [] }

  var readings: [String: Recognition] = [:]

  func reading(of line: String, as intent: String) -> Recognition? { readings[intent] }

  func value(of words: String, for expectation: Language.Expectation) -> SlotValue? {
    trialRecognizer.recognize(words, expecting: expectation, context: RecognitionContext(now: monday))
      .value(expectation.slot)
  }
}

func text(_ reply: any Reply) -> String {
  (reply as? Remark)?.text ?? "\(type(of: reply))"
}

let trialGrammar = loadGrammar(files: trialFiles).0

private let trialRecognizer = Recognizer(grammar: trialGrammar, lists: [], model: nil)

private let trialFiles: [(path: String, text: String)] = [
  ("intents/rules.yaml", "polite: [please]\nstop: [the a and]\nnegations: [not]\nrules:\n  to: \"(to)\"\n"),
  ("intents/lists/colour.yaml", "list: colour\nvalues: [red, blue, green, white]\n"),
  intent("lamps/lamp_show", "Show the lamps", "show", ["show the lamps"]),
  intent("lamps/lamp_ask", "Ask about wicks", "show", ["which wick is it"]),
  intent(
    "lamps/lamp_watch", "Watch a lamp", "show", ["watch on {day} the {want} lamp", "watch a {want} lamp"],
    slots: "{day: {entity: day}, want: {entity: colour}}"),
  intent(
    "lamps/lamp_light", "Light a lamp", "change", ["light a {want} lamp on {day}", "light a {want} lamp"],
    slots: "{day: {entity: day}, want: {entity: colour}}"),
  intent("lamps/lamp_break", "Break all lamps", "destroy", ["break the lamps"]),
  intent("lamps/lamp_dim", "Dim the lamps", "show", ["dim the lamps"]),
  intent("lamps/lamp_read", "Read lamps from a file", "change", ["read the lamps"]),
  intent("lamps/lamp_write", "Write the lamps to a file", "show", ["write the lamps"]),
  intent("desk/affirm", "Say yes", "answer", ["yes"]), intent("desk/deny", "Say no", "answer", ["no"]),
  intent("desk/choose", "Take one", "answer", ["{choice}"], slots: "{choice: {entity: choice}}"),
  intent(
    "desk/correct", "Say it again with another day or colour", "answer",
    ["i meant {day}", "not {colour:old} but {want}", "the same for {day:day} {again}"],
    slots: "{day: {entity: day}, want: {entity: colour}, old: {entity: colour}, again: {entity: again}}"),
  ("intents/lists/again.yaml", "list: again\nvalues: [too]\n"),
  intent("desk/undo", "Take it back", "change", ["undo"]),
]

/// An intent's file with its first sentence, in plain words, as an example.
private func intent(
  _ path: String, _ summary: String, _ act: String, _ sentences: [String], slots: String? = nil
) -> (path: String, text: String) {
  let name = path.split(separator: "/").last.map(String.init) ?? path
  let lines = sentences.map { "  - \"\($0)\"" }.joined(separator: "\n")
  let example = sentences.first { !$0.contains("{") }.map { "examples: [{say: \($0)}]\n" } ?? ""
  return (
    "intents/\(path).yaml",
    "intent: \(name)\nsummary: \(summary)\nact: \(act)\n" + (slots.map { "slots: \($0)\n" } ?? "")
      + "sentences:\n\(lines)\n\(example)"
  )
}

@Suite struct TrialTests {
  @Test("the trial house's files are as they should be")
  func files() {
    #expect(loadGrammar(files: trialFiles).1.map(\.message) == [])
    #expect(trialGrammar.intents.allSatisfy { trialHouse.intent($0.name) != nil })
  }
}
