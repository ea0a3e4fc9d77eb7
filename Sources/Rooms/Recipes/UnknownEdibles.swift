import Talk

/// A food or dish that no table has as a whole, asked about for somebody: what its name says is in it, else what is usually
/// in such a thing. Neither clears it.
func checkUnknown(_ words: String, for person: String?, _ avoids: [Avoidance], _ turn: inout Turn) {
  let table = turn.world.catalogue.table
  let named = foods(namedIn: words, table).filter { food in
    avoids.contains { verdict(of: food, for: $0.what) == .contains }
  }
  if !named.isEmpty {
    return turn.say(NotByItsName(name: words, person: person, foods: named.map(plural)))
  }
  let usual = UsualContents.foods(in: words)
  let held = (usual?.foods ?? []).compactMap { table.ingredient(named: $0) }.filter { food in
    avoids.contains { verdict(of: food, for: $0.what) == .contains }
  }
  guard let usual, !held.isEmpty else { return turn.say(UnknownFood(words)) }
  turn.say(UsuallyHolds(name: words, kind: usual.kind, person: person, foods: held.map(plural)))
}

/// Whether the words are a dish of the book or the plan, or a food of the table: then that answers.
func isKnownEdible(_ words: String, _ turn: Turn) -> Bool {
  if plannedDish(called: words, turn) != nil || turn.world.catalogue.table.ingredient(named: words) != nil {
    return true
  }
  let wanted = words.lowercased()
  // "Cake with cream" is not the carrot cake with cream cheese: the dish's own name, up to its "with", ends in the words.
  return turn.world.catalogue.cards.contains { card in
    let title = card.title.lowercased()
    let name = title.firstRange(of: " with ").map { String(title[..<$0.lowerBound]) } ?? title
    return title == wanted || name == wanted || name.hasSuffix(" " + wanted)
      || name.hasSuffix(" " + wanted.dropLast(wanted.hasSuffix("s") ? 1 : 0))
  }
}

/// The foods whose names stand in the words, the longest names first: "pecan pie" names pecans, "coconut milk" no milk.
func foods(namedIn words: String, _ table: FoodTable) -> [Ingredient] {
  let all = words.lowercased().split { !($0.isLetter || $0 == "-" || $0 == "'") }.map(String.init)
  var found: [Ingredient] = []
  var at = 0
  while at < all.count {
    var length = min(4, all.count - at)
    while length > 0 {
      if let food = table.ingredient(named: all[at..<at + length].joined(separator: " ")) {
        if !found.contains(where: { $0.id == food.id }) { found.append(food) }
        break
      }
      length -= 1
    }
    at += max(1, length)
  }
  return found
}
