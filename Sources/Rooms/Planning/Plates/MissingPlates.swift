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
