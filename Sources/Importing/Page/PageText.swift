/// How an element's text stands on the page.
enum TextRole {
  case inline, block, dropped

  init(ofElement name: String) {
    self = droppedElements.contains(name) ? .dropped : blockElements.contains(name) ? .block : .inline
  }
}

/// Elements that stand on lines of their own. Source: HTML Living Standard, Rendering, flow content.
private let blockElements: Set<String> = [
  "p", "div", "li", "ul", "ol", "br", "tr", "table", "tbody", "thead", "section", "article", "header",
  "footer", "main",
  "h1", "h2", "h3", "h4", "h5", "h6", "dl", "dt", "dd", "blockquote", "pre", "hr", "form", "fieldset",
  "figure",
  "figcaption", "aside", "nav", "address", "html", "body", "summary", "details", "caption",
]
private let droppedElements: Set<String> = [
  "script", "style", "noscript", "template", "svg", "button", "iframe", "select", "head", "object", "canvas",
  "audio",
  "video", "input", "textarea",
]

extension PageNode {
  /// Whether it is there for other eyes than the reader's: for screen readers, or not at all.
  var isUnseen: Bool {
    var unseen = false
    eachAttribute { name, value in
      switch name {
      case "class":
        let classes = value()
        unseen =
          unseen || classes.holds("screen-reader") || classes.holds("sr-only")
          || classes.holds("visually-hidden")
      case "hidden": unseen = true
      case "style":
        let style = value()
        unseen = unseen || style.holds("display:none") || style.holds("display: none")
      default: break
      }
    }
    return unseen
  }

  /// All text inside, as one line.
  var line: String {
    var text = ""
    addText(to: &text)
    return cleanLine(text)
  }

  /// The text inside, line by line as it stands on the page.
  var lines: [String] {
    var text = ""
    addText(to: &text, breaks: "\n")
    return cleanLines(text)
  }

  /// The text inside as it is, markup left out: for scripts.
  var rawText: String {
    var text = ""
    eachChild { if $0.isText { text += $0.content } }
    return text
  }

  private func addText(to text: inout String, breaks: String = " ") {
    // Line ends of the source are blanks on the page.
    if isText { return text += breaks == "\n" ? flat(content) : content }
    guard isElement, !isUnseen else { return }
    switch role {
    case .dropped: return
    case .block:
      text += breaks
      eachChild { $0.addText(to: &text, breaks: breaks) }
      text += breaks
    case .inline:
      let isCell = name == "td" || name == "th"
      if isCell { text += " " }
      eachChild { $0.addText(to: &text, breaks: breaks) }
      if isCell { text += " " }
    }
  }

  /// The text of one cell or list item is one line, whatever blocks are in it.
  private func flat(_ text: String) -> String {
    text.utf8.contains(0x0A) || text.utf8.contains(0x0D)
      ? String(text.map { $0.isNewline ? " " : $0 }) : text
  }
}

/// The lines of a text that may have markup and entities in it, as descriptions, ingredients and steps have.
func markupLines(_ text: String) -> [String] {
  let decoded = decodeEntities(text)
  guard hasMarkup(decoded) else { return cleanLines(decoded) }
  // Line ends count beside markup of phrases, and are blanks beside markup of blocks.
  let marked = hasBlockMarkup(decoded) ? decoded : String(decoded.map { $0.isNewline ? "\u{2028}" : $0 })
  return withPageTree(Array(marked.utf8), ImportLimits()) { root, _ in root.lines } ?? []
}

/// The same as one line.
func markupLine(_ text: String) -> String { markupLines(text).joined(separator: " ") }

/// Whether a "<" begins a tag.
private func hasMarkup(_ text: String) -> Bool {
  var rest = Substring(text).utf8
  while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
    rest = rest[rest.index(after: open)...]
    guard let next = rest.first else { return false }
    if next == UInt8(ascii: "/") || next == UInt8(ascii: "!") { return true }
    if next | 0x20 >= UInt8(ascii: "a"), next | 0x20 <= UInt8(ascii: "z"), rest.contains(UInt8(ascii: ">")) {
      return true
    }
  }
  return false
}

private func hasBlockMarkup(_ text: String) -> Bool {
  let text = text.lowercased()
  return text.holds("<p") || text.holds("<li") || text.holds("<br") || text.holds("<div") || text.holds("<h")
    || text.holds("<tr")
}
