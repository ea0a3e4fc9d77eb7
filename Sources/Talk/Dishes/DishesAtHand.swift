import Kitchen
import Language
import Planning

/// The dishes people may mean by half a name: at the stove, on offer, on the table, planned for a week back or ahead,
/// eaten in the last week.
package func dishesAtHand(in state: DialogueState, _ world: World) -> Set<RecipeID> {
  let planned =
    (state.offer?.meals ?? []) + (state.draft?.plan.meals ?? [])
    + world.activePlans.flatMap(\.plan.meals).filter { $0.day >= world.today - 7 }
  let eaten = world.history.filter { $0.day >= world.today - 7 }.map(\.recipe)
  return Set(planned.map(\.recipe) + eaten + (state.memory[Cooking.self].map { [$0.recipe] } ?? []))
}

/// The request with the one dish at hand in the place of another that goes by the same words: "the burgers" are those
/// planned. A whole title of several words is that dish.
func withDishesAtHand(_ heard: Recognition, in state: DialogueState, _ world: World) -> Recognition {
  let request = withDishOfFood(withNumbersOnOffer(heard, state), in: state, world)
  guard !request.isRephrased, request.slots.contains(where: isSaidDish) else { return request }
  let near = dishesAtHand(in: state, world)
  guard !near.isEmpty else { return request }
  var named = request
  for index in named.slots.indices {
    let slot = named.slots[index]
    guard case .item(let list, let id, let name) = slot.value, isSaidDish(slot), !near.contains(RecipeID(id))
    else {
      continue
    }
    let said = Utterance(request.said).text(slot.range)
    let isWholeTitle = name.mentions(said) && said.mentions(name) && name.contains(" ")
    let fitting = near.compactMap(world.catalogue.card).filter { $0.title.mentions(said) }
    guard !isWholeTitle, fitting.count == 1, let meant = fitting.first else { continue }
    named.slots[index].value = .item(list: list, id: meant.id.rawValue, name: meant.title)
  }
  return named
}

/// "Does the linguine have shellfish in it", with garlic shrimp linguine planned, is asked of that dish and not of the pasta
/// alone; of several such, tonight's. Unchanged without "the", and where no dish at hand is named after the food.
private func withDishOfFood(_ heard: Recognition, in state: DialogueState, _ world: World) -> Recognition {
  guard let check = world.house.intent(for: .checkFood), heard.intent == check.name, !heard.isRephrased
  else { return heard }
  var request = heard
  let line = Utterance(heard.said)
  for index in request.slots.indices where request.slots[index].name == "food" {
    let slot = request.slots[index]
    guard case .item(let list, _, _) = slot.value, list != "recipe", !slot.range.isEmpty else { continue }
    let before = line.tokens.last { $0.range.upperBound <= slot.range.lowerBound }?.text
    guard before == "the" else { continue }
    let said = line.text(slot.range)
    let fitting = dishesAtHand(in: state, world).compactMap(world.catalogue.card).filter {
      $0.title.mentions(said)
    }
    let tonight = world.plannedMeal(on: world.today)?.recipe
    guard let meant = fitting.count == 1 ? fitting[0] : fitting.first(where: { $0.id == tonight }) else {
      continue
    }
    request.slots[index].value = .item(list: "recipe", id: meant.id.rawValue, name: meant.title)
  }
  return request
}

private func isSaidDish(_ slot: SlotBinding) -> Bool {
  guard case .item("recipe", _, _) = slot.value else { return false }
  return !slot.range.isEmpty
}

/// "Is number 2 safe for Emma", "what does the second one cost": the dish on offer by that number.
private func withNumbersOnOffer(_ request: Recognition, _ state: DialogueState) -> Recognition {
  guard let offer = state.offer else { return request }
  var request = request
  for index in request.slots.indices where ["food", "recipe"].contains(request.slots[index].name) {
    guard case .text(let words) = request.slots[index].value, let number = numberSaid(words),
      offer.meals.indices.contains(number - 1)
    else { continue }
    let meal = offer.meals[number - 1]
    request.slots[index].value = .item(list: "recipe", id: meal.recipe.rawValue, name: meal.title)
  }
  return request
}

/// "Number 2", "the second one"; nil for all else.
private func numberSaid(_ words: String) -> Int? {
  var said = words.lowercased().split(separator: " ").map(String.init)
  if said.first == "the" { said.removeFirst() }
  if said.last == "one" { said.removeLast() }
  if said.count == 2, ["number", "option", "dish", "nr", "no"].contains(said[0]) { said.removeFirst() }
  guard said.count == 1, said != words.split(separator: " ").map(String.init) || Int(said[0]) != nil else {
    return nil
  }
  let ordinals = ["first", "second", "third", "fourth", "fifth"]
  return Int(said[0]) ?? ordinals.firstIndex(of: said[0]).map { $0 + 1 }
}
