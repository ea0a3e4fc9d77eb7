import Kitchen
import Planning
import Values

extension Turn {
  /// The grocery list of the plan on the table, else of the saved one; without a plan, what the dish just
  /// talked about needs. Source: MP-29.
  mutating func showList() {
    if let draft = state.draft {
      say(
        .list(draft.list, draft.cost, isDraft: true, days: draft.plan.meals.map(\.day)), focus: .list)
    } else if let saved = world.currentPlan {
      say(
        .list(saved.list, saved.cost, isDraft: false, days: saved.plan.meals.map(\.day)), focus: .list)
    } else if case .recipe = state.focus {
      checkPantry(for: .focus, servings: nil, said: "")
    } else {
      say(.noPlan(.list))
    }
  }
}
