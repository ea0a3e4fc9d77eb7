import Talk

/// A planned dinner and what is known of it for what was asked.
struct CheckedDinner: Hashable {
  var day: Day
  var title: String
  var verdict: Verdict
  /// What is known that matters before the first birthday.
  var hazards = InfantHazards([])
}

/// Planned dinners for somebody before the first birthday: what is known against them, and that no more is known.
struct InfantDinners: Reply, Hashable {
  var names: [String]
  var dinners: [CheckedDinner]
  /// Beside what was found for everybody else.
  var isBeside = false

  func blocks(_ words: Wording) -> [Block] {
    let who = joined(names)
    let honey = named({ $0.hazards.holdsHoney }, words)
    let refused = isBeside ? nil : named({ !$0.hazards.holdsHoney && $0.verdict == .contains }, words)
    let nuts = named({ $0.hazards.holdsNuts }, words)
    return .say(
      sentences(
        "What suits \(who), under one, I can't say: please ask your doctor.",
        honey.map { "Not for a baby, because of the honey: \($0)." } ?? "",
        refused.map { "Not for \(who): \($0)." } ?? "",
        nuts.map { "With nuts, which can choke a child under five where they are whole: \($0)." } ?? "",
        "Dishes here are salted as usual, which is too much for a baby."), .warn)
  }

  private func named(_ fits: (CheckedDinner) -> Bool, _ words: Wording) -> String? {
    let found = dinners.filter(fits)
    return found.isEmpty ? nil : joined(found.map { "\($0.title) \(words.names.adverb($0.day))" })
  }

  func next(_ words: Wording) -> Closing { .say("show the plan") }
}

/// Which planned dinners hold what was asked about. What nobody vouches for is said apart, and never called free.
struct PlanChecked: Reply, Hashable {
  enum Question: Hashable {
    case things([Avoided])
    case person(String)
    case everybody
  }
  var question: Question
  var dinners: [CheckedDinner]

  func blocks(_ words: Wording) -> [Block] {
    let (holding, open) = (named(.contains, words), named(.unknown, words))
    let free = dinners.count { $0.verdict == .free }
    return .say(
      sentences(
        holding.map { "\(lead): \($0)." } ?? "",
        open.map { "Nobody vouches for every ingredient of \($0), so I can't say there." } ?? "", rest(free)))
  }

  /// "Not for Emma", "With eggs", "Not vegan".
  private var lead: String {
    switch question {
    case .person(let name): "Not for \(name)"
    case .everybody: "Not for everybody at the table"
    case .things(let things) where isMixed(things): "Not right for \(joined(things.map(\.phrase)))"
    case .things(let things):
      things.allSatisfy(\.isDietary)
        ? "Not \(joined(things.map(\.word)))" : "With \(joined(things.map(\.thingInside), "or"))"
    }
  }

  /// Ways of eating beside foods: a dinner is right for all of them, or it is not.
  private func isMixed(_ things: [Avoided]) -> Bool {
    things.contains(where: \.isDietary) && !things.allSatisfy(\.isDietary)
  }

  private func rest(_ count: Int) -> String {
    guard count > 0 else { return "" }
    let all = count == dinners.count
    let which =
      all
      ? (count == 1 ? dinners[0].title : count == 2 ? "Both dinners" : "All \(count) dinners")
      : (count == 1 ? "The other dinner" : "The other \(count)")
    switch question {
    case .person(let name):
      return "\(which) \(count == 1 ? "is" : "are") fine for \(name), by the ingredients."
    case .everybody: return "\(which) \(count == 1 ? "is" : "are") fine for all who eat, by the ingredients."
    case .things(let things) where isMixed(things):
      return "\(which) \(count == 1 ? "is" : "are") right for all of that, by the ingredients."
    case .things(let things):
      if things.allSatisfy(\.isDietary) {
        return "\(which) \(count == 1 ? "is" : "are") \(joined(things.map(\.word))), by the ingredients."
      }
      guard all, count > 2 else {
        return "\(which) \(count == 1 ? "has" : "have") none of it, by the ingredients."
      }
      return
        "None of the \(count) dinners has \(joined(things.map(\.thingInside), "or")) in it, by the ingredients."
    }
  }

  private func named(_ verdict: Verdict, _ words: Wording) -> String? {
    let found = dinners.filter { $0.verdict == verdict }
    return found.isEmpty ? nil : joined(found.map { "\($0.title) \(words.names.adverb($0.day))" })
  }

  var vouches: Bool { true }
  func next(_ words: Wording) -> Closing {
    let first = dinners.first { $0.verdict != .free }
    return .say([first.map { "swap \(words.names.typed($0.day))" }, "show the plan"].compactMap { $0 })
  }

  var matter: Facts? {
    [
      "kind": "plan_checked",
      "dinners": dinners.map {
        ["day": $0.day.iso, "title": $0.title, "verdict": "\($0.verdict)"] as Facts
      },
    ]
  }
}

extension Avoided {
  /// Whether it is said as what a dinner is ("vegan") rather than as what is in it ("gluten").
  fileprivate var isDietary: Bool {
    if case .diet(let diet) = self { !diet.rawValue.hasSuffix("-free") } else { false }
  }

  /// "eggs", "gluten": what would be inside; a diet's own word where there is none.
  fileprivate var thingInside: String {
    switch self {
    case .diet(.nutFree): "nuts"
    case .diet(let diet): diet.rawValue.hasSuffix("-free") ? String(diet.rawValue.dropLast(5)) : diet.rawValue
    case .allergen, .food: thing
    }
  }
}
