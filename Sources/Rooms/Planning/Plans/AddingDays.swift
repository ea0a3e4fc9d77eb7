import Talk

/// "Plan Friday too", "plan dinner for Sunday March 8" with a plan from Monday on the table: evenings beside those of the
/// plan on the table are added to it, and nothing of it is lost. False where no plan is on the table, where more is wished
/// for, or where the evenings are no neighbours of it.
func addDays(_ words: PlanWords, _ turn: inout Turn) -> Bool {
  guard turn.state.asked == nil, let draft = turn.state.draft, !words.asksMore, words.count == nil,
    (1...3).contains(words.days.count), words.without.isEmpty
  else { return false }
  let planned = draft.plan.meals.map(\.day)
  guard let first = planned.min(), let last = planned.max() else { return false }
  let reach = words.isMore ? 4 : 1
  let near = (first - reach)...(last + reach)
  let days = words.days.map { day in
    // "Friday too" behind a plan of next Monday to Thursday is the Friday of that week: the nearer to the plan.
    let isFree = !isTaken(day, turn) && near.contains(day)
    let isNearer = day + 7 > last && day < first && day + 7 - last < first - day
    return words.isMore && near.contains(day + 7) && (!isFree || isNearer) ? day + 7 : day
  }
  guard
    days.allSatisfy({ day in
      near.contains(day) && day >= turn.world.today && !planned.contains(day) && !isTaken(day, turn)
    })
  else { return false }
  var request = draft.request
  request.days = (request.days + days).sorted()
  request = seated(request, turn)
  request.kept = keptMeals(draft.plan.meals, opening: [], for: request)
  replacePlan(draft, with: request, showing: .swapped(days), &turn)
  return true
}

/// "Plan Friday too" with a saved plan that holds this Friday: the same days a week on, where they are free; nil for every
/// other request.
func daysAWeekOn(_ wanted: [Day], _ words: PlanWords, _ turn: Turn) -> [Day]? {
  let later = wanted.map { $0 + 7 }
  let onTable = turn.state.draft?.plan.meals.map(\.day) ?? []
  guard words.isMore, Set(later).isDisjoint(with: onTable), (1...3).contains(wanted.count),
    wanted.allSatisfy({ isTaken($0, turn) }),
    later.allSatisfy({ !isTaken($0, turn) && isTaken($0 - 1, turn) || later.contains($0 - 1) })
  else { return nil }
  return later
}

private func isTaken(_ day: Day, _ turn: Turn) -> Bool { turn.world.plannedMeal(on: day) != nil }
