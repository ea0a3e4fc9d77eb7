import Kitchen
import Testing

@testable import Catalogue

/// Enough dinners for everybody: a fortnight of quick ones and some longer ones, varied, for each diet,
/// each allergen, and the combinations families have.
@Suite struct CoverageTests {
  static let families: [[Avoided]] =
    Diet.allCases.map { [.diet($0)] } + Allergen.allCases.map { [.allergen($0)] } + [
      [.diet(.vegan), .diet(.glutenFree)], [.diet(.vegetarian), .diet(.nutFree)],
      [.diet(.dairyFree), .diet(.nutFree)], [.diet(.glutenFree), .diet(.dairyFree)],
      [.diet(.halal), .diet(.nutFree)], [.allergen(.egg), .diet(.dairyFree)],
      [.diet(.lowSodium), .diet(.vegetarian)],
    ]

  @Test("a fortnight of quick dinners and five longer ones", arguments: families)
  func isFed(_ avoids: [Avoided]) {
    let fitting = filterRecipesByDietary(Builtin.catalogue.cards, avoids.map { Avoidance($0) })
    let quick = filterRecipesByTime(fitting, maxMinutes: 30)
    #expect(quick.count >= 14)
    #expect(fitting.count - quick.count >= 5)
    #expect(Set(quick.map(\.cuisine)).count >= 4)
    #expect(Set(quick.map(\.protein)).count >= 3)
  }
}
