import Talk

/// "Two portions of the dal are left in the fridge": kept as a lot of its own, which is no raw food and keeps for days.
/// Without a dish it is the one cooked last. Source: FoodSafety.gov, leftovers 3 to 4 days.
func tellLeftovers(_ said: Said, _ turn: inout Turn) {
  // "What does one portion of the chili cost" asks, and tells of nothing that is left.
  if let first = wordsSaid(said.text).first?.word, ["what", "how", "which", "why", "who"].contains(first) {
    said.slots.readAll()
    return unreadable(&turn)
  }
  // What stood out all night is no leftover to keep, and raw food is none.
  let words = Set(wordsSaid(said.text).map(\.word))
  let hasStood = !words.isDisjoint(with: ["stood", "sat", "overnight"]) && placesSaid(said.text).isEmpty
  if hasStood || !words.isDisjoint(with: ["raw", "uncooked"]) {
    said.slots.readAll()
    return unreadable(&turn)
  }
  _ = said.slots.word("who")  // Whoever ate it, it is gone.
  switch said.slots.word("gone") {
  case "freezer"?: return freezeLeftovers(said, &turn)
  case .some: return finishLeftovers(said, &turn)
  case nil: break
  }
  // "Ate the rest of the chili" is gone, in whatever words a guess has read it.
  let isEaten = !words.isDisjoint(with: ["ate", "eaten", "finished"])
  let tellsOfRest = !words.isDisjoint(with: ["left", "over", "leftover", "leftovers", "remains", "remaining"])
  if isEaten, !tellsOfRest { return finishLeftovers(said, &turn) }
  let today = turn.world.today
  // "Have one portion for lunch tomorrow", "we eat the rest on Friday": a plan, and nothing that is at home.
  let isAhead = said.slots.days("day").contains { $0 > today } && !said.slots.has("frozen")
  let first = wordsSaid(said.text).first?.word ?? ""
  if isAhead, ["have", "eat", "let", "lets"].contains(first) || !words.isDisjoint(with: ["eat", "eating"]) {
    said.slots.readAll()
    return unreadable(&turn)
  }
  guard let dish = dishLeft(said, turn) else { return turn.say(LeftoversOfWhat()) }
  let place: PantryPlace = said.text.lowercased().contains("freez") ? .freezer : .refrigerator
  // "From Saturday" is the one gone by; "for tomorrow" says when it is to be eaten.
  let isForLater = !words.isDisjoint(with: ["for", "tomorrow"])
  let told = said.slots.days("day").first.flatMap { $0 <= today ? $0 : isForLater ? nil : $0 - 7 }
  let cooked = told ?? dish.cooked ?? today
  let lots = turn.world.pantry.filter { $0.ingredient == nil && $0.name == dish.name }
  if let frozen = said.slots.number("frozen") {
    let (fridge, freezer) = (lots.first { $0.place != .freezer }, lots.first { $0.place == .freezer })
    if let total = said.slots.number("portions") {
      // "One in the fridge and one in the freezer": so it stands.
      if total > frozen {
        keepLeftover(
          named: dish.name, held: .measured(Amount(total - frozen, .portion)), days: dish.days,
          place: .refrigerator,
          since: cooked, isTold: told != nil, &turn)
      }
    } else if let fridge {
      guard isStillGood(fridge, &turn) else { return }
      if let had = fridge.portions, had < frozen { return turn.say(OnlySoMany(name: fridge.name, had: had)) }
    } else if words.contains("rest") {
      // "Two portions in the freezer and the rest in the fridge": nobody said how much that is.
      keepLeftover(
        named: dish.name, held: .untold, days: dish.days, place: .refrigerator, since: cooked,
        isTold: told != nil,
        &turn)
    }
    // What is frozen now comes to what was frozen before, if nobody told how much there is in all.
    let before = said.slots.has("portions") ? .zero : freezer?.portions ?? .zero
    defer {
      if let day = said.slots.days("day").first, day > today {
        tellWhetherItKeeps(dish.name, until: day, &turn)
      }
    }
    return keepLeftover(
      named: dish.name, held: .measured(Amount(frozen + before, .portion)), days: dish.days, place: .freezer,
      since: cooked, isTold: told != nil,
      moved: said.slots.number("portions").map { $0 > frozen ? .none : .all } ?? .portions(frozen), &turn)
  }
  let isMoved = place == .freezer || !words.isDisjoint(with: ["put", "move", "moved"])
  if place == .freezer, told == nil {
    for lot in lots where lot.place != .freezer { guard isStillGood(lot, &turn) else { return } }
  }
  if heldAmount(said) == nil, !isMoved, told == nil, !lots.isEmpty {
    // Nothing new is told of it: what was noted stands.
    return showLeftovers(said, &turn)
  }
  let held: HeldAmount = heldAmount(said) ?? (isMoved ? lots.first?.held : nil) ?? .untold
  keepLeftover(
    named: dish.name, held: held, days: dish.days, place: place, since: cooked,
    isTold: told != nil || dish.cooked.map { day in lots.allSatisfy { ($0.bought ?? day) < day } } ?? false,
    moved: place == .freezer ? said.slots.number("portions").map { .portions($0) } ?? .all : .none, &turn)
}

