/// What a plan is wished to be, in points. A dish earns a few hundred at most; whole rules stand so
/// far above that no number of points buys a break. Everything is a whole number.
enum PlanWeights {
  // MARK: Wishes of one dish

  /// A cuisine the household named: worth more than a new protein, cuisine and method together, so that most dinners are
  /// of those named; with all of them less than a wish. Source: MP-02.
  static let likedCuisine = 130
  /// The only cuisine the household named: "only Italian" wins. Source: Decisions "Variety".
  static let onlyCuisine = 500
  /// A protein not eaten in the six days before: what makes a week varied. Source: MP-13.
  static let newProtein = 45
  /// A cuisine not eaten in the six days before. Source: MP-14.
  static let newCuisine = 40
  /// A cooking method not used in the six days before; scored, never a rule. Source: Decisions "Variety".
  static let newMethod = 12
  /// The protein whose turn it is by `selectProteinForDay`.
  static let proteinTurn = 20
  /// The cuisine whose turn it is by `selectCuisineForDay`.
  static let cuisineTurn = 12
  /// Each time the protein was cooked in the 14 days before: the least used comes first.
  static let proteinUse = -10
  /// The third time in 14 days and beyond: "prefer under 3". Source: MP-13.
  static let thirdUse = -40
  /// Fish or meatless on a Friday. Source: 004 §3.4.
  static let friday = 35
  /// Each percent of the dish's ingredients that is at home, halved: 50 when all is there.
  static func pantry(percent: Int) -> Int { percent / 2 }
  /// More than 60 % at home. Source: 004 §3.4.
  static let pantryMatch = 30
  /// The same by amounts, for tonight, when nobody wants to shop. Source: 004 §3.4.
  static let tonightMatch = 150
  /// A point less for every ten cents a serving, for every four when there is a budget.
  static func cost(cents: Int, hasBudget: Bool) -> Int { -min(300, cents / (hasBudget ? 4 : 10)) }
  /// When cost is what counts, a cent a serving outweighs every other wish of a dish.
  static func costAlone(cents: Int) -> Int { -20 * min(2_000, cents) }
  /// A harder dish on a weekday evening.
  static let intermediateEffort = -6
  static let advancedEffort = -20
  /// Dishes within so many points are taken as equals and the seed chooses.
  static let whim = 24
  /// A dish the attempt before already showed, when something else is wanted.
  static let shownBefore = -60

  /// For each point of `Tastes.preference`: five stars are worth three, tired dishes lose.
  static let preference = 15
  /// One of the first favorites of the week. Source: 004 §4, step 4 ("2–3 favourites").
  static let favorite = 45
  /// How many favorites a week asks for.
  static let favorites = 3
  /// A food of the season in it.
  static let season = 8
  /// Something at home that would not last another three days goes into it.
  static let usesUp = 35
  /// A fresh food whose package another dish of the days before has opened; at most so many.
  static let shared = 12
  static let mostShared = 3
  /// A dinner that is what was left from the day before, while the household wants more of them: more
  /// than any dish earns. Source: 004 story 5.
  static let leftovers = 600
  /// Cooked for two evenings on a Sunday, Monday or Tuesday. Source: requirements MP-15.
  static let earlyLeftovers = 30
  /// A dish rated 4 or 5 is the one to cook for two evenings. Source: requirements MP-15.
  static let likedLeftovers = 25

  /// The most a dish can earn through the rest of the week, shared packages and leftovers included.
  static let mostNovelty =
    newProtein + newCuisine + newMethod + favorite + mostShared * shared
    + 2 * usesUp + earlyLeftovers + likedLeftovers

  // MARK: What was wished for

  /// A dish as it was wished: more than liking, novelty and the pantry together, less than a rule.
  static let wished = 260

  // MARK: Rules, each far above all of the one before

  /// The very week the attempt before showed.
  static let sameWeek = -200_000
  /// Each protein, and each cuisine, fewer than three on five or more evenings. Source: MP-30.
  static let lackOfVariety = -500_000
  /// Each time past the third that the protein was cooked in 14 days. Source: MP-13.
  static let tiredProtein = -5_000_000
  /// Yesterday's cuisine, or the fourth time in a week. Source: MP-14.
  static let repeatedCuisine = -1_000_000_000
  /// Yesterday's protein. Source: MP-13.
  static let repeatedProtein = -50_000_000_000
  /// Cooked in the 14 days before. Source: Decisions "Favourites".
  static let recentDish = -1_000_000_000_000
  /// Twice in one plan.
  static let dishTwice = -50_000_000_000_000
}
