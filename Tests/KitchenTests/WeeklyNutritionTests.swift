@testable import Kitchen
import Testing
import Values

@Suite struct WeeklyNutritionTests {
  private static let monday = Day(year: 2026, month: 3, day: 2) ?? Day(number: 0)

  /// Foods by weight with round figures: 100 g of each is one plate.
  private static let table: FoodTable = {
    func food(
      _ id: String, fdc: Int? = nil, _ groups: [FoodGroup] = [], protein: ProteinSource? = nil,
      subcategory: String = "Vegetables"
    ) -> Ingredient {
      Ingredient(
        id: IngredientID(id), name: id, subcategory: subcategory, protein: protein, groups: groups,
        isChecked: true, fdcID: fdc)
    }
    return FoodTable(
      ingredients: [
        food("chicken-breast", fdc: 1, protein: .chicken), food("broccoli", fdc: 2, [.vegetable]),
        food("potato", fdc: 2, [.vegetable]), food("black-bean", fdc: 2, [.vegetable], protein: .legumes),
        food("red-lentil", fdc: 2, [.vegetable], protein: .legumes, subcategory: "Dry Goods"),
        food("brown-rice", fdc: 2, [.wholeGrain]), food("ham", fdc: 3, protein: .pork),
        food("mystery"),
      ], packages: [],
      profiles: [
        1: Fixture.profile([.energy: 200, .protein: 20, .fiber: 0, .sodium: 100]),
        2: Fixture.profile([.energy: 100, .protein: 5, .fiber: 10, .sodium: 10]),
        3: Fixture.profile([.energy: 1200, .protein: 20, .fiber: 0, .sodium: 9000]),
      ])
  }()

  /// A dish of four plates, so many grams of each food on one.
  private static func dish(_ id: String, _ grams: [String: Int]) -> Recipe {
    let lines = grams.sorted { $0.key < $1.key }.map { name, amount in
      RecipeIngredient(
        name: name, ingredient: IngredientID(name),
        quantity: Quantity(Amount(Rational(amount * 4), .gram)))
    }
    return Recipe(
      id: RecipeID(id), title: id, servings: 4, cuisine: "", prepMinutes: 5, cookMinutes: 5,
      ingredients: lines)
  }

  private static let dishes: [Recipe] = [
    dish("green", ["chicken-breast": 100, "broccoli": 160, "brown-rice": 60]),
    dish("pale", ["chicken-breast": 100, "potato": 300]),
    dish("salty", ["ham": 100, "broccoli": 200]), dish("vague", ["mystery": 400, "broccoli": 160]),
    dish("beans", ["black-bean": 400, "broccoli": 80, "brown-rice": 60]),
  ]

  private static func meal(
    _ day: Int, _ dish: String, _ protein: ProteinSource = .chicken, _ kind: PlannedMeal.Kind = .cook
  ) -> PlannedMeal {
    PlannedMeal(
      day: monday + day, kind: kind, recipe: RecipeID(dish), title: dish, cuisine: "", protein: protein,
      minutes: 10, eaters: 3, servings: 6, used: .zero)
  }

  private func week(
    _ meals: [PlannedMeal], _ guidelines: NutritionGuidelines = .usual, today: Int = 0
  ) -> WeeklyNutrition {
    var source = IdentitySource(replica: 1, turn: 1)
    return validateWeeklyNutrition(
      MealPlan(id: source.next(), status: .active, meals: meals), guidelines: guidelines,
      table: Self.table, today: Self.monday + today
    ) { id in Self.dishes.first { $0.id == id } }
  }

  @Test(
    "80 g of vegetables are a serving; potatoes are none, beans one at most, dried ones grow",
    arguments: [
      ("green", Rational(2)), ("pale", .zero), ("beans", Rational(2)), ("salty", Rational(5, 2)),
    ])
  func vegetables(_ id: String, _ servings: Rational) throws {
    let dish = try #require(Self.dishes.first { $0.id.rawValue == id })
    #expect(vegetableServings(dish, servings: 4, table: Self.table) == servings)
    let lentils = Self.dish("lentils", ["red-lentil": 16])
    #expect(vegetableServings(lentils, servings: 4, table: Self.table) == Rational(1, 2))
  }

  @Test("16 g of whole grains on a plate count, less does not")
  func wholeGrains() {
    for (grams, expected) in [(16, true), (15, false)] {
      let dish = Self.dish("rice", ["brown-rice": grams])
      #expect(hasWholeGrains(dish, servings: 4, table: Self.table) == expected)
    }
  }

  @Test("a plate is one serving of the recipe, whoever eats; leftovers are a dinner too")
  func averages() {
    let week = week([
      Self.meal(0, "green"), Self.meal(1, "green", .chicken, .leftovers), Self.meal(2, "pale"),
    ])
    // 200 + 160 + 60 twice, 200 + 300 once.
    #expect(week.average(.energy) == Rational(420 + 420 + 500, 3))
    #expect(week.vegetables == Rational(4, 3))
    #expect(week.wholeGrainEvenings == 2)
    #expect(week.proteins == [.chicken])
    #expect(week.average(.iron) == nil)
    #expect(week.coverage == 100)
  }

  @Test("a balanced plan has no warning")
  func balanced() {
    let meals = [
      Self.meal(0, "green"), Self.meal(1, "beans", .legumes), Self.meal(2, "green", .pork),
      Self.meal(3, "beans", .egg),
      Self.meal(4, "green", .fish),
    ]
    #expect(week(meals).warnings == [])
  }

  @Test(
    "each lack names the evening to change: cooked, to come, the furthest off, another each time where it can"
  )
  func warnings() {
    let meals = [
      Self.meal(0, "pale"), Self.meal(1, "salty"), Self.meal(2, "salty", .chicken, .leftovers),
      Self.meal(3, "salty"),
      Self.meal(4, "pale"),
    ]
    let found = week(meals, today: 1).warnings
    #expect(
      found.map(\.concern) == [
        .lowProteinVariety(1, least: 3), .insufficientVegetables([Self.monday, Self.monday + 4], least: 2),
        .fewWholeGrains(0, least: 2), .highSodium(5464, limit: 2300),
        .excessiveCalories([Self.monday + 1, Self.monday + 2, Self.monday + 3], limit: 1000),
      ])
    #expect(found.map { $0.change.map { $0 - Self.monday } } == [4, 4, 1, 3, 1])
    #expect(week(meals, today: 9).warnings.allSatisfy { $0.change == nil })
  }

  @Test("the household's own figures decide")
  func ownFigures() {
    let meals = [Self.meal(0, "green"), Self.meal(1, "beans", .legumes)]
    #expect(week(meals).warnings == [])
    let own = NutritionGuidelines(
      maxSodium: 60, minVegetableServings: 3, maxDinnerCalories: 450, minDinnerFibre: 25)
    let days = [Self.monday, Self.monday + 1]
    #expect(
      week(meals, own).warnings.map(\.concern) == [
        .insufficientVegetables(days, least: 3), .highSodium(88, limit: 60),
        .excessiveCalories([days[1]], limit: 450), .lowFiber([days[0]], least: 25),
      ])
  }

  @Test("a figure that covers too little of a dish is never called too low, and the gap is told")
  func coverage() {
    let week = week([Self.meal(0, "vague"), Self.meal(1, "gone")])
    #expect(week.warnings == [])
    #expect(week.coverage == 28)
    #expect(week.unknown == [Self.monday + 1])
    #expect(week.dinners.count == 1)
  }
}
