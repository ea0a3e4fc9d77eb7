import Talk

/// Something a household buys, as it was said: a food of the table, or anything else in its own words.
struct Wanted: Hashable, Sendable {
  var ingredient: IngredientID?
  var name: String
  var section: ListSection
  /// Nil where none was said.
  var amount: Amount?

  var key: LineKey { LineKey(ingredient, name: name) }

  /// Longer names are no line of a list.
  static let longestName = 80
}

/// What a slot names to buy, once each, in the order said; names too long for a line are left out and told.
func wanted(_ slot: String = "supply", in said: Said, _ turn: inout Turn) -> [Wanted] {
  var found: [Wanted] = []
  for wanted in said.slots.values(slot).compactMap({ wanted($0, turn.world) }) + inOwnWords(said, turn.world)
  {
    guard wanted.name.count <= Wanted.longestName else {
      turn.say(NameTooLong())
      continue
    }
    if let known = found.firstIndex(where: { $0.key == wanted.key }) {
      found[known].amount = found[known].amount ?? wanted.amount
    } else {
      found.append(wanted)
    }
  }
  return found
}

/// What no list knows, said in words of its own ("unicorn dust").
private func inOwnWords(_ said: Said, _ world: World) -> [Wanted] {
  guard case .text(let words)? = said.slots.value("thing") else { return [] }
  return saidItems(words).map { wanted($0.name, "", "", $0.amount, world) }
}

private func wanted(_ value: SlotValue, _ world: World) -> Wanted? {
  switch value {
  case .supply(let amount, let list, let id, let name): wanted(name, list, id, amount, world)
  case .item(let list, let id, let name): wanted(name, list, id, nil, world)
  case .text(let words): words.isEmpty ? nil : wanted(words, "", "", nil, world)
  case .number, .money, .day, .days, .minutes, .percent, .amount, .choice: nil
  }
}

private func wanted(_ name: String, _ list: String, _ id: String, _ amount: Amount?, _ world: World) -> Wanted
{
  let table = world.catalogue.table
  if list != "goods", let food = table[IngredientID(id)] ?? matched(name, table) {
    let sold = amount?.unit == .can ? table.canned(food) : food
    let own = amount.map { ownAmount($0, of: sold.id, words: world.ownWords) }
    return Wanted(
      ingredient: sold.id, name: plural(sold), section: ListSection(sold.section), amount: own)
  }
  let section = list == "goods" ? ListSection(rawValue: id) : .unknown
  return Wanted(ingredient: nil, name: name.lowercased(), section: section, amount: amount)
}

/// A food of the table by a name that is surely its own.
private func matched(_ name: String, _ table: FoodTable) -> Ingredient? {
  guard let match = matchFood(name, table: table), match.way == .name else { return nil }
  return table[match.food]
}

/// The lines that a name may mean: the one of its key, else all whose name has it as a whole word ("onions" for "red
/// onions").
func groceryLines(for wanted: Wanted, in lines: [ListLine]) -> [ListLine] {
  if let exact = lines.first(where: { $0.key == wanted.key }) { return [exact] }
  let word = OwnWord.key(wanted.name)
  return lines.filter { line in
    let words = line.name.lowercased().split(separator: " ").map { OwnWord.key(String($0)) }
    return words.contains(word) || OwnWord.key(line.name).hasSuffix(" \(word)")
  }
}
