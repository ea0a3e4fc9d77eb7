import Language
import Values

/// What lines are made from: everything the intent files say, and samples of every sentence.
struct FuzzCorpus: Sendable {
  /// Examples, near misses, phrasings and foreign requests, as written.
  let written: [String]
  let samples: [String]
  /// Every word of both, each once, in order.
  let words: [String]
  /// Questions that may be open while a line is read.
  let questions: [Expectation]
  /// States a line may be read in.
  let states: [String]

  init(_ grammar: Grammar, lists: [NamedList]) {
    var random = SplitMix64(seed: 1)
    var written = grammar.outside
    var samples: [String] = []
    for intent in grammar.intents {
      written += intent.examples.map(\.say) + intent.nearMisses.map(\.say) + intent.phrasings
      let sampler = Sampler(grammar: grammar, intent: intent, slots: intent.slots, lists: lists)
      for text in intent.groups.flatMap(\.templates) {
        guard let template = try? Template(text) else { continue }
        samples += (0..<20).map { _ in sampler.sample(template, from: &random) }
      }
    }
    (self.written, self.samples) = (written, samples)
    words = Set((written + samples).flatMap { $0.split(separator: " ").map(String.init) }).sorted()
    questions = grammar.intents.flatMap { intent in
      intent.slots.map { Expectation(intent: intent.name, slot: $0.name, entity: $0.entity) }
        + grammar.answers.map { Expectation(intent: intent.name, slot: $0.name, entity: $0.name) }
    }
    states = ["idle"] + Set(grammar.intents.flatMap(\.states)).subtracting(["every", "idle"]).sorted()
  }
}
