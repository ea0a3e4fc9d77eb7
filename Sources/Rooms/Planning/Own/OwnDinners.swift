import Talk

/// "Friday is takeout pizza", "bought pierogi on Thursday": a dinner the household sees to itself, on that evening or on
/// every such weekday. It has no recipe: nothing is planned, bought or checked for it.
func noteOwnDinner(_ said: Said, _ turn: inout Turn) {
  guard let dish = said.slots.word("dish") else {
    // Without a name it is an evening nobody cooks; a guess may have lost the name.
    let days = said.slots.days("days")
    return said.recognition.layer == .model ? sayPlainly(said, &turn) : skipDays(days, isHome: false, &turn)
  }
  let days = said.slots.days("days").filter { $0 >= turn.world.today }
  guard !days.isEmpty else { return turn.say(PlanNotNow.dayGone) }
  guard said.slots.has("every") else { return keepOwnDinner(dish, on: days, &turn) }
  for weekday in Set(days.map(\.weekday)).sorted() {
    let fixed = FixedDish(weekday: weekday, own: dish)
    turn.put(fixed)
    turn.say(DishFixed(weekday: weekday, dish: fixed))
  }
  turn.isUndoable = true
  let planned = days.filter { turn.state.draft?.plan.meal(on: $0) != nil }
  if !planned.isEmpty { leaveOut(planned, &turn) }
}

private func keepOwnDinner(_ dish: String, on days: [Day], _ turn: inout Turn) {
  for day in days {
    var note = turn.world.evenings.note(on: day)
    (note.isOut, note.own) = (true, dish)
    keep(note, &turn)
  }
  turn.isUndoable = true
  turn.say(OwnDinnerNoted(dish: dish, days: days, isWatched: isWatched(turn.household)))
  let isPlanned = days.contains { day in
    turn.state.draft?.plan.meal(on: day) != nil || turn.world.plannedMeal(on: day) != nil
  }
  if isPlanned { leaveOut(days, &turn) }
}

/// Asks whether a dish the book doesn't have is theirs to see to that evening; false where some dish of the book goes by
/// those words. Source: issue 13, law 7.
func asksOwnDinner(_ words: String, on day: Day, _ turn: inout Turn) -> Bool {
  let cards = turn.world.catalogue.cards
  let isKnown = turn.world.catalogue.recipes.contains { recipe in
    recipe.otherNames.contains { $0.mentions(words) } || recipe.title.mentions(words)
  }
  guard !isKnown, words.split(separator: " ").count > 1, day >= turn.world.today else { return false }
  OwnDinnerQuestion(dish: words, day: day, near: titles(nearest: words, in: cards.filter(\.isDinner)))
    .ask(&turn)
  return true
}

/// Whether a dish without a recipe is theirs to see to.
struct OwnDinnerQuestion: YesNoQuestion {
  static let name = "own dinner"
  var dish: String
  var day: Day
  var near: [String]

  var asked: any Reply { OwnDinnerAsked(dish: dish, day: day, near: near) }
  func carryOut(_ turn: inout Turn) { keepOwnDinner(dish, on: [day], &turn) }
}

/// Whether anybody of the house avoids anything.
private func isWatched(_ household: Household) -> Bool {
  !household.avoids.isEmpty || household.members.contains { !$0.avoids.isEmpty }
}
