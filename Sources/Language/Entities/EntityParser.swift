/// Reads one kind of entity where it begins in a line. A parser is nothing but a view of the line: it costs
/// nothing to make one.
protocol EntityParser {
  var scan: Scan { get }
}

extension EntityParser {
  var count: Int { scan.tokens.count }
  var tokens: [Token] { scan.tokens }
  var ids: [Int32] { scan.ids }
  var context: RecognitionContext { scan.context }
  var lexicon: Lexicon { scan.lexicon }
  var utterance: Utterance { scan.utterance }
  var numbers: NumberParser { NumberParser(scan: scan) }

  /// The folded text of a token; "" past the end.
  func word(_ at: Int) -> String { scan.word(at) }

  /// Whether one of our own parsers knows the word.
  func isEntityWord(_ at: Int) -> Bool { scan.lexicon.vocabulary.uses(scan.ids[at]).contains(.entity) }
}
