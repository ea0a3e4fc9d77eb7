package import Talk

/// What is at home: looked at, filled, used up, and compared with a dish.
package let pantry = Room(
  "pantry",
  intents: [
    Intent("pantry_show", ledger: .shows) { turn, said in showPantry(said, &turn) },
    Intent("pantry_add", as: .addToPantry, ledger: .notes) { turn, said in
      let bought = BoughtDay(said, today: turn.world.today)
      if let refusal = bought.refusal { return turn.say(refusal) }
      let (own, said) = withoutOwn(said)
      let sets = said.slots.word("mode") == "set"
      keepCooked(own, since: bought.day, &turn)
      keepUnknown(own, sets: sets, bought: bought.day, &turn)
      guard own.isEmpty || said.slots.has("supply") else { return }
      let supplies = supplied(in: said, &turn)
      if let question = UnusualAmountQuestion(supplies, sets: sets, bought: bought.day) {
        return question.ask(&turn)
      }
      // "Open from yesterday" is no day of purchase.
      let opened = openedDay(said.text, supplies, turn)
      addToPantry(supplies, sets: sets, bought: opened == nil ? bought.day : nil, opened: opened, &turn)
      if !sets, tellsOfBuying(said.text), !supplies.isEmpty {
        turn.tell(FoodsBought(supplies.map(\.named), on: bought.day ?? turn.world.today))
      }
      if let store = said.slots.word("store"), let first = supplies.first {
        turn.say(ShopNotKept(store: store, food: plural(first.named.food)))
      }
    },
    Intent("item_page", as: .showAtHome, ledger: .shows) { turn, said in showItem(said, &turn) },
    Intent("pantry_look", ledger: .notes) { turn, said in tellView(said, &turn) },
    Intent("house_period", ledger: .notes) { turn, said in tellOwnPeriod(said, &turn) },
    Intent("pantry_amount", as: .correctPantry, ledger: .notes) { turn, said in correctAmounts(said, &turn) },
    Intent("leftovers_tell", ledger: .notes) { turn, said in tellLeftovers(said, &turn) },
    Intent("leftovers_show", ledger: .shows) { turn, said in showLeftovers(said, &turn) },
    Intent("pantry_remove", as: .takeFromPantry, ledger: .notes) { turn, said in
      // Who ate it stands in the line, which the journal keeps.
      _ = said.slots.value("who")
      _ = said.slots.value("day")
      // "Throw it out", of what was just talked about.
      if !said.slots.has("supply"), let row = turn.state.focus.row,
        let lot = turn.world.pantry.first(where: { $0.id.text == row }),
        let food = lot.ingredient.flatMap({ turn.world.catalogue.table[$0] })
      {
        return takeFromPantry(
          [NamedFood(food)], from: [lot], leaving: nil, thrown: ThrownWords(said.text),
          isEaten: tellsOfEating(said.text), line: said.text, &turn)
      }
      let (own, said) = withoutOwn(said)
      for food in own where !takeOwn(food, &turn) {
        if food.isCooked { turn.say(NoLeftovers()) } else { turn.say(PantryChanged(missing: [food.name])) }
      }
      guard own.isEmpty || said.slots.has("supply") else { return }
      let foods = foodsAtHome("supply", in: said, &turn)
      // "Half the spaghetti is left", of a dish: no raw one is at home.
      if said.slots.word("left") == "half", foods.count == 1, keepsHalf(ofDish: foods[0].food, &turn) {
        return
      }
      takeFromPantry(
        foods, leaving: said.slots.word("left").flatMap { shares[$0] },
        thrown: ThrownWords(said.text), isEaten: tellsOfEating(said.text), line: said.text, &turn)
    },
    Intent("pantry_cooked", ledger: .notes) { turn, said in takeCooked(said, &turn) },
    Intent("pantry_update", ledger: .notes) { turn, said in updatePantry(said, &turn) },
    Intent("pantry_expiring", ledger: .shows) { turn, said in showExpiring(said, &turn) },
    Intent("reminder_settings", ledger: .notes) { turn, said in setReminders(said, &turn) },
    Intent("reminders_due", ledger: .shows) { turn, _ in tellReminders(&turn) },
    Intent("remind", ledger: .notes) { turn, said in remindOfOwn(said, &turn) },
    Intent("reminders_past") { turn, said in pastReminders(said, &turn) },
    Intent("pantry_clear", ledger: .notes) { turn, said in clearOut(said, &turn) },
    Intent("food_keeps") { turn, said in tellHowFoodKeeps(said, &turn) },
    Intent("waste_show") { turn, said in showWaste(said, &turn) },
    Intent("waste_goal", ledger: .notes) { turn, said in setWasteGoal(said, &turn) },
    Intent("pantry_check", as: .checkPantry) { turn, said in checkPantry(said, &turn) },
  ],
  tables: [
    PantryItem.table, Explained.table, ThrownAway.table, EatenFood.table, RaisedReminder.table,
    OwnPeriod.table, PantryView.table, OwnReminder.table,
  ],
  remembers: [UnusualAmountQuestion.self, ClearOutQuestion.self, OwnRemindersTold.self],
  follow: { turn, news in
    if news is TurnBegins || news is ChatGreeted { return tellOwnReminders(&turn) }
    guard let opens = news as? ChatOpens else { return }
    // What can't be kept now is cleared out another time.
    if opens.mayAsk { clearOutByRule(&turn) }
    remindOfDates(&turn)
  })

