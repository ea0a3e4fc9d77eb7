/// A YAML value with its line, free of the library that read it.
indirect enum YAMLNode {
  /// `isPlain` without quotes: then "true" and "3" may be more than text.
  case scalar(String, line: Int, isPlain: Bool)
  case list([YAMLNode], line: Int)
  case map([Entry], line: Int)

  struct Entry {
    var key: String
    var line: Int
    var value: YAMLNode
  }

  var line: Int {
    switch self {
    case .scalar(_, let line, _), .list(_, let line), .map(_, let line): line
    }
  }

  var text: String? {
    switch self {
    case .scalar(let text, _, _): text
    case .list, .map: nil
    }
  }

  /// The items; a scalar counts as a list of itself.
  var items: [YAMLNode]? {
    switch self {
    case .list(let items, _): items
    case .scalar: [self]
    case .map: nil
    }
  }

  var entries: [Entry]? {
    switch self {
    case .map(let entries, _): entries
    case .scalar, .list: nil
    }
  }
}
