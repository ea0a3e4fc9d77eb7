/// Foods so near of kin that whoever reacts to one often reacts to the other, so that neither is called fine for an allergy to the
/// other.
///
/// Sources: Anaphylaxis UK, Peanut and tree nut allergy (cashew and pistachio, walnut and pecan); Sicherer, J Allergy Clin
/// Immunol 108 (2001), 881–890 (shellfish).
package enum NearOfKin {
  private static let groups: [[String]] = [
    ["cashew", "pistachio"], ["walnut", "pecan"], ["shrimp", "crab", "lobster", "crawfish", "langoustine"],
  ]

  /// The food avoided strictly that is near of kin to this one; nil where none is.
  package static func avoided(near food: IngredientID, among avoids: [Avoidance]) -> String? {
    guard let group = groups.first(where: { group in group.contains { food.rawValue.hasPrefix($0) } }) else {
      return nil
    }
    for avoidance in avoids where avoidance.strength == .strict {
      if case .food(let name) = avoidance.what, group.contains(name), !food.rawValue.hasPrefix(name) {
        return name
      }
    }
    return nil
  }
}
