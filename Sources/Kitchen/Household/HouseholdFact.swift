/// Something said about the household, read from one phrase.
package enum HouseholdFact: Hashable, Sendable {
  case size(Rational)
  /// A number put right, without a word about what it counts: people, or dollars where there cannot be so
  /// many people and a budget was told.
  case corrected(Rational)
  /// "Me, my husband and our two kids": people counted one by one.
  case roles(Int)
  /// So many more live here from now on, or fewer.
  case moved(Int)
  /// Somebody staying for a while.
  case guests(Int)
  /// So many who come on one evening, and the names of those who have one.
  case guestsOn(Day, Int, names: [String])
  /// What somebody avoids who comes on one evening; a food no table knows is kept as it was said.
  case visitorAvoids(Day, name: String, Avoidance, isKnown: Bool)
  case avoids(person: String?, Avoidance)
  /// A food the table does not know, kept as it was said.
  case unknownFood(person: String?, String)
  /// "Nobody avoids anything", said beside something else.
  case avoidsNothing
  /// Nil: no limit.
  case budget(Money?)
  /// A budget said for a day or a month.
  case budgetPer(Money, BudgetPeriod)
  /// Empty: any.
  case cuisines([String])
  case minutes(Int, weekend: Bool?)
  /// Sales tax in percent.
  case tax(Rational)
  /// In years.
  case age(person: String, Rational)
  /// "She's pescatarian": somebody who eats fish, and is no vegetarian whatever was told before.
  case eatsFish(person: String?)
  /// "Ania is my wife": what somebody is to the house, and their name.
  case called(KnownAs)
  /// "My name is Nora": who "I" is from now on.
  case speaker(String)
  case skill(Skill)
  case leftovers(LeftoverPreference)

  /// The question it answers; nil when it answers none of the four.
  package var question: HouseholdQuestion? {
    switch self {
    case .size, .roles, .corrected: .size
    case .avoids, .avoidsNothing, .unknownFood: .avoids
    case .budget, .budgetPer: .budget
    case .cuisines: .cuisines
    case .moved, .guests, .guestsOn, .visitorAvoids, .minutes, .tax, .age, .eatsFish, .called, .speaker,
      .skill,
      .leftovers:
      nil
    }
  }
}
