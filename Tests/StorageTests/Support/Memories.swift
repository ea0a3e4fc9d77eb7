import Kitchen
import Values

@testable import Storage

extension Chaos {
  /// A change to what the kitchen remembers: dinners, evenings, weekdays, money.
  mutating func remembered(in snapshot: KitchenSnapshot) -> KitchenChange {
    let day = monday.day + random.within(-500...20)
    let near = monday.day + random.within(-5...20)
    switch random.below(8) {
    case 0:
      guard let old = random.pick(from: snapshot.history) else { break }
      return .removeHistory(old.day, old.recipe)
    case 1: return .setEvening(EveningNote(day: near, eaters: some(9), guests: random.below(3)))
    case 2: return .setEvening(EveningNote(day: near, isOut: random.below(2) == 0))
    case 3:
      let weekday = near.weekday
      let dish = FixedDish(
        weekday: weekday, recipe: some(3).map { RecipeID("dish-\($0)") }, wants: ["tacos", "crème"])
      return .setFixedDish(weekday, random.below(3) == 0 ? nil : dish)
    case 4:
      guard let old = random.pick(from: snapshot.spendings) else { break }
      return .removeSpending(old.id)
    case 5:
      return .addSpending(
        Spending(
          id: someID(5000 + turn), day: day, amount: Money(cents: random.below(30_000)),
          store: some(2).map { "shop \($0)" }, plan: random.pick(from: snapshot.plans)?.plan.id,
          estimate: some(20_000).map { Money(cents: $0) }, levelPercent: random.within(50...150)))
    case 6:
      return .setPrice(
        OwnPrice(
          ingredient: IngredientID("food-\(random.below(3))"), amount: Amount(Rational(1, 3), .pound),
          container: "bag", price: Money(cents: random.below(900)), day: day))
    default:
      if let old = random.pick(from: snapshot.prices), random.below(3) == 0 {
        return .removePrice(old.ingredient)
      }
    }
    let told = random.pick(from: snapshot.history).map { ($0.day, $0.recipe) }
    let (date, recipe) = told ?? (day, RecipeID("dish-\(random.below(4))"))
    return .putHistory(
      MealHistoryEntry(
        day: date, recipe: recipe, title: "Dish", cuisine: "thai", protein: .fish,
        servings: random.within(1...20), outcome: random.below(4) == 0 ? .skipped : .cooked,
        stars: some(6).flatMap { Stars($0) }, notes: some(2).map { "note \"\($0)\"" },
        actualCost: some(9_000).map { Money(cents: $0) }))
  }

  /// A number below the bound, or nothing.
  private mutating func some(_ bound: Int) -> Int? { random.below(2) == 0 ? nil : random.below(bound) }
}
