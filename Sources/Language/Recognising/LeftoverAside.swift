/// What is left, told behind something else: "done, everyone ate, 1 portion left over", "4, Alec liked it, there's two bowls
/// left", "we had the masala, half of it's left": the rest of the line is read as ever, and what is left is told of what
/// was cooked.
struct LeftoverAside {
  let recognizer: Recognizer
  let scan: Scan

  /// The line as what is left and the rest of it, each read by itself; nil for every other line.
  func readings(_ read: (String) -> [Recognition]) -> [Recognition]? {
    if let parts = parted() { return read(parts.before) + [parts.left] }
    return headed().map { [$0.left] + read($0.rest) }
  }

  /// "Leftover: masala, 2 portions. Half of the spinach is left": what is left of a dish in a sentence of its own, first.
  private func headed() -> (left: Recognition, rest: String)? {
    guard ["leftover", "leftovers"].contains(scan.word(0)),
      let end = scan.tokens.indices.first(where: { scan.tokens[$0].kind == .end }), end > 2,
      end + 1 < scan.count,
      !tellsOfHarm(scan), !scan.isQuestion
    else { return nil }
    let own = recognizer.scan(scan.utterance.text(tokens: 0..<end), scan.context)
    guard let left = LeftoverLine(recognizer: recognizer, scan: own).reading(),
      left.intent == "leftovers_tell",
      tells(left)
    else { return nil }
    return (left, scan.utterance.text(tokens: end + 1..<scan.count))
  }

  /// The line without what is left, and that as its own reading; nil for every other line.
  func parted() -> (before: String, left: Recognition)? {
    guard scan.count > 3, scan.tokens.indices.contains(where: { Self.left.contains(scan.word($0)) }),
      !tellsOfHarm(scan)
    else { return nil }
    for at in 1..<scan.count where beginsClause(at) {
      let tail = scan.utterance.text(tokens: at..<scan.count)
      let found = LeftoverLine(recognizer: recognizer, scan: recognizer.scan(tail, scan.context)).reading()
      guard let found, found.intent == "leftovers_tell", tells(found) else { continue }
      var end = at
      while end > 0, scan.tokens[end - 1].isSeparator || ["and", "but", "so"].contains(scan.word(end - 1)) {
        end -= 1
      }
      guard end > 0 else { return nil }
      return (scan.utterance.text(tokens: 0..<end), named(found, before: end))
    }
    return nil
  }

  /// "The meatloaf was good, half of it is left": what is left is of the one dish the line speaks of before.
  private func named(_ left: Recognition, before end: Int) -> Recognition {
    guard !left.slots.contains(where: { $0.name == "recipe" }) else { return left }
    let foods = (0..<end).compactMap { at in
      FoodParser(scan: scan).edible(at: at).first { !$0.isWeak && $0.end <= end }.map {
        (value: $0.value, tokens: at..<$0.end)
      }
    }
    let whole = foods.filter { food in
      !foods.contains { $0.tokens != food.tokens && $0.tokens.contains(food.tokens.lowerBound) }
    }
    guard whole.count == 1, let dish = whole.first else { return left }
    var value = SlotValue.text(scan.utterance.text(tokens: dish.tokens))
    if case .item("recipe", _, _) = dish.value { value = dish.value }
    var found = left
    found.slots.append(
      SlotBinding(name: "recipe", value: value, range: scan.utterance.span(dish.tokens)))
    found.slots = found.slots.inOrder()
    return found
  }

  /// Whether it tells how much is left, and nothing that is gone.
  private func tells(_ found: Recognition) -> Bool {
    let names = Set(found.slots.map(\.name))
    return !names.isDisjoint(with: ["portions", "amount", "frozen"]) && !names.contains("gone")
  }

  /// Behind a sign or "and", or where "there's" begins a sentence of its own.
  private func beginsClause(_ at: Int) -> Bool {
    scan.tokens[at - 1].isSeparator || scan.tokens[at - 1].kind == .end
      || ["and", "but", "so"].contains(scan.word(at - 1))
      || ["there", "theres", "there's"].contains(scan.word(at))
  }

  private static let left: Set<String> = ["left", "leftover", "leftovers", "over", "froze", "freezer"]
}
