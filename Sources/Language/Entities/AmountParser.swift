import Quantities
import Values

/// Reads amounts, measures, and amounts of food.
struct AmountParser: EntityParser {
  let scan: Scan
  /// Whether everyday words for several foods count: "chicken".
  var isEveryday = false

  /// "2 cups", "half a pound", "a tablespoon", "1 lb 4 oz", "two and a half cups", "150g", "2 (14.5-oz) cans"; a bare
  /// number counts pieces.
  func amount(at start: Int) -> [EntityMatch] {
    guard mayBeginAmount(start) else { return [] }
    if let own = ownMeasure(at: start) { return [own] }
    guard let read = scan.amounts.amount(at: tokens[start].range.lowerBound) else {
      return bareCount(at: start)
    }
    let end = tokens.firstIndex { $0.range.lowerBound >= read.end } ?? count
    return [EntityMatch(end: end, value: .amount(read.amount))]
  }

  /// "2 lb of chicken", "a dozen eggs", "some milk": the amount, then the food.
  func supply(at start: Int) -> [EntityMatch] {
    if let vague = vagueAmount(at: start) { return foods(vague, nil) }
    let amount = amount(at: start).first
    var at = amount?.end ?? start
    if amount == nil, ["some", "any", "the", "a", "an", "more", "my", "our"].contains(word(at)) { at += 1 }
    if word(at) == "of" { at += 1 }
    if word(at) == "the" { at += 1 }
    if isEveryday, let cooked = cooked(at: at, amount) { return [cooked] }
    let isOne = amount == nil && ["a", "an"].contains(word(start))
    var said: Amount? = isOne ? Amount(.one, .each) : nil
    if case .amount(let value)? = amount?.value { said = value }
    let found = foods(at, said)
    if isEveryday, found.isEmpty, let unknown = unknown(at: at, said) { return [unknown] }
    return said == nil ? found.compactMap(countedBehind) + found : found
  }

  /// "3 scoops", "a blue mug": so many of a measure of the household's own, in the unit that was told of it.
  private func ownMeasure(at start: Int) -> EntityMatch? {
    let own = scan.context.measures
    guard !own.isEmpty else { return nil }
    let isOne = ["a", "an", "one", "our", "my"].contains(word(start))
    let number = isOne ? nil : numbers.number(at: start)
    let many = isOne ? Rational.one : number?.value ?? .zero
    let at = number?.end ?? start + 1
    guard many > .zero else { return nil }
    for length in stride(from: min(3, count - at), to: 0, by: -1) {
      let words = (at..<at + length).map { word($0) }.joined(separator: " ")
      guard let one = own[words] ?? own[singular(words)] else { continue }
      return EntityMatch(end: at + length, value: .amount(Amount(one.value * many, one.unit)))
    }
    return nil
  }

  /// Without the ending of several: "scoops" is "scoop", "glasses" "glass".
  private func singular(_ words: String) -> String {
    if ["sses", "shes", "xes"].contains(where: { words.hasSuffix($0) }) { return String(words.dropLast(2)) }
    return words.hasSuffix("s") ? String(words.dropLast()) : words
  }

  /// The foods there, so much of each.
  private func foods(_ at: Int, _ said: Amount?) -> [EntityMatch] {
    let lists = isEveryday ? lexicon.parserLists.supplyAny : lexicon.parserLists.supply
    return scan.union(lists, at: at).compactMap { match in
      guard case .item(let list, let id, let name) = match.value else { return nil }
      return EntityMatch(
        end: match.end, value: .supply(said, list: list, id: id, name: name), isWeak: match.isWeak)
    }
  }

  /// "Leftover rice", "boiled potatoes": cooked food, which is not the food it was made of and keeps for days.
  private func cooked(at start: Int, _ amount: EntityMatch?) -> EntityMatch? {
    var at = start
    while AmountWords.cooked.contains(word(at)) { at += 1 }
    guard at > start, let food = scan.union(lexicon.parserLists.supplyAny, at: at).first else { return nil }
    let name = utterance.text(tokens: start..<food.end).lowercased()
    var said: Amount?
    if case .amount(let value)? = amount?.value { said = value }
    return EntityMatch(end: food.end, value: .supply(said, list: "everyday", id: "cooked:", name: name))
  }

  /// "500 g lingonberries", "3 packs of quorn": so much by weight, measure or package of something that no list has,
  /// by one or two words of its own. A bare count is none: "3 friends".
  private func unknown(at start: Int, _ said: Amount?) -> EntityMatch? {
    guard let said, said.unit != .each else { return nil }
    var end = start
    while end < count, end < start + 3, tokens[end].kind == .word, !AmountWords.stops.contains(word(end)) {
      end += 1
    }
    guard end > start, end - start < 3, !tokens[start..<end].contains(where: { $0.text.count < 4 }) else {
      return nil
    }
    let name = utterance.text(tokens: start..<end).lowercased()
    return EntityMatch(
      end: end, value: .supply(said, list: "everyday", id: "unknown:", name: name), isWeak: true)
  }

