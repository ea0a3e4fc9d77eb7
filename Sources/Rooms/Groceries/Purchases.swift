import Talk

/// What was bought, when and how often. Source: requirements FR-SM-007, GL-10.
func tellPurchases(_ said: Said, _ turn: inout Turn) {
  let days = said.slots.word("span").flatMap(SaidSpan.init)?.days(from: turn.world.today)
  let purchases = turn.world.purchases.filter { days?.contains($0.day) ?? true }
  guard said.slots.word("mode") == "thing" else {
    return turn.say(PurchasesShown(purchases: purchases, days: days), focus: listFocus)
  }
  let things = wanted(in: said, &turn)
  if things.isEmpty { return sayPlainly(said, &turn) }
  for thing in things {
    let own = purchases.filter { $0.line == thing.key }
    turn.say(
      ThingBought(
        name: thing.name, purchases: own, days: days, runOut: runOut(of: own, thing, turn)), focus: listFocus)
  }
}

/// When a thing bought on these days is used up, as far as that can be told.
func runOut(of purchases: [PastPurchase], _ thing: Wanted, _ turn: Turn) -> RunOut? {
  let density = thing.ingredient.flatMap { turn.world.table[$0]?.density } ?? .unknown
  return Planning.runOut(of: purchases, density: density, on: turn.world.today)
}
