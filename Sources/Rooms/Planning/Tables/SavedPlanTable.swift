import Talk

/// A plan is shown as long as an evening of it is no more than so many days ago.
let planReach = 90
/// So many days of dinners are remembered.
let historyReach = 400

extension SavedPlan {
  /// Plans with their evenings and their lists, by first day, then id.
  static let table = Table<SavedPlan>(
    "plan", parts: planParts + groceryParts, key: { [$0.plan.id.text] },
    precedes: { ($0.firstDay, $0.plan.id) < ($1.firstDay, $1.plan.id) },
    isShown: { saved, today in saved.plan.meals.contains { $0.day >= today - planReach } },
    load: { statements, today in try load(since: today - planReach, statements) },
    put: { saved, old, statements in
      if let old { try saved.replace(old, statements) } else { try saved.insert(statements) }
    },
    remove: { saved, statements in
      for part in (planParts + groceryParts).reversed() where part.name != "plan" {
        try statements.run("DELETE FROM \(part.name) WHERE plan = ?", [Cell(saved.plan.id)])
      }
      try statements.run("DELETE FROM plan WHERE id = ?", [Cell(saved.plan.id)])
      try saved.expectOne(statements)
    })

  private var firstDay: Int { plan.starts?.number ?? 0 }

  /// Plans with an evening on that day or later.
  private static func load(since day: Day, _ statements: Statements) throws -> [SavedPlan] {
    let statuses: [(id: ID<MealPlan>, status: PlanStatus)] = try statements.rows(
      of: "plan", "SELECT id, status FROM plan WHERE id IN (SELECT plan FROM planned_meal WHERE day >= ?)",
      [Cell(day)]
    ) { (try $0.id(), try $0.word()) }
    var meals = try plannedMeals(since: day, statements)
    var lists = try groceryLists(since: day, statements)
    return try statuses.map { id, status in
      guard let (list, cost) = lists.removeValue(forKey: id.text) else {
        throw StorageFault.unreadable(table: "grocery_list", value: "none for \(id.text)")
      }
      return SavedPlan(
        plan: MealPlan(id: id, status: status, meals: meals.removeValue(forKey: id.text) ?? []), list: list,
        cost: cost)
    }
  }

  private func insert(_ statements: Statements) throws {
    try statements.insert(into: "plan", "id, status", [Cell(plan.id), Cell(plan.status)])
    for meal in plan.meals { try putMeal(meal, of: plan.id, statements) }
    try putGroceryList(of: self, statements)
    for (position, item) in list.items.enumerated() {
      try insertItem(item, at: position, of: plan.id, statements)
    }
  }

  /// Writes what differs, and nothing else.
  private func replace(_ old: SavedPlan, _ statements: Statements) throws {
    let id = Cell(plan.id)
    if plan.status != old.plan.status {
      try statements.run("UPDATE plan SET status = ? WHERE id = ?", [Cell(plan.status), id])
      try expectOne(statements)
    }
    for meal in old.plan.meals where plan.meal(on: meal.day) == nil {
      try statements.run("DELETE FROM planned_meal WHERE plan = ? AND day = ?", [id, Cell(meal.day)])
    }
    for meal in plan.meals where old.plan.meal(on: meal.day) != meal {
      try putMeal(meal, of: plan.id, statements)
    }
    if list != old.list || cost != old.cost { try putGroceryList(of: self, statements) }
    for (position, item) in old.list.items.enumerated() where item != list.item(at: position) {
      try removeItem(at: position, of: plan.id, statements)
    }
    for (position, item) in list.items.enumerated() where item != old.list.item(at: position) {
      try insertItem(item, at: position, of: plan.id, statements)
    }
  }

  private func expectOne(_ statements: Statements) throws {
    guard statements.changesCount == 1 else { throw StorageFault.missing("plan \(plan.id.text)") }
  }
}

extension GroceryList {
  fileprivate func item(at position: Int) -> GroceryItem? {
    items.indices.contains(position) ? items[position] : nil
  }
}
