/// A YAML value with its line, free of the library that read it.
indirect enum YAMLNode {
  case scalar(String, line: Int)
  case list([YAMLNode], line: Int)
  case map([Entry], line: Int)

  struct Entry {
    var key: String
    var line: Int
    var value: YAMLNode
  }

  var line: Int {
    switch self {
    case .scalar(_, let line), .list(_, let line), .map(_, let line): line
    }
  }

  var text: String? {
    switch self {
    case .scalar(let text, _): text
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