/// "Keep the other for Sunday": whether what stands in the fridge is good until then.
private func tellWhetherItKeeps(_ name: String, until day: Day, _ turn: inout Turn) {
  guard let lot = leftovers(named: name, turn).first(where: { $0.place != .freezer }),
    let end = lot.bestBefore
  else { return }
  turn.say(
    LeftoversShown(dishes: [LeftoversShown.Left(name: lot.name, place: lot.place, until: end)], asked: day))
}

/// "We ate half of it", of a dish cooked lately: the other half is left; false where none was cooked.
func keepsOtherHalf(_ said: Said, _ turn: inout Turn) -> Bool {
  guard let dish = dishLeft(said, turn), let cooked = dish.cooked else { return false }
  keepLeftover(
    named: dish.name, held: .words("half"), days: dish.days, place: .refrigerator, since: cooked, &turn)
  return true
}

/// "Half the spaghetti is left", where none is at home but what was cooked of it lately: half of that is left; false
/// where none was cooked.
func keepsHalf(ofDish food: Ingredient, _ turn: inout Turn) -> Bool {
  guard !turn.world.pantry.contains(where: { $0.ingredient == food.id }),
    let dish = cookedLately(food.name, isCounted: true, turn)
  else { return false }
  let days = turn.world.catalogue.recipe(dish.recipe)?.leftoverDays
  let name = keptName(of: dish.title, turn) ?? "cooked \(dish.title.lowercased())"
  keepLeftover(named: name, held: .words("half"), days: days, place: .refrigerator, since: dish.day, &turn)
  return true
}

/// So much as was said: portions, a measure, or a pot that nobody can weigh; nil where nothing was.
private func heldAmount(_ said: Said) -> HeldAmount? {
  if let portions = said.slots.number("portions"), portions < Rational(40) {
    return .measured(Amount(portions, .portion))
  }
  if let amount = said.slots.value("amount")?.amountSaid { return .measured(amount) }
  if let words = said.slots.word("portions") { return .words(words) }
  // "Half of the chaufa is left".
  return wordsSaid(said.text).contains { $0.word == "half" } ? .words("half") : nil
}

/// Cooked food said beside other foods: "we have salmon and leftover rice".
func keepCooked(_ foods: [OwnSupply], since day: Day?, _ turn: inout Turn) {
  for food in foods where food.isCooked {
    let place: PantryPlace = turn.said.said.lowercased().contains("freez") ? .freezer : .refrigerator
    keepLeftover(
      named: food.name, held: food.held, days: nil, place: place, since: day ?? turn.world.today,
      isTold: day != nil, &turn)
  }
}

/// How much of what stood in the fridge went to the freezer.
private enum Moved { case none, all, portions(Rational) }

/// Keeps a lot of cooked food in place of the one by that name at the same place; what was `moved` came out of the
/// fridge. Unless its day was told (`isTold`) it is never good for longer than what stood there.
private func keepLeftover(
  named name: String, held: HeldAmount, days: Int?, place: PantryPlace, since: Day, isTold: Bool = false,
  moved: Moved = .none, _ turn: inout Turn
) {
  let shelfLife = turn.world.catalogue.table.shelfLife
  var (known, others): (Day?, [PantryItem]) = (nil, [])
  for old in turn.world.pantry where old.ingredient == nil && old.name == name {
    let isSamePlace = (old.place == .freezer) == (place == .freezer)
    if isSamePlace {
      known = old.bestBefore
      turn.remove(old)
    } else {
      switch moved {
      case .none: break
      case .all: turn.remove(old)
      case .portions(let count):
        // "Two in the freezer" of three that stood in the fridge leaves one there; of an amount nobody told, what is left
        // stays untold.
        guard let had = old.portions else { break }
        guard count < had else {
          turn.remove(old)
          break
        }
        let rest = old.holding(Amount(had - count, .portion))
        turn.put(rest)
        others.append(rest)
      }
    }
  }
  var lot = PantryItem(id: turn.newID(), name: name, ingredient: nil, held: held)
  if let keeping = shelfLife.keeping(namedIn: ["leftovers"])?.keeping {
    lot = lot.stored(in: place, bought: since, by: shelfLife.rules(for: keeping))
  }
  if place == .refrigerator {
    let end = since + min(days ?? 3, 4)
    lot.bestBefore = [lot.bestBefore, end, isTold ? nil : known].compactMap(\.self).min()
    lot.dating = .usual
  } else if let known, !isTold {
    lot.bestBefore = min(lot.bestBefore ?? known, known)
  }
  turn.put(lot)
  turn.isUndoable = true
  turn.say(
    PantryChanged(
      lots: [lot] + others, placed: ([lot] + others).map { PlacedLot(lot: $0, isCartonsDate: false) }),
    focus: pantryFocus(on: [lot]))
  // What was cooked too long ago is noted, and never called good.
  if let end = lot.bestBefore, end < turn.world.today {
    turn.say(LeftoversShown(dishes: [LeftoversShown.Left(name: lot.name, place: place, until: end)]))
  }
}

