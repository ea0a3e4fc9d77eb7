import Talk

/// Whether the words name meat of another kind than the table's five ("duck", "veal", "rabbit"), and all of those are
/// avoided: then it is as little for them.
func isMeatTo(_ avoids: [Avoidance], _ words: String, _ turn: Turn) -> Bool {
  guard OtherMeats.names(words) else { return false }
  let kinds = FoodTags.flesh.tags.map { tag in
    Ingredient(id: IngredientID("meat"), name: "meat", contains: FoodTags(tag), isChecked: true)
  }
  return kinds.allSatisfy { meat in avoids.contains { verdict(of: meat, for: $0.what) == .contains } }
}
