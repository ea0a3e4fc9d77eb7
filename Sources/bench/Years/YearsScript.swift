import Values

/// What a household says to its kitchen day by day, drawn: a plan a week, shopping, the pantry, prices, ratings,
/// favourites, guests, a few changes of mind, and looking things up. About eleven lines a day, some four thousand a
/// year.
struct YearsScript {
  private var random = SplitMix64(seed: 20_260_302)

  /// The lines of one day; the first day brings the household itself.
  mutating func lines(of day: Day, isFirst: Bool) -> [String] {
    var lines: [String] = []
    if isFirst {
      lines += [
        "we are 4", "Emma can't have dairy", "budget $200 a week", "Jake is 12",
        "we like Italian, Mexican and Thai",
      ]
    }
    let weekday = (day.number % 7 + 7) % 7
    // Day 0 was a Thursday, so that Mondays leave 4.
    switch weekday {
    case 4: lines += planning()
    case 6: lines += shopping()
    case 1: lines += ["we're out on \(pick(["saturday", "sunday"]))"]
    default: break
    }
    lines.append("what's for dinner tonight")
    while lines.count < 11 {
      lines += something()
      if random.below(18) == 0 { lines.append("undo") }
    }
    return lines
  }

  private mutating func planning() -> [String] {
    var lines = ["plan dinners for this week"]
    for _ in 0..<random.below(3) {
      lines.append(pick(["something else", "swap tuesday", "cheaper", "swap friday"]))
    }
    return lines + ["looks good", "shopping list"]
  }

  private mutating func shopping() -> [String] {
    ["shopping list", "the shopping came to \(sum(90, 80)) at \(pick(shops))"] + [
      price(), price(), add(), add(),
    ]
  }

  private mutating func something() -> [String] {
    switch random.below(12) {
    case 0: [add(), "what's in the pantry"]
    case 1: ["we used up the \(pick(foods))"]
    case 2: ["rate yesterday's dinner \(1 + random.below(5)), \(pick(["a bit dry", "lovely", "too salty"]))"]
    case 3: [price()]
    case 4: [pick(["add \(pick(dishes)) to my favorites", "take \(pick(dishes)) off my favorites"])]
    case 5: [pick(["we have 2 guests on friday", "just 2 on wednesday", "we skipped dinner yesterday"])]
    case 6:
      [pick(["Emma doesn't like mushrooms", "forget that Emma doesn't like mushrooms"]), "yes"]
        + ["what do you know about us"]
    case 7: ["budget $\(190 + random.below(60))"]
    case 8: ["we spent \(sum(5, 30)) at \(pick(shops))"]
    case 9: ["show the plan"]
    case 10: ["how are we doing on budget"]
    default: [add()]
    }
  }

  private mutating func add() -> String {
    "add \(1 + random.below(4)) \(pick(["lb", "bunches of", "cans of", ""])) \(pick(foods)) to the pantry"
  }

  private mutating func price() -> String { "\(pick(foods)) cost \(sum(1, 9)) a lb at \(pick(shops))" }

  /// Dollars and cents.
  private mutating func sum(_ least: Int, _ more: Int) -> String {
    "$\(least + random.below(more)).\(padded(random.below(100), 2))"
  }

  private mutating func pick(_ choices: [String]) -> String { random.pick(from: choices) ?? "" }
}

private let shops = ["Aldi", "Kroger", "Trader Joe's"]
private let dishes = [
  "red lentil dal", "peanut noodles", "vegetable biryani", "black bean tacos", "shakshuka",
]
private let foods = [
  "chicken thighs", "eggs", "green onions", "rice", "tomatoes", "carrots", "spinach", "tofu", "ground beef",
  "mushrooms", "potatoes", "salmon", "broccoli", "black beans", "zucchini", "lentils",
]
