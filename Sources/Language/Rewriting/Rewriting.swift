/// Lines written in a way that only writing has, said as people would say them: dates in figures, ages in brackets,
/// amounts behind their food, what was taken back in the same breath.
package struct Rewriting {
  let recognizer: Recognizer
  let context: RecognitionContext

  package init(recognizer: Recognizer, context: RecognitionContext) {
    (self.recognizer, self.context) = (recognizer, context)
  }

  /// The line as it would be said; nil where it is said so already. Nothing is left out but signs and what was taken
  /// back; no food, number or person changes.
  package func rewritten(_ line: String) -> String? {
    guard line.utf8.count <= Self.mostBytes else { return nil }
    var said = line
    for step in Self.steps {
      if let next = step(recognizer, recognizer.scan(said, context)) { said = next }
    }
    return said == line ? nil : said
  }

  private static let mostBytes = 600
  private static let steps: [@Sendable (Recognizer, Scan) -> String?] = [
    { WrittenShort(scan: $1).spelled() },
    { PoliteFrames(scan: $1).plain() },
    { RunOn(scan: $1).parted() },
    { FamilyRoll(scan: $1).sentences() },
    { BehindFoods(scan: $1).said() },
    { QuestionsBehind(scan: $1).parted() },
    { SaidOnce(scan: $1).inFull() },
    { RelativeClauses(scan: $1).parted() },
    { PutAnotherWay(scan: $1).plain() },
    { MissingMarks(scan: $1).written() },
    { DateFigures(scan: $1).written() },
    { BracketAges(scan: $1).said() },
    { EveningForm(scan: $1).sentences() },
    { AmountsBehind(recognizer: $0, scan: $1).turned() },
    { SpokenClauses(scan: $1).parted() },
    { CuisinesInARow(scan: $1).joined() },
    { SelfRepair(scan: $1).mended() },
  ]
}

extension Utterance {
  /// The line with other words in place of some stretches of tokens, which do not overlap.
  func replacing(_ changes: [(tokens: Range<Int>, with: String)]) -> String {
    var text = ""
    var at = 0
    let bytes = Array(raw.utf8)
    for change in changes.sorted(by: { $0.tokens.lowerBound < $1.tokens.lowerBound }) {
      let span = self.span(change.tokens)
      guard span.lowerBound >= at else { continue }
      text += String(decoding: bytes[at..<span.lowerBound], as: UTF8.self) + change.with
      at = span.upperBound
    }
    return text + String(decoding: bytes[at...], as: UTF8.self)
  }
}
