/// Some rows of a table under a title of their own.
struct TablePart: Hashable, Sendable {
  var title: String
  var rows: Range<Int>
}

/// A piece of a reply before it is laid out: what is said, not yet where it breaks.
enum Block: Hashable, Sendable {
  case paragraph([Span], indent: Int, hanging: Int)
  case table(Table, indent: Int)
  /// One table cut into titled parts, its columns the same in all of them.
  case sections(Table, [TablePart])
  /// An empty line; never two in a row, never first or last.
  case gap

  static func say(_ text: String, _ tint: Tint? = nil) -> Block {
    .paragraph([Span(text, tint)], indent: 0, hanging: 0)
  }

  /// A remark beside the matter.
  static func note(_ text: String) -> Block { say(text, .dim) }

  static func heading(_ text: String) -> Block { say(text, .heading) }

  /// An item of a list: its mark, then the spans, further lines under the first letter.
  static func item(_ mark: String, _ spans: [Span]) -> Block {
    .paragraph([Span(unbroken(mark))] + spans, indent: 2, hanging: 2 + displayWidth(mark))
  }
}

extension [Block] {
  /// Nothing for an empty text, else the paragraph.
  static func say(_ text: String, _ tint: Tint? = nil) -> [Block] {
    text.isEmpty ? [] : [.say(text, tint)]
  }

  /// The blocks in lines of at most `width` columns, none of them ending in a space.
  func lines(width: Int, style: Style) -> [String] {
    var lines: [String] = []
    var gap = false
    for block in self {
      let next: [String]
      switch block {
      case .gap:
        gap = !lines.isEmpty
        continue
      case .paragraph(let spans, let indent, let hanging):
        next = wrapped(spans, width: width, indent: indent, hanging: hanging, style: style)
      case .sections(let table, let parts):
        next = table.lines(inParts: parts, width: width, style: style)
      case .table(let table, let indent):
        next = table.lines(width: width - indent, style: style).map {
          $0.isEmpty ? $0 : String(repeating: " ", count: indent) + $0
        }
      }
      if gap, !next.isEmpty {
        lines.append("")
        gap = false
      }
      lines += next
    }
    return lines
  }

  /// Whether it fills part of a page and wants room around it.
  var isPage: Bool {
    contains {
      switch $0 {
      case .table, .sections, .gap: true
      case .paragraph: false
      }
    }
  }
}

extension Table {
  /// The parts one after the other, each under its title, an empty line between two.
  func lines(inParts parts: [TablePart], width: Int, style: Style) -> [String] {
    let fit = fitting(rows, width: width)
    var lines: [String] = []
    for part in parts {
      if !lines.isEmpty { lines.append("") }
      lines += wrapped(part.title, width: width).map { style.tinted($0, .heading) }
      let rows = Array(rows[part.rows])
      if let fit {
        lines += rows.flatMap(TableGrid(columns: columns, fit: fit, style: style).lines)
      } else {
        lines += stacked(rows, width: width, style: style)
      }
    }
    return lines
  }
}
