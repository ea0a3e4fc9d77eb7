/// Something to do for a plan, derived from it and never stored. Source: requirements MP-33.
package enum Reminder: Hashable, Sendable {
  /// Shop for the plan's days; so many things are on the list.
  case shop(on: Day, days: [Day], items: Int)
  /// Thaw these foods for that day's dish the night before.
  case thaw(on: Day, foods: [String], title: String, eaten: Day)

  /// Freeze these foods, which lie in the fridge and are good until a day before that dish is cooked.
  case freeze(on: Day, foods: [String], title: String, eaten: Day, until: Day)
  /// These foods for that day's dish lie in the fridge past their date.
  case past(on: Day, foods: [String], title: String, until: Day)

  package var isThawing: Bool { if case .thaw = self { true } else { false } }

  /// When it is due.
  package var due: Day {
    switch self {
    case .shop(let day, _, _), .thaw(let day, _, _, _), .freeze(let day, _, _, _, _), .past(let day, _, _, _):
      day
    }
  }
}

/// How long raw meat and fish may wait before it is taken to be frozen.
private let freshDays = 3

/// What is to be done for a plan from `today` on, by day: shopping the day before it begins, or today when it begins
/// today, or on the household's own weekdays `shopping`; thawing the night before, for what was bought three days ahead
/// or bought frozen. `listed` is how many lines of its list are still to be bought, where somebody counted them; `frozen`
/// what lies in the freezer at home and nowhere else, whatever it is; `fresh` until when raw meat and fish that is not
/// frozen keeps at home. Such food is not thawed: it is frozen before it spoils, and told of on its day where it did.
package func reminders(
  for saved: SavedPlan, listed: Int? = nil, frozen: Set<IngredientID> = [], fresh: [IngredientID: Day] = [:],
  table: FoodTable, shopping: Set<Weekday> = [], on today: Day
) -> [Reminder] {
  guard let starts = saved.plan.starts else { return [] }
  var reminders: [Reminder] = []
  let open = listed ?? saved.list.items.filter { !$0.isChecked && $0.cost > .zero }.count
  let ends = shopping.isEmpty ? starts : saved.plan.ends ?? starts
  if open > 0, ends >= today {
    let day = shoppingDay(for: starts...max(starts, ends), among: shopping, on: today)
    reminders.append(.shop(on: day, days: saved.plan.meals.map(\.day), items: open))
  }
  for meal in saved.plan.meals where meal.kind == .cook && meal.day > today {
    let foods = saved.list.items.filter { item in
      guard let food = item.ingredient.flatMap({ table[$0] }), fresh[food.id] == nil else { return false }
      if frozen.contains(food.id) { return item.sources.contains { $0.day == meal.day } }
      guard food.protein?.isFlesh == true else { return false }
      let waits = item.section == .meat && meal.day - (starts - 1) >= freshDays
      return (waits || item.section == .frozen) && item.sources.contains { $0.day == meal.day }
    }
    if !foods.isEmpty {
      reminders.append(.thaw(on: meal.day - 1, foods: foods.map(\.name), title: meal.title, eaten: meal.day))
    }
  }
  return (reminders + keeping(saved, fresh, on: today)).sorted { $0.due < $1.due }
}

/// The day of the shopping for a plan: the evening before it begins, or the last of the household's own weekdays up to its
/// first day. Where that one has gone by, the next of them while the plan runs, else today.
private func shoppingDay(for days: ClosedRange<Day>, among weekdays: Set<Weekday>, on today: Day) -> Day {
  let starts = days.lowerBound
  let own = (0..<7).lazy.map { starts - $0 }.first { weekdays.contains($0.weekday) }
  let usual = own ?? starts - 1
  if usual >= today || weekdays.isEmpty { return max(usual, today) }
  return (0..<7).lazy.map { today + $0 }.first { weekdays.contains($0.weekday) && $0 <= days.upperBound }
    ?? today
}

/// What lies in the fridge for dinners it will not keep for, and what did not keep for today's.
private func keeping(_ saved: SavedPlan, _ fresh: [IngredientID: Day], on today: Day) -> [Reminder] {
  saved.plan.meals.filter { $0.kind == .cook && $0.day >= today }.flatMap { meal -> [Reminder] in
    let foods = saved.list.items.compactMap { item -> (name: String, until: Day)? in
      guard let until = item.ingredient.flatMap({ fresh[$0] }), until < meal.day,
        item.sources.contains(where: { $0.day == meal.day })
      else { return nil }
      return (item.name, until)
    }
    let past = foods.filter { $0.until < today }
    let ahead = foods.filter { $0.until >= today }
    var found: [Reminder] = []
    if meal.day == today, let until = past.map(\.until).min() {
      found.append(.past(on: today, foods: past.map(\.name), title: meal.title, until: until))
    }
    if let until = ahead.map(\.until).min() {
      found.append(
        .freeze(on: today, foods: ahead.map(\.name), title: meal.title, eaten: meal.day, until: until))
    }
    return found
  }
}
