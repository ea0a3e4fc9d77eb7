/// What a plan is wished to be, in points. A dish earns a few hundred at most; whole rules stand so
/// far above that no number of points buys a break. Everything is a whole number.
enum PlanWeights {
  // MARK: Wishes of one dish

  /// A cuisine the household named: worth more than a new protein, cuisine and method together, so that most dinners are
  /// of those named; with all of them less than a wish. Source: MP-02.
  static let likedCuisine = 200
  /// The only cuisine the household named: "only Italian" wins. Source: Decisions "Variety".
  static let onlyCuisine = 600
  /// A kitchen most tables here know, where the household named none: one evening of discovery is a pleasure, seven are a
  /// course.
  static let familiar = 30
  static let familiarCuisines: Set<String> = ["american", "italian", "mexican"]
  /// A protein not eaten in the six days before: what makes a week varied. Source: MP-13.
  static let newProtein = 45
  /// A cuisine not eaten in the six days before. Source: MP-14.
  static let newCuisine = 30
  /// A cooking method not used in the six days before; scored, never a rule. Source: Decisions "Variety".
  static let newMethod = 12
  /// One of the first dinners of fish in seven days. Source: Dietary Guidelines for Americans 2020–2025, chapter 1: eight
  /// ounces of seafood a week, which two dinners give.
  static let seafood = 100
  static let seafoodDinners = 2
  /// One of the first dinners with meat or fish in seven days, where the table may have it: a week without is for those
  /// who ask for it.
  static let flesh = 45
  static let fleshDinners = 5
  /// Another starch than on the two evenings before: no rice three times running.
  static let newStarch = 20
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
  /// Each percent of the dish's ingredients that is at home; three times that for tonight, when nobody wants to shop.
  static func pantry(percent: Int) -> Int { percent }
  static func pantryTonight(percent: Int) -> Int { percent * 3 }
  /// More than 60 % at home. Source: 004 §3.4.
  static let pantryMatch = 60
  /// The same by amounts, for tonight, when nobody wants to shop. Source: 004 §3.4.
  static let tonightMatch = 250
  /// A point less for so many cents a serving: the fewer, the less the budget leaves for a plate (in cents; nil without
  /// a budget). A roomy budget weighs no more than none.
  static func cost(cents: Int, perPlate: Int?) -> Int {
    -min(300, cents / (perPlate.map { min(10, max(4, $0 / 30)) } ?? 10))
  }
  /// So many cents at the till, whole packages, are worth a point of liking: a dish as good as another is not bought at
  /// any price.
  static let tillCents = 30
  /// A harder dish on a weekday evening.
  static let intermediateEffort = -6
  static let advancedEffort = -20
  /// Dishes within so many points are taken as equals and the seed chooses: wide enough that two households, or two
  /// months of one, do not meet the same week.
  static let whim = 100
  /// The same for tonight, where three are shown.
  static let tonightWhim = 60
  /// A dish cooked so many days before or after and not liked well: less the longer ago, nothing beyond six weeks.
  static func lately(days: Int) -> Int { days < 42 ? -(42 - days) * 2 : 0 }
  /// A dish the attempt before already showed, when something else is wanted.
  static let shownBefore = -300 - whim

  /// For each point of `Tastes.preference`: five stars are worth three, tired dishes lose.
  static let preference = 35
  /// One of the first favorites of the week. Source: 004 §4, step 4 ("2–3 favourites").
  static let favorite = 100
  /// How many favorites a week asks for.
  static let favorites = 3
  /// A food of the season in it.
  static let season = 8
  /// Something at home that would not last another three days goes into it.
  static let usesUp = 70
  /// A fresh food whose package another dish of the days before has opened; at most so many.
  static let shared = 12
  static let mostShared = 3
  /// A dinner that is what was left from the day before, while the household wants more of them: more
  /// than any dish earns. Source: 004 story 5.
  static let leftovers = 1_500
  /// Cooked for two evenings on a Sunday, Monday or Tuesday. Source: requirements MP-15.
  static let earlyLeftovers = 30
  /// A dish rated 4 or 5 is the one to cook for two evenings. Source: requirements MP-15.
  static let likedLeftovers = 40

  /// The most a dish can earn through the rest of the week, shared packages and leftovers included.
  static let mostNovelty =
    newProtein + newCuisine + newMethod + newStarch + seafood + flesh + favorite + mostShared * shared
    + 2 * usesUp + earlyLeftovers + likedLeftovers

  // MARK: What was wished for

  /// A dish as it was wished: more than liking, novelty and the pantry together, less than a rule.
  static let wished = 400

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
