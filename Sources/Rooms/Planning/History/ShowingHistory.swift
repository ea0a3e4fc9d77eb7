import Talk

/// Dishes of one kind, as their number is asked after.
enum DinnerKind: Hashable, Sendable {
  case protein(ProteinSource)
  case cuisine(String)

  fileprivate func holds(_ dinner: MealHistoryEntry) -> Bool {
    switch self {
    case .protein(let protein): dinner.protein == protein
    case .cuisine(let cuisine): dinner.cuisine == cuisine
    }
  }
}

/// What was eaten, when, and how often. Source: 004 §3.6, `getMealHistory`.
func showHistory(_ said: Said, _ turn: inout Turn) {
  let span = said.slots.word("span").flatMap { SaidSpan($0) }
  if said.slots.has("recipe") {
    showHistory(of: said.slots.dish, &turn)
  } else if let protein = said.slots.word("protein").flatMap({ ProteinSource(rawValue: $0) }) {
    count(.protein(protein), in: span, &turn)
  } else if let cuisine = said.slots.word("cuisine") {
    count(.cuisine(cuisine), in: span, &turn)
  } else if let least = said.slots.number("stars") {
    _ = said.slots.number("best")  // "4 or 5": from 4 on.
    let days = (span ?? .lately).days(from: turn.world.today)
    let rated = getMealHistory(turn.world.history, from: days.lowerBound, to: days.upperBound)
      .filter { dinner in dinner.stars.map { Rational($0.count) >= least } ?? false }
    if rated.isEmpty { return turn.say(NoneRated(stars: least.rounded)) }
    turn.say(DinnersShown(dinners: rated, from: days.lowerBound, to: days.upperBound))
  } else {
    let days = (span ?? .lately).days(from: turn.world.today)
    let dinners = getMealHistory(turn.world.history, from: days.lowerBound, to: days.upperBound)
    turn.say(DinnersShown(dinners: dinners, from: days.lowerBound, to: days.upperBound))
  }
}

/// "What did we eat on Monday": the last Monday, as it went.
func showEvening(_ words: DayWords, _ turn: inout Turn) {
  guard let day = dayPast(words, &turn) else { return }
  let world = turn.world
  let dinners = getMealHistory(world.history, from: day, to: day)
  let isOver = day < world.today || dinners.contains { $0.outcome == .cooked }
  if isOver, !dinners.isEmpty {
    turn.say(DinnersShown(dinners: dinners, from: day, to: day), focus: focusOnDay(day, turn))
  } else if day == world.today || world.plannedMeal(on: day) != nil {
    showDay(.day(day), &turn)
  } else {
    turn.say(NothingEaten(day: day))
  }
}

private func showHistory(of reference: DishReference, _ turn: inout Turn) {
  guard let dish = dish(eatenBefore(reference, turn.world), &turn) else { return }
  let world = turn.world
  let id = dish.card.id
  let cooked = world.history.filter { $0.recipe == id && $0.outcome == .cooked && $0.day <= world.today }
  turn.say(
    DishHistory(
      title: dish.card.title, dinners: cooked, upcoming: nextEvening(of: id, after: world.today - 1, world)),
    focus: .dish(dish, in: turn))
}

/// How often dishes of a kind were cooked; without a span in the last 90 days, as tastes count.
private func count(_ kind: DinnerKind, in span: SaidSpan?, _ turn: inout Turn) {
  let today = turn.world.today
  let days = span?.days(from: today) ?? today - 89...today
  let dinners = getMealHistory(turn.world.history, from: days.lowerBound, to: days.upperBound)
    .filter { $0.outcome == .cooked && kind.holds($0) }
  turn.say(KindHistory(kind: kind, dinners: dinners, from: days.lowerBound, to: days.upperBound))
}
