/// A plain text or Markdown as lines with their marks: headings by "#", by a line under them, by stars around them;
/// items by bullets. Numbers stay with their lines.
func outline(ofText text: String) -> [OutlineLine] {
  let raw = cleanLines(text, keepsLines: true)
  var lines: [OutlineLine] = []
  var isAfterBlank = true
  for line in raw {
    if line.isEmpty {
      isAfterBlank = true
      continue
    }
    if isRule(line) {
      // Under a line of text it makes that a heading, else it only parts.
      if !isAfterBlank, let last = lines.last, last.kind == .text, last.text.count <= 80,
        line.first == "=" || line.first == "-"
      {
        lines[lines.count - 1].kind = .heading(level: line.first == "=" ? 1 : 2)
      }
      isAfterBlank = true
      continue
    }
    lines.append(outlineLine(line, isAfterBlank))
    isAfterBlank = false
  }
  return lines
}

private func isRule(_ line: String) -> Bool {
  line.count >= 3 && Set(line.filter { $0 != " " }).count == 1 && "=-_*~#+".contains(line.first ?? " ")
}

private func outlineLine(_ line: String, _ isAfterBlank: Bool) -> OutlineLine {
  let signs = line.prefix { $0 == "#" }
  if (1...6).contains(signs.count), line.dropFirst(signs.count).first == " " {
    let text = withoutEmphasis(line.dropFirst(signs.count).trimmed(of: "# "))
    return OutlineLine(kind: .heading(level: signs.count), text: text, isAfterBlank: isAfterBlank)
  }
  for mark in ["**", "__"] where line.hasPrefix(mark) && line.count > 4 {
    let inside = line.dropFirst(2).trimmed(of: ": ")
    if inside.hasSuffix(mark), !inside.dropLast(2).contains(mark) {
      return OutlineLine(
        kind: .heading(level: 7), text: inside.dropLast(2).trimmed(of: ": "), isAfterBlank: isAfterBlank)
    }
  }
  if line.first == "[", line.hasSuffix("]"), !line.hasPrefix("[ ]"), !line.hasPrefix("[x]") {
    return OutlineLine(
      kind: .heading(level: 7), text: line.dropFirst().dropLast().trimmed, isAfterBlank: isAfterBlank)
  }
  let bare = withoutBullet(line)
  let text = withoutEmphasis(bare)
  return OutlineLine(kind: bare.count < line.count ? .item : .text, text: text, isAfterBlank: isAfterBlank)
}

/// Without stars around words, as Markdown has them; "2 * 3" keeps its star.
private func withoutEmphasis(_ line: String) -> String {
  guard line.contains("**") || line.contains("__") else { return line }
  return line.replacing("**", with: "").replacing("__", with: "")
}
