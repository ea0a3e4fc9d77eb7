import Language

/// Reads files in Home Assistant's layout and merges them; what is wrong is a problem with file and line,
/// and the rest still works.
struct ForeignReader {
  var grammar = ForeignGrammar()
  var problems: [GrammarProblem] = []
  /// The file being read.
  var path = ""
  /// By block: where its sentences stand.
  var sentencePlaces: [[(path: String, line: Int)]] = []

  mutating func problem(_ message: String, line: Int) {
    problems.append(GrammarProblem(path: path, line: line, message: message))
  }

  /// The same where nothing can be made of it.
  mutating func none<Value>(_ message: String, line: Int) -> Value? {
    problem(message, line: line)
    return nil
  }

  mutating func read(path: String, _ node: YAMLNode) {
    self.path = path
    for entry in entries(of: node, "the file") {
      switch entry.key {
      case "language", "responses": break
      case "intents": for intent in entries(of: entry.value, "intents") { readIntent(intent) }
      case "lists": merge(readLists(entry.value))
      case "expansion_rules": grammar.rules.merge(readRules(entry.value)) { $1 }
      case "skip_words": grammar.skipWords += texts(entry.value, of: "skip_words")
      case "settings":
        for setting in entries(of: entry.value, "settings") where setting.key == "ignore_whitespace" {
          grammar.ignoresSpaces = setting.value.text == "true"
        }
      default: problem("unknown key “\(entry.key)” in the file", line: entry.line)
      }
    }
  }

  /// The entries of a map; a problem for what is none, unless it is nothing at all.
  mutating func entries(of node: YAMLNode, _ what: String) -> [YAMLNode.Entry] {
    if let entries = node.entries { return entries }
    // A key without anything behind it is empty.
    if ForeignValue(node) != .null { problem("\(what) must be a map of keys", line: node.line) }
    return []
  }

  /// The texts of a list; a problem for what is none.
  mutating func texts(_ node: YAMLNode, of what: String) -> [String] {
    guard let items = node.items else {
      problem("\(what) must be a list", line: node.line)
      return []
    }
    return items.compactMap { item in
      if item.text == nil { problem("\(what) must hold plain text", line: item.line) }
      return item.text
    }
  }

  /// Nil, with a problem, for a text that is no template.
  mutating func template(_ text: String, line: Int) -> Template? {
    do { return try Template(exact: text) } catch {
      return none("in “\(text)”: \(error.message) (character \(error.column))", line: line)
    }
  }

  /// The rules of a file or of one entry of data, by name.
  mutating func readRules(_ node: YAMLNode) -> [String: Template] {
    var rules: [String: Template] = [:]
    for entry in entries(of: node, "expansion_rules") {
      guard let text = entry.value.text else {
        problem("rule <\(entry.key)> must be a template", line: entry.line)
        continue
      }
      if let template = template(text, line: entry.value.line) { rules[entry.key] = template }
    }
    return rules
  }
}
