import Talk

/// What a question about waste is after, read off its words. Source: requirements BB-23 to BB-26, BB-33.
struct WasteQuestion: Hashable {
  /// What kind of answer it wants.
  enum Topic: Hashable {
    /// The things one by one.
    case list
    case bars(LossGrouping)
    case best
    case saved, share, footprint, tips, goals
  }

  var topic: Topic
  /// Nil where it names none.
  var measure: LossMeasure?
  /// What it is told apart by, beside the topic.
  var grouping: LossGrouping?
  /// The category it is about; nil for all.
  var category: String?
  /// Of saved, kept or avoided, not of what was wasted.
  var isOfSaved: Bool
  /// Of the space in a landfill, which nothing tells.
  var isOfLandfill: Bool
  var asksWhy: Bool
  /// What "how much caviar did we throw away" names that is no measure and no category; nil for nothing.
  let named: String?
  /// Words that name a food elsewhere and none here: "before their date".
  private var isOfDates: Bool

  init(_ line: String) {
    let said = wordsSaid(line).map(\.word)
    let words = Set(said)
    let text = " \(said.joined(separator: " ")) "
    func has(_ list: Set<String>) -> Bool { !words.isDisjoint(with: list) }
    func says(_ phrases: [String]) -> Bool { phrases.contains { text.contains(" \($0) ") } }
    measure = Self.measures.first { has($0.words) }?.measure
    if line.contains("$") || line.contains("€") || line.contains("£") { measure = .money }
    isOfLandfill = has(["landfill", "landfills", "dump"])
    if isOfLandfill { measure = .weight }
    asksWhy = has(["why"])
    named = Self.name(in: said)
    isOfDates = says(["their date", "its date", "the date", "their dates", "due date"])
    category = Self.categories.first { has($0.words) }?.category
    isOfSaved = has(Self.savedWords) || says(Self.savedPhrases)
    grouping =
      has(Self.categoryWords)
      ? .category
      : has(["reason", "reasons"])
        ? .reason
        : says(["by place", "where was it kept"])
          ? .place : says(Self.monthPhrases) || has(["monthly"]) ? .month : nil
    topic = .list
    if has(["goal", "goals", "target", "targets"]) {
      topic = .goals
    } else if has(Self.tipWords) || says(Self.tipPhrases) {
      topic = .tips
    } else if says(Self.sharePhrases) || has(["roi", "percent", "percentage"]) || line.contains("%") {
      topic = .share
    } else if measure?.isFootprint == true || has(Self.footprintWords) {
      topic = .footprint
    } else if isOfSaved {
      topic = .saved
    } else if says(Self.bestPhrases) || has(["month"]) && has(["best", "least", "lowest"]) {
      topic = .best
    } else if let grouping {
      topic = .bars(grouping)
    } else if says(Self.measurePhrases) {
      topic = .bars(.category)
    } else if has(Self.trendWords) || says(Self.trendPhrases) {
      topic = .bars(.month)
    } else if says(Self.foodPhrases) || has(["top", "offender", "offenders", "culprit"]) {
      topic = .bars(.food)
    } else if has(["chart", "charts", "graph", "graphs", "bars", "diagram", "plot"]) {
      topic = .bars(.month)
    }
  }

  /// The words between "how much" and the verb behind it, where none of them says what is measured.
  private static func name(in said: [String]) -> String? {
    guard
      let how = said.indices.dropLast().first(where: {
        said[$0] == "how" && ["much", "many"].contains(said[$0 + 1])
      })
    else { return nil }
    let rest = said[(how + 2)...]
    guard let verb = rest.firstIndex(where: { ["did", "do", "have", "has", "was", "were"].contains($0) }),
      (1...3).contains(verb - how - 2)
    else { return nil }
    let words = rest[..<verb]
    let known = measures.flatMap(\.words) + categories.flatMap(\.words)
    return words.contains { known.contains($0) || plainWords.contains($0) }
      ? nil : words.joined(separator: " ")
  }

  private static let plainWords: Set<String> = [
    "food", "foods", "stuff", "waste", "wasted", "of", "groceries", "it", "landfill", "gas", "space", "in",
    "tons",
    "more", "less", "trash", "garbage", "share", "crap", "impact", "harm", "damage", "dough", "grub", "that",
    "this",
    "leftovers", "savings", "a", "goods", "percent", "we", "i", "you", "different", "too", "dinners", "meals",
  ]

  /// Whether that food was not meant: the water that went into others, the date that stands on them.
  func isNoFood(_ food: IngredientID) -> Bool {
    food.rawValue == "water" && measure == .water || food.rawValue == "date" && isOfDates
  }

