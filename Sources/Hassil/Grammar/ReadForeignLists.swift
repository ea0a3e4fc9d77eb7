import Language
import Values

extension ForeignReader {
  /// The lists of a file or of one entry of data, by name.
  mutating func readLists(_ node: YAMLNode) -> [String: ForeignList] {
    var lists: [String: ForeignList] = [:]
    for entry in entries(of: node, "lists") {
      if let list = readList(entry) { lists[entry.key] = list }
    }
    return lists
  }

  /// Values of one list in several files stand together; of anything else the last file's wins.
  mutating func merge(_ lists: [String: ForeignList]) {
    grammar.lists.merge(lists) { known, new in
      guard case .values(let first) = known, case .values(let more) = new else { return new }
      return .values(first + more)
    }
  }

  private mutating func readList(_ list: YAMLNode.Entry) -> ForeignList? {
    var found: ForeignList?
    for entry in entries(of: list.value, "list \(list.key)") {
      switch entry.key {
      case "values":
        guard let items = entry.value.items else {
          problem("values of list \(list.key) must be a list", line: entry.line)
          continue
        }
        found = .values(items.compactMap { readValue($0) })
      case "wildcard":
        switch ForeignValue(entry.value) {
        case .flag(true): found = .wildcard
        case .flag(false): break
        case .null, .text, .number, .list, .map: problem("wildcard must be true or false", line: entry.line)
        }
      case "range": found = readRange(entry.value).map { .range($0) }
      case "metadata", "context": break
      default: problem("unknown key “\(entry.key)” in list \(list.key)", line: entry.line)
      }
    }
    if found == nil { problem("list \(list.key) needs values, a range or “wildcard: true”", line: list.line) }
    return found
  }

  /// `red`, or `{in: "(red|scarlet)", out: …, context: …, metadata: …}`.
  private mutating func readValue(_ node: YAMLNode) -> ForeignListValue? {
    if let text = node.text { return wordings(text, line: node.line).map { ForeignListValue(wordings: $0) } }
    var value = ForeignListValue(wordings: [])
    for entry in entries(of: node, "a list value") {
      switch entry.key {
      case "in":
        for item in entry.value.items ?? [] {
          if let text = item.text { value.wordings += wordings(text, line: item.line) ?? [] }
        }
      case "out": value.out = ForeignValue(entry.value)
      case "context":
        for fact in entries(of: entry.value, "context") { value.context[fact.key] = ForeignValue(fact.value) }
      case "metadata": value.metadata = ForeignValue(entry.value)
      case "requires_context": value.requires = conditions(entry.value)
      case "excludes_context": value.excludes = conditions(entry.value)
      default: problem("unknown key “\(entry.key)” in a list value", line: entry.line)
      }
    }
    guard !value.wordings.isEmpty else { return none("a list value needs “in”", line: node.line) }
    return value
  }

  private static let mostWordings = 2_000

  /// All that a value's template stands for; a text without brackets stays as it is written.
  private mutating func wordings(_ text: String, line: Int) -> [String]? {
    guard let template = template(text, line: line) else { return nil }
    guard template.references.isEmpty, !template.holdsRange else {
      return none("a list value cannot hold rules or lists: “\(text)”", line: line)
    }
    if case .text(let plain) = template { return [plain] }
    let all = template.spellings(limit: Self.mostWordings + 1)
    if all.count > Self.mostWordings {
      problem("“\(text)” stands for more than \(Self.mostWordings) wordings", line: line)
    }
    var seen = Set<String>()
    return all.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  private mutating func readRange(_ node: YAMLNode) -> ForeignRange? {
    var bounds: [String: Int] = [:]
    var range = ForeignRange(numbers: SteppedRange(low: 0, high: 0))
    for entry in entries(of: node, "range") {
      let value = ForeignValue(entry.value)
      switch (entry.key, value) {
      case ("from", .number(let number)), ("to", .number(let number)), ("step", .number(let number)):
        if number.isWhole { bounds[entry.key] = number.numerator }
      case ("fractions", .text(let text)):
        range.fractions = ForeignRange.Fractions(rawValue: text)
        if range.fractions == nil { problem("fractions must be halves or tenths", line: entry.line) }
      case ("multiplier", .number(let number)): range.multiplier = number
      case ("digits", .flag(let flag)): range.allowsDigits = flag
      case ("words", .flag(let flag)): range.allowsWords = flag
      case ("type", _), ("words_ruleset", _), ("fractions", .null): break
      default: problem("“\(entry.key)” of a range is unknown or not what it must be", line: entry.line)
      }
    }
    guard let low = bounds["from"], let high = bounds["to"], low <= high, bounds["step"] ?? 1 > 0 else {
      return none(
        "a range needs whole numbers “from” and “to”, the smaller first, and a step above 0", line: node.line)
    }
    range.numbers = SteppedRange(low: low, high: high, step: bounds["step"] ?? 1)
    return range
  }
}
