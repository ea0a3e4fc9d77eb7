/// The list of the week a plan begins in, as it is shown: every room that tells how long it is or what it comes to counts
/// these lines.
package struct WeekShopping {
  /// What is needed, bought or not; nothing that was taken off.
  package var lines: [ListLine]
  /// Counted anew with the pantry as it is, as some evenings of its plan are past.
  package var isOfRest: Bool
  private var days: Set<Day>
  private var taxBasisPoints: Int
  private var planned: CostEstimate?

  /// Nil where the plan has no dinner.
  package init?(of plan: MealPlan, draft: Draft? = nil, _ world: World) {
    guard let week = plan.meals.map(\.day).min()?.monday else { return nil }
    let lists = world.kitchen[ShoppingList.self]
    // No row stands under such an id: what was put there, or became of it, is then nothing.
    guard let unsaved = ID<ShoppingList>(String(repeating: "0", count: 32)) else { return nil }
    let list =
      lists.first { $0.week == week } ?? ShoppingList(id: unsaved, week: week, made: world.today, opened: 0)
    let needs = PlannedNeeds(of: list, draft: draft, world)
    lines = listLines(
      plan: needs.items, entries: world.kitchen[ListEntry.self].filter { $0.list == list.id },
      marks: world.kitchen[ListMark.self].filter { $0.list == list.id }, table: world.table)
    days = Set(plan.meals.map(\.day))
    (planned, isOfRest) = (needs.cost, needs.cost == nil)
    taxBasisPoints = (world.household ?? Household()).taxBasisPoints
  }

  /// What nobody bought yet.
  package var open: [ListLine] { lines.filter { $0.mark == nil } }

  /// How many lines somebody who shops for that plan has still to get: all that nobody bought, but for what only another plan
  /// of the week takes.
  package var openCount: Int {
    open.count { line in line.dishes.isEmpty || line.dishes.contains { days.contains($0.day) } }
  }

  /// What all of it comes to at the till with tax, as the list tells it.
  package var total: Money {
    let sum = sum(of: lines)
    if let planned, planned.till == sum { return planned.total }
    return sum + sum * Rational(taxBasisPoints, 10_000)
  }

  /// What is still to be paid for.
  package var ahead: Money {
    if open.count == lines.count { return total }
    let sum = sum(of: open)
    return sum + sum * Rational(taxBasisPoints, 10_000)
  }

  private func sum(of lines: [ListLine]) -> Money { lines.compactMap(\.cost).reduce(.zero, +) }
}
