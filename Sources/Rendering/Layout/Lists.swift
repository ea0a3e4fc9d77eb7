/// Items behind "•", each wrapped under its own first letter; lines of at most `width` columns, from
/// 8 columns up.
package func bulleted(_ items: [String], width: Int, indent: Int = 2) -> [String] {
  items.flatMap { item(marker: "• ", $0, width: width, indent: indent) }
}

/// Items behind their numbers, which stand right-aligned, two spaces before the text; lines of at most
/// `width` columns, from 8 columns up. The first item has number `first`.
package func numbered(
  _ items: [String], width: Int, indent: Int = 2, first: Int = 1
) -> [String] {
  let digits = max(String(first).count, String(first + items.count - 1).count)
  return items.enumerated().flatMap { index, text in
    let number = padded(String(first + index), to: digits, alignment: .right)
    return item(marker: number + "  ", text, width: width, indent: indent)
  }
}

/// One item: the marker before its first line. The indent gives way when less than half the width
/// would be left for the text.
private func item(marker: String, _ text: String, width: Int, indent: Int) -> [String] {
  let markerWidth = displayWidth(marker)
  let indent = min(max(0, indent), max(0, width / 2 - markerWidth))
  let lead = indent + markerWidth
  return wrapped(text, width: width - lead).enumerated().map { index, line in
    let start = index == 0 ? spaces(indent) + marker : spaces(lead)
    return trimmed(start + line)
  }
}

/// The line without spaces at its end.
func trimmed(_ line: String) -> String {
  var line = line
  while line.last == " " { line.removeLast() }
  return line
}
