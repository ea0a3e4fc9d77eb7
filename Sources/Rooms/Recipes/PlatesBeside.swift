import Talk

/// Says who gets a plate of their own beside a planned dish, where one of them, or nobody, was asked about by name.
func tellPlates(beside recipe: RecipeID, for person: String? = nil, _ turn: inout Turn) {
  let today = turn.world.today
  let draft = turn.state.draft?.plan.meals ?? []
  let meals = draft.isEmpty ? turn.world.activePlans.flatMap(\.plan.meals) : draft
  guard let meal = meals.first(where: { $0.day >= today && $0.recipe == recipe }) else { return }
  let plates = meal.plates.filter { plate in person.map { Visitor.isSame($0, plate.person) } ?? true }
  if !plates.isEmpty { turn.say(PlatesBeside(day: meal.day, plates: plates)) }
}
