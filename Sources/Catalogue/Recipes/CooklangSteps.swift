import Values

/// A piece of a step as Cooklang marks it up.
enum CooklangItem: Hashable, Sendable {
  case text(String)
  /// `@name{amount%unit}(preparation)`
  case ingredient(name: String, amount: String, unit: String, preparation: String)
  /// `#name{}`
  case cookware(String)
  /// `~name{amount%unit}`
  case timer(amount: String, unit: String)
}

/// Reads the steps of a Cooklang body: paragraphs parted by blank lines, comments taken out.
/// `firstLine` is the file's line of the body's first. Notes (`>`) and section titles (`=`) are no
/// steps. A mark that never closes is reported and stays text. Source: the Cooklang specification.
func readSteps(_ body: String, file: String, firstLine: Int) -> Parsed<[[CooklangItem]]> {
  var parsed = Parsed<[[CooklangItem]]>([])
  var paragraph: [Character] = []
  var start = firstLine
  func finish() {
    if paragraph.contains(where: { !$0.isWhitespace }) {
      var scanner = CooklangScanner(paragraph, file: file, line: start)
      parsed.value.append(scanner.items())
      parsed.problems += scanner.problems
    }
    paragraph = []
  }
  for (offset, line) in withoutComments(body).split(separator: "\n", omittingEmptySubsequences: false)
    .enumerated()
  {
    let isBlank = line.allSatisfy(\.isWhitespace)
    if isBlank || line.hasPrefix(">") || line.hasPrefix("=") {
      finish()
      continue
    }
    if paragraph.isEmpty { start = firstLine + offset } else { paragraph.append("\n") }
    paragraph += line
  }
  finish()
  return parsed
}

/// The text without `-- to the end of the line` and `[- anything -]`; line ends stay, so that
/// problems name the right line. A comment that never closes runs to the end.
private func withoutComments(_ text: String) -> String {
  var result = ""
  var rest = text.replacingCarriageReturns()[...]
  while let next = rest.firstIndex(where: { $0 == "-" || $0 == "[" }) {
    result += rest[..<next]
    rest = rest[next...]
    if rest.hasPrefix("--") {
      rest = rest.firstIndex(of: "\n").map { rest[$0...] } ?? ""
    } else if rest.hasPrefix("[-") {
      let (inside, after) = split(rest.dropFirst(2), at: "-]")
      result += inside.filter { $0 == "\n" }
      rest = after
    } else {
      result.append(rest.removeFirst())
    }
  }
  return result + rest
}

/// What stands before the mark and what after; all and nothing without the mark.
private func split(_ text: Substring, at mark: String) -> (Substring, Substring) {
  var rest = text
  while !rest.isEmpty {
    if rest.hasPrefix(mark) { return (text[..<rest.startIndex], rest.dropFirst(mark.count)) }
    rest = rest.dropFirst()
  }
  return (text, "")
}

extension String {
  /// CRLF becomes LF.
  func replacingCarriageReturns() -> String {
    utf8.contains(UInt8(ascii: "\r")) ? String(map { $0 == "\r\n" ? "\n" : $0 }) : self
  }
}
