import Kitchen
import Testing
import Values

@Suite struct WishTests {
  @Test(
    "a wish reads back from its code",
    arguments: [
      "with:spicy", "without:gear:oven", "most:sodium_mg:500", "least:protein_g:25", "with:fish@>=2",
      "with:beef@<=1", "with:diet:vegetarian@=1", "without:cost", "with:spicy+prefer", "most:minutes:20",
    ])
  func codes(_ code: String) throws { #expect(try #require(Wish(code: code)).code == code) }

  @Test(
    "what is no wish is none",
    arguments: ["", "spicy", "with:", "with:gear:cannon", "most:sodium_mg", "with:fish@many"])
  func none(_ code: String) { #expect(Wish(code: code) == nil) }

  private func dish(
    heat: UInt8 = 0, needs: [Gear] = [], suits: [Gear] = [], sodium: Int16 = -1, isWhole: Bool = true,
    cents: Int = 300,
    tags: [String] = []
  ) -> RecipeCard {
    var figures = SIMD16<Int16>(repeating: -1)
    figures[6] = sodium
    return RecipeCard(
      id: RecipeID("d"), title: "Dish", cuisine: "american", method: "pot", minutes: 20, servings: 4,
      difficulty: .beginner, protein: .none, leftoverDays: nil, tags: tags, contains: [], mayContain: [],
      unknownFoods: [], ingredients: [], lowCarb: .unknown, lowSodium: .unknown,
      usedPerServing: Money(cents: cents),
      traits: DishTraits(
        needs: GearSet(needs), suits: GearSet(suits), heat: heat, figures: figures,
        complete: isWhole ? 1 << 6 : 0))
  }

  private func holds(_ code: String, _ card: RecipeCard) throws -> Bool {
    try #require(Wish(code: code)).test()(card)
  }

  @Test("what nobody measured whole is never under a limit")
  func unknown() throws {
    #expect(try holds("most:sodium_mg:500", dish(sodium: 4000)))
    #expect(try !holds("most:sodium_mg:500", dish(sodium: 5010)))
    #expect(try !holds("most:sodium_mg:500", dish(sodium: 4000, isWhole: false)))
    #expect(try !holds("most:sodium_mg:500", dish()))
    #expect(try holds("least:sodium_mg:300", dish(sodium: 4000, isWhole: false)))
  }

  @Test("a touch of chile is no spicy dish, and too much where none is wanted")
  func heat() throws {
    #expect(try [0, 1, 2].map { try holds("with:spicy", dish(heat: $0)) } == [false, false, true])
    #expect(try [0, 1, 2].map { try holds("without:spicy", dish(heat: $0)) } == [true, false, false])
  }

  @Test("gear is what a dish can't do without, or what suits it")
  func gear() throws {
    let baked = dish(needs: [.oven], suits: [.oven, .airFryer])
    #expect(try !holds("without:gear:oven", baked))
    #expect(try holds("with:gear:air-fryer", baked))
    #expect(try !holds("with:gear:stovetop", baked))
    #expect(try holds("without:gear:oven", dish(needs: [.stovetop])))
  }

  @Test("an order leaves none out and says which comes first")
  func order() throws {
    let wish = try #require(Wish(code: "without:cost"))
    #expect(wish.test()(dish(cents: 900)))
    #expect(wish.rank(dish(cents: 100)) == 100)
    let cards = [dish(cents: 300), dish(cents: 100)]
    #expect(
      searchRecipes(cards, RecipeSearchCriteria(asks: [wish])).map(\.usedPerServing.cents) == [100, 300])
  }

  private func recipe(_ method: String, _ steps: String, foods: [String] = []) -> Recipe {
    Recipe(
      id: RecipeID("r"), title: "R", servings: 4, cuisine: "american", prepMinutes: 5, cookMinutes: 20,
      method: method,
      ingredients: foods.map {
        RecipeIngredient(name: $0, ingredient: IngredientID($0), quantity: Quantity(.words, text: ""))
      }, steps: [RecipeStep(text: steps)])
  }

  private func traits(_ recipe: Recipe) -> DishTraits { cardFor(recipe, table: Fixture.table).traits }

  @Test("a Dutch oven and an oven-safe skillet are no oven")
  func ovens() {
    let pot = traits(recipe("pot", "Brown it in a Dutch oven; an oven-safe skillet does too."))
    #expect(!pot.needs.has(.oven) && pot.needs.has(.stovetop))
    #expect(traits(recipe("skillet", "Put the skillet under the broiler.")).needs.has(.oven))
  }

  @Test("dried beans are for no slow cooker")
  func beans() {
    #expect(traits(recipe("slow-simmer", "Simmer.", foods: ["onion"])).suits.has(.slowCooker))
    #expect(!traits(recipe("slow-simmer", "Simmer.", foods: ["dried-kidney-bean"])).suits.has(.slowCooker))
  }

  @Test("a wish for good is written with its weekdays, and is for them alone")
  func weekdays() {
    let wish = Wish(.minutes, .most(Rational(20)))
    let rule = StandingWish(wish, weekdays: [.tuesday, .thursday], words: "")
    #expect(rule.code == "most:minutes:20 tuesday,thursday")
    #expect(StandingWish(code: rule.code, words: "") == rule)
    #expect(StandingWish(code: "most:minutes:20", words: "") == StandingWish(wish, words: ""))
    #expect(StandingWish(code: "most:minutes:20 someday", words: "") == nil)
    let monday = Day(iso: "2026-03-02")!
    let week = (0..<7).map { monday + $0 }
    #expect(rule.wish(on: week)?.days == [monday + 1, monday + 3])
    #expect(rule.wish(on: [monday]) == nil)
    #expect(StandingWish(wish, words: "").wish(on: [monday]) == wish)
  }
}
