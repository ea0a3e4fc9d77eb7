import Values

/// Names of food in full.
struct WholeNames {
  let grammar: Grammar
  let scan: Scan

  /// A food that is but the first word of a dish nobody knows is not that food: "the potato gratin" is no potato, and
  /// what holds for one may not hold for the other. The slot then holds the words, for the reply to say that it does not
  /// know them.
  func named(_ result: Recognition) -> Recognition {
    guard let intent = result.intent.flatMap({ grammar.intent($0) }) else { return result }
    // What is asked of, and the dish that is wished for.
    let things = Set(
      intent.slots.filter { slot in
        slot.entity == BuiltInEntity.edibleAny.rawValue && result.act == .show
          || ["recipe", "want"].contains(slot.entity)
      }.map(\.name))
    guard !things.isEmpty else { return result }
    var result = result
    for (index, slot) in result.slots.enumerated() where things.contains(slot.name) && !slot.range.isEmpty {
      guard isFood(slot.value),
        let last = scan.tokens.indices.last(where: { scan.tokens[$0].range.overlaps(slot.range) }),
        let first = scan.tokens.indices.first(where: { scan.tokens[$0].range.overlaps(slot.range) }),
        isOfName(last + 1, result, intent.slot(slot.name)?.entity)
      else { continue }
      let words = scan.utterance.text(tokens: first..<last + 2)
      let end = scan.tokens[last + 1].range.upperBound
      result.slots[index].value = .text(words)
      result.slots[index].range = slot.range.lowerBound..<end
      result.unexplained.removeAll { $0 == scan.tokens[last + 1].text }
    }
    return result
  }

  /// Whether the word goes on with the name before it: a kind of dish, or a word that no sentence accounts for.
  private func isOfName(_ at: Int, _ result: Recognition, _ entity: String?) -> Bool {
    guard at < scan.count, scan.isContent(at),
      !result.slots.contains(where: { $0.range.overlaps(scan.tokens[at].range) })
    else { return false }
    if entity == BuiltInEntity.edibleAny.rawValue, Self.dishes.contains(scan.word(at)) { return true }
    // A word of some sentence may be a word of the dish all the same: "jollof" in "tofu jollof".
    if result.layer == .template, result.unexplained.contains(scan.tokens[at].text),
      DayParser(scan: scan).matches(at: at).isEmpty
    {
      return true
    }
    return entity != BuiltInEntity.edibleAny.rawValue && scan.isStrange(at)
  }

  /// A food or a dish, by its entry or by its words.
  private func isFood(_ value: SlotValue) -> Bool {
    switch value {
    case .item, .text: true
    default: false
    }
  }

  private static let dishes: Set<String> = [
    "gratin", "casserole", "salad", "soup", "stew", "pie", "cake", "curry", "bake", "sandwich", "noodles",
    "sauce",
    "risotto", "lasagna", "lasagne", "pudding", "pancakes", "fritters", "burger", "burgers", "wrap",
    "chowder", "tart",
    "quiche", "dumplings", "pizza", "bread", "spread", "dip", "bowl", "satay", "chips", "crisps", "cookies",
    "balls",
  ]
}
