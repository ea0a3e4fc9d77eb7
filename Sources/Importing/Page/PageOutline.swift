/// The lines of an element as a reader sees them: headings, list items and rows, paragraphs. Blocks inside of an item
/// are one line with it.
func outline(of node: PageNode, leavingOut isLeftOut: (PageNode) -> Bool = { _ in false }) -> [OutlineLine] {
  var writer = OutlineWriter()
  writer.write(node, isLeftOut)
  writer.flush(.text)
  return writer.lines
}

private struct OutlineWriter {
  var lines: [OutlineLine] = []
  private var text = ""
  /// Characters of the line that are bold, and all that are no blanks.
  private var bold = 0
  private var seen = 0
  private var boldDepth = 0
  private var itemDepth = 0

  mutating func flush(_ kind: OutlineLine.Kind) {
    defer { (text, bold, seen) = ("", 0, 0) }
    let line = cleanLine(text)
    guard !line.isEmpty else { return }
    let isBold = kind == .text && bold == seen && line.count <= 80 && !line.hasSuffix(".")
    lines.append(OutlineLine(kind: isBold ? .heading(level: 7) : kind, text: line))
  }

  mutating func write(_ node: PageNode, _ isLeftOut: (PageNode) -> Bool) {
    if node.isText {
      let content = node.content
      text += content
      let count = content.unicodeScalars.reduce(0) { $0 + ($1.isBlank || $1 == ":" ? 0 : 1) }
      seen += count
      if boldDepth > 0 { bold += count }
      return
    }
    guard node.isElement, node.role != .dropped, !node.isUnseen, !isLeftOut(node) else { return }
    switch node.name {
    case "h1", "h2", "h3", "h4", "h5", "h6": heading(node, isLeftOut)
    case "li", "tr": item(node, isLeftOut)
    case "b", "strong":
      boldDepth += 1
      inside(node, isLeftOut)
      boldDepth -= 1
    case "td", "th":
      text += " "
      inside(node, isLeftOut)
      text += " "
    case "dt":
      breakLine()
      inside(node, isLeftOut)
      if !text.trimmed.isEmpty, !text.trimmed.hasSuffix(":") { text += ": " }
    case "dd":
      inside(node, isLeftOut)
      flush(.text)
    default:
      let isBlock = node.role == .block
      if isBlock { breakLine() }
      inside(node, isLeftOut)
      if isBlock { breakLine() }
    }
  }

  private mutating func inside(_ node: PageNode, _ isLeftOut: (PageNode) -> Bool) {
    var child = node.firstChild
    while let current = child {
      write(current, isLeftOut)
      child = current.next
    }
  }

  private mutating func heading(_ node: PageNode, _ isLeftOut: (PageNode) -> Bool) {
    if itemDepth > 0 {
      // A heading inside of an item ("Step 1") is part of its line.
      text += " "
      inside(node, isLeftOut)
      text += " "
      return
    }
    flush(.text)
    inside(node, isLeftOut)
    flush(.heading(level: Int(String(node.name.dropFirst())) ?? 6))
  }

  private mutating func item(_ node: PageNode, _ isLeftOut: (PageNode) -> Bool) {
    flush(itemDepth > 0 ? .item : .text)
    itemDepth += 1
    inside(node, isLeftOut)
    itemDepth -= 1
    flush(.item)
  }

  private mutating func breakLine() {
    if itemDepth > 0 { text += " " } else { flush(.text) }
  }
}
