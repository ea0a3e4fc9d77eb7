import Talk

/// "Meat for us and something vegetarian for Lou on Friday": who gets a dish of their own, on which evenings, and what is
/// wanted of it and of the dinner beside it.
struct PlateAsked {
  /// Somebody who gets one, with everything they avoid.
  struct Person {
    var name: String
    var avoids: [Avoidance]
  }

  var people: [Person]
  var days: [Day]
  /// What the others' dinner is to be.
  var others: [String]
  var wants: [String]
  /// What the plate goes without beside what the person avoids.
  var avoids: [Avoidance]
  var recipe: RecipeID?

  /// What a line wishes; whose plates they are, and on which evenings, is looked for apart.
  init(_ said: Said) {
    let wanted = said.slots.words("want")
    (people, days, others) = ([], [], said.slots.words("others"))
    wants = wanted.filter { Diet(rawValue: $0) == nil }
    avoids =
      wanted.compactMap { Diet(rawValue: $0) }.map { Avoidance(.diet($0)) }
      + said.slots.avoided().map { Avoidance($0) }
    guard said.slots.has("recipe") else { return }
    switch said.slots.dish {
    case _ where !wanted.isEmpty: break
    case .recipe(let id): recipe = id
    // A word that several dishes go by is what is wanted of one.
    case .unknown(let words), .choice(.words(let words)): wants = [words]
    case .day, .focus, .choice: break
    }
  }

  /// Whether it is said what the plate is to be.
  var isWished: Bool { !wants.isEmpty || recipe != nil }

  /// Whether something of theirs holds for the whole table.
  var hasAllergy: Bool { people.contains { !$0.avoids.besideAPlate.isEmpty } }

  /// What the others want and does not go without saying.
  var othersBesideMeat: [String] { others.filter { $0 != "meat" } }

  /// Whether the person would not eat what the others may have then.
  func isApart(_ person: Person) -> Bool {
    isWished || !avoids.isEmpty || person.avoids.isEasedByAPlate
  }

  func plate(of name: String) -> OwnPlate {
    OwnPlate(person: name, wants: wants, avoids: avoids, recipe: recipe)
  }
}
