extension Wish {
  /// What tells of many dishes whether each is as wished.
  package func test(_ tastes: Tastes = .unknown) -> @Sendable (RecipeCard) -> Bool {
    if isOrder { return { _ in true } }
    switch (feature, aim) {
    case (.having(let word), .without):
      let isWanted = wantedTest(word)
      return { !isWanted($0) }
    case (.having(let word), _): return wantedTest(word)
    case (.avoiding(let avoided), .with): return Avoidance(avoided).admission
    default:
      let wish = self
      return { wish.holds($0, tastes) }
    }
  }

  /// Orders dishes and leaves none out: "cheapest", "the most protein".
  package var isOrder: Bool {
    switch (feature, aim) {
    case (.cost, .without), (.minutes, .without), (.nutrient, .with), (.nutrient, .without): true
    default: false
    }
  }

  /// Whether the dish is as wished. What nobody measured is never under a limit.
  package func holds(_ card: RecipeCard, _ tastes: Tastes = .unknown) -> Bool {
    let traits = card.traits
    switch (feature, aim) {
    case (.having(let word), .without): return !isWanted(word, in: card)
    case (.having(let word), _): return isWanted(word, in: card)
    case (.avoiding(let avoided), .without): return !Avoidance(avoided).allows(card)
    case (.avoiding(let avoided), _): return Avoidance(avoided).allows(card)
    case (.gear(let gear), .without): return !traits.needs.has(gear)
    case (.gear(.stovetop), _): return traits.needs.isSubset(of: Self.onStove)
    case (.gear(let gear), _): return traits.suits.has(gear)
    case (.minutes, _): return isWithin(Rational(card.minutes))
    case (.cost, _): return isWithin(Rational(card.usedPerServing.cents))
    case (.nutrient(let nutrient), .most):
      return traits.isComplete(nutrient) && traits.amount(nutrient).map(isWithin) ?? false
    case (.nutrient(let nutrient), _): return traits.amount(nutrient).map(isWithin) ?? false
    case (.quality(let quality), .without): return !has(quality, card, tastes, isUnwanted: true)
    case (.quality(let quality), _): return has(quality, card, tastes, isUnwanted: false)
    }
  }

  private static let onStove = GearSet([.stovetop, .blender, .wok])

  private func isWithin(_ figure: Rational) -> Bool {
    switch aim {
    case .most(let most): figure <= most
    case .least(let least): figure >= least
    case .with, .without: true
    }
  }

  /// Where it is not wanted, a touch of chile is already too much.
  private func has(_ quality: Quality, _ card: RecipeCard, _ tastes: Tastes, isUnwanted: Bool) -> Bool {
    let traits = card.traits
    return switch quality {
    case .spicy: traits.heat >= (isUnwanted ? 1 : 2)
    case .light: card.tags.contains("light")
    case .hearty: card.tags.contains("comfort") || card.method == "slow-simmer"
    case .kidFriendly: card.tags.contains("kid-friendly") && traits.heat == 0
    case .easy: card.difficulty == .beginner
    case .cheap: card.usedPerServing.cents <= Self.cheapCents
    case .vegetables: traits.vegetables >= 25
    case .healthy:
      traits.vegetables >= 20 && traits.isComplete(.sodium)
        && (traits.amount(.sodium) ?? .zero) <= Rational(800)
        && traits.isComplete(.saturatedFat) && (traits.amount(.saturatedFat) ?? .zero) <= Rational(7)
    case .wholeGrain: traits.hasWholeGrains
    case .new: tastes.past[card.id] == nil
    case .favorite: tastes[card.id].isFavorite || (tastes[card.id].stars.map { $0.count >= 4 } ?? false)
    case .leftovers: card.leftoverDays ?? 0 >= 1
    case .seasonal, .waste: true
    }
  }

  /// A serving of this many cents is a cheap one: two dollars and a half, a third of the built-in dishes.
  private static let cheapCents = 250

  /// Dishes in the order the wish asks for ("cheapest", "most protein"): less is earlier; nil where it orders nothing.
  package func rank(_ card: RecipeCard?) -> Int? {
    guard let card else { return nil }
    switch (feature, aim) {
    case (.cost, .without), (.quality(.cheap), .with): return card.usedPerServing.cents
    case (.minutes, .without): return card.minutes
    case (.nutrient(let nutrient), .without):
      return card.traits.isComplete(nutrient)
        ? Int(card.traits.figures[nutrient.place]) : Int.max
    case (.nutrient(let nutrient), .with): return -Int(card.traits.figures[nutrient.place])
    case (.quality(.vegetables), .with): return -Int(card.traits.vegetables)
    default: return nil
    }
  }
}
