/// What is known of a dish or a food that matters before the first birthday. Nothing here clears a dish.
///
/// Source: CDC, foods to avoid before 12 months (infant botulism from honey); NHS, foods to avoid giving babies and
/// young children (whole nuts before five years, less than 1 g of salt a day before one).
package struct InfantHazards: Hashable, Sendable {
  package var holdsHoney: Bool
  /// Tree nuts or peanuts, whole or not.
  package var holdsNuts: Bool

  /// Of what a food or a dish surely contains.
  package init(_ contains: FoodTags) {
    holdsHoney = !contains.isDisjoint(with: FoodTags(.honey))
    holdsNuts = !contains.isDisjoint(with: FoodTags([.treeNut, .peanut]))
  }
}

extension Household {
  /// Members before their first birthday, by name.
  package var infants: [String] { members.filter { $0.age == 0 }.map(\.name) }

  /// The infant that a word means: a member that young, "she" where such a one was named last, or "a baby" nobody
  /// knows by name. Nil for everybody else.
  package func infant(_ word: String) -> String? {
    let name = name(of: PersonWords(word))
    if let name, let member = member(called: name).map({ members[$0] }), let age = member.age {
      return age == 0 ? member.name : nil
    }
    let last = word.lowercased().split(separator: " ").last.map(String.init) ?? ""
    return ["baby", "infant", "newborn", "babies", "infants"].contains(last) ? name ?? word : nil
  }
}
