import Kitchen
import Values

/// Plain text: a title, sections underlined, a box before each line.
func plainFile(of list: WrittenList) -> String {
  func underlined(_ text: String, _ mark: String) -> [String] {
    [text, String(repeating: mark, count: max(3, text.count))]
  }
  var lines = underlined(cleaned(list.title), "=")
  for part in sections(of: list) {
    lines += [""] + underlined(SectionNames.heading(of: part.section), "-")
    lines += part.lines.map { line in
      LineText(escaped: ["\\"], front: "\(line.mark.box) ").line(
        line, amounts: shortAmounts(line.amounts))
    }
  }
  return lines.joined(separator: "\n") + "\n"
}

/// A Markdown checklist: GitHub's task lists, which most note apps know too. Source: GitHub Flavored Markdown, 5.3.
func markdownFile(of list: WrittenList) -> String {
  let special: Set<Character> = [
    "\\", "`", "*", "_", "[", "]", "<", ">", "#", "~", "|", "&", "$",
  ]
  var lines = ["# \(title(list.title, escaping: special))"]
  for part in sections(of: list) {
    lines += [
      "", "## \(title(SectionNames.heading(of: part.section), escaping: special.subtracting(["&"])))", "",
    ]
    lines += part.lines.map { line in
      LineText(escaped: special, front: "- \(line.mark.box) ")
        .line(line, amounts: shortAmounts(line.amounts))
    }
  }
  return lines.joined(separator: "\n") + "\n"
}

/// A line of todo.txt for each: done ones begin with "x", the section is a context. Source: todo.txt format, rules 1–3.
func todoFile(of list: WrittenList) -> String {
  let lines = sections(of: list).flatMap { part in
    part.lines.map { line in
      var written = line
      written.section = part.section
      return LineText(
        escaped: ["\\"], front: line.mark == .bought ? "x " : "",
        back: " @\(cleaned(part.section.rawValue))" + (line.mark == .out ? " status:out" : "")
      ).line(written, amounts: shortAmounts(line.amounts))
    }
  }
  return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
}

private func title(_ text: String, escaping special: Set<Character>) -> String {
  cleaned(text).reduce(into: "") { $0 += special.contains($1) ? "\\\($1)" : String($1) }
}
