/// What somebody gets beside the dinner of the others on one evening, as it was asked for: one portion of a dish of
/// their own. Source: requirements, Decisions "Different eaters".
package struct OwnPlate: Hashable, Sendable, Codable {
  /// Who gets it, by name.
  package var person: String
  /// Foods, proteins, cuisines or tags wanted in it; all of them.
  package var wants: [String]
  /// What it goes without, beside what the person avoids.
  package var avoids: [Avoidance]
  /// A dish by name; nil for any that suits.
  package var recipe: RecipeID?
  /// Dishes not to offer again.
  package var refused: [RecipeID]
  /// Whether they eat along where the others' dinner suits them.
  package var isOnlyIfNeeded: Bool

  package init(
    person: String, wants: [String] = [], avoids: [Avoidance] = [], recipe: RecipeID? = nil,
    refused: [RecipeID] = [], isOnlyIfNeeded: Bool = false
  ) {
    (self.person, self.wants, self.avoids) = (person, wants, avoids)
    (self.recipe, self.refused, self.isOnlyIfNeeded) = (recipe, refused, isOnlyIfNeeded)
  }
}

/// The dish somebody gets beside the dinner of the others: one portion.
package struct PlannedPlate: Hashable, Sendable, Codable {
  package var person: String
  package var recipe: RecipeID
  package var title, cuisine: String
  package var protein: ProteinSource
  package var minutes: Int
  /// The share of the food that is cooked.
  package var used: Money
  /// As on a planned dinner.
  package var contains, mayContain: [Allergen]
  package var unknown: [String]

  /// One portion of a dish that was found for somebody.
  package init(for person: String, _ meal: PlannedMeal) {
    (self.person, recipe, title, cuisine) = (person, meal.recipe, meal.title, meal.cuisine)
    (protein, minutes, used) = (meal.protein, meal.minutes, meal.used)
    (contains, mayContain, unknown) = (meal.contains, meal.mayContain, meal.unknown)
  }

  /// The same as a dinner for one.
  package func meal(on day: Day) -> PlannedMeal {
    PlannedMeal(
      day: day, recipe: recipe, title: title, cuisine: cuisine, protein: protein, minutes: minutes, eaters: 1,
      servings: 1, used: used, contains: contains, mayContain: mayContain, unknown: unknown)
  }
}

extension PlannedMeal {
  /// All that is cooked that evening: the dinner, and the plates beside it.
  package var dishes: [PlannedMeal] { [self] + plates.map { $0.meal(on: day) } }

  /// Whose plate stands beside it; nil where they eat what the others eat.
  package func plate(of person: String) -> PlannedPlate? {
    plates.first { Visitor.isSame($0.person, person) }
  }
}

extension [PlannedMeal] {
  /// The share of the food that is cooked, the plates beside the dinners among it.
  package var used: Money { flatMap(\.dishes).reduce(.zero) { $0 + $1.used } }
}

extension EveningNote {
  /// The plates of those who are there.
  package var servedPlates: [OwnPlate] {
    plates.filter { plate in !absent.contains { Visitor.isSame($0, plate.person) } }
  }

  /// Whether they get a plate of their own that evening.
  package func hasPlate(for name: String) -> Bool {
    servedPlates.contains { Visitor.isSame($0.person, name) }
  }

  /// Notes a plate, or another wish for the one that is noted.
  package mutating func note(_ plate: OwnPlate) {
    plates.removeAll { Visitor.isSame($0.person, plate.person) }
    plates.append(plate)
  }

  /// What somebody's limits ask of the dinner that all others eat: everything, but where they get a plate of their own.
  package func bindingTable(_ avoids: [Avoidance], of name: String) -> [Avoidance] {
    hasPlate(for: name) ? avoids.besideAPlate : avoids
  }
}

extension Avoidance {
  /// Whether everything on the table goes without it also where whoever avoids it gets a plate of their own: an allergy, or
  /// what may be one. A way of eating that nobody falls ill from, and a dislike, do not.
  fileprivate var holdsBesideAPlate: Bool {
    guard strength == .strict else { return false }
    return switch what {
    case .diet(.vegan), .diet(.vegetarian), .diet(.lowCarb), .diet(.lowSodium): false
    default: true
    }
  }
}

extension [Avoidance] {
  /// What of somebody's limits the whole table goes by where they get a plate of their own; one kind of meat may be an allergy,
  /// all of them are a way of eating. Source: requirements, Decisions "Different eaters".
  package var besideAPlate: [Avoidance] {
    let avoided = Set(map(\.what))
    let eatsNoMeat = Self.meats.isSubset(of: avoided)
    return filter { $0.holdsBesideAPlate && !(eatsNoMeat && Self.meats.contains($0.what)) }
  }

  /// Whether a plate of their own lets the others eat what they do not.
  package var isEasedByAPlate: Bool { besideAPlate.count < count }

  /// Whether whoever avoids all of it eats no meat.
  package var goesWithoutMeat: Bool {
    let avoided = Set(map(\.what))
    return avoided.contains(.diet(.vegetarian)) || avoided.contains(.diet(.vegan))
      || Self.meats.isSubset(of: avoided)
  }

  /// What a pescatarian leaves out, each for itself.
  private static let meats = Set(["beef", "lamb", "pork", "chicken", "turkey"].map { Avoided.food($0) })
}
