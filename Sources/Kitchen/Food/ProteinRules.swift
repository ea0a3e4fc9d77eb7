/// Where the dish's protein comes from: the sources' grams a serving are added up and compared.
///
/// First meat, fish and shellfish of 20 g or more; then egg, dairy, legumes, soy and nuts of 40 g
/// or more; then grain; what is left is a garnish and counts only when there is nothing else.
/// Within a group most grams win; equal grams go by `ProteinSource`'s order. An amount that cannot
/// be weighed counts as a full portion, because a cook who counts pieces means the main thing.
package func mainProtein(of recipe: Recipe, table: FoodTable) -> ProteinSource {
  var grams: [ProteinSource: Rational] = [:]
  for line in recipe.ingredients where !line.isOptional {
    guard let ingredient = line.ingredient.flatMap({ table[$0] }), let source = ingredient.protein
    else { continue }
    let weight =
      edibleGrams(of: line, as: ingredient)
      ?? (line.quantity.total == nil ? .zero : unweighedPortion * recipe.servings)
    grams[source, default: .zero] += weight / Rational(max(1, recipe.servings))
  }
  func most(_ rank: ProteinRank, atLeast least: Rational) -> ProteinSource? {
    var best: ProteinSource?
    for source in ProteinSource.allCases where source.rank == rank {
      guard let amount = grams[source], amount >= least else { continue }
      if best.flatMap({ grams[$0] }) ?? .zero < amount || best == nil { best = source }
    }
    return best
  }
  return most(.flesh, atLeast: Rational(20)) ?? most(.other, atLeast: Rational(40))
    ?? most(.grain, atLeast: Rational(20)) ?? most(.flesh, atLeast: .zero)
    ?? most(.other, atLeast: .zero) ?? most(.grain, atLeast: .zero) ?? .none
}

private let unweighedPortion = Rational(100)

private enum ProteinRank { case flesh, other, grain, nothing }

extension ProteinSource {
  fileprivate var rank: ProteinRank {
    switch self {
    case .chicken, .turkey, .beef, .lamb, .pork, .fish, .shellfish: .flesh
    case .egg, .dairy, .legumes, .soy, .nuts: .other
    case .grain: .grain
    case .none: .nothing
    }
  }
}
