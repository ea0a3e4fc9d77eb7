package import Values

/// Runs templates backwards: writes sentences that a template stands for, so that tests can read them
/// back and people can see what works.
package struct Sampler {
  private let rules: [String: String]
  private let slots: [SlotDeclaration]
  private let lists: [String: [String]]

  /// For the templates of one intent, or of a phrase when only its slots are given.
  package init(
    grammar: Grammar, intent: IntentDeclaration?, slots: [SlotDeclaration], lists named: [NamedList]
  ) {
    self.slots = slots
    rules = Dictionary(
      ((intent?.rules ?? []) + grammar.rules).map { ($0.name, $0.template) },
      uniquingKeysWith: { first, _ in first })
    var lists: [String: [String]] = [:]
    for list in grammar.lists + (intent?.lists ?? []) {
      lists[list.name, default: []] += list.values.map(\.text)
    }
    for list in named { lists[list.name, default: []] += list.values.map(\.text) }
    for list in grammar.lists where !list.union.isEmpty {
      lists[list.name] = list.union.flatMap { lists[$0] ?? [] }
    }
    self.lists = lists
  }

  /// One sentence; "" for a template whose lists are empty.
  package func sample(_ template: Template, from random: inout SplitMix64) -> String {
    pieces(template, &random).joined(separator: " ").replacing(" 's", with: "'s")
  }

  private func pieces(_ template: Template, _ random: inout SplitMix64) -> [String] {
    switch template {
    case .text(let text): return text.split(whereSeparator: \.isWhitespace).map(String.init)
    case .sequence(let items): return items.flatMap { pieces($0, &random) }
    case .choice(let items): return random.pick(from: items).map { pieces($0, &random) } ?? []
    case .permutation(let items): return random.shuffled(items).flatMap { pieces($0, &random) }
    case .rule(let name):
      guard let text = rules[name], let rule = try? Template(text) else { return [] }
      return pieces(rule, &random)
    case .range(let range, _):
      let steps = random.within(0...(range.high - range.low) / range.step)
      return [String(range.low + steps * range.step)]
    case .gap: return []
    case .list(let name, let slot): return [value(name, slot, &random)]
    }
  }

  private func value(_ name: String, _ slot: String, _ random: inout SplitMix64) -> String {
    let declared = slots.first { $0.name == slot }
    let entity = name == slot ? declared?.entity ?? name : name
    let texts = BuiltInEntity(rawValue: entity).map { examples(of: $0) } ?? lists[entity] ?? []
    let first = random.pick(from: texts) ?? ""
    guard declared?.many == true, random.below(3) == 0, let second = random.pick(from: texts) else {
      return first
    }
    return "\(first) and \(second)"
  }

  private func examples(of entity: BuiltInEntity) -> [String] {
    switch entity {
    case .number: ["2", "3", "five", "12"]
    case .money: ["$120", "90 dollars", "$7.50", "80 bucks"]
    case .sum: ["$120", "150", "90 dollars"]
    case .day: ["tuesday", "fri", "tomorrow", "march 5", "2026-03-06"]
    case .days: ["this week", "mon to fri", "friday and saturday", "the weekend"]
    case .habitDays: ["wednesdays", "every sunday", "weekends", "mondays and fridays"]
    case .duration: ["20 minutes", "half an hour", "under 45 minutes", "an hour"]
    case .percentage: ["20%", "15 percent"]
    case .rating: ["4 stars", "5 out of 5"]
    case .choice: ["2", "the second one", "number three", "the last one"]
    case .roles: ["my wife and our son", "me, my wife and our two kids"]
    case .amount: ["2 cups", "a pound", "half a cup", "100 grams", "3 tbsp"]
    case .unit: ["cups", "grams", "tablespoons", "ounces"]
    case .person: ["Emma", "my son", "Grandma"]
    case .avoid, .avoidAny: lists["avoid"] ?? []
    case .edibleAny: (lists["ingredient"] ?? []) + (lists["recipe"] ?? [])
    case .supply, .supplyAny:
      ["2 lb of", "a dozen", "half a cup of", ""].flatMap { amount in
        (lists["ingredient"] ?? []).prefix(40).map { amount.isEmpty ? $0 : "\(amount) \($0)" }
      }
    case .text: ["something odd"]
    }
  }
}

/// One sentence a template stands for; see `Sampler`.
package func sample(
  _ template: Template, of intent: IntentDeclaration, in grammar: Grammar, lists: [NamedList],
  from random: inout SplitMix64
) -> String {
  Sampler(grammar: grammar, intent: intent, slots: intent.slots, lists: lists).sample(template, from: &random)
}
