import Kitchen
import Testing
import Values

@Suite struct CardTests {
  @Test(
    "the main protein is what a serving holds most of",
    arguments: [
      ([("chicken-breast", 600), ("bacon", 100)], .chicken),
      ([("black-bean", 800), ("bacon", 60)], .legumes),
      ([("black-bean", 800), ("bacon", 100)], .pork),
      ([("spaghetti", 400), ("parmesan", 48)], .grain),
      ([("spaghetti", 400), ("peanut-butter", 160)], .nuts),
      ([("spaghetti", 60), ("parmesan", 48)], .dairy), ([("onion", 400), ("bacon", 40)], .pork),
      ([("onion", 400)], .none), ([("paneer", 300), ("egg", 100)], .dairy),
    ] as [([(String, Int)], ProteinSource)])
  func picks(_ foods: [(String, Int)], _ expected: ProteinSource) {
    let lines = foods.map { Fixture.line($0.0, Rational($0.1), .gram) }
    #expect(mainProtein(of: Fixture.recipe(lines), table: Fixture.table) == expected)
  }

  @Test(
    "what a step serves a dish with counts as what it may contain",
    arguments: [
      ("Serve with bread.", [FoodTag.wheat, .gluten]), ("Serve hot, with mayonnaise on the side.", [.egg]),
      ("Eat with a spoon.", []), ("Bread the fish and fry it.", []), ("Simmer 20 minutes.", []),
      ("Serve with rice noodles.", []), ("Serve with coconut cream.", []),
      ("Serve the dish with the bean.", []),
    ] as [(String, [FoodTag])])
  func servedWith(_ step: String, _ tags: [FoodTag]) {
    var recipe = Fixture.recipe([Fixture.line("black-bean", Rational(400), .gram)])
    recipe.steps = [RecipeStep(text: step)]
    #expect(cardFor(recipe, table: Fixture.table).mayContain.tags == tags)
  }

  @Test func `two foods of one source count together, optional ones not at all`() {
    let together = [
      Fixture.line("paneer", Rational(90), .gram), Fixture.line("parmesan", Rational(90), .gram),
      Fixture.line("egg", Rational(3), .each),
    ]
    #expect(mainProtein(of: Fixture.recipe(together), table: Fixture.table) == .dairy)
    let topped = [
      Fixture.line("black-bean", Rational(800), .gram),
      Fixture.line("chicken-breast", Rational(400), .gram, optional: true),
    ]
    #expect(mainProtein(of: Fixture.recipe(topped), table: Fixture.table) == .legumes)
  }

  @Test func `a counted food without a weight is a full portion`() {
    let lines = [
      Fixture.line("salmon-fillet", Rational(4), .fillet), Fixture.line("egg", Rational(4), .each),
    ]
    #expect(mainProtein(of: Fixture.recipe(lines), table: Fixture.table) == .fish)
  }

  @Test(
    "the used cost is a share of the cheapest package",
    arguments: [
      ("chicken-breast", Rational(1, 2), Unit.pound, 200), ("chicken-breast", Rational(8), .ounce, 200),
      // A loose onion is 90 cents, but 100 g of the 3 lb bag are 22.
      ("onion", .one, .each, 22), ("garlic", Rational(2), .clove, 14),
      ("black-bean", .one, .can, 150), ("black-bean", Rational(30), .ounce, 300),
      // No density: the whole package.
      ("cherry-tomato", Rational(2), .cup, 350), ("olive-oil", .one, .fluidOunce, 56),
    ])
  func costs(_ id: String, _ value: Rational, _ unit: Unit, _ cents: Int) throws {
    let food = try #require(Fixture.table[IngredientID(id)])
    let cost = usedCost(of: food, amount: Amount(value, unit), table: Fixture.table)
    #expect(cost == Money(cents: cents))
  }

  @Test func `an unpriced food has no cost`() throws {
    let food = try #require(Fixture.table[IngredientID("shrimp")])
    #expect(usedCost(of: food, amount: Amount(.one, .pound), table: Fixture.table) == nil)
  }

  @Test func `basics, optional ingredients and words cost nothing`() {
    let card = Fixture.card([
      Fixture.line("chicken-breast", Rational(2), .pound),
      Fixture.line("olive-oil", Rational(8), .fluidOunce),
      Fixture.line("spaghetti", Rational(16), .ounce, optional: true),
      Fixture.words("garlic", "a little"),
    ])
    #expect(card.usedPerServing == Money(cents: 200))
  }

  @Test func `a card lists its ingredients once, sorted, and keeps the recipe's facts`() {
    let card = Fixture.card([
      Fixture.line("onion", .one, .each), Fixture.line("black-bean", .one, .cup),
      Fixture.line("onion", Rational(2), .each, optional: true),
    ])
    #expect(card.ingredients == [IngredientID("black-bean"), IngredientID("onion")])
    #expect((card.minutes, card.servings, card.cuisine) == (25, 4, "italian"))
    #expect(card.unknownFoods.isEmpty)
  }
}
