/// Reads lines: compiled once from the grammar and the run-time lists, then used for every line.
package struct Recognizer: Sendable {
  let grammar: Grammar
  /// The first layer: sentences.
  let templates: TemplateLayer
  private(set) var lexicon: Lexicon
  /// The second layer: the word model. Only a line that no sentence explains asks for it; nil for none.
  let model: @Sendable () -> PhraseModel?
  /// Which role each piece of a line plays in which fact; asked for by lines that frames don't read whole. Nil for none.
  let roles: @Sendable () -> RoleModel?
  private(set) var spelling: Spelling

  /// A recogniser with a word model; nil for one that reads by its sentences alone.
  package init(grammar: Grammar, lists: [NamedList], model: PhraseModel?) {
    self.init(grammar: grammar, lists: lists) { model }
  }

  /// A recogniser whose word model is asked for by each line that needs it, and may keep the line waiting.
  /// Run-time lists whose name the grammar does not know are left out. For lists that change while people
  /// talk see `knowing(_:)`.
  package init(
    grammar: Grammar, lists: [NamedList], model: @escaping @Sendable () -> PhraseModel?,
    roles: @escaping @Sendable () -> RoleModel? = { nil }
  ) {
    let compiled = CompiledGrammar(grammar, lists: lists)
    self.grammar = grammar
    templates = TemplateLayer(grammar, compiled)
    lexicon = compiled.lexicon
    self.model = model
    self.roles = roles
    spelling = Spelling(compiled.lexicon.vocabulary)
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

  /// A text's tokens with the values found in them.
  func scan(_ text: String, _ context: RecognitionContext) -> Scan {
    let utterance = Utterance(text)
    return Scan(utterance, tokens: utterance.tokens, lexicon: lexicon, context: context)
  }

  /// Stretches of the line that may not be passed over and that lie outside of those bytes, as they were written.
  package func overlooked(in line: String, beside ranges: [Range<Int>], context: RecognitionContext)
    -> [String]
  {
    Overlooked(scan: scan(line, context), ranges: ranges).stretches()
  }

  /// The same, knowing these people by name.
  func knowing(people: [String]) -> Recognizer {
    let names = people.map { ListValue(text: $0, out: $0) }
    return people.isEmpty ? self : knowing(NamedList(name: "person", version: 1, values: names))
  }

  /// One request. Never fails: what it does not understand it refuses, with alternatives.
  package func recognize(_ line: String, expecting: Expectation?, context: RecognitionContext)
    -> Recognition
  {
    recognize(Utterance(line), said: line, expecting: expecting, context: context)
  }

  /// With `tokens`, some of the line's own are left out. With `telling`, words that may be passed over count as
  /// talk around what the line tells: the last resort for a line that nothing else reads.
  func recognize(
    _ utterance: Utterance, tokens: [Token]? = nil, said: String, expecting: Expectation?,
    context: RecognitionContext, telling: Bool = false
  ) -> Recognition {
    // Places of tokens are those of the line that is read.
    let utterance = tokens.map(utterance.keeping) ?? utterance
    let tokens = utterance.tokens
    guard !tokens.isEmpty else { return Recognition(said: said) }
    var scan = Scan(utterance, tokens: tokens, lexicon: lexicon, context: context)
    var found = templates.candidates(scan, expecting: expecting, telling: telling)
    var repairs = 0
    if (found.first?.confidence ?? 0) < 95 {
      let repaired = spelling.repaired(tokens, vocabulary: lexicon.vocabulary)
      if repaired.count > 0 {
        let second = Scan(utterance, tokens: repaired.tokens, lexicon: lexicon, context: context)
        let others = templates.candidates(second, expecting: expecting, telling: telling)
        let price = Confidence.repairCost * repaired.count
        if (others.first?.confidence ?? 0) - price > (found.first?.confidence ?? 0) {
          (scan, found, repairs) = (second, others, repaired.count)
        }
      }
    }
    let read = combined(scan, found, repairs: repairs, said: said)
    return WholeNames(grammar: grammar, scan: scan).named(read)
  }
}
