import Values

/// Measures that are told in two words or more: "tea spoons", "c. à soupe", "soup can".
struct SpoonPhrases {
  let words: LineWords

  /// The unit and the token behind its last word; nil where the words are no measure together.
  func unit(_ first: String, at start: Int) -> (unit: Unit, end: Int)? {
    switch first {
    case "fl", "fluid":
      let next = words.isSign(".", start + 1) ? start + 2 : second(start)
      return words.facts(next)?.unit == .ounce ? (.fluidOunce, next + 1) : nil
    case "soup" where words.word(start + 1) == "can": return (.can, start + 2)
    case "tea", "coffee", "table", "soup", "eating", "dessert", "salt": return spoon(first, start)
    case "wine" where words.isBeforeHyphen(start):
      return words.facts(start + 2)?.unit == .glass ? (.wineglass, start + 3) : nil
    case "coffeespoon", "coffeespoons": return (.teaspoon, start + 1)
    case "soupspoon", "soupspoons": return (.tablespoon, start + 1)
    case "teeth", "tooth": return words.word(start + 1) == "of" ? (.clove, start + 1) : nil
    case "c", "cuil", "cuillère", "cuillères", "cuillere", "cuilleres": return french(start)
    case "colher", "colheres": return portuguese(start)
    case "yemek", "çay", "tatlı":
      guard ["kaşığı", "kasigi"].contains(words.word(start + 1)) else { return nil }
      return (first == "yemek" ? .tablespoon : first == "çay" ? .teaspoon : .dessertspoon, start + 2)
    case "st", "ch": return russian(first, start)
    case "tbsp", "tsp": return translated(first, start)
    case "mils": return (.milliliter, start + 1)
    default: return nil
    }
  }

  private func second(_ start: Int) -> Int { words.isBeforeHyphen(start) ? start + 2 : start + 1 }

  /// "tea spoon", "table-spoonfuls", "tea cup", "coffee-cupful".
  private func spoon(_ first: String, _ start: Int) -> (Unit, Int)? {
    let next = second(start)
    let word = words.word(next)
    if Self.spoons.contains(word) {
      let unit: Unit =
        switch first {
        case "tea", "coffee": .teaspoon
        case "dessert": .dessertspoon
        case "salt": .saltspoon
        default: .tablespoon
        }
      return (unit, next + 1)
    }
    guard words.facts(next)?.unit == .cup, word.count > 1 else { return nil }
    if first == "tea" { return (.teacup, next + 1) }
    return first == "coffee" && (next > start + 1 || word.contains("ful")) ? (.coffeecup, next + 1) : nil
  }

  private static let spoons: Set<String> = [
    "spoon", "spoons", "spoonful", "spoonfuls", "spoonsful", "spoonfull", "spoonfulls",
  ]

  /// "c. à soupe", "c. à s.", "c à c", "cuillères à café".
  private func french(_ start: Int) -> (Unit, Int)? {
    let next = words.isSign(".", start + 1) ? start + 2 : start + 1
    guard ["à", "a"].contains(words.word(next)), next > start else { return nil }
    switch words.word(next + 1) {
    case "soupe", "s": return (.tablespoon, next + 2)
    case "café", "cafe", "thé", "the", "c":
      return words.word(next) == "à" || words.word(start) != "c"
        ? (.teaspoon, next + 2) : nil
    case "dessert": return (.dessertspoon, next + 2)
    default: return nil
    }
  }

  /// "colher de sopa", "colheres de chá".
  private func portuguese(_ start: Int) -> (Unit, Int)? {
    guard words.word(start + 1) == "de" else { return nil }
    switch words.word(start + 2) {
    case "sopa": return (.tablespoon, start + 3)
    case "chá", "cha", "café": return (.teaspoon, start + 3)
    case "sobremesa": return (.dessertspoon, start + 3)
    default: return nil
    }
  }

  /// "st. l." is a table spoon, "ch. l." a tea spoon.
  private func russian(_ first: String, _ start: Int) -> (Unit, Int)? {
    let next = words.isSign(".", start + 1) ? start + 2 : start + 1
    guard words.word(next) == "l" else { return nil }
    return (first == "st" ? .tablespoon : .teaspoon, next + 1)
  }

  /// "tbsp. l.": a machine left the letter of "spoon".
  private func translated(_ first: String, _ start: Int) -> (Unit, Int)? {
    guard words.isSign(".", start + 1), words.word(start + 2) == "l", words.isSign(".", start + 3) else {
      return nil
    }
    return (first == "tbsp" ? .tablespoon : .teaspoon, start + 3)
  }
}
