import Talk

/// What each pays: of a sum in the line, a dish, an evening's dinner, the shopping just told, or the plan; among as
/// many as the line says, else as many as eat.
func shareCost(_ said: Said, _ turn: inout Turn) {
  let sums = said.slots.sums("sums")
  let people = said.slots.number("people").map(\.rounded).flatMap { (1...200).contains($0) ? $0 : nil }
  if !sums.isEmpty {
    return turn.say(CostShared(of: .sum, whole: sums.sum(), people: people ?? turn.household.eaters))
  }
  if said.slots.has("recipe") {
    guard let dish = dish(said.slots.dish, &turn) else { return }
    let count = people ?? max(1, dish.servings)
    return turn.say(
      CostShared(
        of: .dish(dish.recipe.title), whole: dish.card.usedPerServing * max(1, dish.servings), people: count),
      focus: .dish(dish, in: turn))
  }
  if let day = said.slots.days("day").first {
    guard let meal = turn.state.draft?.plan.meal(on: day) ?? turn.world.plannedMeal(on: day) else {
      return turn.say(CostShared.NothingToShare())
    }
    return turn.say(
      CostShared(of: .evening(meal.title, day), whole: meal.used, people: people ?? max(1, meal.eaters)))
  }
  let today = turn.world.today
  let isOfPlan = !Set(wordsSaid(said.text).map(\.word)).isDisjoint(with: ["week", "plan", "dinners"])
  if !isOfPlan, let last = turn.world.spendings.max(by: { ($0.day, $0.id) < ($1.day, $1.id) }),
    today - last.day < 7
  {
    return turn.say(
      CostShared(of: .shopping(last.day), whole: last.amount, people: people ?? turn.household.eaters))
  }
  guard let cost = (turn.state.draft?.cost ?? turn.world.currentPlan?.cost)?.total, cost > .zero else {
    return turn.say(CostShared.NothingToShare())
  }
  turn.say(CostShared(of: .plan, whole: cost, people: people ?? turn.household.eaters))
}
