import Talk

/// A recipe as a text to hand to anybody. Source: requirements BB-34.
func writeOut(_ said: Said, _ turn: inout Turn) {
  let wish = RecipeWish(said)
  let form = said.slots.word("form").flatMap { RecipeForm(rawValue: $0) } ?? .text
  guard let dish = dish(said.slots.dish, &turn), let view = view(of: dish, as: wish, &turn) else { return }
  let text = recipeText(view, as: form, safety: plainSpaces(SafetyFacts(dish.card).sentence))
  turn.say(RecipeWrittenOut(title: dish.recipe.title, text: text), focus: .dish(dish, as: view, in: turn))
}

/// "Write the chili out as text", "the chili as markdown", "copy the chili recipe as text".
func hearWritingOut(_ line: String, _ state: DialogueState, _ world: World) -> Choice? {
  guard state.asked == nil, let wish = WritingOutWords(line) else { return nil }
  var slots = [SlotBinding(name: "form", value: .text(wish.form))]
  if let servings = wish.servings { slots.append(SlotBinding(name: "servings", value: .number(servings))) }
  if let dish = wish.dish {
    guard let value = dishNamed(dish, world) else { return nil }
    slots.append(SlotBinding(name: "recipe", value: value))
  } else if !state.focus.isOneDish {
    return nil
  }
  return Choice(textIntent.name, slots: slots)
}
