package import Dialogue
import Kitchen
import Planning
import Values

/// What the reply is about, whole: of several responses the last that has data. Source: formats, `data`.
package func dataObject(for responses: [Response]) -> JSONValue {
  responses.reversed().lazy.compactMap(dataObject).first ?? ["kind": "none"]
}

private func dataObject(of response: Response) -> JSONValue? {
  switch response {
  case .draft(let draft, _, _, let nutrition):
    return planData(
      draft.plan, swaps: draft.swaps, draft.list, costObject(draft.cost, budget: draft.request.budget),
      nutrition)
  case .saved(let plan, let draft, let nutrition):
    return planData(
      plan, swaps: draft.swaps, draft.list, costObject(draft.cost, budget: draft.request.budget),
      nutrition)
  case .plan(let saved, _, let nutrition):
    return planData(saved.plan, saved.list, costObject(saved.cost), nutrition)
  case .list(let list, let cost, _, _):
    return ["kind": "list", "list": listObject(list), "cost": costObject(cost)]
  case .offer(let offer, _, _):
    return [
      "kind": "offer", "planned": .bool(offer.isPlanned), "meals": .array(offer.meals.map(mealObject)),
    ]
  case .day(let meal, _, _), .why(let meal): return ["kind": "day", "day": mealObject(meal)]
  case .chosen(let meal, let recipe, let buy):
    return [
      "kind": "recipe", "recipe": recipeObject(recipe, servings: meal.servings, SafetyFacts(meal)),
      "list": listObject(buy),
    ]
  case .recipe(let page):
    return [
      "kind": "recipe", "recipe": recipeObject(page), "list": .null,
    ]
  case .recipes(let page): return searchObject(page)
  case .lookup(let lookup): return lookupObject(lookup)
  case .favorite(let recipe, let isFavorite):
    return ["kind": "favorite", "recipe": .string(recipe.id.rawValue), "favorite": .bool(isFavorite)]
  case .favorites(let dishes):
    return [
      "kind": "recipes", "recipes": .array(dishes.map { cardObject($0.card) }),
      "stars": .array(dishes.map { .optional($0.stars?.count) }),
      "times_cooked": .array(dishes.map { .integer($0.times) }), "total": .integer(dishes.count),
      "skipped": 0,
    ]
  case .pantry(let shown): return pantryObject(shown.items)
  case .pantryChanged(let put, let taken, let missing):
    guard case .object(var fields) = pantryObject(put) else { return nil }
    fields["taken"] = .strings(taken)
    fields["missing"] = .strings(missing)
    return .object(fields)
  case .pantryCheck(let recipe, let servings, let check):
    return checkObject(recipe, servings: servings, check)
  case .household(let household, _):
    return ["kind": "household", "household": householdObject(household)]
  case .heard(let household, _), .forgotten(let household, _):
    return ["kind": "household", "household": householdObject(household)]
  case .evenings(let notes, let usually):
    return [
      "kind": "evenings",
      "evenings": .array(
        notes.map { note in
          [
            "day": .string(note.day.iso), "out": .bool(note.isOut),
            "eaters": .integer([note].eaters(on: note.day, usually: usually)),
          ]
        }),
    ]
  case .fixed(let weekday, let dish):
    return [
      "kind": "fixed", "weekday": .string(weekday.name.lowercased()),
      "recipe": .optional(dish?.recipe?.rawValue),
      "wants": dish.map { .strings($0.wants) } ?? .null,
    ]
  case .notAgain(let recipe): return ["kind": "rating", "recipe": .string(recipe.id.rawValue), "stars": 1]
  case .guidelines(let guidelines, _), .guidelinesAsked(let guidelines, _):
    return ["kind": "guidelines", "guidelines": guidelinesObject(guidelines)]
  case .money(let reply): return moneyData(reply)
  case .history(let reply): return historyObject(reply)
  case .reminders(let reminders, true): return remindersObject(reminders)
  case .failure(let error, _): return problemObject(error)
  case .storeFailure(let error): return problemObject(error)
  case .question, .refused, .noOffer, .nothingOn, .alreadyPlanned, .cancelled, .notNow, .askDay,
    .noSuchRecipe, .noPlan, .reminders, .planNews, .didYouMean, .sayPlainly, .notUnderstood, .tooLong, .help,
    .greeting,
    .thanks, .talk,
    .goodbye, .undone, .nothingToUndo, .undoBlocked, .undoBarrier, .conversationDropped:
    return nil
  }
}

private func planData(
  _ plan: MealPlan, swaps: [BudgetSwap] = [], _ list: GroceryList, _ cost: JSONValue,
  _ nutrition: WeeklyNutrition?
) -> JSONValue {
  [
    "kind": "plan", "plan": planObject(plan, swaps: swaps, nutrition), "list": listObject(list),
    "cost": cost,
  ]
}
