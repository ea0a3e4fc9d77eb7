import Kitchen
import Planning
import Testing
import Values

@Suite struct TonightTests {
  private let cards = [
    card("a", .chicken, cents: 100), card("b", .chicken, cents: 110), card("c", .beef, cents: 900),
    card("d", .fish, cents: 1400), card("slow", .egg, minutes: 31, cents: 10),
  ]

  private func offered(_ request: SingleMealRequest, _ larder: Larder) -> [String] {
    generateSingleMeal(request, from: larder).map(\.recipe.rawValue)
  }

  @Test("three dishes of three proteins, the best first, within 30 minutes")
  func three() {
    let dishes = offered(SingleMealRequest(day: monday, eaters: 4), larder(cards))
    #expect(dishes.count == 3)
    #expect(Set(dishes).isSuperset(of: ["c", "d"]) && !dishes.contains("slow"))
    #expect(["a", "b"].contains(dishes[0]))
  }

  @Test("minutes, avoidances, wants and exclusions hold; nothing is an honest nothing")
  func limits() {
    let all = larder(cards)
    let egg = SingleMealRequest(day: monday, eaters: 4, maxMinutes: 31, wants: ["egg"])
    #expect(offered(egg, all) == ["slow"])
    #expect(offered(SingleMealRequest(day: monday, eaters: 4, wants: ["egg"]), all).isEmpty)
    let excluded = SingleMealRequest(
      day: monday, eaters: 4, wants: ["chicken"], excluded: [RecipeID("a")])
    #expect(offered(excluded, all) == ["b"])
  }

  @Test("yesterday's protein and dishes of the last two weeks come last and say so")
  func recent() {
    let recent = [meal(monday - 1, "x", .beef), meal(monday - 5, "d", .none)]
    let some = larder(cards.filter { ["c", "d"].contains($0.id.rawValue) }, recent: recent)
    let dishes = generateSingleMeal(SingleMealRequest(day: monday, eaters: 4), from: some)
    #expect(dishes.map(\.recipe.rawValue) == ["c", "d"])
    #expect(dishes[0].because.contains(.onlyChoice("protein")))
    #expect(dishes[1].because.contains(.onlyChoice("dish")))
    let more = larder(cards, recent: recent)
    #expect(["a", "b"].contains(offered(SingleMealRequest(day: monday, eaters: 4), more)[0]))
  }

  @Test("what is at home comes first, by amounts and not by names")
  func pantry() {
    let recipes = [
      Shop.recipe("milky", "2 cup milk", "1 tsp salt"), Shop.recipe("onions", "6 each onion", "1 tsp oil"),
    ]
    func first(_ pantry: [PantryItem]) -> PlannedMeal? {
      generateSingleMeal(
        SingleMealRequest(day: monday, eaters: 4), from: Shop.larder(recipes, pantry: pantry)
      ).first
    }
    let milk = first([Shop.lot("1 quart milk", n: 1), Shop.lot("1 each onion", n: 2)])
    #expect(milk?.recipe.rawValue == "milky")
    #expect(milk?.because.contains(.usesPantry(have: 1, of: 1)) == true)
    let onions = first([Shop.lot("1 cup milk", n: 1), Shop.lot("6 each onion", n: 2)])
    #expect(onions?.recipe.rawValue == "onions")
  }

  @Test("the same seed offers the same, whatever the order; attempts may differ")
  func repeatable() {
    let world = World(seed: 5, recipes: 60)
    var rng = SplitMix64(seed: 1)
    let request = SingleMealRequest(day: monday, eaters: 3, maxMinutes: 60)
    let meals = generateSingleMeal(request, from: world.larder())
    #expect(meals.count == 3 && Set(meals.map(\.recipe)).count == 3)
    #expect(generateSingleMeal(request, from: world.larder(cards: rng.shuffled(world.cards))) == meals)
    var next = request
    next.attempt = 1
    next.excluded = meals.map(\.recipe)
    let others = generateSingleMeal(next, from: world.larder())
    #expect(Set(others.map(\.recipe)).isDisjoint(with: meals.map(\.recipe)))
  }
}
