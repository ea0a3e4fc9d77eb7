import Kitchen
import Values

/// The columns of a list as comma-separated values, in the order written.
enum ListColumn: String, CaseIterable {
  case section, item, amount, note, status, buy, cost, unit

  static let written: [ListColumn] = [.section, .item, .amount, .note, .status, .buy, .cost]

  /// By the column's title, in any case; nil for any other title.
  init?(title: String) {
    let words = title.lowercased().split { " -_\u{FEFF}\t".contains($0) }.joined(separator: " ")
    guard let column = Self.allCases.first(where: { $0.titles.contains(words) }) else { return nil }
    self = column
  }

  private var titles: Set<String> {
    switch self {
    case .section: ["section", "aisle", "department", "category"]
    case .item: ["item", "items", "name", "product", "food", "ingredient", "item name", "product name"]
    case .amount: ["amount", "quantity", "qty", "how much", "count"]
    case .unit: ["unit", "units", "measure", "uom"]
    case .note: ["note", "notes", "comment", "comments", "remark"]
    case .status: ["status", "done", "ticked", "checked", "bought", "in cart", "state"]
    case .buy: ["buy"]
    case .cost: ["cost"]
    }
  }
}

/// Comma-separated values; a cell that a spreadsheet would take for a formula stands behind an
/// apostrophe. Source: RFC 4180; OWASP, "CSV Injection".
func csvFile(of list: WrittenList) -> String {
  var rows = [ListColumn.written.map(\.rawValue)]
  for part in sections(of: list) {
    rows += part.lines.map { line in
      [
        SectionNames.heading(of: part.section), line.name, ExactAmounts.cell(shortAmounts(line.amounts)),
        line.note ?? "",
        line.mark.map(\.rawValue) ?? "", line.buy ?? "", line.cost?.text ?? "",
      ]
    }
  }
  return rows.map { $0.map(cell).joined(separator: ",") + "\n" }.joined()
}

/// What begins a cell that is written behind an apostrophe, and so loses one when it is read.
let formulaMarks: Set<Character> = ["=", "+", "-", "@", "'", "\t", "\r"]

private func cell(_ text: String) -> String {
  var text = cleaned(text)
  if let first = text.first, formulaMarks.contains(first) { text = "'" + text }
  guard text.contains(where: { ",\"\n\r;".contains($0) }) else { return text }
  return "\"" + text.replacing("\"", with: "\"\"") + "\""
}
