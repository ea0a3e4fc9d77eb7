import CYaml

/// Counts what a YAML text holds, and what its aliases would unfold to, in keys and values alike, before
/// anybody unfolds them: takes time by the length of the text alone. Throws when a bound is crossed. A text
/// that is no YAML passes here: whoever reads it says what is wrong with it.
package func checkYAML(_ text: String, _ bounds: YAMLBounds = YAMLBounds()) throws(YAMLExcess) {
  var text = text
  guard text.utf8.count <= bounds.bytes else { throw .bytes(most: bounds.bytes) }
  let excess = text.withUTF8 { bytes -> YAMLExcess? in
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { return nil }
    defer { yaml_parser_delete(parser) }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    var counter = YAMLCounter(bounds: bounds)
    do throws(YAMLExcess) { while try counter.takeEvent(from: parser) {} } catch { return error }
    return nil
  }
  if let excess { throw excess }
}

/// Counts nodes as they go by; an alias counts as much as what its anchor came to.
private struct YAMLCounter {
  /// How much a node is, with all that is in it.
  struct Size {
    var nodes = 1
    /// 1 for a text, one more for each list or map around it.
    var depth = 1
  }

  let bounds: YAMLBounds
  private var open: [(size: Size, anchor: String?)] = []
  private var anchored: [String: Size] = [:]
  /// What the documents before and after each other come to.
  private var total = Size(nodes: 0, depth: 0)

  init(bounds: YAMLBounds) { self.bounds = bounds }

  /// False at the end of the text, and where it is no YAML.
  mutating func takeEvent(from parser: UnsafeMutablePointer<yaml_parser_t>) throws(YAMLExcess) -> Bool {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { return false }
    defer { yaml_event_delete(&event) }
    let line = event.start_mark.line + 1
    switch event.type {
    case YAML_STREAM_END_EVENT: return false
    case YAML_SCALAR_EVENT: try close(Size(), name(event.data.scalar.anchor), line)
    case YAML_ALIAS_EVENT:
      try close(name(event.data.alias.anchor).flatMap { anchored[$0] } ?? Size(), nil, line)
    case YAML_SEQUENCE_START_EVENT: open.append((Size(), name(event.data.sequence_start.anchor)))
    case YAML_MAPPING_START_EVENT: open.append((Size(), name(event.data.mapping_start.anchor)))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      if let last = open.popLast() { try close(last.size, last.anchor, line) }
    default: break
    }
    guard open.count <= bounds.depth else { throw .depth(line: line, most: bounds.depth) }
    return true
  }

  /// Counts a whole node into what it stands in. No sum is ever more than twice the bound.
  private mutating func close(_ size: Size, _ anchor: String?, _ line: Int) throws(YAMLExcess) {
    if let anchor { anchored[anchor] = size }
    var around = open.last?.size ?? total
    around.nodes += size.nodes
    around.depth = max(around.depth, size.depth + 1)
    guard around.nodes <= bounds.nodes else { throw .nodes(line: line, most: bounds.nodes) }
    guard open.count + size.depth <= bounds.depth + 1 else { throw .depth(line: line, most: bounds.depth) }
    if open.isEmpty { total = around } else { open[open.count - 1].size = around }
  }

  private func name(_ anchor: UnsafeMutablePointer<UInt8>?) -> String? {
    anchor.map { String(cString: $0) }
  }
}