  private static let measures: [(measure: LossMeasure, words: Set<String>)] = [
    (.carbon, ["co2", "co2e", "carbon", "emission", "emissions", "greenhouse", "climate"]),
    (.water, ["water", "gallons", "liters", "litres"]),
    (.land, ["land", "acres", "soil"]),
    (
      .weight,
      [
        "weight", "pound", "pounds", "lb", "lbs", "kilo", "kilos", "kg", "kilograms", "grams", "ounces", "oz",
        "heavy", "weigh", "weighed",
      ]
    ),
    (
      .money,
      [
        "money", "dollar", "dollars", "cost", "costs", "bucks", "price", "worth", "value", "euro", "euros",
        "quid",
        "cash", "cents", "spend", "spent", "expensive", "financially", "financial", "rupees", "usd",
        "fortune",
      ]
    ),
    (.things, ["items", "things", "pieces", "often", "times"]),
  ]

  private static let categories: [(category: String, words: Set<String>)] = [
    ("Produce", ["produce", "fruit", "fruits", "vegetable", "vegetables", "veg", "veggies", "greens"]),
    ("Dairy", ["dairy"]), ("Meat & Seafood", ["meat", "meats", "seafood", "fish"]),
    ("Bakery", ["bakery", "baked"]), ("Frozen Foods", ["frozen"]), ("Snacks", ["snacks", "snack"]),
    ("Beverages", ["beverages", "drinks", "beverage"]),
    ("Condiments", ["condiments", "sauces", "condiment"]),
    ("Leftovers", ["leftovers", "leftover"]), ("Deli", ["deli"]),
  ]

  private static let savedWords: Set<String> = [
    "saved", "save", "saving", "savings", "rescue", "rescued", "rescuing", "avoided", "avoid", "preserved",
    "spared",
    "economised", "economized",
  ]
  private static let savedPhrases = [
    "in time", "kept out of the bin", "using things up", "using up", "used up", "use up", "using stuff up",
  ]
  private static let categoryWords: Set<String> = [
    "category", "categories", "sections", "kinds", "types", "groups",
  ]
  private static let monthPhrases = [
    "by month", "per month", "each month", "every month", "month by month", "by the month", "which month",
    "what month", "worst month", "by months", "over the months",
  ]
  private static let footprintWords: Set<String> = [
    "footprint", "environmental", "environment", "environmentally", "planet", "ecological", "impact", "eco",
  ]
  private static let tipWords: Set<String> = [
    "tip", "tips", "advice", "suggestions", "suggestion", "ideas", "advise", "strategies", "strategy",
    "recommendations", "recommend", "insights",
  ]
  private static let tipPhrases = [
    "how can we", "how can i", "how do we stop", "how do i stop", "how do we waste less",
    "how do i waste less",
    "how do we throw", "how do i throw", "how to waste less", "how to throw", "how to stop", "how to reduce",
    "how should we", "how could we", "how could i", "how do we reduce", "how do i reduce", "how do we cut",
    "what can we do", "what can i do", "what could we do", "what should we do", "what should we change",
    "help us waste", "help me waste", "want to waste less", "want to throw away less", "what helps against",
    "want to throw less away", "what are we doing wrong", "how do we get better", "like to waste less",
  ]
  private static let sharePhrases = [
    "of what we buy", "of what we bought", "of what i buy", "of what i bought", "of our groceries",
    "what share",
    "what part", "what portion", "return on", "of the groceries", "of our food ends", "of the food we buy",
    "of the food we bought", "of our shopping", "how much of our food",
  ]
  private static let bestPhrases = [
    "personal best", "our record", "my record", "best ever", "best so far", "best year",
  ]
  private static let trendWords: Set<String> = [
    "trend", "trends", "less", "fewer", "improving", "improve", "improved", "better", "worse", "compare",
    "compared", "progress", "declining", "rising", "falling", "shrinking", "growing",
  ]
  private static let trendPhrases = [
    "over time", "going up", "going down", "gone down", "gone up", "go down", "went down", "went up",
    "more than", "than before", "than last", "versus last", "vs last", "last 3 months", "last 6 months",
    "last 12 months", "last three months", "last six months", "last twelve months", "past 6 months",
    "past six months", "past 3 months", "past three months", "past 12 months", "past twelve months",
    "doing with", "doing on", "doing this year", "get rid of more", "has changed", "waste changed",
    "waste change",
  ]
  private static let measurePhrases = [
    "by weight", "by cost", "by price", "by value", "by money", "breakdown of", "waste breakdown",
  ]
  private static let foodPhrases = [
    "by food", "waste most", "waste the most", "wasted most", "wasted the most", "most wasted", "most often",
    "most times",
    "throw away most", "throw away the most", "throw out most", "throw out the most", "most thrown",
    "most tossed",
    "waste least", "waste the least", "wasted least", "wasted the least", "least wasted",
    "throw away the least",
    "throw away least", "throw out the least", "toss most", "toss the most", "bin most", "bin the most",
    "pitching the most", "keep throwing", "keeps ending", "all the time", "which food", "which foods",
  ]
}
