/// A stretch of a paragraph in one tint.
package struct Span: Hashable, Sendable {
  /// May hold line breaks.
  package var text: String
  /// Nil for text as the terminal shows it.
  package var tint: Tint?

  /// A stretch of text; without a tint unless one is given.
  package init(_ text: String, _ tint: Tint? = nil) { (self.text, self.tint) = (text, tint) }
}

/// The paragraph in lines of at most `width` columns. Wrapped first and tinted after, so that colour
/// never moves a letter.
package func wrapped(_ spans: [Span], width: Int, indent: Int, hanging: Int, style: Style) -> [String] {
  let text = spans.map(\.text).joined()
  let lines = wrapped(text, width: width, indent: indent, hanging: hanging)
  return style == .plain ? lines : tinted(lines, by: spans, style)
}

/// Wrapping changes only spaces and control characters, so letters keep their order.
private func tinted(_ lines: [String], by spans: [Span], _ style: Style) -> [String] {
  let tints = spans.flatMap { span in
    printableLines(span.text).joined().filter { !$0.isWhitespace }.map { _ in span.tint }
  }
  var next = 0
  return lines.map { line in
    var result = ""
    var run = ""
    var runTint: Tint?
    var pending = ""
    for character in line {
      if character == " " {
        pending.append(character)
        continue
      }
      let tint = next < tints.count ? tints[next] : nil
      next += 1
      if tint == runTint, !run.isEmpty {
        run += pending
      } else {
        result += style.tinted(run, runTint) + pending
        (run, runTint) = ("", tint)
      }
      pending = ""
      run.append(character)
    }
    return result + style.tinted(run, runTint)
  }
}
