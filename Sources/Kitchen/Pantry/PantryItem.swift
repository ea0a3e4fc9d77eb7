/// One lot of something at home.
package struct PantryItem: Hashable, Sendable, Encodable {
  package var id: ID<PantryItem>
  package var name: String
  package var ingredient: IngredientID?
  package var held: HeldAmount
  package var bestBefore, opened: Day?
  /// Where it is; nil where nobody said, and then it is where such food is kept.
  package var place: PantryPlace?
  package var bought: Day?
  /// Where its date comes from; nil where it has none, or nobody noted it.
  package var dating: Dating?
  /// The date it had before it was opened, which comes back when it was not opened after all.
  package var unopenedDate: Day?
  package var unopenedDating: Dating?
  /// Since when it is at its place.
  package var since: Day?
  /// When it came out of the freezer.
  package var thawed: Day?
  /// How much it was when it was whole, in the unit of its amount; nil where nobody noted that.
  package var full: Rational?

  /// Where a date comes from.
  package enum Dating: String, CaseIterable, Hashable, Sendable, Codable {
    /// It stands on the package, or somebody gave it.
    case printed
    /// How long such food usually keeps.
    case usual
  }

  /// A lot of so much, as far as anybody said.
  package init(
    id: ID<PantryItem>, name: String, ingredient: IngredientID?, held: HeldAmount,
    bestBefore: Day? = nil, opened: Day? = nil
  ) {
    (self.id, self.name, self.ingredient, self.held) = (id, name, ingredient, held)
    (self.bestBefore, self.opened) = (bestBefore, opened)
  }

  /// A lot that was measured.
  package init(
    id: ID<PantryItem>, name: String, ingredient: IngredientID?, amount: Amount,
    bestBefore: Day? = nil, opened: Day? = nil
  ) {
    self.init(
      id: id, name: name, ingredient: ingredient, held: .measured(amount), bestBefore: bestBefore,
      opened: opened)
  }

  /// What can be counted with; nil where only words, or nothing, tell how much it is.
  package var amount: Amount? { held.amount }

  /// The same lot with another amount. Words that were written of the old one go: they no longer say what is there.
  package func holding(_ amount: Amount) -> PantryItem {
    var lot = self
    lot.held = .measured(amount)
    if amount.unit != self.amount?.unit { lot.full = nil }
    if let full, full < amount.value { lot.full = amount.value }
    return lot
  }

  /// The same lot, whole with that amount.
  package func filled(with amount: Amount) -> PantryItem {
    var lot = holding(amount)
    lot.full = amount.value
    return lot
  }

  /// What was cooked, without the word that says so ("masala" of "cooked masala"); nil for every other food.
  package var cookedName: String? {
    guard ingredient == nil else { return nil }
    let mark = ["cooked ", "leftover "].first { name.hasPrefix($0) }
    return mark.map { String(name.dropFirst($0.count)) }
  }

  /// How much of it is left, in percent from 1 to 99; nil where it is whole or nobody noted how much it was. Source:
  /// requirements BB-05.
  package var percentLeft: Int? {
    guard let full, let amount, full > amount.value else { return nil }
    return min(99, max(1, (amount.value / full * 100).rounded))
  }

  /// As the journal has it: the amount and its words beside each other, each left out where there is none.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(ingredient, forKey: .ingredient)
    try container.encodeIfPresent(amount, forKey: .amount)
    try container.encodeIfPresent(held.words, forKey: .words)
    try container.encodeIfPresent(bestBefore, forKey: .bestBefore)
    try container.encodeIfPresent(opened, forKey: .opened)
    try container.encodeIfPresent(place, forKey: .place)
    try container.encodeIfPresent(bought, forKey: .bought)
    try container.encodeIfPresent(dating, forKey: .dating)
    try container.encodeIfPresent(unopenedDate, forKey: .unopenedDate)
    try container.encodeIfPresent(unopenedDating, forKey: .unopenedDating)
    try container.encodeIfPresent(since, forKey: .since)
    try container.encodeIfPresent(thawed, forKey: .thawed)
    try container.encodeIfPresent(full, forKey: .full)
  }

  private enum CodingKeys: String, CodingKey {
    case id, name, ingredient, amount, words, bestBefore, opened, place, bought, dating, unopenedDate
    case unopenedDating, since, thawed, full
  }

  /// Good through its date. Source: requirements, Decisions "Expiry".
  package func isExpired(on day: Day) -> Bool { bestBefore.map { $0 < day } ?? false }

  /// Opened lots first, then the earliest best-before, then name and id; unique.
  package var dateOrder: (Int, Int, String, String) {
    (opened == nil ? 1 : 0, bestBefore?.number ?? Int.max, name, id.text)
  }
}

