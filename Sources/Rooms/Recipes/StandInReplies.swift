import Talk

/// One way to do without a food.
struct StandIn: Hashable, Sendable {
  var substitution: Substitution
  /// The parts' names, in the substitution's order.
  var names: [String]
}

/// "Can I leave the chile flakes out", of a herb or a spice.
struct SeasoningLeftOut: Reply, Hashable {
  var food: Ingredient

  func blocks(_ words: Wording) -> [Block] {
    .say(
      "Yes. It is seasoning: without \(food.name) the dish is milder for it. Taste at the end."
    )
  }
  func next(_ words: Wording) -> Closing { words.foodClosing }
  var matter: Facts? { ["kind": "seasoning_left_out", "ingredient": food.id] }
}

/// Another of the same kind: macaroni for ditalini.
struct SameKindWorks: Reply, Hashable {
  var food: Ingredient
  var asked: Ingredient
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "\(capitalized(asked.name)) works: as much of it as of \(food.name), cooked for the time on its own package."
    )
  }
  func next(_ words: Wording) -> Closing { words.foodClosing }
  var matter: Facts? { ["kind": "same_kind_works", "ingredient": food.id, "asked": asked.id] }
}

/// What can stand in for a food and what it is good for, and how much the household's diets left out. Source:
/// requirements MP-S3.
struct StandInsFound: Reply {
  var food: Ingredient
  var choices: [StandIn]
  /// How many were left out for what the household avoids.
  var leftOut: Int
  /// "Can I use yogurt?": the food asked about, and whether some choice uses it or one of its kind.
  var asked: Ingredient?
  var works = false

  func blocks(_ words: Wording) -> [Block] {
    let left = leftOut == 0 ? "" : "\(counted(leftOut, "other")) left out: not for everybody here."
    guard !choices.isEmpty else {
      let none = "I know of nothing that stands in for \(food.name)."
      return .say(leftOut == 0 ? none : "Nothing that suits everybody here stands in for \(food.name).")
        + .say(left, .dim)
    }
    var blocks: [Block] = []
    if let asked {
      blocks += .say(
        works ? "\(capitalized(asked.name)) works." : "I have no note that \(asked.name) works; these do.")
    }
    var amounts: [Amount] = []
    for choice in choices where !amounts.contains(choice.substitution.amount) {
      amounts.append(choice.substitution.amount)
    }
    for amount in amounts {
      blocks.append(.say("Instead of \(measuredText(amount, of: food)):"))
      for choice in choices where choice.substitution.amount == amount {
        blocks.append(.item("• ", spans(of: choice)))
      }
    }
    return blocks + .say(left, .dim)
  }

  private func spans(of choice: StandIn) -> [Span] {
    let parts = zip(choice.substitution.use, choice.names).map { part, name in
      "\(unbroken(part.amount.text)) \(name)"
    }
    let place = choice.substitution.goodFor
    return [
      Span(parts.joined(separator: " + "), .accent), Span(place.isEmpty ? "" : ", for \(place)"),
      Span(choice.substitution.note.isEmpty ? "" : ". \(choice.substitution.note)", .dim),
    ]
  }

  var vouches: Bool { true }
  func next(_ words: Wording) -> Closing { words.foodClosing }

  var matter: Facts? {
    let choices = choices.map(\.substitution).map { choice in
      [
        "instead_of": choice.amount, "good_for": choice.goodFor, "note": choice.note,
        "use": choice.use.map { ["ingredient": $0.ingredient, "amount": $0.amount] as Facts },
      ] as Facts
    }
    return ["kind": "substitutes", "ingredient": food.id, "left_out": leftOut, "choices": choices]
  }
}

/// Whether a food goes into a dish.
struct IntoDish: Reply, Hashable {
  var food: Ingredient
  /// The dish's title.
  var dish: String
  var isInIt: Bool
  /// What of the dish it can stand for, by name.
  var standsFor: [String]
  /// What of the household's limits it breaks, or may break.
  var notFor: [String]

  func blocks(_ words: Wording) -> [Block] {
    let name = food.name
    var sentences: [String] = []
    if !notFor.isEmpty {
      sentences.append(
        "\(capitalized(name)) is not for everybody here, or I can't vouch for it (\(joined(notFor))).")
    }
    if isInIt {
      sentences.append("\(capitalized(name)) is in \(dish) already.")
    } else if standsFor.isEmpty {
      sentences.append(
        "\(dish) is written without \(name), and I have no note on how it would turn out with it.")
    } else {
      sentences.append("\(capitalized(name)) can stand for the \(joined(standsFor)) in \(dish).")
    }
    return .say(sentences.joined(separator: " "))
  }

  var vouches: Bool { true }
  func next(_ words: Wording) -> Closing { words.foodClosing }
  var matter: Facts? {
    ["kind": "into_dish", "ingredient": food.id, "dish": dish, "is_in_it": isInIt, "stands_for": standsFor]
      as Facts
  }
}
