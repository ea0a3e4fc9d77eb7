package import Talk

/// A reminder with what there is to do about it.
package struct ReminderLine: Hashable, Sendable {
  package var reminder: LotReminder
  package var category: String
  package var place: PantryPlace
  /// Whether the food makes ill, rather than only losing taste, when it is past its date.
  package var spoils: Bool
  /// Whether it may be frozen instead.
  package var freezes: Bool
  /// The dinner that takes it before its date.
  package var dinner: PlannedMeal?
  /// Of what is partly used or low and in no planned dinner: the quickest dish with it that nobody here avoids; nil
  /// where there is none, or it is past its date.
  package var dish: String?
}

/// What is due now by the household's settings; all that is said, and what it stands for, is noted as given. Nothing in
/// quiet hours, nothing twice. Source: requirements BB-11, BB-19 to BB-22.
package func giveReminders(at now: CivilTime, _ turn: inout Turn) -> [ReminderLine] {
  let world = turn.world
  let due = due(in: world, at: now)
  for reminder in due.reached {
    turn.put(RaisedReminder(reminder.key, name: reminder.lot.name, raised: now.day))
  }
  return due.said.map { line(for: $0, in: world, on: now.day) }
}

/// Tells in the talk what `sous remind` would tell now; it is not noted as given, so that a timer tells it all the same.
func tellReminders(_ turn: inout Turn) {
  let world = turn.world
  let lines = due(in: world, at: world.context.now).said.map { line(for: $0, in: world, on: world.today) }
  let settings = reminderSettings(in: world)
  turn.say(
    RemindersDue(
      lines: lines, today: world.today, isOff: settings.isOff,
      isQuiet: settings.quiet?.holds(at: world.context.now) ?? false),
    focus: pantryFocus)
}

private func due(in world: World, at now: CivilTime) -> (said: [LotReminder], reached: [LotReminder]) {
  let given = world.kitchen[RaisedReminder.self]
  return dueReminders(
    of: world.pantry, settings: reminderSettings(in: world), raised: Set(given.map(\.key)),
    raisedToday: Set(given.filter { $0.raised == now.day }.map(\.key)), at: now,
    kinds: { foodKinds(of: $0, in: world) })
}

private func line(for reminder: LotReminder, in world: World, on today: Day) -> ReminderLine {
  let lot = reminder.lot
  let rules = PantryRoom.rules(for: lot, in: world)
  let last = lot.bestBefore ?? today
  let dinner = lot.ingredient.flatMap { food in
    world.activePlans.flatMap(\.plan.meals).first { meal in
      meal.kind == .cook && meal.day >= today && meal.day <= last
        && (world.catalogue.recipe(meal.recipe)?.ingredients.contains { $0.ingredient == food } ?? false)
    }
  }
  let place = shownPlace(of: lot, in: world)
  return ReminderLine(
    reminder: reminder, category: rules?.category ?? "Other", place: place,
    spoils: rules?.spoils ?? (lot.cookedName != nil),
    freezes: place != .freezer && !lot.isExpired(on: today) && rules?.kept(in: .freezer) != nil,
    dinner: dinner, dish: reminder.kind == .low && dinner == nil ? dish(with: lot, in: world, on: today) : nil
  )
}

/// The quickest dinner that takes the food and holds nothing that anybody of the household avoids.
private func dish(with lot: PantryItem, in world: World, on today: Day) -> String? {
  guard let food = lot.ingredient, !lot.isExpired(on: today) else { return nil }
  let avoids = world.household?.getDietaryRestrictions() ?? []
  let fitting = world.catalogue.dinners.filter { card in
    avoids.allSatisfy { $0.allows(card) }
      && world.catalogue.recipe(card.id)?.ingredients.contains { $0.ingredient == food } ?? false
  }
  return fitting.min { ($0.minutes, $0.title) < ($1.minutes, $1.title) }?.title
}

/// Where a lot lies: where it was said to, else where such food usually does.
func shownPlace(of lot: PantryItem, in world: World) -> PantryPlace {
  lot.place ?? PantryRoom.rules(for: lot, in: world)?.place ?? .pantry
}

/// The subcategory and the category of 003 that a lot is of, the closer one first.
func foodKinds(of lot: PantryItem, in world: World) -> [String] {
  rules(for: lot, in: world).map { [$0.subcategory, $0.category] } ?? ["Other"]
}

/// How the household wants to be reminded.
func reminderSettings(in world: World) -> ReminderSettings { ReminderSettings(world.kitchen[Setting.self]) }

/// How the lot's food keeps; nil for food that the table does not have.
private func rules(for lot: PantryItem, in world: World) -> KeepingRules? {
  let table = world.catalogue.table
  return lot.ingredient.flatMap { table[$0] }.map { table.shelfLife.rules(for: $0) }
}
