import Talk

/// A plate that somebody is to have, and that no dish suits.
struct MissingPlate: Hashable, Sendable {
  var person: String
  var day: Day
  /// What was wished of it.
  var wants: [String]
  /// The dinner of the others.
  var title: String
}

/// The plates of a draft that are not there; whoever eats along where the dinner suits them misses none then.
func missingPlates(_ draft: Draft, _ world: World) -> [MissingPlate] {
  draft.plan.meals.flatMap { meal in
    draft.request.evenings.note(on: meal.day).servedPlates.compactMap { plate -> MissingPlate? in
      guard meal.plate(of: plate.person) == nil else { return nil }
      let eatsAlong = world.catalogue.card(meal.recipe).map { card in
        plate.avoids.allSatisfy { $0.allows(card) }
      }
      if plate.isOnlyIfNeeded, eatsAlong ?? false { return nil }
      return MissingPlate(person: plate.person, day: meal.day, wants: plate.wants, title: meal.title)
    }
  }
}

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
