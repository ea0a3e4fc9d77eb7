import Kitchen
import Testing
import Values

@Suite struct RecipeViewTests {
  private func recipe(_ lines: [RecipeIngredient], method: String = "", cook: Int = 0) -> Recipe {
    var recipe = Fixture.recipe(lines)
    (recipe.method, recipe.cookMinutes, recipe.steps) = (method, cook, [])
    return recipe
  }

  @Test func `a factor from an eighth to twenty multiplies exactly`() throws {
    let recipe = recipe([
      Fixture.line("olive-oil", Rational(2), .tablespoon), Fixture.words("salt", "a pinch"),
    ])
    for factor in [Rational(1, 8), Rational(3, 4), .one, Rational(3, 2), Rational(20)] {
      let scaled = try scaleRecipe(recipe, by: factor)
      #expect(scaled.recipe.ingredients[0].quantity.total == Amount(Rational(2) * factor, .tablespoon))
      #expect(scaled.recipe.ingredients[1] == recipe.ingredients[1] && scaled.factor == factor)
      #expect(scaled.recipe.servings == max(1, (factor * Rational(4)).rounded))
    }
    for factor in [Rational(1, 9), .zero, Rational(-1), Rational(41, 2)] {
      #expect(throws: ServingError.factorOutOfRange(factor)) { try scaleRecipe(recipe, by: factor) }
    }
  }

  @Test func `a view keeps broken servings, and one as written is the recipe`() {
    let recipe = recipe([Fixture.line("olive-oil", .one, .cup)])
    #expect(RecipeView(recipe, servings: Rational(4)).shown == recipe)
    let view = RecipeView(
      recipe, servings: Rational(9, 2), in: ShownMeasures(system: .metric), table: Fixture.table)
    #expect(view.isScaled && view.factor == Rational(9, 8))
    #expect(view.shown.ingredients[0].quantity.text == "265 g")
    var nobody = recipe
    nobody.servings = 0
    #expect(!RecipeView(nobody, servings: Rational(3)).isScaled)
  }

  @Test func `hints come from half as much more or a third less, and concern the recipe`() {
    let all = recipe(
      [
        Fixture.line("kosher-salt", .one, .teaspoon), Fixture.line("chili-powder", .one, .teaspoon),
        Fixture.line("baking-powder", .one, .teaspoon), Fixture.line("baking-soda", .one, .teaspoon),
      ], method: "skillet", cook: 20)
    let leavening = ["baking-powder", "baking-soda"]
    #expect(
      scalingHints(for: all, factor: Rational(2)) == [
        .seasoning(salt: true, spices: true, startWith: Rational(3, 2)), .leavening(leavening), .pan, .time,
      ])
    #expect(scalingHints(for: all, factor: Rational(2, 3)).count == 4)
    for factor in [Rational(3, 4), .one, Rational(5, 4), .zero] {
      #expect(scalingHints(for: all, factor: factor) == [])
    }
  }

  @Test(arguments: ["salt-cod", "salted-butter", "bell-pepper", "nutritional-yeast", "baking-dish"])
  func `what only sounds like seasoning brings no hint`(_ food: String) {
    let hints = scalingHints(for: recipe([Fixture.line(food, .one, .cup)]), factor: Rational(2))
    #expect(hints == [])
  }

  @Test func `amounts in words and fixed ones bring no hint`() {
    var fixed = Fixture.line("salt", .one, .teaspoon)
    fixed.isFixed = true
    let plain = recipe([Fixture.words("salt", "to taste"), fixed])
    #expect(scalingHints(for: plain, factor: Rational(2)) == [])
  }
}
