import Values

extension LineParts {
  /// Reads the food's name from the beginning of a stretch, and what follows it.
  mutating func readName(_ result: inout IngredientLine, _ range: Range<Int>) {
    var pieces: [Range<Int>] = []
    var at = range.lowerBound
    let isOfContainer = result.amounts.first?.unit?.isContainer ?? false
    while at < range.upperBound {
      let end = segmentEnd(at, range.upperBound)
      var segment = at..<end
      if pieces.isEmpty { segment = peeled(segment, isOfContainer: isOfContainer) }
      let isOpen = pieces.isEmpty && isOnlyAdjectives(segment) && hasMoreNames(end, range.upperBound)
      if isOpen {
        at = end + 1
        pieces.append(segment)
        continue
      }
      if pieces.isEmpty, !segment.isEmpty,
        segment.allSatisfy({ reader.has(.worked, $0) || reader.has(.manner, $0) }),
        let close = reader.closing(end, before: range.upperBound), close + 1 < range.upperBound
      {
        // "3/4 cup packed (160 g) light brown sugar".
        notes.append(text(segment))
        bracket(&result, end + 1..<close)
        at = close + 1
        continue
      }
      if let cut = nameEnd(segment) {
        if cut > segment.lowerBound { pieces.append(segment.lowerBound..<cut) }
        setName(&result, pieces)
        return readRest(&result, cut..<range.upperBound)
      }
      if !segment.isEmpty { pieces.append(segment) }
      // A bracket inside of the name is said about it.
      if let close = reader.closing(end, before: range.upperBound) {
        bracket(&result, end + 1..<close)
        at = close + 1
        if pieces.isEmpty, reader.word(at) == "of" { at += 1 }
        if at < range.upperBound, reader.isWord(at), pieces.isEmpty || isNameWord(at) { continue }
      } else {
        at = end
        if pieces.count == 1, let kind = kindEnd(end, range.upperBound) {
          pieces = [pieces[0].lowerBound..<kind]
          at = kind
        }
      }
      setName(&result, pieces)
      return readRest(&result, at..<range.upperBound)
    }
    setName(&result, pieces)
  }

  /// "Butter, unsalted": a kind behind a comma belongs to the name in lists that put the food first.
  func kindEnd(_ at: Int, _ limit: Int) -> Int? {
    guard reader.isSign(",", at), at + 1 < limit else { return nil }
    let end = segmentEnd(at + 1, limit)
    guard end - at <= 4,
      let kind = (at + 1..<end).first(where: { !isKind($0) }).map({ reader.has(.ending, $0) ? $0 : at + 1 })
        ?? end as Int?, kind > at + 1
    else { return nil }
    return kind
  }

  /// "AP" makes flour all-purpose; of vegetables it tells that they were weighed as they came.
  private func isKind(_ at: Int) -> Bool {
    Self.kinds.contains(reader.word(at)) && (reader.word(at) != "ap" || reader.word(at - 2) == "flour")
  }

  /// What makes another food of it, said behind a comma.
  private static let kinds: Set<String> = [
    "ap", "flat", "leaf", "brown", "white", "red", "yellow", "green", "black", "unsalted", "salted", "sweet",
    "dark", "light",
    "granulated", "fine", "coarse", "caster", "icing", "kosher", "sea", "plain", "whole", "smoked", "dried",
    "sharp",
    "powdered",
    "confectioners'", "bittersweet", "semisweet", "cheddar", "flat-leaf",
  ]

  func isNameWord(_ at: Int) -> Bool {
    !reader.has(.ending, at) && !reader.has(.worked, at) && reader.word(at) != "or" && reader.word(at) != "to"
  }

  /// Up to the next comma, bracket, colon or dash between spaces.
  func segmentEnd(_ start: Int, _ limit: Int) -> Int {
    var at = start
    while at < limit {
      if reader.isSign(",", at) || reader.isSign(";", at) || reader.isSign("|", at) || reader.isSign(":", at)
      {
        return at
      }
      if reader.isSign("(", at) || reader.isSign("[", at) || reader.isSign("@", at) { return at }
      if reader.isSign("-", at), !(reader.isGlued(at) && reader.isGlued(at + 1)) { return at }
      if reader.isSign("*", at) || reader.isSign("~", at) { return at }
      at += 1
    }
    return limit
  }

  func isOnlyAdjectives(_ segment: Range<Int>) -> Bool {
    !segment.isEmpty
      && segment.allSatisfy { at in
        reader.has(.adjective, at) || reader.has(.worked, at) || reader.has(.manner, at)
          || reader.isSign("-", at)
          || reader.isHyphenated(at) || reader.isBeforeHyphen(at) || reader.word(at) == "and"
      }
  }

