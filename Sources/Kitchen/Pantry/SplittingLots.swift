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
    (lot.place ?? rules.place) != .freezer, let unit = lot.amount?.unit,
    [.volume, .weight].contains(unit.dimension)
  else { return taking }
  return .left(lot.opened(on: day, by: rules))
}

/// The lots of a food once a share of it is left: of the opened one where one is open, else of all of it together, the
/// earliest date used first. Empty when none is at home, or nothing tells how much. Source: requirements MP-05, BB-05.
package func leaving(_ share: Rational, of food: Ingredient, in pantry: [PantryItem]) -> [LotTaking] {
  let lots = pantry.filter { $0.ingredient == food.id && $0.amount != nil }
    .sorted { $0.dateOrder < $1.dateOrder }
  guard let first = lots.first, let unit = first.amount?.unit, lots.count > 1 else {
    return keeping(share, of: food, in: pantry)
  }
  if first.opened != nil { return keeping(share, of: food, in: [first]) }
  var total = Rational.zero
  for lot in lots {
    guard let amount = lot.amount, let part = try? convertUnit(amount, to: unit, density: food.density) else {
      return keeping(share, of: food, in: [first])
    }
    total = total + part.value
  }
  return taking(Amount(total * (.one - share), unit), of: food, from: lots)
}
