/// One way to read a line as an intent by what it holds, in whatever order its words stand: the slots that must be filled,
/// and the words that decide. Every word that may not be passed over (`Heat`) must fill a slot, or nothing is read.
package struct LooseRule: Hashable, Codable, Sendable {
  /// Of each group one slot must be filled.
  package var needs: [[String]] = []
  /// The slots to look for, in this order; empty for all of the intent's own.
  package var fills: [String] = []
  /// One of these must stand in the line; empty where the slots are enough.
  package var says: Set<String> = []
  /// None of these may stand there.
  package var never: Set<String> = []
  /// Turning words and negations that are no hindrance.
  package var may: Set<String> = []
  /// "Instead of X" and "rather than X" name what it takes the place of, and fill nothing.
  package var replaces = false
  /// The planning states where it counts; empty for all.
  package var states: [String] = []
  /// Slots that it fixes.
  package var set: [SlotBinding] = []
}

extension GrammarReader {
  /// `loose:` – a list of such rules.
  mutating func readLoose(_ node: YAMLNode?, slots: [SlotDeclaration]) -> [LooseRule] {
    guard let node else { return [] }
    guard let items = node.items else {
      problem("loose must be a list", line: node.line)
      return []
    }
    return items.map { item in
      let found = entries(
        item, known: ["needs", "fills", "says", "never", "may", "replaces", "state", "set"],
        of: "a loose rule")
      var rule = LooseRule()
      rule.needs = texts(found["needs"], of: "needs").map { $0.split(separator: "|").map(String.init) }
      rule.fills = texts(found["fills"], of: "fills")
      rule.says = Set(texts(found["says"], of: "says"))
      rule.never = Set(texts(found["never"], of: "never"))
      rule.may = Set(texts(found["may"], of: "may"))
      rule.replaces = found["replaces"]?.text == "true"
      rule.states = texts(found["state"], of: "state")
      rule.set = (found["set"]?.entries ?? []).compactMap { entry in
        entry.value.text.map { SlotBinding(name: entry.key, value: .text($0)) }
      }
      if rule.needs.isEmpty { problem("a loose rule must need a slot", line: item.line) }
      for name in rule.needs.flatMap(\.self) + rule.fills where !slots.contains(where: { $0.name == name }) {
        problem("a loose rule names the slot “\(name)”, which the intent does not have", line: item.line)
      }
      return rule
    }
  }
}
