/// Reads files in Home Assistant's layout and merges them; what is wrong is a problem with file and line,
/// and the rest still works.
struct ForeignReader {
  var grammar = ForeignGrammar()
  var problems: [GrammarProblem] = []
  /// The file being read.
  private var path = ""
  /// Where each block's sentences stand, and each rule.
  private var sentencePlaces: [[(path: String, line: Int)]] = []
  private var rulePlaces: [String: (path: String, line: Int)] = [:]

  mutating func problem(_ message: String, line: Int) {
    problems.append(GrammarProblem(path: path, line: line, message: message))
  }

  mutating func read(path: String, _ node: YAMLNode) {
    self.path = path
    for entry in entries(of: node, "the file") {
      switch entry.key {
      case "language", "responses": break
      case "intents": for intent in entries(of: entry.value, "intents") { readIntent(intent) }
      case "lists": merge(readLists(entry.value))
      case "expansion_rules":
        for (name, rule) in readRules(entry.value) {
          grammar.rules[name] = rule.template
          rulePlaces[name] = (path, rule.line)
        }
      case "skip_words": grammar.skipWords += texts(entry.value, of: "skip_words")
      case "settings":
        for setting in entries(of: entry.value, "settings") where setting.key == "ignore_whitespace" {
          grammar.ignoresSpaces = setting.value.text == "true"
        }
      default: problem("unknown key “\(entry.key)” in the file", line: entry.line)
      }
    }
  }

  // MARK: Parts

  func entries(_ node: YAMLNode?) -> [YAMLNode.Entry] { node?.entries ?? [] }

  mutating func entries(of node: YAMLNode, _ what: String) -> [YAMLNode.Entry] {
    if let entries = node.entries { return entries }
    // A key without anything behind it is empty.
    if ForeignValue(node) != .null { problem("\(what) must be a map of keys", line: node.line) }
    return []
  }

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
    do {
      return try Template(exact: text)
    } catch {
      problem("in “\(text)”: \(error.message) (character \(error.column))", line: line)
      return nil
    }
  }

  private mutating func readRules(_ node: YAMLNode) -> [String: (template: Template, line: Int)] {
    var rules: [String: (template: Template, line: Int)] = [:]
    for entry in entries(of: node, "expansion_rules") {
      guard let text = entry.value.text else {
        problem("rule <\(entry.key)> must be a template", line: entry.line)
        continue
      }
      if let template = template(text, line: entry.value.line) {
        rules[entry.key] = (template, entry.value.line)
      }
    }
    return rules
  }

  // MARK: Intents

  private mutating func readIntent(_ intent: YAMLNode.Entry) {
    for entry in entries(of: intent.value, "intent \(intent.key)") where entry.key == "data" {
      guard let items = entry.value.items else {
        problem("data of \(intent.key) must be a list", line: entry.line)
        continue
      }
      for item in items { readBlock(item, intent: intent.key) }
    }
  }

  private static let known: Set<String> = [
    "sentences", "slots", "requires_context", "excludes_context", "response", "metadata", "expansion_rules",
    "lists", "required_keywords", "settings", "filter_with_regex", "name_domains", "inferred_domain",
  ]

  private mutating func readBlock(_ node: YAMLNode, intent: String) {
    var block = ForeignBlock(intent: intent)
    var places: [(path: String, line: Int)] = []
    var isEmpty = true
    for entry in entries(of: node, "an entry of data") {
      switch entry.key {
      case "sentences":
        guard let items = entry.value.items else {
          problem("sentences must be a list", line: entry.line)
          continue
        }
        isEmpty = items.isEmpty
        for item in items {
          guard let text = item.text else {
            problem("a sentence must be text; quote it when it begins with a bracket", line: item.line)
            continue
          }
          guard let template = template(text, line: item.line) else { continue }
          block.sentences.append(.init(text: text, template: template))
          places.append((path, item.line))
        }
      case "slots":
        for slot in entries(of: entry.value, "slots") { block.slots[slot.key] = ForeignValue(slot.value) }
      case "requires_context": block.requires = conditions(entry.value)
      case "excludes_context": block.excludes = conditions(entry.value)
      case "response": block.response = entry.value.text
      case "metadata": block.metadata = ForeignValue(entry.value)
      case "expansion_rules": block.rules = readRules(entry.value).mapValues(\.template)
      case "lists": block.lists = readLists(entry.value)
      case "required_keywords": block.requiredKeywords = texts(entry.value, of: "required_keywords")
      default:
        if !Self.known.contains(entry.key) {
          problem("unknown key “\(entry.key)” in an entry of data", line: entry.line)
        }
      }
    }
    if isEmpty { problem("an entry of data has no sentences", line: node.line) }
    grammar.blocks.append(block)
    sentencePlaces.append(places)
  }

  /// A value, a list of values, nothing or "*" for any value, or `{value: …, slot: …}`.
  mutating func conditions(_ node: YAMLNode) -> [ForeignCondition] {
    entries(of: node, "a condition").map { entry in
      guard let parts = entry.value.entries else {
        return ForeignCondition(key: entry.key, values: Self.values(entry.value))
      }
      var condition = ForeignCondition(key: entry.key)
      for part in parts {
        switch part.key {
        case "value": condition.values = Self.values(part.value)
        case "slot":
          switch ForeignValue(part.value) {
          case .flag(let isCopied): condition.slot = isCopied ? entry.key : nil
          case .text(let name): condition.slot = name
          case .null, .number, .list, .map: problem("slot must be true, false or a name", line: part.line)
          }
        default: problem("unknown key “\(part.key)” in a condition", line: part.line)
        }
      }
      return condition
    }
  }

  private static func values(_ node: YAMLNode) -> [ForeignValue]? {
    switch ForeignValue(node) {
    case .null, .text("*"): nil
    case .list(let values): values.contains(.null) || values.contains(.text("*")) ? nil : values
    case let value: [value]
    }
  }

  // MARK: References

  /// Drops the sentences that name what is missing, or rules that go in circles.
  mutating func checkReferences() {
    for index in grammar.blocks.indices {
      let block = grammar.blocks[index]
      let rules = grammar.rules.merging(block.rules) { $1 }
      let lists = grammar.lists.merging(block.lists) { $1 }
      var sound = Set<String>()
      grammar.blocks[index].sentences = zip(block.sentences, sentencePlaces[index]).compactMap {
        sentence, place in
        guard let wrong = Self.fault(sentence.template, rules, lists, inside: [], &sound) else {
          return sentence
        }
        path = place.path
        problem("in “\(sentence.text)”: \(wrong)", line: place.line)
        return nil
      }
    }
  }

  private static func fault(
    _ template: Template, _ rules: [String: Template], _ lists: [String: ForeignList], inside: Set<String>,
    _ sound: inout Set<String>
  ) -> String? {
    for reference in template.references {
      switch reference {
      case .list(let name, _): if lists[name] == nil { return "no list is called {\(name)}" }
      case .rule(let name):
        if sound.contains(name) { continue }
        guard let rule = rules[name] else { return "no rule is called <\(name)>" }
        if inside.contains(name) { return "its rules go in circles: <\(name)> names itself" }
        if inside.count > 200 { return "its rules name each other too deeply" }
        if let wrong = fault(rule, rules, lists, inside: inside.union([name]), &sound) { return wrong }
        sound.insert(name)
      }
    }
    return nil
  }
}
