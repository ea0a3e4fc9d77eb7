import CHTML

/// Elements that are open, kept or not, at which the parser is stopped: its time grows with their square.
private let hopelessDepth = 5_000

/// libxml2 is made ready once, before any thread parses.
private let isReady: Void = chtml_prepare()

/// What the building of a tree stopped at.
struct TreeBounds: Hashable {
  var wasTooDeep = false
  var hadTooMany = false
}

/// Parses HTML in UTF-8 and hands over its tree, which is gone when `body` returns; nil where there is no element.
/// Elements deeper than the limits are left out and their text kept; beyond the number of elements nothing is read.
func withPageTree<Result>(
  _ bytes: [UInt8], _ limits: ImportLimits, _ body: (PageNode, TreeBounds) -> Result
) -> Result? {
  _ = isReady
  guard !bytes.isEmpty, bytes.count <= Int(Int32.max) else { return nil }
  var builder = TreeBuilder(limits, capacity: bytes.count)
  var listener = listener
  let isParsed = bytes.withUnsafeBufferPointer { buffer in
    buffer.withMemoryRebound(to: CChar.self) { text in
      withUnsafeMutablePointer(to: &builder) {
        chtml_parse(text.baseAddress, Int32(text.count), &listener, $0) != 0
      }
    }
  }
  guard isParsed else { return nil }
  let (tree, bounds) = (builder.finished(), builder.bounds)
  guard !tree.nodes.isEmpty, tree.nodes[0].firstChild >= 0 else { return nil }
  return withExtendedLifetime(tree) { body(PageNode(tree, 0), bounds) }
}

/// What the parser tells goes to the builder that is its context.
private let listener = chtml_listener(
  open: { context, name, attributes in
    guard let builder = builder(of: context), let name else { return 1 }
    return builder.pointee.open(name, attributes) ? 1 : 0
  },
  close: { context in builder(of: context)?.pointee.close() },
  text: { context, text, length in builder(of: context)?.pointee.add(text, length) })

private func builder(of context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<TreeBuilder>? {
  context?.assumingMemoryBound(to: TreeBuilder.self)
}

/// Attributes that something is read from; the others are not kept.
private let keptAttributes: Set<String> = [
  "class", "id", "itemprop", "itemscope", "itemtype", "typeof", "property", "rel", "href", "src", "srcset",
  "data-src",
  "data-lazy-src", "data-original", "content", "datetime", "title", "name", "type", "lang", "xml:lang",
  "hidden", "style",
  "qty", "unit", "author", "elapsed",
]

private struct TreeBuilder {
  private(set) var bounds = TreeBounds()
  private let deepest: Int
  private let most: Int
  /// The root that holds what stands beside `<html>` too.
  private var nodes: [PageTree.Node]
  private var attributes: [PageTree.Attribute] = []
  private var names: [PageTree.Name] = []
  private var kept: [Bool] = []
  /// The parser has each name once in memory.
  private var known: [UInt: Int32] = [:]
  private var bytes: [UInt8] = []
  /// Elements that are open.
  private var path: [Int32] = [0]
  private var elements = 0
  /// Open elements that were left out.
  private var skipped = 0
  /// Whether the text of the open element is wanted: styles and scripts that are no data are not.
  private var dropsText = false

  init(_ limits: ImportLimits, capacity: Int) {
    (deepest, most) = (limits.pageDepth, limits.pageElements)
    names = [PageTree.Name(text: "#page", role: .block)]
    kept = [false]
    nodes = [PageTree.Node(name: 0, start: 0, end: 0)]
    nodes.reserveCapacity(min(capacity / 24, 100_000))
    bytes.reserveCapacity(min(capacity, 1 << 20))
  }

  func finished() -> PageTree { PageTree(nodes: nodes, attributes: attributes, names: names, bytes: bytes) }

  /// How long a text is that ends with a zero.
  private func strlen(_ text: UnsafePointer<UInt8>) -> Int {
    var end = text
    while end.pointee != 0 { end += 1 }
    return end - text
  }

  private mutating func index(of name: UnsafePointer<UInt8>) -> Int32 {
    let key = UInt(bitPattern: name)
    if let found = known[key] { return found }
    let text = String(cString: name)
    names.append(PageTree.Name(text: text, role: TextRole(ofElement: text)))
    kept.append(keptAttributes.contains(text))
    known[key] = Int32(names.count - 1)
    return Int32(names.count - 1)
  }

  /// False where the parser is to stop.
  mutating func open(
    _ name: UnsafePointer<UInt8>, _ given: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) -> Bool {
    elements += 1
    guard elements <= most else {
      bounds.hadTooMany = true
      skipped += 1
      return false
    }
    guard skipped == 0, path.count < deepest else {
      skipped += 1
      bounds.wasTooDeep = true
      return skipped <= hopelessDepth
    }
    let tag = index(of: name)
    let start = Int32(attributes.count)
    take(given)
    append(PageTree.Node(name: tag, start: start, end: Int32(attributes.count)))
    path.append(Int32(nodes.count - 1))
    let text = names[Int(tag)].text
    dropsText = text == "style" || text == "script" && !isData(from: Int(start))
    return true
  }

  private mutating func take(_ given: UnsafeMutablePointer<UnsafePointer<UInt8>?>?) {
    guard var pair = given else { return }
    while let name = pair[0] {
      let tag = index(of: name)
      if kept[Int(tag)] {
        let start = Int32(bytes.count)
        if let value = pair[1] {
          bytes.append(contentsOf: UnsafeBufferPointer(start: value, count: strlen(value)))
        }
        attributes.append(PageTree.Attribute(name: tag, start: start, end: Int32(bytes.count)))
      }
      pair += 2
    }
  }

  /// Whether a script says that it is JSON.
  private func isData(from start: Int) -> Bool {
    attributes[start...].contains { attribute in
      names[Int(attribute.name)].text == "type"
        && String(decoding: bytes[Int(attribute.start)..<Int(attribute.end)], as: UTF8.self).lowercased()
          .holds("json")
    }
  }

  private mutating func append(_ node: PageTree.Node) {
    let parent = Int(path.last ?? 0)
    let index = Int32(nodes.count)
    let last = nodes[parent].lastChild
    if last < 0 { nodes[parent].firstChild = index } else { nodes[Int(last)].next = index }
    nodes[parent].lastChild = index
    nodes.append(node)
  }

  mutating func close() {
    dropsText = false
    if skipped > 0 { skipped -= 1 } else if path.count > 1 { path.removeLast() }
  }

  mutating func add(_ text: UnsafePointer<UInt8>?, _ length: Int32) {
    guard let text, length > 0, !dropsText, !bounds.hadTooMany else { return }
    let start = Int32(bytes.count)
    bytes.append(contentsOf: UnsafeBufferPointer(start: text, count: Int(length)))
    let last = Int(nodes[Int(path.last ?? 0)].lastChild)
    // The parser hands a long text over in pieces.
    if last >= 0, nodes[last].name < 0, nodes[last].end == start {
      nodes[last].end = Int32(bytes.count)
    } else {
      append(PageTree.Node(name: -1, start: start, end: Int32(bytes.count)))
    }
  }
}
