import Kitchen
import Testing
import Values

@testable import Planning

/// What a plate is worth by itself, what fills it, and how often fish and meat come. Source: Dietary Guidelines for
/// Americans 2020–2025; issue 20, part 4.
@Suite struct PlateTests {
  private func plate(
    energy: Int = 600, protein: Int = 20, fiber: Int = 6, sodium: Int = 500, vegetables: UInt8 = 15
  ) -> Int {
    var figures = SIMD16<Int16>(repeating: -1)
    // In the order of the nutrients: energy, protein, …, fiber, sugar, sodium.
    (figures[0], figures[1], figures[4], figures[6]) = (
      Int16(energy * 10), Int16(protein * 10), Int16(fiber * 10), Int16(sodium * 10)
    )
    return DishTraits(vegetables: vegetables, figures: figures, complete: 0b101_0011).platePoints
  }

  @Test("little protein, little energy, much salt and no vegetables each cost something")
  func poor() {
    let good = plate()
    #expect(plate(protein: 8) < good)
    #expect(plate(energy: 300) < good)
    #expect(plate(sodium: 1400) < good)
    #expect(plate(vegetables: 0) < good)
    #expect(plate(fiber: 1) < good)
  }

  @Test("good enough is good enough, and what nobody measured counts neither way")
  func enough() {
    #expect(plate(protein: 60, fiber: 20, vegetables: 50) == plate(protein: 30, fiber: 9, vegetables: 25))
    #expect(DishTraits().platePoints == 0)
  }

  @Test("what fills the plate is told by its foods")
  func starches() {
    func starch(_ foods: String...) -> Starch? { card("x", .chicken, ingredients: foods).starch }
    #expect(starch("onion", "white-rice") == .rice)
    #expect(starch("rice-noodle", "carrot") == .noodle)
    #expect(starch("potato", "white-rice") == .rice)
    #expect(starch("sweet-potato") == .potato)
    #expect(starch("hamburger-bun") == .bread)
    #expect(starch("onion", "carrot") == nil)
    var tortillas = card("x", .chicken)
    tortillas.parts = [IngredientID("tortilla")]
    #expect(tortillas.starch == .tortilla)
  }

  private static let sources: [ProteinSource] = [
    .chicken, .beef, .pork, .fish, .shellfish, .legumes, .egg, .soy, .nuts, .dairy,
  ]
  private static let cuisines = ["american", "italian", "mexican", "thai", "greek"]

  private func week(_ avoids: [Avoidance], _ seed: UInt64) throws -> MealPlan {
    let cards = (0..<60).map { (number: Int) -> RecipeCard in
      let protein = Self.sources[number % Self.sources.count]
      let contains: FoodTags =
        protein == .fish ? FoodTags([.fish]) : protein == .shellfish ? FoodTags([.shellfish]) : []
      return card(
        "dish-\(number)", protein, cuisine: Self.cuisines[number / 3 % Self.cuisines.count],
        contains: contains)
    }
    return try generateWeeklyPlan(
      PlanRequest(days: (0..<7).map { monday + $0 }, eaters: 4, avoids: avoids),
      from: larder(cards.sorted { $0.id < $1.id }, seed: seed), id: planID())
  }

  @Test(
    "a table that may have it gets fish twice, meat and fish on most evenings, and days without",
    arguments: UInt64(1)...10)
  func balanced(seed: UInt64) throws {
    let meals = try week([], seed).meals
    #expect(meals.count { $0.protein.isFish } >= 2)
    #expect((4...6).contains(meals.count { !$0.protein.isMeatless }))
  }

  @Test("who avoids fish gets none", arguments: UInt64(1)...5)
  func without(seed: UInt64) throws {
    let avoids = [Avoidance(.allergen(.fish)), Avoidance(.allergen(.shellfish))]
    #expect(try week(avoids, seed).meals.allSatisfy { !$0.protein.isFish })
  }
}
