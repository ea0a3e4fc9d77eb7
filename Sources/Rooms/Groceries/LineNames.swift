import Talk

/// Finds what lines of a file name: foods of the table, goods that households buy, else words of their own.
struct LineNames {
  private let ownWords: [OwnWord]
  private let table: FoodTable
  /// Sections of goods by what they are called.
  private let goods: [String: String]

  init(_ world: World) {
    (ownWords, table) = (world.ownWords, world.catalogue.table)
    let values = world.grammar.lists.first { $0.name == "goods" }?.values ?? []
    goods = Dictionary(values.map { ($0.text.lowercased(), $0.out) }, uniquingKeysWith: { first, _ in first })
  }

  /// The thing named. The section a file tells stands before the one a table knows; "Other" tells none.
  func wanted(_ line: WrittenLine) -> Wanted {
    let name = named(line)
    var thing = thing(called: name.words)
    if let section = line.section, section != .unknown { thing.section = section }
    if let food = thing.ingredient, let amount = line.amounts.first, amount.unit == .can, name.isCounted,
      let known = table[food]
    {
      let sold = table.canned(known)
      (thing.ingredient, thing.name) = (sold.id, plural(sold))
    }
    return thing
  }

  /// The line as this household measures, a name too long for a list told in its note.
  func own(_ line: WrittenLine, as wanted: Wanted) -> WrittenLine {
    var own = line
    let name = named(line)
    if !name.isCounted { (own.amounts, own.note) = ([], nil) }
    if let food = wanted.ingredient {
      own.amounts = own.amounts.map { ownAmount($0, of: food, words: ownWords) }
    }
    if !name.rest.isEmpty { own.note = [name.rest, own.note].compactMap(\.self).joined(separator: "; ") }
    return own
  }

  /// The words that name it, those beyond what a name bears, and whether an amount stands apart from them.
  private func named(_ line: WrittenLine) -> (words: String, rest: String, isCounted: Bool) {
    // "5 spice powder" is a food, not five of something.
    if let words = line.words, isKnown(words) { return (words, "", false) }
    guard line.name.count > Wanted.longestName else { return (line.name, "", true) }
    var kept = ""
    for word in line.name.split(separator: " ") {
      guard kept.count + word.count < Wanted.longestName else { break }
      kept += kept.isEmpty ? String(word) : " \(word)"
    }
    if kept.isEmpty { kept = String(line.name.prefix(Wanted.longestName)) }
    return (kept, String(line.name.dropFirst(kept.count)).trimmingSpaces(), true)
  }

  private func isKnown(_ words: String) -> Bool {
    food(called: words) != nil || goods[words.lowercased()] != nil
  }

  private func food(called words: String) -> Ingredient? {
    let own = ownWords.first { $0.word == OwnWord.key(words) }?.food
    if let own, let food = table[own] { return food }
    guard let match = matchFood(words, table: table), match.way == .name else { return nil }
    return table[match.food]
  }

  private func thing(called words: String) -> Wanted {
    if let food = food(called: words) {
      return Wanted(
        ingredient: food.id, name: plural(food), section: ListSection(food.section), amount: nil, said: words)
    }
    let section = goods[words.lowercased()].map { ListSection(rawValue: $0) } ?? .unknown
    return Wanted(ingredient: nil, name: words, section: section, amount: nil)
  }
}
