/// A food that was named, as the table has it, with the amount said.
package struct NamedFood: Hashable, Sendable {
  package var food: Ingredient
  package var amount: Amount?
  package init(_ food: Ingredient, amount: Amount? = nil) { (self.food, self.amount) = (food, amount) }
}

extension SlotValue {
  /// The food or dish it names, as it was said or as its list has it; nil for other kinds.
  package var name: String? {
    switch self {
    case .text(let words): words
    case .item(_, _, let name), .supply(_, _, _, let name): name
    case .number, .money, .day, .days, .minutes, .percent, .amount, .choice: nil
    }
  }
}

/// The foods a slot names, in the order said. Foods that the table does not have are said to be unknown, and
/// where none was named, how it would be said: an empty answer needs no word more.
package func namedFoods(_ slot: String = "food", in said: Said, _ turn: inout Turn) -> [NamedFood] {
  let values = said.slots.values(slot)
  if values.isEmpty { sayPlainly(said, &turn) }
  return values.compactMap { value in
    let food = value.namedFood(in: turn.world.catalogue.table)
    if food == nil { turn.say(UnknownFood(value.name ?? said.text)) }
    return food
  }
}

extension SlotValue {
  fileprivate func namedFood(in table: FoodTable) -> NamedFood? {
    switch self {
    case .item(_, let id, _): table[IngredientID(id)].map { NamedFood($0) }
    case .supply(let amount, _, let id, _):
      table[IngredientID(id)].map { NamedFood(amount?.unit == .can ? table.canned($0) : $0, amount: amount) }
    case .text, .number, .money, .day, .days, .minutes, .percent, .amount, .choice: nil
    }
  }
}
