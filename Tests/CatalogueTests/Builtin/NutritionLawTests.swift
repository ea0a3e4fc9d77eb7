import Kitchen
import Testing
import Values

@testable import Catalogue

/// What the week's nutrition takes from the tables and the recipes.
@Suite struct NutritionLawTests {
  private let catalogue = Builtin.catalogue

  @Test(
    "every starchy root is a row, counted among the vegetables, and every potato but the sweet one is one")
  func starchyRoots() {
    for id in Kitchen.starchyRoots {
      #expect(catalogue.table[id]?.groups.contains(.vegetable) == true, "\(id.rawValue)")
    }
    let potatoes = catalogue.table.ingredients.filter {
      $0.groups.contains(.vegetable) && $0.id.rawValue.hasSuffix("potato") && $0.id.rawValue != "sweet-potato"
    }
    #expect(potatoes.allSatisfy { Kitchen.starchyRoots.contains($0.id) })
  }

  @Test("what is dried and a vegetable stands in the dry goods, where it is counted as it grows")
  func dried() {
    let dried = catalogue.table.ingredients.filter {
      $0.groups.contains(.vegetable) && $0.id.rawValue.hasPrefix("dried-")
    }
    #expect(dried.count > 5)
    #expect(dried.allSatisfy { $0.subcategory == "Dry Goods" })
  }

  @Test("no dinner's plate is out of reason, and most have vegetables")
  func plates() throws {
    var withVegetables = 0
    var dinners = 0
    for card in catalogue.cards {
      let dish = try #require(catalogue.recipe(card.id))
      guard dish.course == "dinner" else { continue }
      dinners += 1
      let servings = vegetableServings(dish, servings: dish.servings, table: catalogue.table)
      let facts = calculateNutrition(dish, servings: dish.servings, table: catalogue.table)
      let energy = try #require(facts[.energy])
      #expect((150...1_300).contains(energy.amount.rounded), "\(card.title): \(energy.amount.rounded)")
      #expect(energy.coverage >= 80, "\(card.title): \(energy.coverage)")
      #expect(servings < Rational(7), "\(card.title): \(servings.text)")
      if servings >= .one { withVegetables += 1 }
    }
    #expect(withVegetables * 10 >= dinners * 9)
  }
}
