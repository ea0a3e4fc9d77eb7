import Talk

/// Says of an evening planned as leftovers what is noted of them, where that is less than it takes: eaten or frozen since, or
/// fewer than were thought. Nothing where nobody noted any.
func tellLeftoversNoted(for meal: PlannedMeal, _ turn: inout Turn) {
  guard meal.kind == .leftovers else { return }
  let title = meal.title.lowercased()
  let lots = turn.world.pantry.filter { lot in
    guard let name = lot.cookedName?.lowercased() else { return false }
    return name == title || ["with", "and", "in", "on"].contains { title.hasPrefix("\(name) \($0) ") }
  }
  func portions(_ lots: [PantryItem]) -> Rational? {
    let counts = lots.compactMap { $0.amount.flatMap { $0.unit == .portion ? $0.value : nil } }
    return counts.count == lots.count ? counts.reduce(.zero, +) : nil
  }
  guard !lots.isEmpty, let cold = portions(lots.filter { $0.place != .freezer }),
    let frozen = portions(lots.filter { $0.place == .freezer }), cold < Rational(meal.eaters)
  else { return }
  turn.say(LeftoversShort(cold: cold, frozen: frozen))
}
