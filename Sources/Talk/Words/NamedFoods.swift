/// A food that was named, as the table has it, with the amount said.
package struct NamedFood: Hashable, Sendable {
  package var food: Ingredient
  package var amount: Amount?
  /// The amount in the person's words where they tell no number: "a handful"; nil for none.
  package var amountWords: String?
  /// The everyday word it was said by, which may mean another food as well: "chicken" of chicken breasts.
  package var everyday: String?
  package init(_ food: Ingredient, amount: Amount? = nil, amountWords: String? = nil) {
    (self.food, self.amount, self.amountWords) = (food, amount, amountWords)
  }
}

extension SlotValue {
  /// The food or dish it names, as it was said or as its list has it; nil for other kinds.
  package var name: String? {
    switch self {
    case .text(let words): words
    case .item(_, _, let name), .supply(_, _, _, let name): name
    case .number, .money, .day, .days, .minutes, .percent, .amount, .choice: nil
    }
  }
}

/// The foods a slot names, in the order said. Foods that the table does not have are said to be unknown, and
/// where none was named, how it would be said: an empty answer needs no word more.
package func namedFoods(_ slot: String = "food", in said: Said, _ turn: inout Turn) -> [NamedFood] {
  if said.slots.values(slot).isEmpty { sayPlainly(said, &turn) }
  return said.slots.bindings.filter { $0.name == slot }.compactMap { binding in
    var food = binding.value.namedFood(in: turn.world.catalogue.table)
    if binding.value.isUnknownSupply {
      turn.say(UnknownFood(binding.value.name ?? said.text))
      return nil
    }
    if binding.value.isCooked {
      turn.say(CookedFood(words: binding.value.name ?? ""))
      return nil
    }
    if let word = binding.value.everydayWord {
      // What is at home and goes by that word is meant before what most kitchens mean by it.
      if let known = atHome(word, turn) { food?.food = known } else { food?.everyday = word }
      if food == nil, atHome(word, turn) == nil {
        turn.say(KindOfFoods(word: word, examples: binding.value.everydayKinds))
        return nil
      }
    }
    if food == nil, let words = binding.value.name { food = atHome(words, turn).map { NamedFood($0) } }
    if food == nil { turn.say(UnknownFood(binding.value.name ?? said.text)) }
    if food?.amount == nil { food?.amountWords = binding.words(in: said.text).flatMap(amountInWords) }
    return food
  }
}

extension SlotBinding {
  /// What it was read from; nil where that is no place of the line.
  fileprivate func words(in line: String) -> String? {
    let bytes = Array(line.utf8)
    guard !range.isEmpty, range.upperBound <= bytes.count, range.lowerBound >= 0 else { return nil }
    return String(decoding: bytes[range], as: UTF8.self)
  }
}

extension SlotValue {
  /// The everyday word of several foods that it is; nil for a food by its own name.
  package var everydayWord: String? {
    if case .supply(_, "everyday", _, let word) = self { word } else { nil }
  }

  /// Whether it is cooked food: "leftover rice".
  package var isCooked: Bool {
    if case .supply(_, "everyday", "cooked:", _) = self { true } else { false }
  }

  /// So much as was said of it; nil where it tells no amount.
  package var amountSaid: Amount? {
    switch self {
    case .amount(let amount): amount
    case .supply(let amount, _, _, _): amount
    default: nil
    }
  }

  /// Whether it is so much of something that no list has.
  package var isUnknownSupply: Bool {
    if case .supply(_, "everyday", "unknown:", _) = self { true } else { false }
  }

  /// Foods that an everyday word may mean, where it means too different ones; as its list has them.
  fileprivate var everydayKinds: [String] {
    guard case .supply(_, "everyday", let id, _) = self, id.hasPrefix("kind:") else { return [] }
    return id.dropFirst("kind:".count).split(separator: ";").map(String.init)
  }

  fileprivate func namedFood(in table: FoodTable) -> NamedFood? {
    switch self {
    case .item(_, let id, _): table[IngredientID(id)].map { NamedFood($0) }
    case .supply(let amount, _, let id, _):
      table[IngredientID(id)].map { NamedFood(amount?.unit == .can ? table.canned($0) : $0, amount: amount) }
    case .text, .number, .money, .day, .days, .minutes, .percent, .amount, .choice: nil
    }
  }
}

/// "The chicken", where chicken thighs are at home: the one food there that goes by a general word; nil where none or
/// several do.
private func atHome(_ words: String, _ turn: Turn) -> Ingredient? {
  let foods = Set(turn.world.pantry.filter { $0.name.mentions(words) }.compactMap(\.ingredient))
  return foods.count == 1 ? foods.first.flatMap { turn.world.catalogue.table[$0] } : nil
}
