import Talk

/// "Show milk", with milk at home: what is noted of it, and no dish whose title happens to hold the word. False where no dish or
/// food at home goes by just these words, or a recipe is asked for.
func showsWhatIsAtHome(_ said: Said, _ turn: inout Turn) -> Bool {
  let words = said.text.lowercased().split { !$0.isLetter }
  guard let verb = words.first, ["show", "see", "view", "open"].contains(verb), !words.contains("recipe"),
    let slot = said.slots.bindings.first(where: { $0.name == "recipe" && !$0.range.isEmpty }),
    said.slots.bindings.count == 1
  else { return false }
  let name = Utterance(said.text).text(slot.range)
  let isWholeTitle = slot.value.name?.lowercased() == name.lowercased() && said.slots.item("recipe") != nil
  guard !isWholeTitle, let food = turn.world.catalogue.table.ingredient(named: name),
    turn.world.pantry.contains(where: { $0.ingredient == food.id })
  else { return false }
  said.slots.readAll()
  turn.perform(
    .showAtHome,
    [SlotBinding(name: "food", value: .item(list: "ingredient", id: food.id.rawValue, name: name))])
  return true
}
