extension GrammarReader {
  /// A list file, or one list inside of an intent.
  mutating func readList(_ node: YAMLNode, name: String) -> ListDeclaration? {
    let found = entries(
      node, known: ["list", "values", "wildcard", "runtime", "partial", "union"], of: "list \(name)")
    if let said = found["list"]?.text, said != name {
      problem("the list is called “\(said)” and its file “\(name)”", line: node.line)
    }
    var list = ListDeclaration(name: name)
    list.isWildcard = flag(found["wildcard"], of: "wildcard")
    list.isRuntime = flag(found["runtime"], of: "runtime")
    list.isPartial = flag(found["partial"], of: "partial")
    list.union = texts(found["union"], of: "union")
    for item in found["values"]?.items ?? [] { list.values += readValue(item) }
    if list.values.isEmpty, !list.isWildcard, !list.isRuntime, list.union.isEmpty {
      problem("list \(name) has no values", line: node.line)
    }
    return list
  }

  /// `italian`, or `{in: [middle eastern, arabic], out: middle-eastern, context: {…}}`.
  private mutating func readValue(_ node: YAMLNode) -> [ListValue] {
    if let text = node.text {
      return expanded(text, line: node.line).map { ListValue(text: $0, out: text) }
    }
    let found = entries(node, known: ["in", "out", "context"], of: "a list value")
    let wordings = texts(found["in"], of: "in")
    guard let first = wordings.first else {
      problem("a list value needs “in”", line: node.line)
      return []
    }
    let context = Dictionary(
      (found["context"]?.entries ?? []).map { ($0.key, $0.value.text ?? "") }, uniquingKeysWith: { a, _ in a }
    )
    return wordings.flatMap { expanded($0, line: node.line) }.map {
      ListValue(text: $0, out: found["out"]?.text ?? first, context: context)
    }
  }

  /// All the wordings a value's template stands for; at most 200.
  private mutating func expanded(_ template: String, line: Int) -> [String] {
    guard checked(template, line: line), let parsed = try? Template(template) else { return [] }
    guard parsed.references.isEmpty else {
      problem("a list value cannot hold rules or lists: “\(template)”", line: line)
      return []
    }
    let all = parsed.wordings(limit: 201)
    if all.count > 200 { problem("“\(template)” stands for more than 200 wordings", line: line) }
    return all
  }
}

extension Template {
  /// Every wording of a template without references, at most `limit`; spaces single.
  func wordings(limit: Int) -> [String] {
    func joined(_ parts: [Template]) -> [String] {
      parts.reduce([""]) { heads, part in
        let tails = part.wordings(limit: limit)
        return Array(heads.flatMap { head in tails.map { head + " " + $0 } }.prefix(limit))
      }
    }
    let texts: [String] =
      switch self {
      case .text(let text): [text]
      case .sequence(let items): joined(items)
      case .choice(let items): items.flatMap { $0.wordings(limit: limit) }
      case .permutation(let items): orders(of: items).flatMap(joined)
      case .rule, .list, .range, .gap: []
      }
    return texts.prefix(limit).map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }
}
