import Talk

/// "I opened the milk", "the yogurt says March 14", "put the chicken in the freezer", "took the salmon out of the
/// freezer", "no, in the fridge": what became of a lot, with its date anew. Source: 003 "Item Status Management";
/// requirements BB-03, BB-04, BB-06, BB-17, BB-18.
func updatePantry(_ said: Said, _ turn: inout Turn) {
  let days = said.slots.dayWords
  // "Two days ago" is counted from the words.
  _ = said.slots.value("ago")
  _ = said.slots.value("old")  // The date that was wrong is replaced anyway.
  if case .noSuchDay(let words)? = days { return turn.say(NoSuchDate(words: words)) }
  var day: Day?
  if case .day(let given)? = days { day = given }
  let told = said.slots.word("act").flatMap { LotAct(rawValue: $0) } ?? LotAct(said.text, hasDay: day != nil)
  let choice = said.slots.number("choice").map { $0.isWhole ? $0.numerator : 0 }
  guard let act = told else { return sayPlainly(said, &turn) }
  let saidSo = Set(wordsSaid(said.text).map(\.word))
  if act == .frozen, saidSo.contains("still") {
    // "The beef is still frozen": nothing happened to it.
    let foods = foodsAtHome("food", in: said, &turn)
    let lots = turn.world.pantry.filter { lot in
      lot.place == .freezer && foods.contains { $0.food.id == lot.ingredient }
    }
    if !lots.isEmpty { return showAt(.freezer, lots, &turn) }
  }
  var change = LotUpdate(act: act)
  let place = placesSaid(said.text).last?.place
  if act == .moved, place == nil, said.slots.item("place") == nil { return sayPlainly(said, &turn) }
  change.place = said.slots.item("place").flatMap { PantryPlace(rawValue: $0) } ?? place
  let saidWords = wordsSaid(said.text).map(\.word)
  // "I'll open the milk on Friday" is not done yet.
  if day != nil, act != .dated, !Set(saidWords).isDisjoint(with: ["will", "i'll", "we'll", "ill", "shall"]) {
    return turn.say(StillToCome())
  }
  // "Half and half" is a cream.
  let isCream = saidWords.count(where: { $0 == "half" }) > 1
  let isShare = !isCream && saidWords.contains("half")
  if isShare, act == .frozen || act == .moved || act == .thawed {
    change.share = Rational(1, 2)
  }
  switch act {
  case .dated:
    guard let day else { return sayPlainly(said, &turn) }
    let words = Set(wordsSaid(said.text).map(\.word))
    // A date printed on food lies within months: "use by March 4", said on the 6th, is past.
    let isGone = !words.isDisjoint(with: ["was", "expired", "past", "ago"]) || day - turn.world.today > 240
    change.day = isGone ? dayGone(day, said: said.text, today: turn.world.today) ?? day : day
  default:
    // "Put the chicken in the freezer, it's for tomorrow": when it is to be cooked, and nothing that happened then.
    let isFor =
      (act == .frozen || act == .thawed || act == .moved) && day != nil
      && saidWords.contains("for") && Set(saidWords).isDisjoint(with: ["yesterday", "ago", "since", "last"])
    guard let when = dayTold(isFor ? nil : day, said, turn.world.today) else {
      return turn.say(StillToCome())
    }
    change.day = when
    change.wanted = isFor ? day : nil
  }
  guard said.slots.has("food") else { return correct(change, said, &turn) }
  var reply = LotsUpdated(act: act, today: turn.world.today, told: act == .dated ? change.day : nil)
  for named in foodsAtHome("food", in: said.leavingWhatStays(), &turn) {
    if act == .thawed, let cooked = cookedInFreezer(besides: named.food, turn) {
      turn.say(OnlyCookedFrozen(food: named.food.name, cooked: cooked))
      continue
    }
    guard let lot = change.lot(for: named, choice: choice, said, &turn) else { continue }
    reply.lots.append(lot)
  }
  guard !reply.lots.isEmpty else { return }
  turn.say(reply, focus: pantryFocus(on: reply.lots.map(\.after)))
  guard
    let day = change.wanted
      ?? ([.thawed, .dated, .bought].contains(act) ? nextDinner(with: reply.lots.map(\.after), turn) : nil)
  else { return }
  if act == .frozen {
    if day > turn.world.today { turn.say(ThawBefore(names: reply.lots.map(\.after.name), day: day)) }
  } else {
    let early = reply.lots.map(\.after).filter { lot in
      lot.bestBefore.map { $0 < day } == true && lot.place != .freezer
    }
    if !early.isEmpty {
      turn.say(ThawedTooEarly(lots: early, day: day, isThawed: act == .thawed || act == .moved))
    }
  }
}

/// "Took the spaghetti out of the freezer", where only the cooked dish lies there and the dry packet stands in the cupboard: the
/// dish's name; nil where the food itself is frozen, or nothing cooked of the name.
private func cookedInFreezer(besides food: Ingredient, _ turn: Turn) -> String? {
  let frozen = turn.world.pantry.filter { $0.place == .freezer }
  guard turn.world.datingRules.rules(for: food).place == .pantry,
    !frozen.contains(where: { $0.ingredient == food.id })
  else { return nil }
  return frozen.first { $0.ingredient == nil && $0.name.mentions(food.name) }?.name
}

