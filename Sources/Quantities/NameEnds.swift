import Values

extension LineParts {
  /// Where the name ends inside of its stretch; nil where it fills it.
  func nameEnd(_ segment: Range<Int>) -> Int? {
    for at in segment.dropFirst() {
      let word = reader.word(at)
      if word == "or" || reader.isSign("/", at), !reader.isGlued(at) || !isNumberBeside(at) { return at }
      if reader.isSign("+", at),
        reader.number(at: at + 1) != nil
          || ["something", "some", "extra", "more"].contains(reader.word(at + 1))
      {
        return at
      }
      if reader.isHyphenated(at) || reader.isBeforeHyphen(at) { continue }
      if reader.has(.ending, at) { return at }
      switch word {
      case "to", "until", "at", "from", "on", "over", "as", "that": return at
      case "the" where !["of", "for", "in", "on", "from", "all"].contains(reader.word(at - 1)): return at
      case "à" where reader.measure(at: at + 1) != nil: return at
      case "size" where reader.word(at + 1) == "of": return at
      case "half" where reader.word(at + 1) == "the": return at
      case "q" where reader.isSign(".", at + 1): return at
      case "of" where reader.measure(at: at + 1) != nil: return at
      case "x" where reader.number(at: at + 1).map { $0.end >= reader.count } == true: return at
      case "n" where reader.isSign("~", at + 1) && reader.isGlued(at + 1): return at
      case "so" where reader.amount(at: at + 1)?.amount.quantity != nil: return at
      case _ where isVagueEnd(at, segment.upperBound) || isShare(at, of: segment): return at
      case "bone" where reader.word(at + 1) == "in": return at
      case "by" where reader.word(at + 1) == "feeling": return at
      case "in"
      where ![
        "oil", "water", "brine", "juice", "syrup", "sauce", "adobo", "olive", "vinegar", "own", "its",
        "natural", "spring", "sunflower", "tomato",
      ].contains(reader.word(at + 1))
        || reader.word(at + 2) == "shirt":
        return at
      case "with"
      where !["peppers", "chiles", "chilies", "juice", "herbs", "pork", "green"].contains(reader.word(at + 1)):
        return at
      case "if": return at
      default: break
      }
      if reader.has(.worked, at) || reader.has(.manner, at) || isParticiple(at), !isRind(at),
        isTail(at, segment.upperBound)
      {
        return at
      }
      if let measure = reader.measure(at: at), measure.end == segment.upperBound,
        measure.holds.unit.dimension == .weight
      {
        return at
      }
      if reader.has(.part, at), reader.has(.worked, at + 1) || ["off", "on"].contains(reader.word(at + 1)) {
        return at
      }
    }
    return nil
  }

  /// "cooking wine a little", "rock sugar a small amount": told behind the food, and no number.
  private func isVagueEnd(_ start: Int, _ end: Int) -> Bool {
    var at = start
    if reader.has(.article, at) { at += 1 }
    if ["small", "appropriate", "moderate", "suitable", "right", "proper"].contains(reader.word(at)) {
      return reader.word(at + 1) == "amount" && at + 2 >= end
    }
    if at > start, ["little", "bit", "few"].contains(reader.word(at)) { return at + 1 >= end }
    return reader.word(at) == "some" && at + 1 >= end
  }

  /// "bread flour 100%" is a baker's share; how fat cream is and how strong vinegar belongs to the name.
  private func isShare(_ at: Int, of segment: Range<Int>) -> Bool {
    isPercent(at) && !(segment.lowerBound..<at).contains { Self.graded.contains(reader.word($0)) }
  }

  private static let graded: Set<String> = [
    "cream", "milk", "kefir", "vinegar", "yogurt", "yoghurt", "quark", "curd", "cheese", "butter",
    "chocolate",
    "cocoa", "couverture", "alcohol", "spirit", "fat", "mince", "beef", "ryazhenka", "crème", "creme", "skyr",
  ]

  /// The rind of a fruit: "candied peel", "lemon peel".
  func isRind(_ at: Int) -> Bool {
    reader.word(at) == "peel" && Self.fruit.contains(reader.word(at - 1))
  }

  private static let fruit: Set<String> = [
    "candied", "mixed", "lemon", "orange", "lime", "citrus", "citron", "grapefruit", "mandarin", "tangerine",
    "dried",
    "glacé", "crystallised", "crystallized",
  ]

  /// Something done that no list names: "salted", "rubbed".
  func isParticiple(_ at: Int) -> Bool {
    let word = reader.word(at)
    return word.utf8.count > 5 && word.hasSuffix("ed")
      && !["seed", "weed", "bread"].contains { word.hasSuffix($0) }
  }

  func isNumberBeside(_ at: Int) -> Bool {
    at > 0 && at + 1 < reader.count && reader.tokens[at - 1].number != nil
      && reader.tokens[at + 1].number != nil
  }

  /// Only work follows, to the end or into how it is done: "onion finely chopped", "roast cut into cubes".
  func isTail(_ start: Int, _ end: Int) -> Bool {
    var at = start
    var hasWork = false
    while at < end {
      if reader.isBeforeHyphen(at) || isCapital(at) || isRind(at) { return false }
      if reader.has(.worked, at) || !hasWork && isParticiple(at) {
        hasWork = true
      } else if reader.has(.manner, at) {
      } else if hasWork, reader.has(.joint, at) {
        if reader.word(at) != "and", !reader.isSign("&", at), reader.word(at) != "or" { return true }
        if reader.isWord(at + 1), !reader.has(.worked, at + 1), !reader.has(.manner, at + 1) { return false }
      } else if reader.isSign("&", at) {
      } else {
        return false
      }
      at += 1
    }
    return hasWork
  }
}
