import Kitchen
import Store
import Values

@testable import PlanningRoom

/// A kitchen in memory with this room's tables, saved to turn by turn.
struct PlanFile {
  static let today = Day(iso: "2026-03-02") ?? Day(number: 0)
  static let tables = TableList(planningTables)
  let kitchen: SQLiteKitchen

  init() throws {
    kitchen = try SQLiteKitchen(path: nil, tables: Self.tables, seed: 7, today: Self.today)
  }

  func look(on day: Day = today) throws -> Snapshot { try kitchen.snapshot(for: "ann", today: day) }

  /// One turn that puts these rows in the places of those with their keys.
  func put<Row: TableRow>(_ rows: Row...) throws {
    let now = try look()
    try save(rows.map { .put($0, was: now.row(like: $0), in: Self.tables) })
  }

  func remove<Row: TableRow>(_ row: Row) throws { try save([.remove(row, in: Self.tables)]) }

  /// Saves a turn decided on the kitchen as it stands.
  func save(_ changes: [Change]) throws {
    let record = TurnRecord(
      person: "ann", at: CivilTime(day: Self.today, hour: 17), said: "", act: "change", changes: changes,
      before: nil, after: nil)
    _ = try kitchen.commit(record, after: try look().turn)
  }

  /// True when the last turn that changed anything was taken back.
  func takesBack() throws -> Bool {
    let outcome = try kitchen.undo(by: "ann", at: CivilTime(day: Self.today, hour: 18), said: "undo")
    return if case .undone = outcome { true } else { false }
  }
}

/// Ids as the sessions hand them out.
func planID(_ turn: Int) -> ID<MealPlan> {
  var source = IdentitySource(replica: 1, turn: turn)
  return source.next()
}

/// A plan of some evenings from a day on, with everything a plan can carry; its second evening is leftovers.
func wholePlan(_ turn: Int = 1, from first: Day = PlanFile.today, evenings: Int = 3) -> SavedPlan {
  let stars = Stars(5).map { [PickReason.rated($0)] } ?? []
  let reasons: [PickReason] = [
    .withinMinutes(30), .avoids(.diet(.vegan)), .avoids(.allergen(.egg)), .avoids(.food("aunt's \"mix\"")),
    .likedCuisine("thai"), .asked("fish"), .usesPantry(have: 3, of: 7), .favorite, .inSeason("kale"),
    .usesUp("milk", until: first), .shares("cilantro", with: first), .leftovers(first), .cookedAhead(first),
    .newProtein(.legumes), .newCuisine("thai"), .inexpensive(Money(cents: 210)), .fridayHabit,
    .savesMoney(Money(cents: 90)), .onlyChoice("protein"),
  ]
  let meals = (0..<evenings).map { index in
    PlannedMeal(
      day: first + index, kind: index == 1 ? .leftovers : .cook, recipe: RecipeID("dish-\(index)"),
      title: "Dish \"\(index)\" / crème brûlée", cuisine: "thai",
      protein: ProteinSource.allCases[index % ProteinSource.allCases.count], minutes: 25, eaters: 4,
      servings: index == 1 ? 0 : 8, used: Money(cents: 740), because: index == 0 ? reasons + stars : [],
      contains: index == 0 ? Allergen.allCases : [], mayContain: [.soy],
      unknown: index == 0 ? ["aunt's \"mix\"", "ramps"] : [])
  }
  return SavedPlan(
    plan: MealPlan(id: planID(turn), status: .active, meals: meals),
    list: GroceryList(items: wholeItems(first), assumed: ["oil", "salt"], covered: ["rice"]),
    cost: CostEstimate(
      till: Money(cents: 254), used: Money(cents: 180), tax: Money(cents: 21), confidence: .low, priced: 1,
      of: 2, date: first))
}

/// Lines with everything a line can carry, one of them with nothing.
private func wholeItems(_ day: Day) -> [GroceryItem] {
  let beans = GroceryItem(
    ingredient: IngredientID("black-bean"), name: "black beans", section: .pantry,
    need: [Amount(Rational(7, 3), .cup), Amount(Rational(2), .can)], fromPantry: [Amount(.one, .can)],
    buy: Purchase(
      packages: 2,
      package: Package(
        ingredient: IngredientID("black-bean"), amount: Amount(Rational(15), .ounce), container: "can",
        price: Money(cents: 127), source: "BLS", period: "2026-08", quality: .average)),
    cost: Money(cents: 254), quality: .average,
    sources: [
      GrocerySource(day: day, recipe: RecipeID("dish-0"), amount: Amount(Rational(4, 3), .cup)),
      GrocerySource(day: day + 2, recipe: RecipeID("dish-2"), amount: nil),
    ], isChecked: true)
  let mystery = GroceryItem(
    ingredient: nil, name: "ramps", section: .unknown, need: [], cost: .zero, quality: .median, sources: [])
  return [beans, mystery]
}