/// What stands where it was, said as it is.
private func showAt(_ place: PantryPlace, _ lots: [PantryItem], _ turn: inout Turn) {
  var reply = LotsUpdated(act: .moved, today: turn.world.today, told: nil)
  for lot in lots {
    guard let food = lot.ingredient.flatMap({ turn.world.catalogue.table[$0] }) else { continue }
    reply.lots.append(LotChange(before: lot, after: lot, rules: turn.world.datingRules.rules(for: food)))
  }
  turn.say(reply, focus: pantryFocus(on: lots))
}

/// The first dinner of the plan in force that takes one of those foods.
private func nextDinner(with lots: [PantryItem], _ turn: Turn) -> Day? {
  let foods = Set(lots.compactMap(\.ingredient))
  let meals = turn.state.draft?.plan.meals ?? turn.world.activePlans.flatMap(\.plan.meals)
  return meals.filter { meal in
    meal.kind == .cook && meal.day >= turn.world.today
      && turn.world.catalogue.recipe(meal.recipe)?.ingredients.contains { line in
        line.ingredient.map(foods.contains) ?? false
      } == true
  }.map(\.day).min()
}

extension Said {
  /// Without the foods that are said to stay ("froze the beef, turkey stays").
  fileprivate func leavingWhatStays() -> Said {
    let words = wordsSaid(text)
    func stays(_ slot: SlotBinding) -> Bool {
      guard let next = words.first(where: { $0.at >= slot.range.upperBound }) else { return false }
      return ["stays", "stay", "remains", "remain"].contains(next.word)
    }
    let kept = slots.bindings.filter { $0.name != "food" || !stays($0) }
    guard kept.count < slots.bindings.count, kept.contains(where: { $0.name == "food" }) else { return self }
    var recognition = recognition
    recognition.slots = kept
    slots.readAll()
    return Said(recognition)
  }
}

/// When it happened: today, unless a day or an age is told; nil for a day that is still to come.
private func dayTold(_ day: Day?, _ said: Said, _ today: Day) -> Day? {
  let words = Set(wordsSaid(said.text).map(\.word))
  if !words.isDisjoint(with: ["ago", "for", "since", "been"]), let age = ageInDays(said.text, today: today) {
    return today - age
  }
  if let day {
    // "I opened it on March 9", said on the 2nd, is not last year's.
    return dayGone(day, said: said.text, today: today).flatMap { today - $0 < 240 ? $0 : nil }
  }
  if words.contains("yesterday") || words.isSuperset(of: ["last", "night"]) { return today - 1 }
  return today
}

/// "No, in the fridge", "no, March 12": the lot last talked about.
private func correct(_ change: LotUpdate, _ said: Said, _ turn: inout Turn) {
  guard let row = turn.state.focus.row, let lot = turn.world.pantry.first(where: { $0.id.text == row }),
    let food = lot.ingredient.flatMap({ turn.world.catalogue.table[$0] })
  else { return turn.say(WhichFood()) }
  var reply = LotsUpdated(
    act: change.act, today: turn.world.today, told: change.act == .dated ? change.day : nil)
  reply.lots.append(change.carriedOut(on: lot, of: food, &turn))
  turn.say(reply, focus: pantryFocus(on: reply.lots.map(\.after)))
}

/// One thing that was told, to be done to a lot.
struct LotUpdate: Hashable, Sendable {
  var act: LotAct
  /// When it happened; the printed date for `dated`.
  var day = Day(number: 0)
  var place: PantryPlace?
  /// The day it is to be cooked on, where that was said.
  var wanted: Day?
  /// Only that share of it: a half.
  var share: Rational?

  /// The lot as it is from now on. Without one noted, what was told notes it; of several it asks.
  func lot(for named: NamedFood, choice: Int?, _ said: Said, _ turn: inout Turn) -> LotChange? {
    let fitting = fittingLots(named.food, turn)
    if let choice, fitting.indices.contains(choice - 1) {
      return carriedOut(on: fitting[choice - 1], of: named.food, amount: named.amount, &turn)
    }
    if fitting.count > 1, [.frozen, .moved, .dated, .bought].contains(act) {
      ask(which: fitting, of: named.food, said, &turn)
      return nil
    }
    if act == .frozen, fitting.isEmpty,
      var lot = turn.world.pantry.first(where: { $0.ingredient == named.food.id && $0.since != day })
    {
      // In the freezer already: since when is told of it.
      lot.place = .refrigerator
      return carriedOut(on: lot, of: named.food, &turn)
    }
    if let lot = standing(named.food, turn) {
      return LotChange(before: lot, after: lot, rules: turn.world.datingRules.rules(for: named.food))
    }
    if let lot = fitting.first { return carriedOut(on: lot, of: named.food, amount: named.amount, &turn) }
    let rules = turn.world.datingRules.rules(for: named.food)
    if act == .unopened {
      turn.say(NotOpened(food: named.food))
      return nil
    }
    var lot = PantryItem(
      id: turn.newID(), name: plural(named.food), ingredient: named.food.id,
      held: named.amount.map { .measured($0) } ?? .untold)
    lot.place =
      act == .thawed ? .freezer : [.dated, .bought].contains(act) ? place ?? rules.place : rules.place
    return carriedOut(on: lot, of: named.food, isNew: true, &turn)
  }