  /// "A little of", "a handful of": so much that no number tells it. Where its words end.
  private func vagueAmount(at start: Int) -> Int? {
    let at = word(start) == "a" ? start + 1 : start
    guard AmountWords.vague.contains(word(at)) else { return nil }
    return word(at + 1) == "of" ? at + 2 : at + 1
  }

  /// The food with the amount behind it, as in a list: "bacon two pounds", "ground beef 3". A sum is none.
  private func countedBehind(_ food: EntityMatch) -> EntityMatch? {
    guard case .supply(_, let list, let id, let name) = food.value, food.end < count,
      let behind = amount(at: food.end).first, case .amount(let amount) = behind.value
    else { return nil }
    let isCount = amount.unit == .each
    let isAlone = behind.end >= count || tokens[behind.end].isSeparator || word(behind.end) == "and"
    guard !isCount || amount.value.isWhole && isAlone && amount.value < Rational(100) else { return nil }
    return EntityMatch(end: behind.end, value: .supply(amount, list: list, id: id, name: name), isWeak: true)
  }

  /// The measure there, if any, as an item of the list of units.
  func measure(at start: Int) -> [EntityMatch] {
    unit(at: start).map { unit, end in
      [EntityMatch(end: end, value: .item(list: "unit", id: unit.symbol, name: unit.symbol))]
    } ?? []
  }

  /// "cups", "fl oz", "fluid ounces": the measure and where its words end.
  private func unit(at start: Int) -> (unit: Unit, end: Int)? {
    guard start < count, tokens[start].kind == .word, mayBeUnit(start) else { return nil }
    if start + 1 < count, let unit = AmountWords.unit("\(word(start)) \(word(start + 1))") {
      return (unit, start + 2)
    }
    // One letter is a measure only behind a number.
    guard word(start).utf8.count > 1 || start > 0 && tokens[start - 1].kind == .number else { return nil }
    return AmountWords.unit(word(start)).map { ($0, start + 1) }
  }

  /// Amounts begin with digits, a sign, a number word or "a".
  private func mayBeginAmount(_ at: Int) -> Bool {
    guard at < count else { return false }
    switch tokens[at].kind {
    case .number, .sign: return true
    case .comma, .end: return false
    case .word: return isEntityWord(at) || word(at) == "a" || word(at) == "an"
    }
  }

  /// The words of measures are known; short ones ("g", "oz") are looked up.
  private func mayBeUnit(_ at: Int) -> Bool { tokens[at].text.utf8.count <= 2 || isEntityWord(at) }

  private func bareCount(at start: Int) -> [EntityMatch] {
    // "Half an onion".
    let share = ["half": Rational(1, 2), "quarter": Rational(1, 4), "third": Rational(1, 3)][word(start)]
    if let share, ["a", "an"].contains(word(start + 1)) {
      return [EntityMatch(end: start + 2, value: .amount(Amount(share, .each)), isWeak: true)]
    }
    guard let number = numbers.number(at: start), number.value > .zero else { return [] }
    return [EntityMatch(end: number.end, value: .amount(Amount(number.value, .each)), isWeak: true)]
  }
}

enum AmountWords {
  /// What food is that was cooked before.
  static let cooked: Set<String> = [
    "leftover", "leftovers", "boiled", "cooked", "roasted", "mashed", "fried",
  ]
  /// Words that end a food nobody knows, or are none.
  static let stops: Set<String> = [
    "in", "into", "to", "at", "on", "for", "from", "with", "and", "or", "but", "of", "left", "over", "is",
    "are", "was",
    "were", "has", "have", "the", "a", "an", "my", "our", "your", "it", "them", "this", "that", "there",
    "here", "more",
    "less", "each", "per", "total", "please", "today", "tomorrow", "tonight", "yesterday", "still", "frozen",
    "fresh",
    "opened", "open", "bought", "gone", "water", "away", "off", "some", "things", "stuff", "thing", "ones",
    "until",
  ]
  static let vague: Set<String> = ["little", "bit", "handful", "few", "plenty", "lots", "another"]

  /// The measure a word names by itself, where it seldom means anything else.
  static func unit(_ word: String) -> Unit? { Unit(named: word).flatMap { isPlain($0) ? $0 : nil } }

  private static func isPlain(_ unit: Unit) -> Bool {
    unit.dimension != .shape && unit.dimension != .length || common.contains(unit)
  }

  /// Every word of a measure, for spelling: of those that hold so much and no other thing; a "bar" or a "touch" is
  /// as often something else.
  static let all: [String] = {
    var words = ["half", "third", "quarter"]
    for (name, unit) in Unit.names where isPlain(unit) {
      words += name.split(separator: " ").map { String($0) }
    }
    return Set(words.filter { $0.utf8.count > 2 }).sorted()
  }()

  private static let common: Set<Unit> = [
    .can, .package, .jar, .box, .bag, .bottle, .carton, .bunch, .head, .loaf, .clove, .slice, .stalk, .sprig,
    .leaf,
    .fillet, .stick, .ear,
  ]
}
