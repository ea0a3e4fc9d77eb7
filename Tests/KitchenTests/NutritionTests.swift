import Kitchen
import Testing
import Values

@Suite struct NutritionTests {
  @Test func `figures add up by weight and are shared out by servings`() {
    let recipe = Fixture.recipe([
      Fixture.line("chicken-breast", Rational(400), .gram),
      Fixture.line("black-bean", Rational(200), .gram),
    ])
    let facts = calculateNutrition(recipe, servings: 4, table: Fixture.table)
    #expect(facts[.energy]?.amount == Rational((480 + 180), 4))
    #expect(facts.grams == Rational(150))
    #expect(facts[.energy]?.coverage == 100)
    // Nobody measured the beans' protein.
    #expect(facts[.protein]?.coverage == 66)
    #expect(facts.complete(.protein) == nil)
    #expect(facts[.iron] == nil)
  }

  @Test func `food weighed or counted as bought loses its peel, a cup of it has none`() {
    let weighed = Fixture.recipe([Fixture.line("onion", Rational(1000), .gram)], servings: 1)
    let counted = Fixture.recipe([Fixture.line("onion", Rational(10), .each)], servings: 1)
    #expect(calculateNutrition(weighed, servings: 1, table: Fixture.table).grams == Rational(900))
    #expect(calculateNutrition(counted, servings: 1, table: Fixture.table).grams == Rational(900))
    let food = Ingredient(
      id: IngredientID("mango"), name: "mango", gramsPerMilliliter: .one, edibleShare: Rational(1, 2))
    #expect(edibleGrams(of: Fixture.line("mango", .one, .cup), as: food) == Unit.cup.ratio)
  }

  @Test func `a drained can leaves its liquid behind`() {
    var line = Fixture.line("black-bean", .one, .cup)
    line.quantity = Quantity(
      .packages(count: .one, unit: .can, size: Amount(Rational(15), .ounce)), text: "1 15-oz can")
    let full = calculateNutrition(Fixture.recipe([line]), servings: 1, table: Fixture.table).grams
    line.preparation = "drained and rinsed"
    let drained = calculateNutrition(Fixture.recipe([line]), servings: 1, table: Fixture.table).grams
    #expect(drained == full * Rational(3, 5))
  }

  @Test func `what cannot be weighed is named, and the counting diets stay unknown`() {
    let recipe = Fixture.recipe([
      Fixture.line("chicken-breast", Rational(400), .gram),
      Fixture.line("cherry-tomato", Rational(2), .cup),
    ])
    let facts = calculateNutrition(recipe, servings: 4, table: Fixture.table)
    #expect(facts.unweighed == ["cherry-tomato"])
    #expect(DietLimits.standard.lowCarb(facts) == .unknown)
    #expect(DietLimits.standard.lowSodium(facts) == .unknown)
  }

  @Test func `optional ingredients and words are left out`() {
    let recipe = Fixture.recipe([
      Fixture.line("chicken-breast", Rational(400), .gram),
      Fixture.line("cherry-tomato", Rational(2), .cup, optional: true), Fixture.words("salt", "to taste"),
    ])
    let facts = calculateNutrition(recipe, servings: 4, table: Fixture.table)
    #expect(facts.unweighed.isEmpty)
    #expect(facts.grams == Rational(100))
  }

  @Test(
    "low-carb counts what is not fibre, its limit included",
    arguments: [(800, Verdict.free), (801, .contains)])
  func lowCarb(_ beans: Int, _ expected: Verdict) {
    // 10 g of net carbohydrates in 100 g, so 200 g a serving are 20 g.
    let card = Fixture.card([Fixture.line("black-bean", Rational(beans), .gram)])
    #expect(card.lowCarb == expected)
  }

  @Test(
    "low-sodium is 140 mg in 100 g",
    arguments: [(Rational(1), Verdict.free), (Rational(3), .contains)])
  func lowSodium(_ salt: Rational, _ expected: Verdict) {
    // 50 mg from the chicken, and 38 mg from every tenth of a percent of salt.
    let card = Fixture.card([
      Fixture.line("chicken-breast", Rational(1000), .gram), Fixture.line("salt", salt, .gram),
    ])
    #expect(card.lowSodium == expected)
  }

  @Test func `more servings of the same pot are smaller ones`() {
    let recipe = Fixture.recipe([Fixture.line("spaghetti", Rational(400), .gram)])
    let four = calculateNutrition(recipe, servings: 4, table: Fixture.table)
    let eight = calculateNutrition(recipe, servings: 8, table: Fixture.table)
    #expect(four[.energy]?.amount == eight[.energy].map { $0.amount * 2 })
    #expect(four[.energy]?.coverage == eight[.energy]?.coverage)
  }

  @Test func `an empty recipe has no figures`() {
    let facts = calculateNutrition(Fixture.recipe([]), servings: 0, table: Fixture.table)
    #expect(facts.figures.isEmpty)
    #expect(facts.grams == .zero)
  }
}
