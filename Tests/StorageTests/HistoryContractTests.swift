import Kitchen
import Testing
import Values

@testable import Storage

/// What the kitchen remembers: dinners, evenings, weekdays, money, ages and own guidelines.
@Suite struct HistoryContractTests {
  private static let today = monday.day

  private static func dinner(
    _ daysAgo: Int, _ recipe: String = "beef-chili", stars: Int? = 4
  ) -> MealHistoryEntry {
    MealHistoryEntry(
      day: today - daysAgo, recipe: RecipeID(recipe), title: "Chili \"rojo\"", cuisine: "mexican",
      protein: .beef, servings: 6, outcome: stars == nil ? .skipped : .cooked,
      stars: stars.flatMap { Stars($0) }, notes: "más sal", actualCost: Money(cents: 1234),
      picture: "chili.jpg")
  }

  private static let trip = Spending(
    id: someID(50), day: today - 1, amount: Money(cents: 11_240), store: "Joe's", plan: someID(1),
    estimate: Money(cents: 10_000), levelPercent: 112)
  private static let price = OwnPrice(
    ingredient: IngredientID("milk"), amount: Amount(Rational(1, 3), .gallon), container: "jug",
    price: Money(cents: 389), day: today, store: "Joe's")
  private static let out = EveningNote(day: today + 2, isOut: true)
  private static let party = EveningNote(day: today + 3, eaters: 9, guests: 2)
  private static let tacos = FixedDish(weekday: .tuesday, wants: ["tacos", "chicken"])
  private static let pizza = FixedDish(weekday: .friday, recipe: RecipeID("pizza"))

  private static let home: Household = {
    var home = family
    home.members[0].age = 7
    home.members[2].age = 0
    home.guidelines = NutritionGuidelines(
      dailyCalories: 1_800, maxSodium: 1_500, minVegetableServings: 3, minWholeGrains: 4, minProteins: 5,
      maxDinnerCalories: 700, minDinnerFibre: 10)
    return home
  }()

  /// A part of the kitchen, changes to it one by one, and whether it then holds what it should.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var changes: [KitchenChange]
    var holds: @Sendable (KitchenSnapshot) -> Bool
  }

  private static let rows: [Row] = [
    Row(
      testDescription: "dinners by day, the later word wins",
      changes: [
        .putHistory(dinner(1)), .putHistory(dinner(9, "soup", stars: nil)), .putHistory(dinner(1, stars: 2)),
      ]
    ) { $0.history == [dinner(9, "soup", stars: nil), dinner(1, stars: 2)] },
    Row(
      testDescription: "a dinner taken out",
      changes: [
        .putHistory(dinner(1)), .putHistory(dinner(2)), .removeHistory(today - 2, RecipeID("beef-chili")),
      ]
    ) { $0.history == [dinner(1)] },
    Row(
      testDescription: "dinners older than 400 days are kept but not shown",
      changes: [.putHistory(dinner(400)), .putHistory(dinner(401))]
    ) { $0.history == [dinner(400)] },
    Row(
      testDescription: "evenings by day; a plain one is as any other",
      changes: [
        .setEvening(party), .setEvening(out), .setEvening(EveningNote(day: today + 5, guests: 1)),
        .setEvening(EveningNote(day: today + 5)),
      ]
    ) { $0.evenings == [out, party] },
    Row(
      testDescription: "weekdays in order, one dish each",
      changes: [
        .setFixedDish(.friday, pizza), .setFixedDish(.tuesday, tacos), .setFixedDish(.sunday, pizza),
        .setFixedDish(.sunday, nil),
      ]
    ) { $0.fixedDishes == [tacos, pizza] },
    Row(
      testDescription: "spending",
      changes: [
        .addSpending(trip), .addSpending(Spending(id: someID(51), day: today - 3, amount: .zero)),
        .addSpending(Spending(id: someID(52), day: today, amount: .zero)), .removeSpending(someID(52)),
      ]
    ) { $0.spendings == [Spending(id: someID(51), day: today - 3, amount: .zero), trip] },
    Row(
      testDescription: "own prices",
      changes: [
        .setPrice(
          OwnPrice(
            ingredient: IngredientID("egg"), amount: Amount(Rational(12), .each), container: "carton",
            price: Money(cents: 299), day: today)),
        .setPrice(price), .removePrice(IngredientID("egg")),
      ]
    ) { $0.prices == [price] },
    Row(testDescription: "ages and guidelines", changes: [.setHousehold(family), .setHousehold(home)]) {
      $0.household == home
    },
    Row(testDescription: "ages and guidelines gone", changes: [.setHousehold(home), .setHousehold(family)]) {
      $0.household == family
    },
  ]

  @Test("what is remembered comes back as it was told, and undo takes it back", arguments: rows)
  func remembered(_ row: Row) throws {
    for place in Place.allCases {
      try place.withKitchen { kitchen in
        var dumps: [[String]] = []
        for change in row.changes {
          dumps.append(try kitchen.dump())
          try kitchen.turn([change])
        }
        #expect(row.holds(try kitchen.look()))
        while let before = dumps.popLast() {
          #expect(try kitchen.takeBack().undoneTurn != nil)
          #expect(try kitchen.dump() == before)
        }
        let end = try kitchen.look()
        #expect(end.history.isEmpty && end.spendings.isEmpty && end.prices.isEmpty)
        #expect(end.evenings.isEmpty && end.fixedDishes.isEmpty && end.household == nil)
      }
    }
  }

  @Test("all of it at once is there after opening again")
  func reopened() throws {
    let folder = try Folder()
    let kitchen = try folder.open()
    try kitchen.turn(Self.rows.flatMap(\.changes).filter { if case .putHistory = $0 { false } else { true } })
    try kitchen.turn([.putHistory(Self.dinner(1))])
    let before = try kitchen.look()
    kitchen.close()
    #expect(try folder.open().look() == before)
  }

  @Test("dinners of plans in force enter history as their days pass, but leftovers are no new cooking")
  func planned() throws {
    let kitchen = try SQLiteKitchen(path: nil, seed: 1)
    let past = savedPlan(1, from: Self.today - 5)
    var archived = savedPlan(2, from: Self.today - 9)
    archived.plan.status = .archived
    let running = savedPlan(3, from: Self.today)
    try kitchen.turn([past.change, archived.change, running.change])
    let cooked = [past.plan.meals[0], past.plan.meals[2]].map { MealHistoryEntry($0) }
    #expect(try kitchen.look().history == cooked)
    let later = try kitchen.snapshot(for: "ann", today: Self.today + 2).history
    #expect(later == cooked + [MealHistoryEntry(running.plan.meals[0])])
  }

  @Test("a trip that isn't there can't be taken out")
  func missing() throws {
    let kitchen = try SQLiteKitchen(path: nil, seed: 1)
    #expect(throws: StoreError.self) { try kitchen.turn([.removeSpending(someID(9))]) }
  }
}
