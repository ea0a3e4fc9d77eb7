package import Values

/// Looks through the intent files for what cannot work and what was hardly meant: by file, then line.
///
/// `grammar` and `problems` come from the same files; `reader` is what lines are really read with, and
/// `lists` what its templates are filled with. Source: design §5 (gates).
package func lint(
  _ grammar: Grammar, _ problems: [GrammarProblem], files: [(path: String, text: String)],
  reader: Recognizer, lists: [NamedList], now: CivilTime
) -> [Finding] {
  let linter = Linter(
    grammar: grammar, sources: IntentSources(files), reader: reader, lists: lists, now: now)
  var found = problems.map { Finding(path: $0.path, line: $0.line, fact: .problem($0.message)) }
  for intent in grammar.intents {
    found += linter.sentences(of: intent) + linter.examples(of: intent) + linter.slots(of: intent)
  }
  found += linter.unusedNames() + linter.phrasings()
  return found.enumerated().sorted {
    ($0.element.path, $0.element.line, $0.offset) < ($1.element.path, $1.element.line, $1.offset)
  }.map(\.element)
}

/// What every check looks at.
struct Linter {
  let grammar: Grammar
  let sources: IntentSources
  let reader: Recognizer
  let lists: [NamedList]
  let now: CivilTime

  /// How the line is read where the intent makes sense.
  func read(
    _ line: String, for intent: IntentDeclaration, state: String? = nil, expecting: Expectation? = nil,
    facts: [Fact] = []
  ) -> Recognition {
    let state = state ?? intent.states.first { $0 != "every" } ?? "idle"
    let facts = Dictionary(facts.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    let context = RecognitionContext(now: now, state: state, facts: facts)
    return reader.recognize(line, expecting: expecting, context: context)
  }
}
