import Talk

/// What somebody wants of one evening's dinner, as it was said.
struct TonightWords: Hashable, Sendable {
  /// Nil for tonight.
  var day: Day?
  var minutes: Int?
  var wants: [String]
  var avoids: [Avoided]
  var eaters: Int?
  /// What it is wished to be beside that.
  var asks: [Wish] = []
  /// Words that nobody can weigh.
  var unweighed: [String] = []

  /// Nothing but a dinner for tonight.
  /// Whether nothing but tonight's dinner is asked for.
  var isPlain: Bool {
    day == nil && minutes == nil && wants.isEmpty && avoids.isEmpty && eaters == nil && asks.isEmpty
  }

  static let plain = TonightWords(day: nil, minutes: nil, wants: [], avoids: [], eaters: nil)
}

extension TonightWords {
  /// The wishes in the sentence and in the phrases around it; a diet that is wanted is a limit.
  init(_ said: Said) {
    self = .plain
    if case .day(let said)? = said.slots.dayWords { day = said }
    minutes = said.slots.minutes("minutes") ?? said.details.minutes("minutes")
    let wanted = said.slots.words("want") + said.details.words("want") + said.details.words("cuisine")
    for want in wanted where Diet(rawValue: want) == nil && !wants.contains(want) { wants.append(want) }
    avoids = wanted.compactMap { Diet(rawValue: $0) }.map { .diet($0) }
    for fact in said.facts { take(fact) }
    takeWishes(said)
  }

  private mutating func take(_ fact: HouseholdFact) {
    switch fact {
    case .avoids(_, let avoidance), .visitorAvoids(_, _, let avoidance, isKnown: true):
      avoids.append(avoidance.what)
    case .size(let number) where number.isWhole: eaters = number.numerator
    case .corrected(let number) where number.isWhole: eaters = number.numerator
    case .roles(let count): eaters = eaters ?? count
    case .size, .corrected, .moved, .guests, .guestsOn, .visitorAvoids, .unknownFood, .avoidsNothing, .budget,
      .budgetPer, .cuisines, .minutes, .tax, .age, .eatsFish, .called, .speaker, .skill, .leftovers:
      break
    }
  }

  /// Wishes of the line; the foods, minutes and diets among them stand where they always stood.
  mutating func takeWishes(_ said: Said) {
    unweighed = said.recognition.layer == .template ? said.recognition.unexplained : []
    for var wish in said.wishes {
      wish.days = []
      wish.quota = nil
      if wish.isOfDishes { wish.strength = .must }
      switch (wish.feature, wish.aim) {
      case (.minutes, .most(let most)): minutes = min(minutes ?? most.rounded, most.rounded)
      case (.having(let want), .with): if !wants.contains(want) { wants.append(want) }
      case (.avoiding(let avoided), .with): avoids.append(avoided)
      default: asks.append(wish)
      }
    }
  }
}