/// The lot that so much more of a food makes: the measured lot of the same food that has no dates and a unit that
/// meets, with more in it, else a new one. Source: 004 §3.2; requirements MP-05.
package func adding(
  _ amount: Amount, of food: Ingredient, to pantry: [PantryItem], id: ID<PantryItem>
) -> PantryItem {
  for item in pantry where item.ingredient == food.id && item.bestBefore == nil && item.opened == nil {
    guard let have = item.amount,
      let more = try? convertUnit(amount, to: have.unit, density: food.density)
    else { continue }
    return item.holding(Amount(have.value + more.value, have.unit))
  }
  return PantryItem(id: id, name: food.plural ?? food.name, ingredient: food.id, amount: amount)
}

/// What becomes of a lot that is taken from.
package enum LotTaking: Hashable, Sendable {
  case usedUp(PantryItem)
  /// The lot with what is left of it.
  case left(PantryItem)

  /// The lot, whatever became of it.
  package var lot: PantryItem {
    switch self {
    case .usedUp(let lot), .left(let lot): lot
    }
  }
}

/// The lots that so much of a food is taken from, in the order they are used; without an amount all of it.
/// Never below zero: what is not there is not taken. From a lot whose amount is words nothing can be counted off.
/// Empty when none is at home.
package func taking(_ amount: Amount?, of food: Ingredient, from pantry: [PantryItem]) -> [LotTaking] {
  var left = amount
  var changes: [LotTaking] = []
  for item in pantry.filter({ $0.ingredient == food.id }).sorted(by: { $0.dateOrder < $1.dateOrder }) {
    guard let wanted = left else {
      changes.append(.usedUp(item))
      continue
    }
    guard wanted.value > .zero, let have = item.amount,
      let need = try? convertUnit(wanted, to: have.unit, density: food.density)
    else { continue }
    if need.value < have.value {
      changes.append(.left(item.holding(Amount(have.value - need.value, have.unit))))
      left = Amount(.zero, wanted.unit)
    } else {
      changes.append(.usedUp(item))
      let taken = have.value / need.value
      left = Amount(wanted.value * (.one - taken), wanted.unit)
    }
  }
  return changes
}

/// The food's measured lots with that share of each left (a half: 1/2). Empty when none is at home. Source:
/// requirements MP-05.
package func keeping(_ share: Rational, of food: Ingredient, in pantry: [PantryItem]) -> [LotTaking] {
  var changes: [LotTaking] = []
  for lot in pantry where lot.ingredient == food.id {
    if let amount = lot.amount { changes.append(.left(lot.holding(amount * share))) }
  }
  return changes
}

/// The food's lots that nothing can be counted off, because words or nothing tell how much they are.
package func uncounted(_ food: Ingredient, in pantry: [PantryItem]) -> [PantryItem] {
  pantry.filter { $0.ingredient == food.id && $0.amount == nil }
}

/// How much of a food is meant when no amount is said: one package of the smallest it is sold in,
/// else one piece.
package func usualPurchase(of food: Ingredient, table: FoodTable) -> Amount {
  table.packages(of: food.id).first?.amount ?? Amount(.one, .each)
}
