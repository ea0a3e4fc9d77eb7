/// A piece of a reply before it is laid out: what is said, not yet where its lines break.
package enum Block: Hashable, Sendable {
  /// Running text: its first line after `indent` spaces, the others after `hanging` ones.
  case paragraph([Span], indent: Int, hanging: Int)
  /// A table, all of it moved right by `indent` columns.
  case table(Table, indent: Int)
  /// One table cut into titled sections, its columns the same in all of them.
  case sections(Table, [TableSection])
  /// An empty line; never two in a row, never the first or last line.
  case gap

  /// A paragraph in one tint.
  package static func say(_ text: String, _ tint: Tint? = nil) -> Block {
    .paragraph([Span(text, tint)], indent: 0, hanging: 0)
  }

  /// A paragraph beside the matter, dimmed.
  package static func note(_ text: String) -> Block { say(text, .dim) }

  /// A title on a line of its own.
  package static func heading(_ text: String) -> Block { say(text, .heading) }

  /// An item of a list, two columns in: its mark, then the spans, further lines under the first
  /// letter. The mark brings its own space: `"• "`.
  package static func item(_ mark: String, _ spans: [Span]) -> Block {
    .paragraph([Span(unbroken(mark))] + spans, indent: 2, hanging: 2 + displayWidth(mark))
  }

  /// Whether it fills part of a page and wants room around it: everything but a paragraph.
  package var isPage: Bool { if case .paragraph = self { false } else { true } }

  /// The block's own lines; none for a gap.
  fileprivate func lines(width: Int, style: Style) -> [String] {
    switch self {
    case .gap: []
    case .paragraph(let spans, let indent, let hanging):
      wrapped(spans, width: width, indent: indent, hanging: hanging, style: style)
    case .sections(let table, let sections): table.lines(in: sections, width: width, style: style)
    case .table(let table, let indent):
      table.lines(width: width - indent, style: style).map { $0.isEmpty ? $0 : spaces(indent) + $0 }
    }
  }
}

extension [Block] {
  /// Nothing for an empty text, else the paragraph.
  package static func say(_ text: String, _ tint: Tint? = nil) -> [Block] {
    text.isEmpty ? [] : [.say(text, tint)]
  }

  /// The blocks in lines of at most `width` columns, none of them ending in a space. A width that a
  /// paragraph or table can't have counts as the smallest it can.
  package func lines(width: Int, style: Style) -> [String] {
    var lines: [String] = []
    var isGapDue = false
    for block in self {
      if block == .gap {
        isGapDue = !lines.isEmpty
        continue
      }
      let next = block.lines(width: width, style: style)
      if isGapDue, !next.isEmpty {
        lines.append("")
        isGapDue = false
      }
      lines += next
    }
    return lines
  }

  /// Whether one of the blocks fills part of a page, so that what stands beside it wants a gap.
  package var isPage: Bool { contains(where: \.isPage) }
}
