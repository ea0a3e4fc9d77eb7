/// A YAML value with its line, free of the library that read it.
package indirect enum YAMLNode: Sendable {
  /// `isPlain` without quotes: then "true" and "3" may be more than text.
  case scalar(String, line: Int, isPlain: Bool)
  case list([YAMLNode], line: Int)
  case map([Entry], line: Int)

  /// One key of a map, the line it stands on, and what is behind it.
  package struct Entry: Sendable {
    /// A scalar key's text; "" for a key of another kind.
    package var key: String
    /// Of the key, from 1.
    package var line: Int
    /// What stands behind the key.
    package var value: YAMLNode
  }

  /// Where it begins, from 1.
  package var line: Int {
    switch self {
    case .scalar(_, let line, _), .list(_, let line), .map(_, let line): line
    }
  }

  /// A scalar's text; nil for anything else.
  package var text: String? {
    switch self {
    case .scalar(let text, _, _): text
    case .list, .map: nil
    }
  }

  /// The items of a list; a scalar counts as a list of itself; nil for a map.
  package var items: [YAMLNode]? {
    switch self {
    case .list(let items, _): items
    case .scalar: [self]
    case .map: nil
    }
  }

  /// The entries of a map in the file's order; nil for anything else.
  package var entries: [Entry]? {
    switch self {
    case .map(let entries, _): entries
    case .scalar, .list: nil
    }
  }
}
