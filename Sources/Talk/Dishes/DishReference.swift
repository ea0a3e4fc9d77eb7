/// How an item of a numbered offer is pointed at.
package enum ChoiceReference: Hashable, Sendable {
  /// 1 for the first; 0 and below point nowhere.
  case number(Int)
  case last
  case recipe(RecipeID)
  /// Some words of a title that several dishes share.
  case words(String)
}

/// A dish as it was pointed at.
package enum DishReference: Hashable, Sendable {
  case recipe(RecipeID)
  case choice(ChoiceReference)
  case day(Day)
  /// "It", or nothing named.
  case focus
  case unknown(String)

  /// What a value names: a list's dish, else words.
  package init(_ value: SlotValue) {
    if case .item(_, let id, _) = value {
      self = .recipe(RecipeID(id))
    } else {
      self = .unknown(value.name ?? "")
    }
  }
}

/// A food or a dish, as it was asked about.
package enum EdibleReference: Hashable, Sendable {
  case food(IngredientID)
  case dish(DishReference)
}

/// How many a recipe is wanted for.
package enum ServingWords: Hashable, Sendable {
  case number(Rational)
  /// Twice, half as much: times what was shown last, or what the recipe is written for.
  case factor(Rational)
}

extension Slots {
  package var choice: ChoiceReference? {
    if case .item(_, let id, _) = value("recipe") { return .recipe(RecipeID(id)) }
    if case .text(let words) = value("recipe") { return .words(words) }
    switch value("choice") {
    case .choice(let number): return number < 0 ? .last : .number(number)
    case .number(let number): return .number(number.isWhole ? number.numerator : 0)
    default: return nil
    }
  }

  package var dish: DishReference {
    if case .item(_, let id, _) = value("recipe") { return .recipe(RecipeID(id)) }
    if case .text(let text) = value("recipe") { return .unknown(text) }
    if let choice { return .choice(choice) }
    if case .day(let day) = dayWords { return .day(day) }
    return .focus
  }

  /// What the slot `food` names: a list's food or dish, a day's dinner, words, or "it".
  package var edible: EdibleReference {
    switch value("food") {
    case .item("ingredient", let id, _)?: return .food(IngredientID(id))
    case .item(_, let id, _)?: return .dish(.recipe(RecipeID(id)))
    case .text(let words)?: return .dish(.unknown(words))
    default: break
    }
    if let choice { return .dish(.choice(choice)) }
    if case .day(let day)? = dayWords { return .dish(.day(day)) }
    return .dish(.focus)
  }

  package var amountSaid: Amount? { if case .amount(let amount)? = value("amount") { amount } else { nil } }

  package var servingWords: ServingWords? {
    if let times = number("times") { return .factor(times) }
    if let factor = word("factor").flatMap({ Self.factors[$0] }) { return .factor(factor) }
    return number("servings").map { .number($0) }
  }

  private static let factors = [
    "double": Rational(2), "triple": Rational(3), "quadruple": Rational(4), "half": Rational(1, 2),
    "third": Rational(1, 3), "quarter": Rational(1, 4), "three_quarters": Rational(3, 4),
    "half_more": Rational(3, 2),
  ]
}
