/// Reads lines: compiled once from the grammar and the run-time lists, then used for every line.
package struct Recognizer: Sendable {
  let grammar: Grammar

  /// Rebuild it only when a list's version changes.
  package init(grammar: Grammar, lists: [NamedList]) {
    self.grammar = grammar
    _ = lists
  }

  /// One request. Never fails: what it does not understand it refuses, with alternatives.
  package func recognize(_ line: String, expecting: Expectation?, context: RecognitionContext)
    -> Recognition
  {
    Recognition(said: line)
  }

  /// The requests of one line in order ("yes, but swap tuesday"); at least one. A list of details stays
  /// one request. The open question belongs to the first.
  package func recognizeAll(_ line: String, expecting: Expectation?, context: RecognitionContext)
    -> [Recognition]
  {
    [recognize(line, expecting: expecting, context: context)]
  }
}
