import Values

extension GrammarReader {
  /// `details:` or `answers:` – a map of names to slots and sentences.
  mutating func readPhrases(_ node: YAMLNode, key: String) -> [PhraseDeclaration] {
    guard let inside = entries(node, known: [key], of: "\(key).yaml")[key] else { return [] }
    guard let kinds = inside.entries else {
      problem("\(key) must be a map", line: inside.line)
      return []
    }
    return kinds.map { kind in
      let found = entries(kind.value, known: ["slots", "sentences", "frames"], of: "\(key) \(kind.key)")
      var phrase = PhraseDeclaration(name: kind.key)
      phrase.slots = readSlots(found["slots"])
      phrase.groups = readGroups(found["sentences"], slots: phrase.slots)
      phrase.frames = readGroups(found["frames"], slots: phrase.slots)
      return phrase
    }
  }

  /// `rewrites:` – a map of names to shapes, the plain sentence and examples.
  mutating func readRewrites(_ node: YAMLNode) -> [RewriteDeclaration] {
    guard let inside = entries(node, known: ["rewrites"], of: "rewrites.yaml")["rewrites"] else { return [] }
    guard let kinds = inside.entries else {
      problem("rewrites must be a map", line: inside.line)
      return []
    }
    return kinds.compactMap { kind in
      let found = entries(
        kind.value,
        known: [
          "in", "means", "drops", "whole", "anywhere", "figures", "unnegated", "not_beside_harm", "examples",
          "leaves",
        ],
        of: "rewrite \(kind.key)")
      var rewrite = RewriteDeclaration(name: kind.key)
      for item in found["in"]?.items ?? [] {
        if let text = item.text, checked(text, line: item.line) { rewrite.templates.append(text) }
      }
      rewrite.means = found["means"]?.text ?? ""
      rewrite.drops = Set(texts(found["drops"], of: "drops"))
      rewrite.isWhole = flag(found["whole"], of: "whole")
      rewrite.isAnywhere = flag(found["anywhere"], of: "anywhere")
      rewrite.figures = Set(texts(found["figures"], of: "figures"))
      rewrite.unnegated = Set(texts(found["unnegated"], of: "unnegated"))
      rewrite.keepsFromHarm = flag(found["not_beside_harm"], of: "not_beside_harm")
      for entry in found["examples"]?.entries ?? [] {
        rewrite.examples.append(.init(say: entry.key, means: entry.value.text ?? ""))
      }
      for line in texts(found["leaves"], of: "leaves") {
        rewrite.examples.append(.init(say: line, means: line))
      }
      guard !rewrite.templates.isEmpty, !rewrite.means.isEmpty else {
        problem("rewrite \(kind.key) needs “in” and “means”", line: kind.line)
        return nil
      }
      rewrite.templates = rewrite.templates.filter { text in
        guard let lost = rewrite.lost(in: text) else { return true }
        problem("in “\(text)”: {\(lost)} stands neither in “means” nor in “drops”", line: kind.line)
        return false
      }
      return rewrite
    }
  }

  mutating func readSlots(_ node: YAMLNode?) -> [SlotDeclaration] {
    guard let node else { return [] }
    guard let names = node.entries else {
      problem("slots must be a map of names", line: node.line)
      return []
    }
    return names.compactMap { name in
      let found = entries(
        name.value, known: ["entity", "required", "many", "ask", "open", "bound", "fills", "name"],
        of: "slot \(name.key)")
      guard let entity = found["entity"]?.text else {
        problem("slot \(name.key) names no entity", line: name.line)
        return nil
      }
      var slot = SlotDeclaration(name: name.key, entity: entity)
      slot.required = flag(found["required"], of: "required")
      slot.many = flag(found["many"], of: "many")
      slot.isName = flag(found["name"], of: "name")
      slot.isOpen = flag(found["open"], of: "open")
      slot.ask = found["ask"]?.text
      slot.fills = found["fills"]?.text
      if let bound = found["bound"] {
        if let known = bound.text.flatMap(Bound.init(rawValue:)) {
          slot.bound = known
        } else {
          problem("bound must be exactly, most or least", line: bound.line)
        }
      }
      return slot
    }
  }

  /// Bare templates form one group; each map is a group of its own.
  mutating func readGroups(_ node: YAMLNode?, slots: [SlotDeclaration]) -> [SentenceGroup] {
    guard let node else { return [] }
    guard let items = node.items else {
      problem("sentences must be a list", line: node.line)
      return []
    }
    var plain = SentenceGroup(templates: [])
    var groups: [SentenceGroup] = []
    for item in items {
      if let text = item.text {
        if checked(text, line: item.line) { plain.templates.append(text) }
      } else {
        groups.append(readGroup(item, slots: slots))
      }
    }
    return (plain.templates.isEmpty ? [] : [plain]) + groups
  }

  private mutating func readGroup(_ node: YAMLNode, slots: [SlotDeclaration]) -> SentenceGroup {
    let found = entries(
      node, known: ["in", "set", "requires_context", "excludes_context", "response"],
      of: "a group of sentences")
    var group = SentenceGroup(templates: [])
    for item in found["in"]?.items ?? [] {
      if let text = item.text, checked(text, line: item.line) { group.templates.append(text) }
    }
    if group.templates.isEmpty { problem("a group of sentences needs “in”", line: node.line) }
    for entry in found["set"]?.entries ?? [] {
      let slot = slots.first { $0.name == entry.key }
      group.set.append(
        SlotBinding(name: entry.key, value: fixedValue(entry.value, entity: slot?.entity ?? "text")))
    }
    group.requires = facts(found["requires_context"])
    group.excludes = facts(found["excludes_context"])
    group.response = found["response"]?.text
    return group
  }

  private func facts(_ node: YAMLNode?) -> [Fact] {
    (node?.entries ?? []).map { Fact(key: $0.key, value: $0.value.text ?? "*") }
  }

  /// A fixed value as its slot's entity reads it; words stay text.
  private mutating func fixedValue(_ node: YAMLNode, entity: String) -> SlotValue {
    if let only = node.entries?.first {
      if let bound = Bound(rawValue: only.key), let minutes = only.value.text.flatMap({ Int($0) }) {
        return .minutes(minutes, bound)
      }
      problem("a fixed value is a word, a number or {most: minutes}", line: node.line)
    }
    let text = node.text ?? ""
    guard let number = Int(text) else { return .text(text) }
    switch BuiltInEntity(rawValue: entity) {
    case .number, .roles, .rating: return .number(Rational(number))
    case .money, .sum: return .money(Money(cents: number) * 100)
    case .duration: return .minutes(number, .exactly)
    case .percentage: return .percent(number)
    case .choice: return .choice(number)
    case .day, .days, .habitDays, .person, .amount, .unit, .avoid, .avoidAny, .edibleAny, .supply, .supplyAny,
      .text, nil:
      return .text(text)
    }
  }
}

extension RewriteDeclaration {
  /// A slot of the shape whose words the plain sentence would lose; nil for none.
  fileprivate func lost(in template: String) -> String? {
    let slots = (try? Template(template))?.slots ?? []
    return slots.first { !means.contains("{\($0)}") && !drops.contains($0) }
  }
}

extension Template {
  /// The names of its slots, in order.
  var slots: [String] {
    switch self {
    case .text, .gap, .rule: []
    case .list(_, let slot), .range(_, let slot): [slot]
    case .sequence(let items), .choice(let items), .permutation(let items): items.flatMap(\.slots)
    }
  }
}
