/// What a dish holds for people who have to care, in three degrees. Source: design §6, Knowledge.
package struct SafetyFacts: Hashable, Sendable {
  package var contains, mayContain: [Allergen]
  /// Foods nobody vouches for.
  package var unknown: [String]

  package init(_ meal: PlannedMeal) {
    (contains, mayContain, unknown) = (meal.contains, meal.mayContain, meal.unknown)
  }

  package init(_ card: RecipeCard) {
    contains = Allergen.allCases.filter { card.contains.contains(FoodTags($0.tag)) }
    mayContain = Allergen.allCases.filter { card.mayContain.contains(FoodTags($0.tag)) }
    unknown = card.unknownFoods
  }

  /// "contains milk, wheat; may contain soy; not checked: hoisin sauce". Empty when all is clear.
  package var note: String { parts.joined(separator: "; ") }

  /// The same as sentences; the absence of all nine is said only where every ingredient was checked.
  package var sentence: String {
    guard !parts.isEmpty else { return "Contains none of the nine major allergens." }
    return parts.map { capitalized($0) + "." }.joined(separator: " ")
  }

  private var parts: [String] {
    [
      contains.isEmpty ? "" : "contains " + contains.map(\.name).joined(separator: ", "),
      mayContain.isEmpty ? "" : "may contain " + mayContain.map(\.name).joined(separator: ", "),
      unknown.isEmpty ? "" : "not checked: " + unknown.joined(separator: ", "),
    ].filter { !$0.isEmpty }
  }
}

/// What else matters before the first birthday: nuts, and the salt that recipes take as given.
package func infantCautions(_ hazards: InfantHazards, isDish: Bool) -> String {
  sentences(
    hazards.holdsNuts ? "It has nuts in it: whole ones can choke a child under five (NHS)." : "",
    isDish ? "Dishes here are salted as usual, which is too much for a baby (NHS)." : "")
}
