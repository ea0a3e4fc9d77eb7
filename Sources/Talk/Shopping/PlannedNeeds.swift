/// What the plans of a week still need: the plan on the table with the saved ones of the days it leaves alone.
package struct PlannedNeeds {
  package var items: [GroceryItem] = []
  /// Taken as given, and served whole by the pantry; by name.
  package var assumed: [String] = []
  package var covered: [String] = []
  /// What the plan's food costs; nil where the list is of more than one plan, or of what is left of one.
  package var cost: CostEstimate?
  /// Whether some of it stands on a plan nobody approved yet.
  package var isDraft = false

  /// Evenings gone by need nothing any more. A single plan that lies ahead keeps the list it was approved with; what is
  /// left of plans is counted anew, with the pantry as it is now. Source: requirements FR-RM-011, MP-29.
  /// With `anew` all of it is counted with the pantry as it is.
  package init(of list: ShoppingList, anew: Bool = false, draft onTable: Draft?, _ world: World) {
    guard let week = list.week else { return }
    let today = world.today
    let draft = onTable.flatMap { $0.plan.meals.map(\.day).min()?.monday == week ? $0 : nil }
    let taken = Set(draft?.plan.meals.map(\.day) ?? [])
    let saved = world.activePlans.filter { $0.plan.starts?.monday == week }
    let standing = saved.flatMap(\.plan.meals).filter { !taken.contains($0.day) && $0.day >= today }
    let meals = (draft?.plan.meals.filter { $0.day >= today } ?? []) + standing
    isDraft = draft != nil
    if !anew, let draft, standing.isEmpty, meals.count == draft.plan.meals.count {
      (items, assumed, covered) = (draft.list.items, draft.list.assumed, draft.list.covered)
      cost = draft.cost
    } else if !anew, draft == nil, let only = saved.first, saved.count == 1,
      meals.count == only.plan.meals.count
    {
      (items, assumed, covered) = (only.list.items, only.list.assumed, only.list.covered)
      cost = only.cost
    } else if var plan = draft?.plan ?? saved.first?.plan, !meals.isEmpty {
      plan.meals = meals.sorted { $0.day < $1.day }
      let counted = generateGroceryList(plan, from: world.larder(replacing: meals.map(\.day)))
      (items, assumed, covered) = (counted.items, counted.assumed, counted.covered)
    }
  }

  /// The same for the talk as it stands, with the plan on the table.
  package init(of list: ShoppingList, anew: Bool = false, _ turn: Turn) {
    self.init(of: list, anew: anew, draft: turn.state.draft, turn.world)
  }
}
