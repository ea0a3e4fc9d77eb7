import Talk

/// Something a household buys, as it was said: a food of the table, or anything else in its own words.
struct Wanted: Hashable, Sendable {
  var ingredient: IngredientID?
  var name: String
  var section: ListSection
  /// Nil where none was said.
  var amount: Amount?
  /// "The cheap one".
  var note: String?
  /// The name as it was said, by which a line is looked for where its own is another.
  var said: String?

  var key: LineKey { LineKey(ingredient, name: name) }

  /// Longer names are no line of a list.
  static let longestName = 80
}

/// What a slot names to buy, once each, in the order said; names too long for a line are left out and told.
func wanted(_ slot: String = "supply", in said: Said, _ turn: inout Turn) -> [Wanted] {
  var found: [Wanted] = []
  for wanted in apart(said, slot).compactMap({ wanted($0, turn.world) }) + inOwnWords(said, turn.world) {
    guard wanted.name.count <= Wanted.longestName else {
      turn.say(NameTooLong())
      continue
    }
    // "Put 3 pounds on the list": of what?
    if wanted.ingredient == nil, isOnlyAmount(wanted.name) {
      turn.say(NotTakenIn(words: wanted.name))
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

/// Whether the words are a number and a measure, and name nothing.
private func isOnlyAmount(_ name: String) -> Bool {
  let words = wordsSaid(name).map(\.word)
  guard words.count > 1, let first = words.first, first.contains(where: \.isNumber) else { return false }
  return words.dropFirst().allSatisfy { measures.contains($0) || $0 == "of" }
}

private let measures: Set<String> = [
  "pound", "pounds", "lb", "lbs", "kg", "kilo", "kilos", "g", "gram", "grams", "oz", "ounce", "ounces", "l",
  "liter",
  "liters", "litre", "litres", "ml", "cup", "cups", "pack", "packs", "package", "packages", "bag", "bags",
  "can", "cans",
  "tin", "tins", "bottle", "bottles", "box", "boxes", "carton", "cartons", "jar", "jars", "bunch", "bunches",
  "piece",
  "pieces",
]

/// The slot's values, without words that other values were read from too: "bananas bread" beside bananas and bread.
private func apart(_ said: Said, _ slot: String) -> [SlotValue] {
  _ = said.slots.values(slot)
  let bindings = said.slots.bindings.filter { $0.name == slot }
  return bindings.filter { binding in
    guard case .text = binding.value, !binding.range.isEmpty else { return true }
    return !bindings.contains { $0.range != binding.range && $0.range.overlaps(binding.range) }
  }.map(\.value)
}

/// "A box of tissues on the list": the list is where it goes.
private func withoutList(_ line: String) -> String {
  var words = line.split(separator: " ")
  guard words.count > 2, words.last?.lowercased() == "list" else { return line }
  while let last = words.last?.lowercased(), ofLists.contains(last), words.count > 1 { words.removeLast() }
  return words.joined(separator: " ")
}

private let ofLists: Set<String> = [
  "list", "shopping", "grocery", "groceries", "the", "my", "our", "on", "to",
]

/// What no list knows, said in words of its own ("unicorn dust").
private func inOwnWords(_ said: Said, _ world: World) -> [Wanted] {
  guard case .text(let words)? = said.slots.value("thing") else { return [] }
  return saidItems(withoutList(words)).flatMap { item in foodsInARow(item, world) ?? [item] }.filter { item in
    // What only points at other things is no thing.
    !["these", "those", "them", "this", "that", "it", "all"].contains(item.name.lowercased())
  }.map { item in
    let supply = Expectation(intent: tickIntent.name, slot: "supply", entity: "supply")
    var thing = wanted(item.name, "", "", item.amount, world)
    if thing.ingredient == nil,
      case .supply(nil, "goods", let id, let name)? = world.reader.value(of: item.name, for: supply)
    {
      thing = wanted(name, "goods", id, item.amount, world)
    }
    thing.note = item.note
    return thing
  }
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
      ingredient: sold.id, name: plural(sold), section: ListSection(sold.section), amount: own, said: name)
  }
  let section = list == "goods" ? ListSection(rawValue: id) : .unknown
  return Wanted(ingredient: nil, name: name.lowercased(), section: section, amount: amount)
}

/// A food of the table by a name that is surely its own.
private func matched(_ name: String, _ table: FoodTable) -> Ingredient? {
  guard let match = matchFood(name, table: table), match.way == .name else { return nil }
  return table[match.food]
}

/// The lines that a name may mean: the one of its key, else all whose name has its words ("onions" for "red onions").
func groceryLines(for wanted: Wanted, in lines: [ListLine]) -> [ListLine] {
  if let exact = lines.first(where: { $0.key == wanted.key }) { return [exact] }
  func words(_ name: String) -> Set<String> {
    Set(name.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map { OwnWord.key(String($0)) })
  }
  let asked = words(wanted.said ?? wanted.name)
  guard !asked.isEmpty else { return [] }
  // "Rice" is no rice vinegar, and "chicken" no chicken broth.
  func isOfKind(_ line: ListLine) -> Bool {
    guard let last = line.name.lowercased().split(separator: " ").last.map({ OwnWord.key(String($0)) }) else {
      return true
    }
    return asked.contains(last) || !madeOf.contains(last)
  }
  let found = lines.filter { asked.isSubset(of: words($0.name)) && isOfKind($0) }
  let open = found.filter { $0.mark == nil }
  return open.count == 1 ? open : found
}

/// What is made of a food and bears its name in front is another food.
private let madeOf = Set(
  [
    "vinegar", "sauce", "paste", "powder", "oil", "broth", "stock", "soup", "juice", "flour", "noodles",
    "milk",
    "butter", "seeds", "chips", "crackers", "bread", "syrup", "cake", "cakes", "puree", "seasoning", "jam",
    "starch",
  ].map { OwnWord.key($0) })

/// "Basmati rice cauliflower mint": foods dictated without commas, each an item of its own. Nil where the words are one
/// thing, or where a word is no food that the table has.
private func foodsInARow(_ item: SaidItem, _ world: World) -> [SaidItem]? {
  let words = item.name.split(separator: " ").map(String.init)
  let supply = Expectation(intent: tickIntent.name, slot: "supply", entity: "supply")
  func isFood(_ range: Range<Int>) -> Bool {
    let name = words[range].joined(separator: " ")
    if case .supply(nil, "ingredient", _, _)? = world.reader.value(of: name, for: supply) { return true }
    // "Chicken" is no food of the table, and is bought all the same.
    return range.count == 1 && ProteinSource(rawValue: name.lowercased()) != nil
  }
  guard item.amount == nil, item.note == nil, (2...12).contains(words.count), !isFood(0..<words.count) else {
    return nil
  }
  var found: [SaidItem] = []
  var at = 0
  while at < words.count {
    guard let length = (1...min(3, words.count - at)).last(where: { isFood(at..<at + $0) }) else {
      return nil
    }
    var one = item
    one.name = words[at..<at + length].joined(separator: " ")
    found.append(one)
    at += length
  }
  return found.count > 1 ? found : nil
}
