import Talk

/// Notes what was thrown away, with its cost by the prices known.
func noteThrown(_ taken: [LotTaking], _ supply: NamedFood, _ thrown: ThrownWords, _ turn: inout Turn)
  -> ThrownAway
{
  var amounts: [Amount] = []
  for taking in taken {
    switch taking {
    case .usedUp(let lot): if let amount = lot.amount { amounts.append(amount) }
    case .left(let lot):
      let before = turn.world.pantry.first { $0.id == lot.id }?.amount
      if let before, let after = lot.amount, before.unit == after.unit {
        amounts.append(Amount(before.value - after.value, after.unit))
      }
    }
  }
  var sum = amounts.first
  for amount in amounts.dropFirst() {
    guard let first = sum, let more = try? convertUnit(amount, to: first.unit, density: supply.food.density)
    else {
      continue
    }
    sum = Amount(first.value + more.value, first.unit)
  }
  let amount = sum ?? supply.amount
  let entry = ThrownAway(
    id: turn.newID(), day: turn.world.today, name: plural(supply.food), ingredient: supply.food.id,
    amount: amount,
    reason: thrown.reason, cost: amount.flatMap { cost(of: $0, supply.food, turn) },
    place: taken.compactMap(\.lot.place).first)
  turn.put(entry)
  return entry
}

/// Notes what is gone of the pantry since `before` as eaten, with its cost by the prices known.
func noteEaten(since before: [PantryItem], _ turn: inout Turn) {
  for piece in eatenPieces(of: before, leaving: turn.world.pantry) {
    guard let food = piece.lot.ingredient.flatMap({ turn.world.catalogue.table[$0] }) else { continue }
    turn.put(
      EatenFood(
        id: turn.newID(), day: turn.world.today, name: plural(food), ingredient: food.id,
        amount: piece.amount, cost: piece.amount.flatMap { cost(of: $0, food, turn) },
        bestBefore: piece.lot.bestBefore))
  }
}

private func cost(of amount: Amount, _ food: Ingredient, _ turn: Turn) -> Money? {
  for package in turn.world.catalogue.table.packages(of: food.id) where package.amount.value > .zero {
    guard let part = try? convertUnit(amount, to: package.amount.unit, density: food.density) else {
      continue
    }
    return Money(cents: (Rational(package.price.cents) * part.value / package.amount.value).rounded)
  }
  return nil
}
