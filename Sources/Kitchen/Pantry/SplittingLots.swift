/// A lot in two, so much of it and the rest; nil where that much can't be counted off it, or would be all of it. Both
/// keep the dates. Source: requirements, Decisions "No batches": opening one of three splits it off.
package func splitting(_ amount: Amount, off lot: PantryItem, of food: Ingredient, id: ID<PantryItem>)
  -> (part: PantryItem, rest: PantryItem)?
{
  guard let have = lot.amount, amount.value > .zero,
    let part = try? convertUnit(amount, to: have.unit, density: food.density), part.value < have.value
  else { return nil }
  var split = lot.filled(with: part)
  split.id = id
  return (split, lot.filled(with: Amount(have.value - part.value, have.unit)))
}

extension PantryItem {
  /// What is opened at a time: one of several cans or cartons; nil where the lot is one thing.
  package var oneOfSeveral: Amount? {
    guard let amount, amount.value > .one, amount.value.isWhole,
      [
        .can, .package, .jar, .box, .bag, .bottle, .carton, .tub, .tube, .container, .pouch, .loaf, .gallon,
      ].contains(amount.unit)
    else { return nil }
    return Amount(.one, amount.unit)
  }
}

/// A lot that is taken from is opened by it, unless it is one of several whole things or lies in the freezer. Source:
/// requirements, Decisions "States".
package func openedByUse(_ taking: LotTaking, on day: Day, by rules: KeepingRules) -> LotTaking {
  guard case .left(let lot) = taking, lot.opened == nil, lot.bestBefore != nil || lot.bought != nil,
    (lot.place ?? rules.place) != .freezer, let unit = lot.amount?.unit, [.volume, .weight].contains(unit.dimension)
  else { return taking }
  return .left(lot.opened(on: day, by: rules))
}