  /// The lots it may be told of, those first that it is told of most likely.
  private func fittingLots(_ food: Ingredient, _ turn: Turn) -> [PantryItem] {
    let rules = turn.world.datingRules.rules(for: food)
    // A date told of what lies in one place is none of what lies in the freezer.
    let lots = PantryRoom.lots(of: food, in: [.dated, .bought].contains(act) ? place : nil, turn)
      .sorted {
        ($0.bestBefore?.number ?? .max, $0.name, $0.id.text) < (
          $1.bestBefore?.number ?? .max, $1.name, $1.id.text
        )
      }
    func first(_ fits: (PantryItem) -> Bool) -> [PantryItem] {
      let some = lots.filter(fits)
      return some.isEmpty ? lots : some
    }
    switch act {
    case .opened: return first { $0.opened == nil && $0.place != .freezer }
    case .unopened: return lots.filter { $0.opened != nil }
    case .frozen: return lots.filter { ($0.place ?? rules.place) != .freezer }
    case .thawed: return first { ($0.place ?? rules.place) == .freezer }
    case .moved: return lots.filter { ($0.place ?? rules.place) != place }
    case .dated: return first { $0.dating != .printed }
    case .bought: return first { $0.bought == nil }
    }
  }

  /// The lot that is so already: it stands where it is to go, or was thawed before. Its date stays.
  private func standing(_ food: Ingredient, _ turn: Turn) -> PantryItem? {
    let rules = turn.world.datingRules.rules(for: food)
    let lots = turn.world.pantry.filter { $0.ingredient == food.id }
    guard !lots.contains(where: { ($0.place ?? rules.place) == .freezer }) else { return nil }
    switch act {
    case .moved where share == nil && lots.allSatisfy { ($0.place ?? rules.place) == place }:
      return lots.min { ($0.bestBefore?.number ?? .max) < ($1.bestBefore?.number ?? .max) }
    case .thawed: return lots.first { $0.thawed != nil && $0.since != nil }
    default: return nil
    }
  }

  private func ask(which lots: [PantryItem], of food: Ingredient, _ said: Said, _ turn: inout Turn) {
    turn.say(WhichLot(lots: lots, today: turn.world.today))
    let kept = said.slots.bindings.filter { $0.name != "choice" && $0.name != "act" && $0.name != "day" }
    turn.offer(
      lots.enumerated().map { index, lot in
        Choice(
          said.recognition.intent ?? "",
          slots: kept + [
            SlotBinding(name: "act", value: .text(act.rawValue), range: 0..<0),
            SlotBinding(name: "choice", value: .choice(index + 1), range: 0..<0),
            SlotBinding(name: "day", value: .day(day), range: 0..<0),
          ], said: said.text, title: lotText(lot))
      }, asksWhich: true)
  }

  /// Does it and puts the lot; so much of it, or one of several, is split off first.
  func carriedOut(
    on lot: PantryItem, of food: Ingredient, amount: Amount? = nil, isNew: Bool = false, _ turn: inout Turn
  ) -> LotChange {
    let rules = turn.world.datingRules.rules(for: food)
    var lot = lot
    let part =
      amount ?? share.flatMap { share in lot.amount.map { $0 * share } }
      ?? (act == .opened && lot.opened == nil ? lot.oneOfSeveral : nil)
    if !isNew, act != .dated, act != .unopened, act != .bought, let part,
      let split = splitting(part, off: lot, of: food, id: turn.newID())
    {
      turn.put(split.rest)
      lot = split.part
    }
    var after = lot
    switch act {
    case .opened:
      after = lot.opened == nil ? lot.opened(on: day, by: rules) : lot.unopened.opened(on: day, by: rules)
    case .unopened: after = lot.unopened
    case .frozen: after = lot.moved(to: .freezer, on: day, by: rules)
    case .thawed:
      let to = place.flatMap { $0 == .freezer ? nil : $0 } ?? .refrigerator
      if lot.place != .freezer, rules.place != .freezer || lot.place != nil { lot.place = .freezer }
      after = lot.moved(to: to, on: day, by: rules)
    case .moved: after = lot.moved(to: place ?? rules.place, on: day, by: rules)
    case .dated:
      // "We have 200 g of spinach, best before March 10", where a bag was noted.
      if let amount, amount != lot.amount { lot.held = .measured(amount) }
      after = lot.dated(day, by: rules)
    case .bought: after = PantryRoom.dated(lot, bought: day, by: rules)
    }
    turn.put(after)
    return LotChange(before: isNew ? nil : lot, after: after, rules: rules)
  }
}
