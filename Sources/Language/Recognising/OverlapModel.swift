/// A light model of which words belong to which intent, taken from the sentences and examples and nothing
/// else. Weights are whole numbers: a word counts more the fewer intents use it. Source: design §5.
struct OverlapModel: Sendable {
  /// By word stem: the intents that use it, ascending.
  private var intents: [Int32: [Int32]] = [:]
  private let intentCount: Int

  init(_ grammar: Grammar, sentences: ProgramIndex, vocabulary: Vocabulary) {
    intentCount = grammar.intents.count
    var sets: [Int32: Set<Int32>] = [:]
    for program in sentences.programs {
      guard case .intent(let intent) = program.owner else { continue }
      for step in program.steps {
        if case .word(let word) = step {
          sets[vocabulary.stems[Int(word)], default: []].insert(Int32(intent))
        }
      }
    }
    for (index, intent) in grammar.intents.enumerated() {
      for example in intent.examples {
        for token in Utterance(example.say).tokens where !token.isSeparator {
          let stem = vocabulary.stem(token.text, id: vocabulary.id(token.text))
          if stem != Vocabulary.unknown { sets[stem, default: []].insert(Int32(index)) }
        }
      }
    }
    intents = sets.mapValues { $0.sorted() }
  }

  /// How much of the line's weight each intent accounts for, in percent; only intents that share a content
  /// word with it. One shared word alone is not enough to ask about.
  func scores(_ scan: Scan) -> [(intent: Int, percent: Int)] {
    var total = 0
    var shares = Array(repeating: 0, count: intentCount)
    var words = shares
    for at in scan.tokens.indices where scan.isContent(at) {
      let users = intents[scan.stems[at]] ?? []
      let weight = users.isEmpty ? unknownWeight(scan, at) : Self.weight(intentCount, users.count)
      total += weight
      for user in users {
        shares[Int(user)] += weight
        words[Int(user)] += 1
      }
    }
    guard total > 0 else { return [] }
    return shares.indices.filter { shares[$0] > 0 }.map { intent in
      (intent, min(100 * shares[intent] / total, words[intent] > 1 ? 100 : Confidence.ask - 1))
    }
  }

  /// A list's word says little about the intent, a word nobody knows says that this isn't it.
  private func unknownWeight(_ scan: Scan, _ at: Int) -> Int {
    let uses = scan.lexicon.vocabulary.uses(scan.ids[at])
    return uses.isEmpty && scan.tokens[at].kind == .word ? Self.weight(intentCount, 1) : 8
  }

  /// Sixteen times the whole binary logarithm of how rare the word is, at least 8.
  private static func weight(_ all: Int, _ users: Int) -> Int {
    var ratio = max(1, all * 4 / max(1, users))
    var log = 0
    while ratio > 1 {
      ratio /= 2
      log += 1
    }
    return max(8, 16 * (log - 1))
  }
}
