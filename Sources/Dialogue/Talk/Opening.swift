package import Kitchen
import Planning
import Values

/// Yesterday's dinner, asked about once, and the conversation as the question leaves it.
package struct AskedDinner: Hashable, Sendable {
  package var dinner: MealHistoryEntry
  package var state: DialogueState
}

/// What a chat opens with: the talk that was left open, or a hello, what is due, and perhaps a question.
package func opening(
  of state: DialogueState, world: World
) -> (responses: [Response], asking: AskedDinner?) {
  let open = resumption(of: state, world: world, lead: .resumed)
  guard open.isEmpty else { return (open, nil) }
  let hello: Response =
    world.endedDays.map { .planNews(.ended($0)) }
    ?? .greeting(
      tonight: world.plannedMeal(on: world.today), isNewKitchen: world.kitchen.household == nil)
  let due = world.dueReminders
  let reminders: [Response] = due.isEmpty ? [] : [.reminders(due, isAsked: false)]
  return ([hello] + reminders, asking(about: world.today - 1, in: state, world: world))
}

/// A planned dinner that was cooked and not rated, when its evening was not asked about yet.
private func asking(about day: Day, in state: DialogueState, world: World) -> AskedDinner? {
  guard state.lastAsked != day, state.unfilled == nil, state.pendingSwap == nil, state.choices.isEmpty,
    let meal = world.plannedMeal(on: day), meal.kind == .cook
  else { return nil }
  // What was really cooked comes before what was planned.
  let told = world.kitchen.history.filter { $0.day == day }
  let known = told.last { $0.outcome == .cooked } ?? told.first { $0.recipe == meal.recipe }
  let dinner = known ?? MealHistoryEntry(meal)
  guard dinner.outcome == .cooked, dinner.stars == nil else { return nil }
  var state = state
  state.lastAsked = day
  state.awaitedRating = day
  return AskedDinner(dinner: dinner, state: state)
}
