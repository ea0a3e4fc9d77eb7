package import Kitchen

/// How a shopping list is written to a file. Source: docs/lists.md.
package enum ListFormat: String, CaseIterable, Sendable {
  case text, markdown, todo, csv, json, html

  /// The whole file, ending in a line feed. Nothing in it steers a terminal; a name of the list breaks no form.
  package func file(of list: WrittenList) -> String {
    switch self {
    case .text: plainFile(of: list)
    case .markdown: markdownFile(of: list)
    case .todo: todoFile(of: list)
    case .csv: csvFile(of: list)
    case .json: jsonFile(of: list)
    case .html: htmlFile(of: list)
    }
  }
}

/// The lines of each section, in the order they come.
func sections(of list: WrittenList) -> [(section: ListSection, lines: [WrittenLine])] {
  let known = Dictionary(grouping: list.lines) { $0.section ?? .unknown }
  return known.keys.sorted { ($0.order, $0.rawValue) < ($1.order, $1.rawValue) }
    .map { ($0, known[$0] ?? []) }
}

/// The text on one line, without spaces at its ends: what steers a terminal is written out, as `\u{1b}`.
func cleaned(_ text: String) -> String {
  let spaced = String(
    String.UnicodeScalarView(text.unicodeScalars.map { "\n\r\t".unicodeScalars.contains($0) ? " " : $0 }))
  return inertLine(spaced).trimmingSpaces()
}
