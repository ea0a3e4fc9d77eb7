import Talk

/// "How hot should the oven be for the cornbread": the steps of the dish that tell a heat; true where that answers the line.
func tellOvenHeat(_ said: Said, _ turn: inout Turn) -> Bool {
  let words = Utterance(said.text).tokens.filter { $0.kind == .word }.map(\.text)
  guard words.contains(where: { ["oven", "skillet", "pan", "grill", "broiler"].contains($0) }) else {
    return false
  }
  let name = words.filter { !around.contains($0) }.joined(separator: " ")
  let cards = turn.world.catalogue.cards
  let tonight = turn.world.plannedMeal(on: turn.world.today)?.recipe
  let id =
    name.isEmpty
    ? turn.state.focus.recipe ?? tonight
    : [turn.state.focus.recipe, tonight].compactMap { $0 }.first { own in
      cards.contains { $0.id == own && $0.title.mentions(name) }
    } ?? cards.first { $0.title.mentions(name) }?.id
  guard let id, let recipe = turn.world.catalogue.recipe(id) else { return false }
  said.slots.readAll()
  turn.hasReadLine = true
  let told = RecipeView(
    recipe, servings: Rational(recipe.servings), in: turn.world.shownMeasures,
    table: turn.world.catalogue.table
  )
  .shown.steps.filter { $0.text.contains("°") || $0.text.contains(" heat") }.map(\.text)
  turn.say(OvenHeatTold(title: recipe.title, steps: told))
  return true
}

private let around: Set<String> = [
  "how", "hot", "should", "ought", "must", "does", "the", "oven", "be", "to", "for", "skillet", "pan",
  "grill", "broiler", "what",
  "temperature", "temp", "is", "do", "i", "we", "need", "it", "a", "my", "our", "heat", "at", "have", "set",
  "preheat", "of", "this",
  "that", "and", "long", "degrees", "many", "in", "on", "bake", "baking", "so", "get", "when", "making",
  "put",
]
