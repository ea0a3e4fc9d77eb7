import Talk

/// What was found out about one thing avoided.
struct FoodFinding: Hashable, Sendable {
  var avoidance: Avoidance
  var verdict: Verdict
  /// Names of the foods that decide it: what contains it, or what may.
  var because: [String]
  /// Words that name no food known here: nothing is free of it.
  var isUnknownFood = false

  /// The same, where the food is not known as what nobody can say.
  func checked(by table: FoodTable) -> FoodFinding {
    guard verdict == .free, !table.knows(avoidance.what) else { return self }
    return FoodFinding(avoidance: avoidance, verdict: .unknown, because: [], isUnknownFood: true)
  }
}

/// A food for somebody before the first birthday: no dish is cleared for a baby. Sources: `InfantHazards`.
struct InfantFood: Reply {
  var food: String
  var isDish: Bool
  var hazards: InfantHazards

  func blocks(_ words: Wording) -> [Block] {
    hazards.holdsHoney
      ? .say("\(capitalized(food)): not for a baby.", .bad)
        + .say(
          "Honey, also inside other foods, can make a child under 12 months gravely ill (infant botulism; CDC)."
        ) + .say(others)
      : .say("\(capitalized(food)): I can't say what suits a baby under one. Please ask your doctor.", .warn)
        + .say(others)
  }

  private var others: String { infantCautions(hazards, isDish: isDish) }

  func next(_ words: Wording) -> Closing { .say("what's for dinner tonight") }
  var status: ReplyStatus { hazards.holdsHoney ? .done : .refused }
}

/// A food for a child past the first birthday whose age was told in months.
struct ChildFood: Reply {
  var food: String
  var months: Int

  func blocks(_ words: Wording) -> [Block] {
    .say(
      "\(capitalized(food)): I can't say what suits a child of \(age). Please ask your doctor.", .warn)
      + .say(honey)
  }
  private var age: String { months >= 24 ? counted(months / 12, "year") : "\(months) months" }
  private var honey: String {
    food.lowercased().contains("honey")
      ? "What is known of honey (infant botulism; CDC) concerns the first 12 months." : ""
  }

  func next(_ words: Wording) -> Closing { .say("what's for dinner tonight") }
  var status: ReplyStatus { .refused }
}

/// A food on which small children choke as it comes. Source: `ChokingHazards`.
struct ChokingCaution: Reply {
  var food: String
  /// No cutting or cooking makes it fit for them: nuts, popcorn.
  var isLeftOut = false

  func blocks(_ words: Wording) -> [Block] {
    let hazard = "a choking hazard for small children (CDC: under 4; NHS: under 5)"
    return .say(
      isLeftOut
        ? "\(capitalized(food)): \(hazard). Please leave them out until then, and ask the doctor where unsure."
        : "\(capitalized(food)): whole or in hard, round pieces \(hazard). Please cut them small or cook them soft, and ask the doctor where unsure.",
      .warn)
  }
  func next(_ words: Wording) -> Closing { .none }
  var matter: Facts? { ["kind": "choking", "food": food] }
}

/// What was found out about one food or dish, avoidance by avoidance, in the order asked. Facts instead of
/// "yes" and "no", so that no way of asking can turn the answer round.
struct FoodChecked: Reply {
  var name: String
  var isDish: Bool
  /// Whom it was asked for; nil for nobody in particular.
  var person: String?
  var findings: [FoodFinding]
  /// Set when the question was about everything: its allergens and diets.
  var card: RecipeCard?
  /// A small child may choke on it: it is not called fine then, whatever is in it.
  var mayChoke = false
  /// Whether meat is in it: how it was slaughtered is spoken of then alone.
  var holdsMeat = true
  /// Those with limits whose names are not known, where nothing is known of whoever was asked for: they may be the same.
  var unnamed: [Member] = []
  /// What the same line was answered before, for others or of other dishes: the label is spoken of once.
  var before: [FoodChecked] = []

  func merged(after former: any Reply) -> (any Reply)? {
    guard let former = former as? FoodChecked, card == nil, former.card == nil else { return nil }
    var both = self
    both.before = former.before + [former]
    return both
  }

  func blocks(_ words: Wording) -> [Block] {
    let all = before.flatMap { $0.checked } + checked
    return all
      + (([self] + before).contains { $0.card != nil || $0.worst == .free } ? .say(readTheLabel, .dim) : [])
  }