/// The dish that is left: named, or cooked last; with the days it keeps and the evening it was cooked.
private func dishLeft(_ said: Said, _ turn: Turn) -> (name: String, days: Int?, cooked: Day?)? {
  let today = turn.world.today
  let eaten = turn.world.history.filter { $0.outcome == .cooked && $0.day <= today && today - $0.day <= 4 }
  switch said.slots.value("recipe") {
  case .item(_, let id, let name)?:
    let recipe = RecipeID(id)
    // By its whole title, however short it was called.
    let isLate = eaten.contains { $0.recipe == recipe } || turn.state.memory[Cooking.self]?.recipe == recipe
    let title = isLate ? turn.world.catalogue.recipe(recipe)?.title ?? name : name
    return (
      keptName(of: title, turn) ?? keptName(of: name, turn) ?? "cooked \(title.lowercased())",
      turn.world.catalogue.recipe(recipe)?.leftoverDays, eaten.last { $0.recipe == recipe }?.day
    )
  case .text(let words)?:
    let isCounted = said.slots.number("portions") != nil || said.slots.number("frozen") != nil
    let lately = cookedLately(words, isCounted: isCounted, turn)
    let days = lately.flatMap { turn.world.catalogue.recipe($0.recipe)?.leftoverDays }
    if let name = keptName(of: words, turn) { return (name, days, lately?.day) }
    let title = (lately?.title ?? words).lowercased()
    return ("cooked \(title)", days, lately?.day)
  default:
    // What stands on the stove is what is left of.
    if let cooking = turn.state.memory[Cooking.self], let recipe = turn.world.catalogue.recipe(cooking.recipe)
    {
      return (
        keptName(of: recipe.title, turn) ?? "cooked \(recipe.title.lowercased())", recipe.leftoverDays,
        cooking.day
      )
    }
    guard let last = eaten.max(by: { $0.day < $1.day }) else { return nil }
    return (
      keptName(of: last.title, turn) ?? "cooked \(last.title.lowercased())",
      turn.world.catalogue.recipe(last.recipe)?.leftoverDays, last.day
    )
  }
}

/// Moves what is left, or one dish of it, to the freezer, where cooked food keeps for months.
private func freezeLeftovers(_ said: Said, _ turn: inout Turn) {
  let lots = leftovers(named: said.slots.value("recipe")?.shortTexts.first, turn).filter {
    $0.place != .freezer
  }
  guard !lots.isEmpty else { return turn.say(NoLeftovers()) }
  for lot in lots { guard isStillGood(lot, &turn) else { return } }
  let shelfLife = turn.world.catalogue.table.shelfLife
  let moved = lots.map { lot in
    guard let keeping = shelfLife.keeping(namedIn: ["leftovers"])?.keeping else { return lot }
    return lot.stored(in: .freezer, bought: turn.world.today, by: shelfLife.rules(for: keeping))
  }
  for lot in moved { turn.put(lot) }
  turn.isUndoable = true
  turn.say(
    PantryChanged(lots: moved, placed: moved.map { PlacedLot(lot: $0, isCartonsDate: false) }),
    focus: pantryFocus)
}

/// What is past its date is not frozen to look good again: that is said.
private func isStillGood(_ lot: PantryItem, _ turn: inout Turn) -> Bool {
  guard let end = lot.bestBefore, end < turn.world.today else { return true }
  turn.say(LeftoversShown(dishes: [LeftoversShown.Left(name: lot.name, place: lot.place, until: end)]))
  return false
}
