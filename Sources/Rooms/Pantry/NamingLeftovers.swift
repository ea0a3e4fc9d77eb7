import Talk

/// The lots of cooked food that go by those words, the whole name before a part of it ("quinoa salad" of the greek quinoa
/// salad with zucchini), and that before a longer name than the one it is kept under; all there are without any words.
func leftovers(named words: String?, _ turn: Turn) -> [PantryItem] {
  let all = turn.world.pantry.filter { $0.cookedName != nil }
  guard let words else { return all }
  let wanted = dishWords(words)
  let whole = all.filter { dishWords($0.name) == wanted }
  if !whole.isEmpty { return whole }
  let part = all.filter { $0.name.mentions(wanted) }
  return part.isEmpty ? all.filter { isHead(dishWords($0.name), of: wanted) } : part
}

/// The name under which what is left of that dish is kept already, in whatever length it is told now: the same dish is
/// never kept twice. Nil where none is, or several are.
func keptName(of words: String, _ turn: Turn) -> String? {
  let wanted = dishWords(words)
  let names = Set(turn.world.pantry.filter { $0.cookedName != nil }.map(\.name))
  if let whole = names.first(where: { dishWords($0) == wanted }) { return whole }
  let same = names.filter {
    isShort(wanted, of: dishWords($0), turn) || isHead(dishWords($0), of: wanted)
  }
  return same.count == 1 ? same.first : nil
}

/// The dish cooked lately, or the one at the stove, that a short name is of; nil where none is, or several are.
func cookedLately(_ words: String, isCounted: Bool, _ turn: Turn) -> (
  recipe: RecipeID, title: String, day: Day
)? {
  let wanted = dishWords(words)
  let today = turn.world.today
  var dishes = turn.world.history
    .filter { $0.outcome == .cooked && (0...4).contains(today - $0.day) }
    .map { (recipe: $0.recipe, title: $0.title, day: $0.day) }
  if let cooking = turn.state.memory[Cooking.self],
    let recipe = turn.world.catalogue.recipe(cooking.recipe)
  {
    dishes.append((cooking.recipe, recipe.title, cooking.day))
  }
  let same = dishes.filter { dish in
    let title = dish.title.lowercased()
    // "One portion of the tuna" is of the seared tuna that was just eaten.
    let isMain = isCounted && today - dish.day < 2 && isMain(wanted, of: title)
    return title == wanted || isShort(wanted, of: title, turn) || isMain
  }
  return Set(same.map(\.title)).count == 1 ? same.max { $0.day < $1.day } : nil
}

/// The words of a dish without those that say it is cooked.
private func dishWords(_ name: String) -> String {
  var words = name.lowercased().split(separator: " ").map(String.init)
  while let first = words.first, ["cooked", "leftover", "leftovers", "the", "frozen", "of"].contains(first),
    words.count > 1
  { words.removeFirst() }
  return words.joined(separator: " ")
}

/// Whether the title says the same and more. A food by itself ("rice") is another dish, unless the title begins with it.
private func isShort(_ words: String, of title: String, _ turn: Turn) -> Bool {
  guard !words.isEmpty, title.mentions(words) else { return false }
  if isHead(words, of: title) { return true }
  return turn.world.catalogue.table.ingredient(named: words) == nil
}

/// "Spaghetti" of spaghetti with tomato sauce.
private func isHead(_ words: String, of title: String) -> Bool {
  ["with", "and", "in", "on"].contains { title.hasPrefix("\(words) \($0) ") }
}

/// "Tuna" of seared tuna with bok choy: the last word of what it is called, before what it comes with.
private func isMain(_ words: String, of title: String) -> Bool {
  let joints: Set<Substring> = ["with", "and", "in", "on"]
  let main = title.split(separator: " ").prefix { !joints.contains($0) }.joined(separator: " ")
  return main.hasSuffix(" \(words)")
}