  private var checked: [Block] {
    if let card {
      let diets = dietsKnown(of: card).map(\.rawValue)
      let fits = diets.isEmpty ? "" : "It is \(joined(diets))."
      return .say("\(name): \(lowered(SafetyFacts(card).sentence))") + .say(fits)
    }
    guard let worst else {
      let who = person ?? "anybody here"
      if let first = unnamed.first {
        let limits = unnamed.map { "\(capitalized($0.name)): \(joined($0.avoids.map(\.phrase)))." }
        let role = KnownAs(first.name).role ?? first.name
        return .say("I know of nothing that \(who) avoids. \(limits.joined(separator: " "))", .warn)
          + .say("If that is \(who), say \"\(who) is my \(role)\": until then I call nothing fine.")
      }
      return .say(
        mayChoke
          ? "I know of nothing that \(who) avoids."
          : "I know of nothing that \(who) avoids, so \(lowered(name)) is fine.")
    }
    var blocks: [Block] = []
    if let person = person ?? (findings.count > 1 ? "everybody here" : nil) {
      blocks += .say(fitText(worst, person), tint(worst))
    }
    for finding in findings where blocks.isEmpty || finding.verdict != .free {
      blocks += .say(text(of: finding), tint(finding.verdict))
    }
    return blocks
  }

  /// Nil when nothing was asked.
  private var worst: Verdict? { findings.map(\.verdict).max() }

  private func tint(_ verdict: Verdict) -> Tint {
    switch verdict {
    case .free: .good
    case .unknown: .warn
    case .contains: .bad
    }
  }

  private func fitText(_ verdict: Verdict, _ person: String) -> String {
    switch verdict {
    case .free where mayChoke: "\(capitalized(name)): nothing that \(person) avoids is in it."
    case .free: "\(capitalized(name)): fine for \(person), by the ingredients."
    case .unknown: "\(capitalized(name)): I can't vouch for it for \(person)."
    case .contains: "\(capitalized(name)): not for \(person)."
    }
  }

  private func text(of finding: FoodFinding) -> String {
    if finding.isUnknownFood {
      return "I don't know \(quoted(finding.avoidance.what.word)), so I can't check for it."
    }
    let foods = joined(finding.because)
    switch finding.avoidance.what {
    case .diet(let diet): return text(diet, finding.verdict, foods)
    case .allergen, .food:
      let thing = finding.avoidance.what.thing
      let name = capitalized(name)
      if case .food(let word) = finding.avoidance.what, word.hasPrefix("spicy") {
        switch finding.verdict {
        case .free: return "\(name): not spicy, by the ingredients."
        case .contains: return "\(name): spicy\(foods.isEmpty ? "" : " (\(foods))")."
        case .unknown: return "\(name): may be spicy\(foods.isEmpty ? "" : ", by the brand of \(foods)")."
        }
      }
      switch finding.verdict {
      case .free: return "\(name): no \(thing) among the ingredients."
      case .contains: return "\(name): contains \(thing)\(foods.isEmpty ? "" : " (\(foods))")."
      case .unknown:
        return "\(name): may contain \(thing)"
          + "\(foods.isEmpty ? ", by brand" : ", by the brand of \(foods)")."
      }
    }
  }

  /// A diet, with the foods that decide it.
  private func text(_ diet: Diet, _ verdict: Verdict, _ foods: String) -> String {
    let name = capitalized(name)
    switch verdict {
    case .free:
      let note = diet == .kosher || diet == .halal ? " Whether it is certified I can't know." : ""
      return "\(name): \(diet.rawValue), by the ingredients.\(note)"
    case .contains: return "\(name): not \(diet.rawValue)\(foods.isEmpty ? "" : ", because of \(foods)")."
    case .unknown where !isDish && Avoided.diet(diet).isAboutWholeDishes:
      return "\(capitalized(diet.rawValue)) is said of whole dishes; "
        + "ask \(typeable("nutrition of \(self.name)")) for its figures."
    case .unknown where diet == .halal || diet == .kosher:
      let meat = isDish && !foods.isEmpty ? " of \(foods)" : ""
      return "I can't call \(lowered(self.name)) \(diet.rawValue): please go by the label\(meat)."
    case .unknown:
      let brand = isDish ? "" : ": it depends on the brand"
      return "I can't call \(lowered(self.name)) \(diet.rawValue)"
        + "\(foods.isEmpty ? brand : ": it depends on the brand of \(foods)")."
    }
  }

  var vouches: Bool { true }
  var holdsNoMeat: Bool { !holdsMeat && before.allSatisfy(\.holdsNoMeat) }
  func next(_ words: Wording) -> Closing {
    isDish ? .say("show the recipe", "what's in it") : words.foodClosing
  }

  var matter: Facts? {
    let findings = findings.map { finding in
      ["avoid": Facts(finding.avoidance), "verdict": finding.verdict, "because": finding.because] as Facts
    }
    return ["kind": "check", "name": name, "person": person, "verdict": worst, "findings": findings]
  }
}