/// Said again, it shows all there is.
let pantryFocus = Focus(.pantry, again: Choice("pantry_show"))

/// The same, so that the very look can be kept or had again.
func pantryFocus(on lots: [PantryItem], after said: Said) -> Focus {
  Focus(
    .pantry, row: lots.count == 1 ? lots[0].id.text : nil,
    again: Choice(said.recognition.intent ?? "", said: said.text))
}

/// The same, on one lot: "no, in the fridge" is said of it.
func pantryFocus(on lots: [PantryItem]) -> Focus {
  Focus(.pantry, row: lots.count == 1 ? lots[0].id.text : nil, again: Choice("pantry_show"))
}

/// What is left of a lot, by the words for it.
private let shares: [String: Rational] = [
  "half": Rational(1, 2), "quarter": Rational(1, 4), "two-thirds": Rational(2, 3),
  "three-quarters": Rational(3, 4),
]

/// Takes foods out, all of it where no amount was said, or all but that share; what is not there is said, and so is
/// what nothing can be counted off: never guessed.
private func takeFromPantry(
  _ supplies: [NamedFood], from lot: [PantryItem]? = nil, leaving share: Rational?, thrown: ThrownWords?,
  isEaten: Bool, line: String, _ turn: inout Turn
) {
  guard !supplies.isEmpty else { return }
  let before = turn.world.pantry
  var change = PantryChanged()
  for supply in supplies {
    let meant = lotsTaken(of: supply.food, isThrown: thrown != nil, line: line, turn)
    let lots = lot ?? meant.lots
    let taken =
      share.map { leaving($0, of: supply.food, in: lots) }
      ?? taking(supply.amount, of: supply.food, from: lots)
    if let thrown { change.thrown.append(noteThrown(taken, supply, thrown, &turn)) }
    let rules = turn.world.datingRules.rules(for: supply.food)
    let begun = thrown == nil ? taken.map { openedByUse($0, on: turn.world.today, by: rules) } : taken
    for (old, new) in zip(taken, begun) where old != new {
      if case .left(let lot) = new { change.placed.append(PlacedLot(lot: lot, isCartonsDate: false)) }
    }
    use(begun, &turn)
    let vague = uncounted(supply.food, in: lots)
    if !taken.isEmpty {
      if share == nil { change.taken.append(plural(supply.food)) }
    } else if thrown != nil, !vague.isEmpty {
      continue
    } else if let lot = vague.first {
      change.uncounted.append(lot)
      continue
    } else {
      change.missing.append(plural(supply.food))
      change.missingPlaces[plural(supply.food)] = meant.place
    }
    change.lots += turn.world.pantry.filter { $0.ingredient == supply.food.id }
  }
  if isEaten, thrown == nil { noteEaten(since: before, &turn) }
  turn.say(change, focus: pantryFocus(on: change.lots))
}

func use(_ takings: [LotTaking], _ turn: inout Turn) {
  for taking in takings {
    switch taking {
    case .usedUp(let lot): turn.remove(lot)
    case .left(let lot): turn.put(lot)
    }
  }
}

/// Whether everything for a dish is at home. Source: 004 §3.2; requirements MP-06.
private func checkPantry(_ said: Said, _ turn: inout Turn) {
  // Beside a dish that was named, the day says nothing more.
  _ = said.slots.value("day")
  guard let dish = dish(said.slots.dish, &turn),
    let servings = servings(said.slots.servingWords, of: dish, &turn)
  else { return }
  let check = checkPantryForRecipe(
    dish.recipe, servings: servings, pantry: turn.world.pantry, table: turn.world.catalogue.table,
    on: turn.world.today)
  turn.say(
    PantryCompared(recipe: dish.recipe, servings: servings, check: check),
    focus: .dish(dish, servings: servings, in: turn))
}

/// Since when the one food of the line is open, where it is called so: "half a tin of coconut milk, open from yesterday".
private func openedDay(_ line: String, _ supplies: [Supplied], _ turn: Turn) -> Day? {
  let words = wordsSaid(line).map(\.word)
  guard supplies.count == 1, let at = words.firstIndex(where: { ["open", "opened"].contains($0) }),
    at == 0 || !["not", "isnt", "isn't", "was", "were", "is"].contains(words[at - 1]),
    at + 1 >= words.count || !["market", "house", "day", "fire", "air", "kitchen"].contains(words[at + 1])
  else { return nil }
  return words.contains("yesterday") ? turn.world.today - 1 : turn.world.today
}
