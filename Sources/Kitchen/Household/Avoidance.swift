/// What somebody does not eat.
package enum Avoided: Hashable, Sendable, Codable {
  case diet(Diet)
  case allergen(Allergen)
  /// A food by name: an ingredient's id, or a whole kind named by a food tag (`pork`, `alcohol`).
  case food(String)

  /// The word for it in files and in `--json`: "dairy-free", "egg", "mushroom".
  package var word: String {
    switch self {
    case .diet(let diet): diet.rawValue
    case .allergen(let allergen): allergen.rawValue
    case .food(let name): name
    }
  }

  /// "diet", "allergen" or "food".
  package var kind: String {
    switch self {
    case .diet: "diet"
    case .allergen: "allergen"
    case .food: "food"
    }
  }

  /// Nil when the kind is unknown or the word isn't of that kind.
  package init?(kind: String, word: String) {
    switch kind {
    case "diet":
      guard let diet = Diet(rawValue: word) else { return nil }
      self = .diet(diet)
    case "allergen":
      guard let allergen = Allergen(rawValue: word) else { return nil }
      self = .allergen(allergen)
    case "food" where !word.isEmpty: self = .food(word)
    default: return nil
    }
  }
}

/// What somebody goes without, and how strictly.
package struct Avoidance: Hashable, Sendable, Codable {
  package enum Strength: String, Codable, Sendable, Hashable {
    /// Never offered, also when it is only possible that the dish contains it.
    case strict
    /// Left out where it is known to be inside.
    case dislike
  }

  package var what: Avoided
  package var strength: Strength

  package init(_ what: Avoided, _ strength: Strength = .strict) {
    (self.what, self.strength) = (what, strength)
  }
}
