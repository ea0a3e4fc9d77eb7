extension Linter {
  /// Rules and lists that nothing names, shared ones and those of one intent.
  func unusedNames() -> [Finding] {
    var found: [Finding] = []
    var rules: Set<String> = []
    var lists: Set<String> = []
    for intent in grammar.intents {
      let (ownRules, ownLists) = names(in: intent.groups + intent.frames, intent.slots, rules: intent.rules)
      lists.formUnion(intent.examples.compactMap { $0.expecting?.entity })
      let path = sources.path(of: intent)
      for rule in intent.rules where !ownRules.contains(rule.name) {
        found.append(
          Finding(
            path: path, line: sources.line(of: rule.name + ":", under: "rules", in: path),
            fact: .unusedRule(rule.name, of: intent.name)))
      }
      for list in intent.lists where !ownLists.contains(list.name) {
        found.append(
          Finding(
            path: path, line: sources.line(of: list.name + ":", under: "lists", in: path),
            fact: .unusedList(list.name, of: intent.name)))
      }
      rules.formUnion(ownRules.subtracting(intent.rules.map(\.name)))
      lists.formUnion(ownLists.subtracting(intent.lists.map(\.name)))
    }
    for phrase in grammar.details + grammar.answers {
      let names = names(in: phrase.groups + phrase.frames, phrase.slots, rules: [])
      rules.formUnion(names.rules)
      lists.formUnion(names.lists)
    }
    let rewrites = grammar.rewrites.map { SentenceGroup(templates: $0.templates) }
    let names = names(in: rewrites, [], rules: [])
    rules.formUnion(names.rules)
    lists.formUnion(names.lists)
    return found + unusedShared(rules: rules, lists: lists)
  }

  private func unusedShared(rules: Set<String>, lists: Set<String>) -> [Finding] {
    let path = sources.path(ending: "rules.yaml")
    var found = grammar.rules.filter { !rules.contains($0.name) }.map { rule in
      Finding(
        path: path, line: sources.line(of: rule.name + ":", under: "rules", in: path),
        fact: .unusedRule(rule.name, of: nil))
    }
    // Entities read lists of their own, slots that no sentence fills are looked up in another, and a union
    // stands for its parts.
    var lists = lists.union([TrainingSet.namedList])
    for entity in BuiltInEntity.allCases where lists.contains(entity.rawValue) {
      lists.formUnion(entity.lists)
    }
    for _ in grammar.lists {
      for list in grammar.lists where lists.contains(list.name) { lists.formUnion(list.union) }
    }
    found += grammar.lists.filter { !lists.contains($0.name) }.map { list in
      Finding(
        path: sources.path(ending: "lists/\(list.name).yaml"), line: 1,
        fact: .unusedList(list.name, of: nil))
    }
    return found
  }

  private func names(
    in groups: [SentenceGroup], _ slots: [SlotDeclaration], rules own: [RuleDeclaration]
  ) -> (rules: Set<String>, lists: Set<String>) {
    let known = Rules(own, over: grammar.rules)
    var rules: Set<String> = []
    var lists = Set(slots.map(\.entity))
    for template in groups.flatMap(\.templates) {
      let names = known.names(in: template)
      rules.formUnion(names.rules)
      lists.formUnion(names.lists)
    }
    return (rules, lists)
  }
}

extension BuiltInEntity {
  /// The lists its parser looks into.
  fileprivate var lists: [String] {
    switch self {
    case .avoid, .avoidAny: ["avoid", "allergen", "diet", "food", "ingredient", "own_avoid", "person"]
    case .edibleAny: ["ingredient", "recipe"]
    case .supply: ["own_food", "ingredient", "goods"]
    case .supplyAny: ["own_food", "ingredient", "goods", "everyday"]
    case .person: ["person", "role"]
    case .roles: ["role"]
    case .number, .money, .sum, .day, .days, .habitDays, .duration, .percentage, .rating, .choice, .amount,
      .unit,
      .text:
      []
    }
  }
}
