/// The elements and texts of a page, in a few arrays: a page has thousands of them, and memory of its own for each
/// would take longer than everything else.
final class PageTree {
  struct Node {
    /// Into `names`; -1 for a text.
    var name: Int32
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var next: Int32 = -1
    /// Of an element its attributes, of a text its bytes.
    var start: Int32
    var end: Int32
  }

  struct Attribute {
    var name: Int32
    /// Its value's bytes.
    var start: Int32
    var end: Int32
  }

  struct Name {
    var text: String
    var role: TextRole
  }

  let nodes: [Node]
  let attributes: [Attribute]
  let names: [Name]
  private let bytes: [UInt8]

  init(nodes: [Node], attributes: [Attribute], names: [Name], bytes: [UInt8]) {
    (self.nodes, self.attributes, self.names, self.bytes) = (nodes, attributes, names, bytes)
  }

  func text(_ start: Int32, _ end: Int32) -> String {
    bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[Int(start)..<Int(end)]), as: UTF8.self)
    }
  }
}

/// An element or a piece of text of a tree; valid only while the tree is, which `withPageTree` sees to.
struct PageNode {
  private unowned(unsafe) let tree: PageTree
  private let index: Int32

  init(_ tree: PageTree, _ index: Int32) { (self.tree, self.index) = (tree, index) }

  private var node: PageTree.Node { tree.nodes[Int(index)] }

  var isElement: Bool { node.name >= 0 }

  /// Text, or the raw text of a script.
  var isText: Bool { node.name < 0 }

  /// The element's name in lower case; empty for a text.
  var name: String {
    let node = node
    return node.name < 0 ? "" : tree.names[Int(node.name)].text
  }

  /// How the element's text stands on the page.
  var role: TextRole {
    let node = node
    return node.name < 0 ? .inline : tree.names[Int(node.name)].role
  }

  /// The characters of a text; empty for an element.
  var content: String {
    let node = node
    return node.name < 0 ? tree.text(node.start, node.end) : ""
  }

  var firstChild: PageNode? { at(node.firstChild) }
  var next: PageNode? { at(node.next) }

  private func at(_ index: Int32) -> PageNode? { index < 0 ? nil : PageNode(tree, index) }

  func eachChild(_ body: (PageNode) -> Void) {
    var child = firstChild
    while let current = child {
      body(current)
      child = current.next
    }
  }

  /// Nil where the element has no such attribute; its name is in lower case.
  func attribute(_ name: String) -> String? {
    var found: String?
    eachAttribute { if found == nil, $0 == name { found = $1() } }
    return found
  }

  /// Every attribute by its name; the value is made only where it is asked for.
  func eachAttribute(_ body: (String, () -> String) -> Void) {
    let node = node
    guard node.name >= 0 else { return }
    for at in node.start..<node.end {
      let attribute = tree.attributes[Int(at)]
      body(tree.names[Int(attribute.name)].text) { tree.text(attribute.start, attribute.end) }
    }
  }

  /// The words of the class attribute.
  var classes: [Substring] { attribute("class")?.split { $0 == " " || $0 == "\n" || $0 == "\t" } ?? [] }
}
