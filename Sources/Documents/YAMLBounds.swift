/// What a YAML text may be made of: far beyond what people write by hand, and little enough to be read at once.
package struct YAMLBounds: Hashable, Sendable {
  /// UTF-8 bytes of the whole text.
  package var bytes: Int
  /// Lists and maps inside each other, aliases followed.
  package var depth: Int
  /// Texts, lists and maps altogether, each alias counted as all that it stands for.
  package var nodes: Int

  /// Bounds of their own; the usual ones where nothing is said.
  package init(bytes: Int = 2 << 20, depth: Int = 40, nodes: Int = 100_000) {
    (self.bytes, self.depth, self.nodes) = (bytes, depth, nodes)
  }
}

/// Which bound a YAML text goes beyond; its case holds the bound, and the line (from 1) where one tells more.
package enum YAMLExcess: Error, Hashable, Sendable {
  case bytes(most: Int)
  case depth(line: Int, most: Int)
  case nodes(line: Int, most: Int)

  /// From 1; the first where the whole text is meant.
  package var line: Int {
    switch self {
    case .bytes: 1
    case .depth(let line, _), .nodes(let line, _): line
    }
  }
}
