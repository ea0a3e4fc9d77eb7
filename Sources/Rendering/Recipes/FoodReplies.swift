import Dialogue
import Kitchen
import Values

extension Wording {
  /// What a food is: what it contains, may contain and is made of. Source: design §6, Knowledge.
  func food(_ food: Ingredient) -> [Block] {
    let name = capitalized(food.name)
    let contains = tagText(food.contains)
    let may = tagText(food.mayContain)
    var text =
      contains.isEmpty
      ? "\(name) contains none of the nine major allergens." : "\(name) contains \(contains)."
    if !may.isEmpty { text += " Some brands hold \(may)." }
    if !food.isChecked { text = "Nobody has checked \(food.name) yet, so I can't vouch for it." }
    if !food.madeWith.isEmpty {
      text += " It is made with \(joined(food.madeWith.map { foodText($0.rawValue) }))."
    }
    return .say(text) + .say(Self.labels, .dim)
  }

  static let labels = "I go by ingredients, not by factories: please read the label."

  /// The verdicts, each with the foods that decide it. Facts instead of "yes" and "no", so that no
  /// way of asking can turn the answer round.
  func checked(_ checked: CheckedFood) -> [Block] {
    if let card = checked.card {
      let diets = dietsKnown(of: card).map(\.rawValue)
      let fits = diets.isEmpty ? "" : "It is \(joined(diets))."
      return .say("\(checked.name): \(lowered(SafetyFacts(card).sentence))") + .say(fits)
        + .say(Self.labels, .dim)
    }
    guard let worst = checked.verdict else {
      let who = checked.person ?? "anybody here"
      return .say("I know of nothing that \(who) avoids, so \(lowered(checked.name)) is fine.")
    }
    var blocks: [Block] = []
    if let person = checked.person ?? (checked.findings.count > 1 ? "everybody here" : nil) {
      blocks += .say(fitText(worst, checked.name, person), tint(worst))
    }
    for finding in checked.findings where blocks.isEmpty || finding.verdict != .free {
      blocks += .say(text(of: finding, in: checked), tint(finding.verdict))
    }
    return blocks + (worst == .free ? .say(Self.labels, .dim) : [])
  }

  private func tint(_ verdict: Verdict) -> Tint {
    switch verdict {
    case .free: .good
    case .unknown: .warn
    case .contains: .bad
    }
  }

  private func fitText(_ verdict: Verdict, _ name: String, _ person: String) -> String {
    switch verdict {
    case .free: "\(capitalized(name)): fine for \(person), by the ingredients."
    case .unknown: "\(capitalized(name)): I can't vouch for it for \(person)."
    case .contains: "\(capitalized(name)): not for \(person)."
    }
  }

  private func text(of finding: CheckedFood.Finding, in checked: CheckedFood) -> String {
    let name = capitalized(checked.name)
    let foods = joined(finding.because)
    switch (finding.avoidance.what, finding.verdict) {
    case (.diet(.lowCarb), .unknown) where !checked.isDish,
      (.diet(.lowSodium), .unknown) where !checked.isDish:
      return "\(capitalized(finding.avoidance.what.word)) is said of whole dishes; "
        + "ask \(typeable("nutrition of \(checked.name)")) for its figures."
    case (.diet(let diet), .free):
      let note = diet == .kosher || diet == .halal ? " Whether it is certified I can't know." : ""
      return "\(name): \(diet.rawValue), by the ingredients.\(note)"
    case (.diet(let diet), .contains):
      return "\(name): not \(diet.rawValue)\(foods.isEmpty ? "" : ", because of \(foods)")."
    case (.diet(let diet), .unknown):
      return "I can't call \(lowered(checked.name)) \(diet.rawValue)"
        + "\(foods.isEmpty ? (checked.isDish ? "" : ": it depends on the brand") : ": it depends on the brand of \(foods)")."
    case (_, .free): return "\(name): no \(finding.avoidance.what.thing) among the ingredients."
    case (_, .contains):
      return "\(name): contains \(finding.avoidance.what.thing)"
        + "\(foods.isEmpty ? "" : " (\(foods))")."
    case (_, .unknown):
      return "\(name): may contain \(finding.avoidance.what.thing)"
        + "\(foods.isEmpty ? ", by brand" : ", by the brand of \(foods)")."
    }
  }

  /// What to take instead, and what it is good for. Source: requirements MP-S3.
  func substitutes(_ answer: Substitutes) -> [Block] {
    let left =
      answer.leftOut == 0
      ? "" : "\(counted(answer.leftOut, "other")) left out: not for everybody here."
    guard !answer.choices.isEmpty else {
      let none = "I know of nothing that stands in for \(answer.food.name)."
      return .say(
        answer.leftOut == 0 ? none : "Nothing that suits everybody here stands in for \(answer.food.name).")
        + .say(left, .dim)
    }
    var blocks: [Block] = []
    if let asked = answer.asked {
      blocks += .say(
        answer.works
          ? "\(capitalized(asked.name)) works." : "I have no note that \(asked.name) works; these do.")
    }
    let amounts = Set(answer.choices.map { $0.substitution.amount })
    for amount in answer.choices.map(\.substitution.amount) where amounts.contains(amount) {
      guard !blocks.contains(.say(insteadText(amount, answer.food))) else { continue }
      blocks.append(.say(insteadText(amount, answer.food)))
      for choice in answer.choices where choice.substitution.amount == amount {
        blocks.append(.item("• ", spans(of: choice)))
      }
    }
    return blocks + .say(left, .dim)
  }

  private func insteadText(_ amount: Amount, _ food: Ingredient) -> String {
    "Instead of \(amountText(amount, of: food)):"
  }

  private func spans(of choice: Substitutes.Choice) -> [Span] {
    let parts = zip(choice.substitution.use, choice.names).map { part, name in
      "\(unbroken(part.amount.text)) \(name)"
    }
    let place = choice.substitution.goodFor
    return [
      Span(parts.joined(separator: " + "), .accent), Span(place.isEmpty ? "" : ", for \(place)"),
      Span(choice.substitution.note.isEmpty ? "" : ". \(choice.substitution.note)", .dim),
    ]
  }
}

/// The first letter small, unless the word is a name's initial.
func lowered(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

/// "1 cup flour", "2 eggs".
func amountText(_ amount: Amount, of food: Ingredient) -> String {
  "\(unbroken(amount.text)) \(food.name(forCount: amount.unit == .each ? amount.value : Rational(2)))"
}

/// Everything a food holds that somebody may have to know, the nine allergens first.
private func tagText(_ tags: FoodTags) -> String {
  let allergens = Allergen.allCases.filter { tags.contains(FoodTags($0.tag)) }.map(\.name)
  let others = tags.tags.filter { tag in !Allergen.allCases.contains { $0.tag == tag } }
  return joined(allergens + others.map(\.rawValue))
}
