import Kitchen
import Planning
import Values

extension Turn {
  /// "What else could it be on Friday?": other dishes for an evening, numbered; nothing changes before
  /// one is chosen.
  mutating func showAlternatives(_ words: DayWords?, wants: [String], avoids: [Avoided]) {
    if case .noSuchDay(let said)? = words {
      say(.refused([.noSuchDay(said)]))
      return
    }
    var asked: Values.Day?
    if case .day(let day)? = words { asked = day }
    if asked == nil, case .day(let day) = state.focus { asked = day }
    guard let draft = openDraft, let day = asked ?? state.offer?.replaces else {
      if state.draft != nil {
        responses.append(.askDay("Which day?"))
      } else if let asked, asked != world.today, asked != state.offer?.request.day {
        // Nothing is planned there that something else could take the place of.
        showDay(.day(asked), pending: nil)
      } else {
        offerMore()
      }
      return
    }
    guard let meal = draft.plan.meal(on: day) else {
      say(.nothingOn(day, planned: draft.plan.meals.map(\.day)))
      return
    }
    let isWeekend = day.weekday.isWeekend
    let request = SingleMealRequest(
      day: day, eaters: meal.eaters, avoids: draft.request.avoids + avoids.map { Avoidance($0) },
      maxMinutes: isWeekend ? household.weekendMinutes : household.weekdayMinutes, wants: wants,
      cuisines: household.cuisines, excluded: draft.plan.meals.map(\.recipe), count: 3)
    offer(request, isNewKitchen: false, planned: false, replaces: day)
  }

  /// The larder while a plan is on the table: its other evenings count as eaten around that one.
  func larder(around day: Values.Day) -> Larder {
    guard let draft = openDraft else { return world.larder() }
    var larder = world.larder(replacing: draft.plan.meals.map(\.day))
    larder.recent = (larder.recent + draft.plan.meals.filter { $0.day != day })
      .sorted { ($0.day, $0.recipe) < ($1.day, $1.recipe) }
    return larder
  }
}
