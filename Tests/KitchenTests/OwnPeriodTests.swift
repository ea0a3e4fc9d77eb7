import Kitchen
import Testing
import Values

@Suite("Periods of the household's own") struct OwnPeriodTests {
  private let today = Day(iso: "2026-03-02") ?? Day(number: 0)
  private let milk = Ingredient(
    id: IngredientID("milk"), name: "milk", category: "Dairy", subcategory: "Milk")
  private let usual = ShelfLife(
    categories: [],
    keepings: [
      FoodKeeping(
        name: "milk", foods: ["milk"], category: "Dairy", subcategory: "Milk", place: .refrigerator,
        kind: .perishable, refrigerator: .packageDate, refrigeratorOpened: .period(Period(1, 1, .week)),
        freezer: .period(Period(3, 3, .month)))
    ])

  private func rules(_ own: [OwnPeriod]) -> KeepingRules {
    var all = usual
    all.own = own
    return all.rules(for: milk)
  }

  @Test("a period once opened leaves the unopened one as it was, and another food's too")
  func apart() {
    let own = rules([OwnPeriod(milk.id, isOpened: true, days: 3)])
    #expect(own.begun(in: .refrigerator, by: .opening) == Period(3, 3, .day))
    #expect(own.kept(in: .refrigerator) == rules([]).kept(in: .refrigerator))
    #expect(rules([OwnPeriod(IngredientID("egg"), isOpened: false, days: 3)]) == rules([]))
  }

  @Test("it holds where the food is usually kept, never in the freezer, and opening never lengthens")
  func places() {
    let own = rules([
      OwnPeriod(milk.id, isOpened: false, days: 5), OwnPeriod(milk.id, isOpened: true, days: 20),
    ])
    #expect(own.kept(in: .refrigerator) == Period(5, 5, .day))
    #expect(own.kept(in: .freezer) == Period(3, 3, .month))
    var source = IdentitySource(replica: 1, turn: 1)
    let lot = PantryItem(id: source.next(), name: "milk", ingredient: milk.id, held: .untold)
      .stored(in: .refrigerator, bought: today, by: own)
    #expect(lot.bestBefore == today + 5)
    #expect(lot.opened(on: today + 1, by: own).bestBefore == today + 5)
  }

  @Test(
    "whole weeks are told as weeks",
    arguments: [(10, "10 days"), (7, "7 days"), (42, "6 weeks"), (1, "1 day")])
  func text(days: Int, text: String) {
    #expect(OwnPeriod(IngredientID("egg"), isOpened: false, days: days).text == text)
  }
}
