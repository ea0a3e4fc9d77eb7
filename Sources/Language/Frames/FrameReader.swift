/// Reads a longer line as frames: shapes of sentences, details and `frames:` that stand anywhere in it, chosen so that
/// together they leave as little unexplained as possible. What no frame binds is talk, or, where it names a number,
/// a day, a food, somebody or the like, is left out and said.
struct FrameReader {
  let recognizer: Recognizer
  let scan: Scan
  var templates: TemplateLayer { recognizer.templates }
  var grammar: Grammar { recognizer.grammar }

  init(_ recognizer: Recognizer, _ scan: Scan) { (self.recognizer, self.scan) = (recognizer, scan) }

  /// One use of a shape.
  struct Binding {
    var program: Program
    var match: ProgramMatch
    var start: Int
    var cost: Int
    var range: Range<Int> { start..<match.end }
  }

  /// A part of the line: what it asks for or tells, or what was left out.
  struct Part {
    var found: Recognition
    var span: Range<Int>
  }

  enum Cost {
    static let hot = 300
    static let cold = 55
    static let function = 2
    static let binding = 40
    static let skipped = 14
    static let weak = 20
    static let unknown = 90
  }

  /// A way to read the line.
  struct Reading {
    /// In order.
    var parts: [Part]
    /// How many words that name something are bound by what is not left out.
    var bound: Int
  }

  /// The reading of frames; nil where none binds anything.
  func reading() -> Reading? {
    guard (4...Self.mostTokens).contains(scan.count) else { return nil }
    let chosen = cover()
    guard !chosen.isEmpty else { return nil }
    var open = Set(scan.tokens.indices)
    for binding in chosen { open.subtract(binding.range) }
    let left = stretches(open).filter { !repeats($0, chosen) }
    let retracted = retractedSentences(open)
    let sentences = sentences
    var kept: [Binding] = []
    var dropped: [Range<Int>] = left
    for binding in chosen {
      if retracted.contains(sentences[binding.start]) || isLifted(binding) {
        dropped.append(binding.range)
      } else if let spoiling = left.first(where: { spoils($0, binding.range) }) {
        dropped.append(min(spoiling.lowerBound, binding.start)..<max(spoiling.upperBound, binding.match.end))
      } else {
        kept.append(binding)
      }
    }
    if kept.isEmpty { return nil }
    let parts = (said(kept) + leftOut(dropped)).sorted { $0.span.lowerBound < $1.span.lowerBound }
    guard parts.contains(where: { !$0.found.isLeftOut }) else { return nil }
    return Reading(parts: parts, bound: kept.reduce(0) { $0 + scan.heat.values($1.range) })
  }

  static let mostTokens = 90
}
