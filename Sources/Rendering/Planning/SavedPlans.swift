import Dialogue
import Kitchen
import Values

extension Wording {
  /// Saved at approval. Source: requirements MP-33; Decisions "Saving".
  func saved(_ plan: MealPlan) -> [Block] {
    let next = plan.meals.first { meal in today.map { meal.day >= $0 } ?? true }
    guard let meal = next else { return .say("Saved.") }
    return .say("Saved. \(names.heading(meal.day)): \(title(of: meal)), \(minutesText(meal.minutes)).")
  }

  func plan(_ saved: SavedPlan, _ nutrition: WeeklyNutrition?) -> [Block] {
    let meals = saved.plan.meals
    let cost = column(
      counted(meals.count, "dinner"), "used \(saved.cost.used.text)", tillText(saved.cost))
    return [.heading("Your plan, \(spanText(meals.map(\.day)))"), planTable(meals), .gap, .say(cost)]
      + .say(nutrition.map(nutritionLine) ?? "", .dim)
  }

  /// One evening in a sentence or two.
  func day(_ meal: PlannedMeal, isDraft: Bool) -> [Block] {
    let cost = meal.used == .zero ? "" : ", \(meal.used.text)"
    let dish =
      "\(names.heading(meal.day)): \(title(of: meal)), \(minutesText(meal.minutes)), "
      + "for \(meal.eaters)\(cost)."
    return .say(
      sentences(dish, SafetyFacts(meal).sentence, isDraft ? "The plan is not saved yet." : ""))
  }

  func nothing(on day: Day, planned: [Day]) -> [Block] {
    let rest = planned.isEmpty ? "" : "The plan holds \(daysText(planned))."
    return .say(sentences("Nothing is planned for \(day.longText).", rest))
  }

  func alreadyPlanned(_ days: [Day]) -> [Block] {
    guard days.count > 1 else {
      return .say("\(days.first?.longText ?? "That evening") is already planned.")
    }
    return .say("Those evenings are already planned: \(daysText(days)).")
  }

  func closing(for plan: MealPlan) -> Closing {
    let coming = plan.meals.map(\.day).filter { day in today.map { day >= $0 } ?? true }
    guard let day = coming.dropFirst().first ?? coming.first else {
      return .say("plan the week", "shopping list")
    }
    return .say("what's for dinner tonight", "swap \(names.typed(day))", "shopping list")
  }

  func closing(forDay meal: PlannedMeal) -> Closing {
    let day = names.typed(meal.day)
    return .say("recipe for \(day)", "why \(day)?", "swap \(day)")
  }

  func closing(forNothingOn day: Day) -> Closing {
    let lines = ["plan dinner for \(names.typed(day))"]
    return .say(lines + [state.draft == nil ? "plan the week" : "show the plan"])
  }
}
