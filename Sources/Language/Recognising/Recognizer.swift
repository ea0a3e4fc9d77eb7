/// Reads lines: compiled once from the grammar and the run-time lists, then used for every line.
package struct Recognizer: Sendable {
  let grammar: Grammar
  private(set) var lexicon: Lexicon
  let sentences: ProgramIndex
  let details: ProgramIndex
  /// By the name an expectation gives.
  let answerIndex: [String: ProgramIndex]
  let intentIndex: [String: Int]
  /// Intents whose lines are details alone.
  let detailsOnly: [Int]
  /// By intent: the indices of its details, in its own order.
  let detailKinds: [[Int]]
  /// The second layer, which only lines wait for that no sentence explains; nil for templates alone.
  let model: @Sendable () -> PhraseModel?
  private(set) var spelling: Spelling
  /// Intents with sentences that say "not": a "not" is no surprise to them.
  let negative: Set<Int>

  /// With a model that is there; nil for templates alone.
  package init(grammar: Grammar, lists: [NamedList], model: PhraseModel?) {
    self.init(grammar: grammar, lists: lists) { model }
  }

  /// For lists that change while people talk, see `knowing(_:)`. Run-time lists whose name the grammar does not know
  /// are left out. The model is asked for by each line that needs it, and may keep it waiting.
  package init(grammar: Grammar, lists: [NamedList], model: @escaping @Sendable () -> PhraseModel?) {
    let compiled = CompiledGrammar(grammar, lists: lists)
    self.grammar = grammar
    lexicon = compiled.lexicon
    sentences = compiled.sentences
    details = compiled.details
    answerIndex = compiled.answers
    intentIndex = Dictionary(
      grammar.intents.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    detailsOnly = grammar.intents.indices.filter { grammar.intents[$0].isDetailsOnly }
    detailKinds = grammar.intents.map { intent in
      intent.details.compactMap { name in grammar.details.firstIndex { $0.name == name } }
    }
    self.model = model
    spelling = Spelling(compiled.lexicon.vocabulary)
    negative = Self.negative(compiled.sentences, compiled.lexicon.negations)
  }

  /// The same with the values of a run-time list that it was made without; far cheaper than one made anew.
  /// A list that the grammar does not know changes nothing.
  package func knowing(_ list: NamedList) -> Recognizer {
    guard let declared = grammar.lists.last(where: { $0.name == list.name }) else { return self }
    var other = self
    other.lexicon.put(list, declared)
    other.spelling.add(from: other.lexicon.vocabulary, since: lexicon.vocabulary)
    return other
  }

  private static func negative(_ sentences: ProgramIndex, _ negations: Set<Int32>) -> Set<Int> {
    var found = Set<Int>()
    for program in sentences.programs {
      guard case .intent(let intent) = program.owner, !found.contains(intent) else { continue }
      let says = program.steps.contains { step in
        if case .word(let word) = step { negations.contains(word) } else { false }
      }
      if says { found.insert(intent) }
    }
    return found
  }

  /// One request. Never fails: what it does not understand it refuses, with alternatives.
  package func recognize(_ line: String, expecting: Expectation?, context: RecognitionContext)
    -> Recognition
  {
    recognize(Utterance(line), said: line, expecting: expecting, context: context)
  }

  func recognize(
    _ utterance: Utterance, said: String, expecting: Expectation?, context: RecognitionContext
  ) -> Recognition {
    guard !utterance.tokens.isEmpty else { return Recognition(said: said) }
    var scan = Scan(utterance, tokens: utterance.tokens, lexicon: lexicon, context: context)
    var found = candidates(scan, expecting: expecting)
    var repairs = 0
    if (found.first?.confidence ?? 0) < 95 {
      let repaired = spelling.repaired(utterance.tokens, vocabulary: lexicon.vocabulary)
      if repaired.count > 0 {
        let second = Scan(utterance, tokens: repaired.tokens, lexicon: lexicon, context: context)
        let others = candidates(second, expecting: expecting)
        let price = Confidence.repairCost * repaired.count
        if (others.first?.confidence ?? 0) - price > (found.first?.confidence ?? 0) {
          (scan, found, repairs) = (second, others, repaired.count)
        }
      }
    }
    return combined(scan, found, repairs: repairs, said: said)
  }
}
