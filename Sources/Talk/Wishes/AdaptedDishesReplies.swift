/// Dishes that suit a pot or a machine their recipe is not written for: said, with what to mind. Empty where each is written for it.
package func adaptedSentence(_ asks: [Wish], _ cards: [RecipeCard]) -> String {
  for wish in asks {
    guard case .gear(let gear) = wish.feature, wish.aim == .with, let how = gear.adapting else { continue }
    let adapted = cards.filter { !$0.traits.written.has(gear) }
    if adapted.isEmpty { continue }
    return adapted.count == cards.count
      ? "None is written for \(gear == .onePot ? "one pot" : "a \(gear.name)".replacingArticle): \(how)"
      : "Some are not written for it: \(how)"
  }
  return ""
}

extension Gear {
  /// How a dish written otherwise is cooked in it.
  fileprivate var adapting: String? {
    switch self {
    case .airFryer: "these bake in the oven and can be cooked in one, in batches and a little shorter."
    case .slowCooker: "these simmer slowly in a pot; give them 6 to 8 hours on low."
    case .pressureCooker: "these simmer in a pot; about a third of the time does."
    default: nil
    }
  }
}

extension String {
  /// "an air fryer".
  fileprivate var replacingArticle: String {
    hasPrefix("a a") || hasPrefix("a o") ? "an" + dropFirst(1) : self
  }
}
