import Talk

/// What somebody gets on an evening, or its recipe: their own plate, else the dinner of all.
func showPlate(of name: String, on words: DayWords, asRecipe: Bool, _ turn: inout Turn) {
  guard case .day(let day) = words else { return showDay(words, &turn) }
  let meal = turn.state.draft?.plan.meal(on: day) ?? turn.world.plannedMeal(on: day)
  let person = turn.person(name)
  guard let meal, let plate = meal.plate(of: person) ?? meal.plate(of: Visitor.name(person)) else {
    return showDay(words, &turn)
  }
  if asRecipe {
    return turn.perform(
      .showRecipe,
      [
        SlotBinding(
          name: "recipe", value: .item(list: "recipe", id: plate.recipe.rawValue, name: plate.title))
      ])
  }
  turn.say(PlateShown(day: day, plate: plate), focus: focusOnDay(day, turn))
}

/// Why dinners go without meat, and how the others can have some.
func explainMeatless(_ turn: inout Turn) {
  let apart = turn.household.members.filter(\.avoids.goesWithoutMeat)
  let isHouse = turn.household.avoids.goesWithoutMeat
  turn.say(
    WhyMeatless(
      people: apart.map(\.name), isHouse: isHouse,
      plated: turn.world.plateHabits.filter { habit in apart.contains { habit.isOf($0.name) } }))
}
