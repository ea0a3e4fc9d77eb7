/// Some rows of a table under a title of their own.
package struct TableSection: Hashable, Sendable {
  /// The line above the rows.
  package var title: String
  /// Which of the table's rows; those the table does not have are not shown.
  package var rows: Range<Int>
  /// What the title is tinted with; a heading's own where there is none.
  package var tint: Tint?

  /// Some rows under a title.
  package init(title: String, rows: Range<Int>, tint: Tint? = nil) {
    (self.title, self.rows, self.tint) = (title, rows, tint)
  }
}

extension Table {
  /// The sections one after the other, each under its title, an empty line between two. Columns are
  /// fitted to all rows once, so they stand under each other in every section; they have no header.
  func lines(in sections: [TableSection], width: Int, style: Style) -> [String] {
    guard !columns.isEmpty else { return [] }
    let width = max(8, width)
    let cells = completeRows
    let fit = fitting(cells, width: width)
    var lines: [String] = []
    for section in sections {
      if !lines.isEmpty { lines.append("") }
      lines += wrapped(section.title, width: width).map { style.tinted($0, section.tint ?? .heading) }
      let rows = Array(cells[section.rows.clamped(to: cells.indices)])
      if let fit {
        lines += rows.flatMap(TableGrid(columns: columns, fit: fit, style: style).lines)
      } else {
        lines += stacked(rows, width: width, style: style)
      }
    }
    return lines
  }
}
