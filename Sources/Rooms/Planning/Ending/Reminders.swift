import Talk

/// What is to be done for the plans in force, by day.
func planReminders(_ world: World) -> [Reminder] {
  world.activePlans.filter { ($0.plan.ends ?? world.today) >= world.today }
    .flatMap { reminders(for: $0, world) }
    .sorted { $0.due < $1.due }
}

/// What is to be done for one plan; the things on its list are counted as the list shows them.
func reminders(for saved: SavedPlan, _ world: World) -> [Reminder] {
  Planning.reminders(
    for: saved, listed: WeekShopping(of: saved.plan, world)?.openCount, frozen: onlyFrozen(world),
    fresh: rawAtHome(world), table: world.catalogue.table, shopping: Set(world.shoppingDays),
    on: world.today)
}

/// Foods that thaw over night and lie in the freezer alone. What is kept and used frozen (peas, ice cream) needs no thawing.
private func onlyFrozen(_ world: World) -> Set<IngredientID> {
  let lots = world.pantry.compactMap { lot in lot.ingredient.map { (food: $0, place: lot.place) } }
  let elsewhere = Set(lots.filter { $0.place != .freezer }.map(\.food))
  return Set(lots.filter { $0.place == .freezer }.map(\.food)).subtracting(elsewhere).filter { id in
    world.catalogue.table[id].map { world.datingRules.rules(for: $0).place != .freezer } ?? false
  }
}

/// Until when raw meat and fish keeps that is at home and not in the freezer, by food; the latest where there are several.
private func rawAtHome(_ world: World) -> [IngredientID: Day] {
  var until: [IngredientID: Day] = [:]
  for lot in world.pantry where lot.place != .freezer {
    guard let id = lot.ingredient, let day = lot.bestBefore, let food = world.catalogue.table[id],
      food.protein?.isFlesh == true, world.datingRules.rules(for: food).place == .refrigerator
    else { continue }
    until[id] = max(until[id] ?? day, day)
  }
  return until
}

/// What is to be done today.
func dueReminders(_ world: World) -> [Reminder] { planReminders(world).filter { $0.due == world.today } }

/// All that is to be done, or what one day's dinner needs.
func showReminders(_ said: Said, _ turn: inout Turn) {
  let isAboutThawing = said.slots.word("what") == "thaw"
  let all = planReminders(turn.world).filter { !isAboutThawing || $0.isThawing }
  let own = isAboutThawing ? [] : turn.world.kitchen[OwnReminder.self].filter { $0.day >= turn.world.today }
  switch said.slots.dayWords {
  case nil:
    let days = isAboutThawing ? [] : turn.world.shoppingDays
    turn.say(RemindersShown(reminders: all, isAsked: true, own: own, shopping: days))
  case .noSuchDay(let words)?: turn.say(FactsRefused([.noSuchDay(words)]))
  case .day(let day)?:
    turn.say(
      RemindersShown(
        reminders: all.filter { $0.concerns(day) }, isAsked: true, own: own.filter { $0.day == day }))
  }
}

extension Reminder {
  /// Whether it is due that day, or done for that day's dinner.
  fileprivate func concerns(_ day: Day) -> Bool {
    switch self {
    case .shop(let on, let days, _): on == day || days.first == day
    case .thaw(let on, _, _, let eaten), .freeze(let on, _, _, let eaten, _): on == day || eaten == day
    case .past(let on, _, _, _): on == day
    }
  }
}

/// What the evening before asks for, and what must be frozen or thrown out, is said before tonight's dishes.
func remindOfThawing(_ turn: inout Turn) {
  let due = dueReminders(turn.world).filter { reminder in if case .shop = reminder { false } else { true } }
  if !due.isEmpty { turn.say(RemindersShown(reminders: due, isAsked: false)) }
}
