import Talk

/// "4 of 9 at home", then what is missing and what is too little. Source: requirements MP-06.
struct PantryCompared: Reply, Hashable {
  var recipe: Recipe
  var servings: Int
  var check: PantryCheck

  func blocks(_ words: Wording) -> [Block] {
    let share = bar(value: check.available.count, of: max(1, check.counted), width: 10)
    var blocks: [Block] = .say(
      "\(recipe.title) for \(servings): \(check.available.count) of \(check.counted) at home  \(unbroken(share))"
    )
    if !check.available.isEmpty { blocks.append(item("At home: \(joined(check.available))", .good)) }
    blocks += check.insufficient.map { short in
      item("Too little \(short.name): \(amountText(short.have)) of \(amountText(short.need))", .warn)
    }
    blocks += check.unmeasured.map { short in
      item(
        "Can't compare \(short.name): \(unbroken(heldText(short.have))) at home, \(amountText(short.need)) needed",
        .warn)
    }
    if !check.missing.isEmpty { blocks.append(item("Missing: \(joined(check.missing))")) }
    if !check.assumed.isEmpty { blocks.append(item("Assumed at home: \(joined(check.assumed))", .dim)) }
    return blocks
  }

  private func item(_ text: String, _ tint: Tint? = nil) -> Block { .item("", [Span(text, tint)]) }
  private func amountText(_ amount: Amount) -> String { unbroken(kitchenText(amount)) }
  func next(_ words: Wording) -> Closing { .say("show the recipe", "what's in the pantry") }

  var matter: Facts? {
    [
      "kind": "pantry", "recipe": recipe.id, "servings": servings, "available": check.available,
      "missing": check.missing, "insufficient": check.insufficient.map(\.facts),
      "unmeasured": check.unmeasured.map(\.facts), "assumed": check.assumed,
      "match_percent": check.matchPercent,
    ]
  }
}

extension PantryCheck.Unmeasured {
  fileprivate var facts: Facts {
    ["name": name, "have": have.amount, "words": have.words, "need": need]
  }
}

extension PantryCheck.Short {
  fileprivate var facts: Facts { ["name": name, "have": have, "need": need] }
}
