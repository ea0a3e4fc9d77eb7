// What a dish earns by wishes that only weigh. Source: issue 13, "One algebra of wishes".
extension Wish {
  /// The same for whichever evening.
  var undated: Wish {
    var wish = self
    wish.days = []
    return wish
  }

  /// The minutes it allows at most; nil for other wishes.
  package var mostMinutes: Int? {
    if case (.minutes, .most(let most)) = (feature, aim) { most.rounded } else { nil }
  }

  func points(for card: RecipeCard, _ tastes: Tastes) -> Int {
    switch (feature, aim) {
    case (.quality(.cheap), .with): return -min(450, card.usedPerServing.cents * 3 / 2)
    case (.quality(.vegetables), .with): return min(45, Int(card.traits.vegetables)) * 8
    case (.quality(.waste), _), (.quality(.leftovers), _), (.quality(.seasonal), _): return 0
    case (.nutrient(let nutrient), .with): return share(nutrient, of: card)
    case (.nutrient(let nutrient), .without): return -share(nutrient, of: card)
    case (.minutes, .without): return -min(90, card.minutes) * 4
    case (.cost, .without): return -min(450, card.usedPerServing.cents * 3 / 2)
    default: return holds(card, tastes) ? PlanWeights.wished : 0
    }
  }

  /// How much of it a plate holds beside a usual one, in points; twice the usual at most.
  private func share(_ nutrient: Nutrient, of card: RecipeCard) -> Int {
    guard let amount = card.traits.amount(nutrient) else { return 0 }
    let share = amount * Rational(PlanWeights.wished) / Rational(nutrient.usualPlate)
    return min(2 * PlanWeights.wished, share.rounded)
  }
}

extension [Wish] {
  var wantSeason: Bool { contains { $0.feature == .quality(.seasonal) } }
  var wantNoWaste: Bool { contains { $0.feature == .quality(.waste) } }
}

extension Nutrient {
  /// A third of the day's value, rounded. Source: 21 CFR 101.9(c).
  fileprivate var usualPlate: Int {
    switch self {
    case .energy: 650
    case .protein: 17
    case .carbohydrate: 90
    case .fat: 26
    case .fiber: 9
    case .sugar: 17
    case .sodium: 770
    case .cholesterol: 100
    case .saturatedFat: 7
    case .vitaminA: 300
    case .vitaminC: 30
    case .calcium: 430
    case .iron: 6
    }
  }
}
