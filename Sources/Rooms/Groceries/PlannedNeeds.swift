import Talk

/// What the plans of a week still need: the plan on the table with the saved ones of the days it leaves alone.
struct PlannedNeeds {
  var items: [GroceryItem] = []
  /// Taken as given, and served whole by the pantry; by name.
  var assumed: [String] = []
  var covered: [String] = []
  /// What the plan's food costs; nil where the list is of more than one plan, or of what is left of one.
  var cost: CostEstimate?
  /// Whether some of it stands on a plan nobody approved yet.
  var isDraft = false

  /// Evenings gone by need nothing any more. A single plan that lies ahead keeps the list it was approved with; what is
  /// left of plans is counted anew, with the pantry as it is now. Source: requirements FR-RM-011, MP-29.
  /// With `anew` all of it is counted with the pantry as it is.
  init(of list: ShoppingList, anew: Bool = false, _ turn: Turn) {
    guard let week = list.week else { return }
    let (world, today) = (turn.world, turn.world.today)
    let draft = turn.state.draft.flatMap { $0.week == week ? $0 : nil }
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
}
