import Kitchen
import Planning
import Testing
import Values

@Suite struct RemindersTests {
  private static let table = FoodTable(
    ingredients: [
      Ingredient(
        id: IngredientID("chicken"), name: "chicken", section: .meat, protein: .chicken, isChecked: true),
      Ingredient(
        id: IngredientID("shrimp"), name: "shrimp", section: .frozen, protein: .shellfish, isChecked: true),
      Ingredient(id: IngredientID("tuna"), name: "tuna", section: .pantry, protein: .fish, isChecked: true),
    ], packages: [], profiles: [:])

  /// A plan from Monday on with one food a day; nil for an evening without.
  private func saved(_ foods: [String?], checked: Bool = false) throws -> SavedPlan {
    let meals = foods.indices.map { index in
      PlannedMeal(
        day: monday + index, recipe: RecipeID("dish-\(index)"), title: "dish \(index)", cuisine: "thai",
        protein: .chicken, minutes: 20, eaters: 4, servings: 4, used: .zero)
    }
    let items = foods.enumerated().compactMap { index, food in
      food.map { food in
        GroceryItem(
          ingredient: IngredientID(food), name: food,
          section: Self.table[IngredientID(food)]?.section ?? .unknown, need: [], cost: Money(cents: 300),
          quality: .average,
          sources: [GrocerySource(day: monday + index, recipe: RecipeID("dish-\(index)"), amount: nil)],
          isChecked: checked)
      }
    }
    let id = try #require(ID<MealPlan>(String(repeating: "0", count: 32)))
    return SavedPlan(
      plan: MealPlan(id: id, status: .active, meals: meals), list: GroceryList(items: items),
      cost: CostEstimate(
        till: .zero, used: .zero, tax: .zero, confidence: .high, priced: 0, of: 0, date: monday))
  }

  private func due(_ foods: [String?], on today: Day, checked: Bool = false) throws -> [Reminder] {
    reminders(for: try saved(foods, checked: checked), table: Self.table, on: today)
  }

  @Test("shopping is due the day before a plan begins, and today when it begins today")
  func shopping() throws {
    let ahead = try due(["tuna"], on: monday - 4)
    #expect(ahead == [.shop(on: monday - 1, days: [monday], items: 1)])
    #expect(try due(["tuna"], on: monday) == [.shop(on: monday, days: [monday], items: 1)])
    #expect(try due(["tuna"], on: monday + 1) == [])
    #expect(try due(["tuna"], on: monday, checked: true) == [])
  }

  @Test(
    "shopping is due on the last of the household's own weekdays up to a plan's first day, and never in the past"
  )
  func ownDays() throws {
    func day(_ weekdays: Set<Weekday>, on today: Day) throws -> Day? {
      reminders(for: try saved(["tuna"]), table: Self.table, shopping: weekdays, on: today).first?.due
    }
    #expect(try day([.saturday], on: monday - 4) == monday - 2)
    #expect(try day([.wednesday, .friday], on: monday - 6) == monday - 3)
    #expect(try day([.monday], on: monday - 4) == monday)
    #expect(try day([.saturday], on: monday - 1) == monday - 1)
  }

  @Test("meat bought three days ahead is thawed the night before, canned fish never")
  func thawing() throws {
    let thaws = try due([nil, "chicken", "chicken", "tuna"], on: monday).filter(\.isThawing)
    #expect(thaws == [.thaw(on: monday + 1, foods: ["chicken"], title: "dish 2", eaten: monday + 2)])
  }

  @Test("what is bought frozen is thawed whenever it is eaten, but not after")
  func frozen() throws {
    let before = try due([nil, "shrimp"], on: monday).filter(\.isThawing)
    #expect(before == [.thaw(on: monday, foods: ["shrimp"], title: "dish 1", eaten: monday + 1)])
    #expect(try due([nil, "shrimp"], on: monday + 1) == [])
  }

  @Test(
    "what lies in the fridge is frozen before it spoils and not thawed, and told of on its day where it did")
  func fresh() throws {
    let plan = try saved([nil, nil, nil, "chicken"])
    let chicken = IngredientID("chicken")
    let told = { (until: Day, today: Day) in
      reminders(for: plan, listed: 0, fresh: [chicken: until], table: Self.table, on: today)
    }
    #expect(
      told(monday + 1, monday)
        == [.freeze(on: monday, foods: ["chicken"], title: "dish 3", eaten: monday + 3, until: monday + 1)])
    #expect(told(monday + 3, monday) == [])
    #expect(told(monday + 1, monday + 2) == [])
    #expect(
      told(monday + 1, monday + 3)
        == [.past(on: monday + 3, foods: ["chicken"], title: "dish 3", until: monday + 1)])
  }
}
