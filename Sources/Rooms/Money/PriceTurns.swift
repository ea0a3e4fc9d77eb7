import Talk

/// "Milk was $3.89": the household's own price from now on.
func notePrice(_ said: Said, _ turn: inout Turn) {
  let (store, size) = (shop(in: said), said.slots.amountSaid)
  let unit = said.slots.word("unit").flatMap { Unit(rawValue: $0) }
  // A price counts from today, whenever it was paid.
  _ = said.slots.value("day")
  guard said.slots.has("supply"), let price = said.slots.money("price") else {
    return hearWithoutFigure(said, &turn)
  }
  guard let named = namedFoods("supply", in: said, &turn).first else { return }
  let food = named.food
  guard price > .zero, price * 10 <= HouseholdHearing.largestBudget else {
    return turn.say(MoneyNotTaken.price(price, food))
  }
  let table = turn.world.catalogue.table
  let amount = unit.map { Amount(.one, $0) } ?? size ?? named.amount ?? justBought(food, turn)
  let own = ownPrice(price, of: food, amount: amount, table: table, on: turn.world.today, store: store)
  turn.put(own)
  turn.tell(PriceNoted())
  let before = table.packages(of: food.id).first { $0.container == own.container }
  let isBought = !Set(plainWords(turn.said.said)).isDisjoint(with: ["bought", "paid", "spent"])
  turn.say(OwnPriceNoted(food: food, own: own, before: before, isBought: isBought), focus: moneyFocus)
}

/// What was noted of the food as bought today or yesterday: its price is the price of so much. Nil where several were.
private func justBought(_ food: Ingredient, _ turn: Turn) -> Amount? {
  let lots = turn.world.pantry.filter { lot in
    lot.ingredient == food.id && lot.bought.map { turn.world.today - $0 < 2 } == true
  }
  guard lots.count == 1, let lot = lots.first, lot.full == nil || lot.full == lot.amount?.value else {
    return nil
  }
  return lot.amount
}

/// What foods cost here and where that comes from.
func tellPrices(_ said: Said, _ turn: inout Turn) {
  tellPrices(of: namedFoods(in: said, &turn).map(\.food), &turn)
}

func tellPrices(of foods: [Ingredient], _ turn: inout Turn) {
  let prices = foods.map { food in
    FoodPrice(
      food: food, own: turn.world.prices.first { $0.ingredient == food.id },
      packages: turn.world.catalogue.table.packages(of: food.id))
  }
  if !prices.isEmpty { turn.say(PricesTold(prices: prices), focus: moneyFocus) }
}

func forgetPrices(_ said: Said, _ turn: inout Turn) {
  let foods = namedFoods(in: said, &turn).map(\.food)
  guard !foods.isEmpty else { return }
  let known = turn.world.prices.filter { own in foods.contains { $0.id == own.ingredient } }
  for own in known { turn.remove(own) }
  let told = Set(known.map(\.ingredient))
  turn.say(
    PricesForgotten(
      foods: foods.filter { told.contains($0.id) }, unknown: foods.filter { !told.contains($0.id) }),
    focus: moneyFocus)
}
