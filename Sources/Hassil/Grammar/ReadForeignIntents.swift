import Language

extension ForeignReader {
  /// What one name under `intents` declares: its entries of data.
  mutating func readIntent(_ intent: YAMLNode.Entry) {
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
          guard let sentence = readSentence(item) else { continue }
          block.sentences.append(sentence)
          places.append((path, item.line))
        }
      case "slots":
        for slot in entries(of: entry.value, "slots") { block.slots[slot.key] = ForeignValue(slot.value) }
      case "requires_context": block.requires = conditions(entry.value)
      case "excludes_context": block.excludes = conditions(entry.value)
      case "response": block.response = entry.value.text
      case "metadata": block.metadata = ForeignValue(entry.value)
      case "expansion_rules": block.rules = readRules(entry.value)
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

  private mutating func readSentence(_ node: YAMLNode) -> ForeignBlock.Sentence? {
    guard let text = node.text else {
      return none("a sentence must be text; quote it when it begins with a bracket", line: node.line)
    }
    return template(text, line: node.line).map { .init(text: text, template: $0) }
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
}
