import Kitchen
import Testing
import Values

@Suite struct ScalingTests {
  private let recipe = Fixture.recipe([
    Fixture.line("onion", .one, .each), Fixture.line("egg", Rational(6), .each),
    Fixture.line("olive-oil", Rational(2), .tablespoon), Fixture.words("salt", "to taste"),
  ])

  @Test func `the recipe's own servings change nothing`() throws {
    let same = try scaleMeal(recipe, to: 4)
    #expect(same.recipe == recipe)
    #expect(same.factor == .one)
  }

  @Test func `every measured amount is multiplied exactly and words are reported`() throws {
    for servings in 1...20 {
      let scaled = try scaleMeal(recipe, to: servings)
      #expect(scaled.recipe.servings == servings)
      #expect(scaled.unscaled == ["salt"])
      for (before, after) in zip(recipe.ingredients, scaled.recipe.ingredients) {
        let expected = before.quantity.total.map { $0 * Rational(servings, 4) }
        #expect(after.quantity.total == expected)
        if before.quantity.total == nil { #expect(after.quantity.text == before.quantity.text) }
      }
      let back = try scaleMeal(scaled.recipe, to: 4)
      #expect(back.recipe.ingredients.map(\.quantity.total) == recipe.ingredients.map(\.quantity.total))
    }
  }

  @Test func `a fixed amount stays as it is written, and is reported`() throws {
    var salt = Fixture.line("salt", .one, .teaspoon)
    salt.isFixed = true
    let recipe = Fixture.recipe([Fixture.line("onion", .one, .each), salt])
    let scaled = try scaleMeal(recipe, to: 8)
    #expect(scaled.recipe.ingredients[1] == salt && scaled.unscaled == ["salt"])
    #expect(scaled.recipe.ingredients[0].quantity.total == Amount(Rational(2), .each))
  }

  @Test(arguments: [0, -1, 21, .max]) func `servings go from 1 to 20`(_ servings: Int) {
    #expect(throws: ServingError.outOfRange(servings)) { try scaleMeal(recipe, to: servings) }
  }

  @Test func `a recipe that serves nobody cannot be scaled`() {
    let nobody = Fixture.recipe([], servings: 0)
    #expect(throws: ServingError.unknownServings(nobody.id)) { try scaleMeal(nobody, to: 4) }
  }

  @Test func `eggs stay whole where that is near enough`() throws {
    let texts = try scaleMeal(recipe, to: 5).recipe.ingredients.map(\.quantity.text)
    // 7 1/2 eggs are shown as 8, 1 1/4 onions as 1 1/2, 2 1/2 tbsp as they are.
    #expect(texts == ["1 1/2", "8", "2 1/2 tbsp", "to taste"])
  }
}
