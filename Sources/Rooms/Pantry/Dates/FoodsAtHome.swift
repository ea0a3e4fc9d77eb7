import Talk

/// The foods a slot names. A word that the table does not have by itself ("the chicken") means what is at home under
/// such a name; of several it asks which. Source: requirements BB-07.
func foodsAtHome(_ slot: String, in said: Said, _ turn: inout Turn) -> [NamedFood] {
  let table = turn.world.catalogue.table
  guard said.slots.has(slot) else { return namedFoods(slot, in: said, &turn) }
  var foods: [NamedFood] = []
  let all = said.slots.bindings.filter { $0.name == slot }
  // "The date of the milk" names no fruit.
  let named = all.count > 1 ? all.filter { $0.value.name?.lowercased() != "date" } : all
  for binding in named {
    let known: Bool
    switch binding.value {
    case .supply(_, _, let id, _): known = table[IngredientID(id)] != nil
    case .item(_, let id, _): known = table[IngredientID(id)] != nil
    default: known = false
    }
    let usual = known ? foodID(binding.value).flatMap { table[$0] } : nil
    let lots =
      known
      ? usual.map { lotsMeant(by: binding, as: $0, said, turn) } ?? []
      : lotsNamed(binding.value.name ?? "", turn)
    var ids: [IngredientID] = []
    for lot in lots { if let id = lot.ingredient, !ids.contains(id) { ids.append(id) } }
    if let id = ids.first, ids.count == 1, let food = table[id] {
      foods.append(NamedFood(food, amount: amount(of: binding.value)))
    } else if ids.count > 1 {
      ask(binding, among: lots, said, &turn)
    } else {
      var recognition = said.recognition
      recognition.slots = [binding]
      foods += namedFoods(slot, in: Said(recognition), &turn)
    }
  }
  return foods
}

private func foodID(_ value: SlotValue) -> IngredientID? {
  switch value {
  case .supply(_, _, let id, _): IngredientID(id)
  case .item(_, let id, _): IngredientID(id)
  default: nil
  }
}

/// "The chicken", with thighs at home and no breasts: what is at home by the very word, where the food that the word usually
/// stands for is not. Empty where that food is there, or was named in full.
func lotsMeant(by binding: SlotBinding, as food: Ingredient, _ said: Said, _ turn: Turn) -> [PantryItem] {
  let bytes = Array(said.text.utf8)
  guard !turn.world.pantry.contains(where: { $0.ingredient == food.id }), !binding.range.isEmpty,
    binding.range.upperBound <= bytes.count
  else { return [] }
  let words = plainWords(String(decoding: bytes[binding.range], as: UTF8.self))
  guard let word = words.last, words.dropLast().allSatisfy({ isMeasureOrArticle($0) }) else { return [] }
  let bare = word.hasSuffix("s") ? String(word.dropLast()) : word
  guard food.name.lowercased() != bare, food.name.lowercased() != word else { return [] }
  // Broth is no chicken, and vinegar no rice.
  return lotsNamed(word, turn).filter { lot in
    lot.ingredient.flatMap { turn.world.catalogue.table[$0] }?.category == food.category
  }
}

private func isMeasureOrArticle(_ word: String) -> Bool {
  word.contains(where: \.isNumber)
    || [
      "the", "my", "our", "of", "lb", "lbs", "pound", "pounds", "g", "gram", "grams", "kg", "kilo", "kilos",
      "oz", "ounces", "a",
      "half", "all", "some", "two", "one", "three", "four", "that", "this",
    ].contains(word)
}

private func amount(of value: SlotValue) -> Amount? {
  if case .supply(let amount, _, _, _) = value { amount } else { nil }
}

/// The lots whose names have every one of those words.
func lotsNamed(_ name: String, _ turn: Turn) -> [PantryItem] {
  plainWords(name).isEmpty ? [] : turn.world.pantry.filter { $0.name.mentions(name) }
}

private func ask(_ binding: SlotBinding, among lots: [PantryItem], _ said: Said, _ turn: inout Turn) {
  var seen: Set<IngredientID> = []
  let each = lots.filter { lot in lot.ingredient.map { seen.insert($0).inserted } ?? false }
  turn.say(WhichOfNames(name: binding.value.name ?? "", lots: each))
  turn.offer(
    each.map { lot in
      let slots = said.slots.bindings.map { other -> SlotBinding in
        guard other == binding, let id = lot.ingredient else { return other }
        return SlotBinding(
          name: other.name, value: .item(list: "ingredient", id: id.rawValue, name: lot.name),
          range: other.range)
      }
      return Choice(said.recognition.intent ?? "", slots: slots, said: said.text, title: lot.name)
    }, asksWhich: true)
}