  func hasMoreNames(_ end: Int, _ limit: Int) -> Bool {
    reader.isSign(",", end) && end + 1 < limit && reader.isWord(end + 1) && !reader.has(.ending, end + 1)
      && reader.word(end + 1) != "to" && reader.word(end + 1) != "or"
      && !isOnlyAdjectives(end + 1..<segmentEnd(end + 1, limit))
  }

  /// A brand's word, "Miracle Whip".
  func isCapital(_ at: Int) -> Bool { at > 0 && reader.tokens[at].isCapital }

  mutating func setName(_ result: inout IngredientLine, _ pieces: [Range<Int>]) {
    let pieces = pieces.filter { !$0.isEmpty }
    guard let first = pieces.first, let last = pieces.last else { return }
    var name = pieces.map { text($0) }.joined(
      separator: pieces.count > 1 && isOnlyAdjectives(first) ? ", " : " ")
    while let end = name.last, " .,;:*".contains(end) { name.removeLast() }
    if let start = name.first, start.isUppercase, isSentenceCase(first),
      name.dropFirst().first?.isUppercase != true
    {
      name = start.lowercased() + name.dropFirst()
    }
    result.name = name
    result.nameRange =
      reader.tokens[first.lowerBound].range.lowerBound..<reader.tokens[last.upperBound - 1].range.upperBound
  }

  /// The line's own first word, which wears its capital for that.
  func isSentenceCase(_ piece: Range<Int>) -> Bool { piece.lowerBound == beginning() }

  /// Without the work that stands first: "finely chopped fresh parsley".
  mutating func peeled(_ segment: Range<Int>, isOfContainer: Bool) -> Range<Int> {
    var at = segment.lowerBound
    var kept = at
    while at < segment.upperBound {
      let next = at
      if reader.isHyphenated(at) { break }
      if reader.has(.manner, at), !reader.isBeforeHyphen(at) || reader.has(.worked, at + 2) {
        at += reader.isBeforeHyphen(at) ? 2 : 1
        guard at < segment.upperBound, reader.has(.worked, at) || reader.has(.manner, at) else { break }
        continue
      }
      guard reader.has(.worked, at), !reader.isBeforeHyphen(at),
        isWork(at, segment, isOfContainer: isOfContainer)
      else { break }
      at += 1
      if reader.word(at) == "and" || reader.isSign("&", at),
        reader.has(.worked, at + 1) || reader.has(.manner, at + 1)
      {
        at += 1
      }
      kept = at
      if at == next { break }
    }
    guard kept > segment.lowerBound, kept < segment.upperBound else { return segment }
    notes.append(text(segment.lowerBound..<kept))
    return kept..<segment.upperBound
  }

  /// Work in the kitchen, not what makes another product of it: "ground beef", "diced tomatoes" of a can.
  func isWork(_ at: Int, _ segment: Range<Int>, isOfContainer: Bool) -> Bool {
    if isOfContainer { return false }
    let food = reader.word(at + 1)
    let last = reader.word(segment.upperBound - 1)
    switch reader.word(at) {
    case "ground": return at > segment.lowerBound && reader.has(.manner, at - 1)
    case "cracked": return at > segment.lowerBound
    case "frozen", "cold", "warm", "hot", "lukewarm", "tepid", "chilled", "boiled", "fried", "steamed",
      "caramelized",
      "caramelised", "whipped", "whip", "rolled", "flaked", "slivered", "shaved", "browned", "creamed",
      "mixed", "prepared",
      "soft", "skinned", "strained", "soaked", "split", "tempered", "pressed", "blended", "boned", "optional",
      "opt",
      "skimmed", "separated", "cut", "cured":
      return reader.has(.worked, at + 1) && reader.word(at) != "frozen"
    case "crushed":
      return !["tomatoes", "tomato", "red", "pineapple", "chili", "chilli", "chile", "ice"].contains(food)
    case "minced": return !["beef", "lamb", "pork", "meat", "turkey", "veal", "chicken"].contains(food)
    case "toasted": return last != "oil" && last != "crumbs" && last != "breadcrumbs"
    case "pureed", "puréed": return food != "tomatoes"
    case "shredded": return food != "wheat" && food != "coconut"
    case "mashed": return !food.hasPrefix("potato")
    case "diced", "chopped", "sliced", "grated":
      return !["tomatoes", "pimientos", "pimentos", "ham"].contains(food) || reader.word(at) == "chopped"
    default: return true
    }
  }
}
