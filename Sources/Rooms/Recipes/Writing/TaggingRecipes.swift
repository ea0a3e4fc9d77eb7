import Talk

/// Calls a dish by a word of one's own, or no longer. Source: requirements FR-RM-008.
func tagRecipe(_ said: Said, isTagged: Bool, words: String, _ turn: inout Turn) {
  guard let dish = dish(said.slots.dish, &turn) else { return }
  let tags = tagsSaid(words)
  guard !tags.isEmpty else { return turn.say(ChangeHow(title: dish.recipe.title)) }
  for tag in tags {
    let row = RecipeTag(recipe: dish.recipe.id, tag: tag)
    if isTagged { turn.put(row) } else { turn.remove(row) }
  }
  turn.say(
    RecipeTagged(title: dish.recipe.title, tags: tags, isTagged: isTagged), focus: .dish(dish, in: turn))
}

private func tagsSaid(_ words: String) -> [String] {
  var tags: [String] = []
  for part in words.lowercased().split(separator: ",") {
    let tag = part.filter { !"#\u{22}".contains($0) }.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    if !tag.isEmpty, tag.count <= 40, !tags.contains(tag) { tags.append(tag) }
  }
  return tags
}

/// "Tag the beef chili as party food", "tag it party food", "untag the chili as party food".
func hearTag(_ line: String, _ state: DialogueState, _ world: World) -> Choice? {
  let words = plainWords(line)
  guard let verb = words.first, ["tag", "label", "untag", "mark"].contains(verb), words.count > 2 else {
    return nil
  }
  let link =
    words.firstIndex { ["as", "with"].contains($0) } ?? (verb == "untag" ? words.firstIndex(of: "from") : nil)
  var dish: [String]
  var tag: [String]
  if let link {
    (dish, tag) = (Array(words[1..<link]), Array(words[(link + 1)...]))
  } else if verb != "mark", ["it", "this", "that"].contains(words[1]) {
    (dish, tag) = ([words[1]], Array(words[2...]))
  } else {
    return nil
  }
  // Marking as a favorite is another thing.
  guard !tag.isEmpty,
    !tag.contains(where: {
      ["favorite", "favourite", "favorites", "favourites", "bought", "done", "cooked"].contains($0)
    })
  else { return nil }
  while let first = dish.first, ["the", "our", "my", "recipe", "for"].contains(first) { dish.removeFirst() }
  while dish.last == "recipe" { dish.removeLast() }
  var slots = [
    SlotBinding(name: "do", value: .text(verb == "untag" ? "untag" : "tag")),
    SlotBinding(
      name: "note",
      value: .text(tag.filter { !["a", "an", "the"].contains($0) || tag.count == 1 }.joined(separator: " "))),
  ]
  if dish.isEmpty || ["it", "this", "that"].contains(dish.joined(separator: " ")) {
    guard state.focus.recipe != nil else { return nil }
  } else {
    guard let value = dishNamed(dish.joined(separator: " "), world) else { return nil }
    slots.append(SlotBinding(name: "recipe", value: value))
  }
  return Choice(changingIntent.name, slots: slots)
}
