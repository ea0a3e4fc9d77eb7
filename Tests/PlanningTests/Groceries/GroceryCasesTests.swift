import Kitchen
import Planning
import Testing
import Values

/// Single promises of the list.
@Suite struct GroceryCasesTests {
  private func list(_ recipes: [Recipe], pantry: [PantryItem] = [], servings: Int? = nil) -> GroceryList {
    generateGroceryList(Shop.plan(recipes, servings: servings), from: Shop.larder(recipes, pantry: pantry))
  }

  /// "need | from pantry | purchase | cost" of the only item.
  private func told(_ list: GroceryList) -> String {
    list.items.map { item in
      let need = item.need.map(\.text).joined(separator: " + ")
      let home = item.fromPantry.map(\.text).joined(separator: " + ")
      let buy = item.buy.map { "\($0.packages) x \($0.package.amount.text)" } ?? "-"
      return "\(item.name): \(need) | \(home) | \(buy) | \(item.cost.text)"
    }.joined(separator: "; ")
  }

  @Test(
    "needs become whole packages of the cheapest size",
    arguments: [
      (["3 each onion"], "onion: 3 |  | 3 x 1 | $2.40"),
      (["5 each onion"], "onion: 5 |  | 1 x 3 lb | $3.49"),
      (["1 cup milk"], "milk: 1 cup |  | 1 x 1 quart | $1.99"),
      (["9 cup milk"], "milk: 9 cups |  | 1 x 1 gallon | $3.99"),
      (["2 can black-bean"], "black-bean: 2 cans |  | 2 x 15 oz | $2.54"),
      (["20 oz chicken-thigh"], "chicken-thigh: 1 1/4 lb |  | 2 x 1 lb | $6.98"),
      (["400 g chicken-thigh"], "chicken-thigh: 14.11 oz |  | 1 x 1 lb | $3.49"),
      (["4 clove garlic", "9 clove garlic"], "garlic: 13 cloves |  | 2 x 10 cloves | $1.58"),
      (["parsley"], "parsley:  |  | 1 x 1 bunch | $1.49"),
      (["1/2 bunch parsley", "parsley"], "parsley: 1/2 bunch |  | 1 x 1 bunch | $1.49"),
      // Nothing says how many cups a bunch is: the amounts stand side by side, one bunch more.
      (["1/4 cup parsley", "1 bunch parsley"], "parsley: 1/4 cup + 1 bunch |  | 2 x 1 bunch | $2.98"),
      (["1/4 cup parsley"], "parsley: 1/4 cup |  | - | $1.49"),
      (["salt", "1 tbsp oil"], ""), (["2 each onion?"], ""),
    ])
  func packages(_ lines: [String], _ expected: String) {
    let recipes = lines.enumerated().map { Shop.recipe("r\($0.offset)", $0.element) }
    #expect(told(list(recipes)) == expected)
  }

  @Test("a food without a price takes its section's median and says so; without a section, the median of all")
  func median() {
    let made = list([Shop.recipe("r", "1 tsp saffron", "1 each moonfruit")])
    #expect(made.items.map(\.quality) == [.median, .median])
    #expect(made.items.map(\.buy) == [nil, nil])
    // Condiments: 0.89, 1.99 (lower middle); all cheapest prices: 79 80 89 127 149 199 199 349.
    #expect(made.items.map(\.cost) == [Money(cents: 89), Money(cents: 127)])
    let cost = estimateGroceryCost(made, used: .zero, taxBasisPoints: 0, on: monday)
    #expect(cost.priced == 0 && cost.of == 2 && cost.till == Money(cents: 216))
  }

  @Test("amounts scale exactly to what is cooked, leftovers need nothing")
  func scaling() {
    let recipe = Shop.recipe("r", servings: 3, "1 cup milk")
    let made = list([recipe], servings: 4)
    #expect(made.items.first?.need == [Amount(Rational(4, 3), .cup)])
    var plan = Shop.plan([recipe])
    plan.meals[0].kind = .leftovers
    #expect(generateGroceryList(plan, from: Shop.larder([recipe])).items.isEmpty)
  }

  @Test("basics are named, sorted and once")
  func basics() {
    let made = list([Shop.recipe("a", "1 tsp salt", "1 tbsp oil"), Shop.recipe("b", "2 tsp salt")])
    #expect(made.assumed == ["oil", "salt"] && made.items.isEmpty)
  }

