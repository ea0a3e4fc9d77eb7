import Talk

/// What so many people usually eat of a food.
struct PortionsTold: Reply, Hashable {
  /// As it was said.
  var food: String
  var portion: Portion
  var heads: Int
  var isMetric: Bool
  /// Whether no other food of the same line follows.
  var isLast = true

  func blocks(_ words: Wording) -> [Block] {
    let measure = portion.amount.map { Amount($0.value * Rational(heads), $0.unit) }
    let pieces = measure.map { $0.unit == .each ? unbroken($0.value.text) : unbroken($0.text) }
    let weight = portion.grams.map { weightText($0 * heads) }
    let amounts = [pieces, weight].compactMap(\.self)
    let amount = amounts.count > 1 ? "\(amounts[0]) (\(amounts[1]))" : amounts.joined()
    let state = portion.state.isEmpty ? "" : ", \(portion.state)"
    let eaters = heads == 1 ? "one person" : "\(heads)"
    return .say("\(capitalized(inertLine(food))) for \(eaters): about \(amount)\(state).")
      + .say(portion.note, .dim)
      + .say(isLast ? "A usual figure for grown eaters; children and big appetites differ." : "", .dim)
  }

  /// To the 25 grams or the half ounce.
  private func weightText(_ grams: Int) -> String {
    if isMetric {
      let rounded = grams < 100 ? (grams + 2) / 5 * 5 : (grams + 12) / 25 * 25
      return rounded < 1000
        ? unbroken("\(rounded) g") : unbroken("\(Rational(rounded, 1000).decimalText(places: 2)) kg")
    }
    let halves = (Rational(grams) / Rational(567, 40)).rounded
    if halves < 32 { return unbroken("\(Rational(halves, 2).text) oz") }
    let quarters = (Rational(grams) * Rational(4) / Rational(45359, 100)).rounded
    return unbroken("\(Rational(quarters, 4).text) lb")
  }

  func next(_ words: Wording) -> Closing { words.foodClosing }
  var matter: Facts? {
    ["kind": "portions", "food": food, "heads": heads, "grams": portion.grams.map { $0 * heads }]
  }
}

/// No usual portion of it is known.
struct NoPortionKnown: Reply, Hashable {
  var food: String

  func blocks(_ words: Wording) -> [Block] {
    .say("I have no figure for how much \(inertLine(food)) people eat.")
  }
  func next(_ words: Wording) -> Closing { words.foodClosing }
  var status: ReplyStatus { .refused }
}
