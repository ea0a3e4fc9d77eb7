/// One cell of a table: its text and what it is for.
package struct TableCell: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Wrapped or clipped to its column; line breaks in it are kept.
  package var text: String
  /// Nil for text as the terminal shows it.
  package var tint: Tint?

  /// A cell of one tint.
  package init(_ text: String, _ tint: Tint? = nil) { (self.text, self.tint) = (text, tint) }

  /// A cell without a tint.
  package init(stringLiteral text: String) { self.init(text) }
}

/// One column of a table. Numbers are aligned right and never narrowed; text is aligned left.
package struct TableColumn: Hashable, Sendable {
  /// What to do with a text wider than its column.
  package enum Overflow: Hashable, Sendable {
    /// Further lines: nothing is lost.
    case wrap
    /// "…": for text that stands whole elsewhere.
    case clip
  }

  /// Written above the column; empty for none.
  package var title: String
  /// Text is aligned left, numbers right.
  package var alignment: Alignment
  /// The lowest is dropped first when the width is short, the rightmost of equals; the first of the
  /// highest leads a stacked row.
  package var priority: Int
  /// A text column is not narrowed below this; its own need may be less.
  package var minWidth: Int
  /// A text column is not made wider than this; nil for no limit.
  package var maxWidth: Int?
  /// Wrapped unless said otherwise.
  package var overflow: Overflow
  /// Written before the value in a stacked row, which has no header; empty for values that speak for
  /// themselves ("25 min").
  package var label: String

  /// A column that wraps, of the lowest priority and without a limit unless said otherwise.
  package init(
    _ title: String, _ alignment: Alignment = .left, priority: Int = 0, minWidth: Int = 10,
    maxWidth: Int? = nil, overflow: Overflow = .wrap, label: String = ""
  ) {
    (self.title, self.alignment, self.priority, self.minWidth) = (title, alignment, priority, minWidth)
    (self.maxWidth, self.overflow, self.label) = (maxWidth, overflow, label)
  }
}

/// Rows under a header, fitted to the width of the terminal.
package struct Table: Hashable, Sendable {
  /// From left to right.
  package var columns: [TableColumn]
  /// A row with too few cells ends in blanks; cells past the columns are not shown.
  package var rows: [[TableCell]]

  /// A table of these rows under these columns.
  package init(columns: [TableColumn], rows: [[TableCell]]) { (self.columns, self.rows) = (columns, rows) }

  /// The table in lines of at most `width` columns, without spaces at their ends.
  ///
  /// Too wide, it first narrows the widest text column, again and again; then, from `stacksBelow`
  /// columns up, it drops the columns of the lowest priority; below that it folds each row: the
  /// leading text on one line, the other values under it. Titles are underlined with "─"; a table
  /// without titles has no header, one without rows no lines. A width below 8 counts as 8.
  package func lines(width: Int, style: Style = .plain) -> [String] {
    guard !rows.isEmpty, !columns.isEmpty else { return [] }
    let width = max(8, width)
    let cells = completeRows
    guard let fit = fitting(cells, width: width) else { return stacked(cells, width: width, style: style) }
    let grid = TableGrid(columns: columns, fit: fit, style: style)
    return grid.header() + cells.flatMap(grid.lines)
  }

  /// The rows with a cell for every column and no more.
  var completeRows: [[TableCell]] {
    rows.map { row in columns.indices.map { $0 < row.count ? row[$0] : TableCell("") } }
  }

  /// Narrower terminals fold rows instead of dropping columns.
  package static let stacksBelow = 50
  /// Columns between two columns.
  static let gap = 2
}

/// Puts pieces at columns of one line; spaces only where something follows.
struct LineBuilder {
  private(set) var text = ""
  private var column = 0

  mutating func put(_ piece: String, _ tint: Tint?, at start: Int, _ style: Style) {
    guard !piece.isEmpty else { return }
    text += spaces(start - column) + style.tinted(piece, tint)
    column = max(column, start) + displayWidth(piece)
  }
}