  @Test("what Monday takes is gone on Tuesday")
  func dateOrder() {
    let recipes = [Shop.recipe("mon", "2 each onion"), Shop.recipe("tue", "2 each onion")]
    let made = list(recipes, pantry: [Shop.lot("3 each onion")])
    #expect(told(made) == "onion: 1 | 3 | 1 x 1 | $0.80")
    #expect(made.items[0].sources.map(\.day) == [monday, monday + 1])
  }

  @Test("an expired lot counts for nothing, a lot good through its day for that day")
  func expiry() {
    let recipes = [Shop.recipe("mon", "1 each onion"), Shop.recipe("tue", "1 each onion")]
    let made = list(recipes, pantry: [Shop.lot("9 each onion", bestBefore: 0)])
    #expect(told(made) == "onion: 1 | 1 | 1 x 1 | $0.80")
    let gone = list(recipes, pantry: [Shop.lot("9 each onion", bestBefore: -1)])
    #expect(told(gone) == "onion: 2 |  | 2 x 1 | $1.60")
  }

  @Test("opened lots go first, then the earliest date")
  func lotOrder() {
    // Monday takes the opened lot although it keeps longer; Tuesday then has only the one that expired.
    let recipes = [Shop.recipe("mon", "2 each onion"), Shop.recipe("tue", "2 each onion")]
    let made = list(
      recipes,
      pantry: [
        Shop.lot("2 each onion", bestBefore: 0, n: 1),
        Shop.lot("2 each onion", bestBefore: 9, isOpened: true, n: 2),
      ])
    #expect(told(made) == "onion: 2 | 2 | 2 x 1 | $1.60")
    let early = list(
      recipes,
      pantry: [Shop.lot("2 each onion", bestBefore: 9, n: 1), Shop.lot("2 each onion", bestBefore: 0, n: 2)])
    #expect(early.items.isEmpty && early.covered == ["onion"])
  }

  @Test("pantry units meet the recipe's through density or piece weight, else they stay apart")
  func unitsMeet() {
    let onions = list([Shop.recipe("r", "4 each onion")], pantry: [Shop.lot("220 g onion")])
    #expect(told(onions) == "onion: 2 | 2 | 2 x 1 | $1.60")
    let parsley = list([Shop.recipe("r", "1 cup parsley")], pantry: [Shop.lot("1 bunch parsley")])
    #expect(told(parsley) == "parsley: 1 cup |  | - | $1.49")
    let words = list([Shop.recipe("r", "parsley")], pantry: [Shop.lot("1 bunch parsley")])
    #expect(words.covered == ["parsley"])
  }

  @Test(
    "tax is the rate's share of the till, halves rounded up",
    arguments: [
      (1000, 725, 73), (1000, 724, 72), (1000, 0, 0), (999, 500, 50), (990, 500, 50), (989, 500, 49),
    ])
  func tax(_ till: Int, _ rate: Int, _ tax: Int) {
    let item = GroceryItem(
      ingredient: nil, name: "x", section: .unknown, need: [], cost: Money(cents: till),
      quality: .average, sources: [])
    let cost = estimateGroceryCost(
      GroceryList(items: [item]), used: Money(cents: 5), taxBasisPoints: rate, on: monday)
    #expect(cost.tax == Money(cents: tax) && cost.total == Money(cents: till + tax))
    #expect(cost.confidence == .low && cost.priced == 1 && cost.used == Money(cents: 5))
  }

  @Test("the used share is of the package cheapest per amount, basics left out, rounded once")
  func used() {
    let recipe = Shop.recipe("r", "2 cup milk", "1 tsp salt", "1 each onion", "1 cup parsley", "1 lb saffron")
    // Milk 399 / 8; onion 80 or 110 g of a 3 lb bag, 28.2; parsley the whole bunch.
    #expect(usedCost(of: recipe, servings: 4, table: Shop.table) == Money(cents: 227))
    #expect(usedCost(of: recipe, servings: 8, table: Shop.table) == Money(cents: 454))
  }

  @Test("a fixed amount is bought, asked of the pantry and paid once, for however many people")
  func fixed() {
    var recipe = Shop.recipe("r", "2 cup milk", "1 each onion")
    recipe.ingredients[0].isFixed = true
    #expect(usedCost(of: recipe, servings: 4, table: Shop.table) == Money(cents: 78))
    #expect(usedCost(of: recipe, servings: 8, table: Shop.table) == Money(cents: 106))
    let check = checkPantryForRecipe(
      recipe, servings: 20, pantry: [Shop.lot("2 cup milk")], table: Shop.table, on: monday)
    #expect(check.available == ["milk"])
    let list = list([recipe], servings: 20)
    #expect(list.items.first { $0.name == "milk" }?.need == [Amount(Rational(2), .cup)])
  }
}
