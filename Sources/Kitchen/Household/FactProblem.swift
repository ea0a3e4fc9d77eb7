/// A fact that cannot be taken, and why.
package enum FactProblem: Hashable, Sendable, Codable {
  /// People: 1 to 20.
  case size(Rational)
  /// A budget must be more than nothing and believable.
  case budget(Money)
  /// A sales tax, in percent: 0 to 20.
  case tax(Rational)
  case minutes(Int)
  /// A recipe scales to 1 to 20 servings.
  case servings(Rational)
  /// Out of the range a guideline can have, or not whole.
  case guideline(Guideline, Rational)
  case unknownFood(String)
  case unknownCuisine(String)
  case noSuchDay(String)
  case noSuchPerson(String)
  /// Whole years from 0 to 120.
  case age(Rational)
  /// Somebody moved in or out where nobody ever said how many live here.
  case movedWithoutSize
  /// An age without a name.
  case ageOfWhom
  /// What "he" or "she" avoids, where several people are known and nobody was spoken of.
  case avoidsOfWhom

  /// A number that cannot be; an unknown food is kept as it was said and needs no second answer.
  package var needsNewAnswer: Bool {
    switch self {
    case .unknownFood, .servings, .guideline: false
    default: true
    }
  }

  /// Whether something said was not taken; an unknown food is noted as it was said.
  package var isRefusal: Bool { if case .unknownFood = self { false } else { true } }
}
