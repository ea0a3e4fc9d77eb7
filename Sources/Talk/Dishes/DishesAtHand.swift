import Kitchen
import Language
import Planning

/// The dishes people may mean by half a name: at the stove, on offer, on the table, planned for a week back or ahead,
/// eaten in the last week.
func dishesAtHand(in state: DialogueState, _ world: World) -> Set<RecipeID> {
  let planned =
    (state.offer?.meals ?? []) + (state.draft?.plan.meals ?? [])
    + world.activePlans.flatMap(\.plan.meals).filter { $0.day >= world.today - 7 }
  let eaten = world.history.filter { $0.day >= world.today - 7 }.map(\.recipe)
  return Set(planned.map(\.recipe) + eaten + (state.memory[Cooking.self].map { [$0.recipe] } ?? []))
}

/// The request with the one dish at hand in the place of another that goes by the same words: "the burgers" are those
/// planned. A whole title of several words is that dish.
func withDishesAtHand(_ request: Recognition, in state: DialogueState, _ world: World) -> Recognition {
  guard !request.isRephrased, request.slots.contains(where: isSaidDish) else { return request }
  let near = dishesAtHand(in: state, world)
  guard !near.isEmpty else { return request }
  var request = request
  for index in request.slots.indices {
    let slot = request.slots[index]
    guard case .item(let list, let id, let name) = slot.value, isSaidDish(slot), !near.contains(RecipeID(id))
    else {
      continue
    }
    let said = Utterance(request.said).text(slot.range)
    let isWholeTitle = name.mentions(said) && said.mentions(name) && name.contains(" ")
    let fitting = near.compactMap(world.catalogue.card).filter { $0.title.mentions(said) }
    guard !isWholeTitle, fitting.count == 1, let meant = fitting.first else { continue }
    request.slots[index].value = .item(list: list, id: meant.id.rawValue, name: meant.title)
  }
  return request
}

private func isSaidDish(_ slot: SlotBinding) -> Bool {
  guard case .item("recipe", _, _) = slot.value else { return false }
  return !slot.range.isEmpty
}
