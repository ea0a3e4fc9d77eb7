/// The diets the dish is known to fit, in `Diet`'s order; vegetarian is left out beside vegan. Kosher and
/// halal are left out too: the contents alone don't make a dish either. Source: design §6, Knowledge.
package func dietsKnown(of card: RecipeCard) -> [Diet] {
  let known = Diet.allCases.filter { diet in
    diet != .kosher && diet != .halal && verdict(of: card, for: .diet(diet)) == .free
  }
  return known.contains(.vegan) ? known.filter { $0 != .vegetarian } : known
}
