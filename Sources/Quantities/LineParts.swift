import Values

/// Parts a line into its amounts, the food, what is done with it, and what is said about it.
struct LineParts {
  private let reader: LineReader
  private let bytes: [UInt8]
  private var notes: [String] = []
  private var comments: [String] = []

  init(_ reader: LineReader, line: String) {
    self.reader = reader
    bytes = Array(line.utf8)
  }

  mutating func read(_ result: inout IngredientLine) {
    let start = beginning()
    guard start < reader.count else {
      result.confidence = 0
      return
    }
    if isNegative(start) || isParagraph {
      result.name = ""
      result.confidence = 0.2
      return
    }
    var at = start
    let extract = extracted(at)
    if let extract {
      notes.append(text(extract.what))
      at = extract.of
    }
    if let found = reader.amounts(at: at, isStart: true), found.end > at {
      result.amounts = found.amounts
      at = found.end
    } else if let found = inside(from: at) {
      result.amounts = found.amounts
      readName(&result, at..<found.begin)
      let comma = reader.tokens.firstIndex { $0.isSign(",") } ?? found.begin
      if let end = kindEnd(comma, found.begin), comma > at { setName(&result, [at..<end]) }
      readRest(&result, found.end..<reader.count)
      return finish(&result)
    }
    at = skippingSigns(at)
    while reader.word(at) == "each" || reader.word(at) == "of" { at += 1 }
    readName(&result, at..<reader.count)
    if let extract,
      let part = extract.what.first(where: { ["yolks", "yolk", "whites", "white"].contains(reader.word($0)) }
      ),
      result.name == "eggs" || result.name == "egg"
    {
      result.name = "egg " + reader.word(part)
    }
    finish(&result)
  }

  /// Behind bullets, boxes and words without meaning.
  private func beginning() -> Int {
    var at = 0
    while at < reader.count {
      if case .sign = reader.tokens[at].kind, !reader.isSign("(", at), !reader.isSign("~", at),
        !reader.isSign("#", at)
      {
        if reader.isSign("-", at), reader.text(at) == "-", at + 1 < reader.count,
          reader.tokens[at + 1].number != nil,
          reader.isGlued(at + 1)
        {
          break
        }
        if reader.isSign("[", at), let close = reader.closing(at, before: reader.count), close <= at + 2 {
          at = close
        }
        at += 1
      } else if reader.has(.filler, at), !reader.has(.article, at), fillersLead(at) {
        at += 1
      } else {
        break
      }
    }
    return at
  }

  /// Words without meaning with an amount behind them: "um let's see three".
  private func fillersLead(_ start: Int) -> Bool {
    var at = start
    while reader.has(.filler, at) || ["see", "me"].contains(reader.word(at)) { at += 1 }
    guard at < reader.count else { return false }
    return reader.amount(at: at) != nil || reader.word(start) == "um"
      || reader.word(at - 1) == "see" && at > start
  }

  /// "-2 cups" is no amount.
  private func isNegative(_ at: Int) -> Bool {
    reader.isSign("-", at) && at + 1 < reader.count && reader.tokens[at + 1].number != nil
  }

  /// A list pasted as one: more measured amounts than a line holds.
  private var isParagraph: Bool {
    guard reader.count > 30 else { return false }
    var measured = 0
    for at in 0..<reader.count where reader.tokens[at].number != nil {
      if reader.unit(at: at + 1, behindNumber: true) != nil { measured += 1 }
    }
    return measured > 7
  }

  private func skippingSigns(_ at: Int) -> Int {
    var at = at
    while at < reader.count, case .sign = reader.tokens[at].kind, !reader.isSign("(", at),
      !reader.isSign("[", at)
    { at += 1 }
    if reader.word(at) == "of" { at += 1 }
    return at
  }

  /// "The juice of 1 lemon": where the amount begins.
  private func extracted(_ start: Int) -> (of: Int, what: Range<Int>)? {
    var at = start
    if reader.word(at) == "the" { at += 1 }
    let first = at
    while reader.has(.extract, at), reader.word(at) != "of" { at += 1 }
    guard at > first, at < first + 6 else { return nil }
    if reader.word(at) == "of", reader.number(at: at + 1) != nil || reader.has(.article, at + 1) {
      return (at + 1, start..<at + 1)
    }
    // "Juice 1 lemon".
    return reader.tokens.indices.contains(at) && reader.tokens[at].number != nil ? (at, start..<at) : nil
  }

  /// An amount behind the name: "Oysters, 1 pint", "chickpeas 2 x 400g cans".
  private func inside(from start: Int) -> (amounts: [LineAmount], begin: Int, end: Int)? {
    var reader = reader
    reader.allowsEnd = true
    // What is measured comes before what is only counted: "16/20 ct, 10 lb".
    for wantsMeasure in [true, false] {
      for at in (start + 1)..<max(start + 1, reader.count) {
        if let found = inside(at, from: start, reader, wantsMeasure: wantsMeasure) { return found }
      }
    }
    return nil
  }

  /// The same at one place.
  private func inside(
    _ at: Int, from start: Int, _ reader: LineReader, wantsMeasure: Bool
  ) -> (amounts: [LineAmount], begin: Int, end: Int)? {
    guard reader.isWord(at) || reader.tokens[at].number != nil else { return nil }
    let isParted =
      [",", "-", ":", "=", ".", "(", ")", ";", "*", "%", "\""].contains { reader.isSign($0, at - 1) }
      && !reader.isHyphenated(at)
    let isNumber = reader.number(at: at) != nil
    let isLoose = isParted && reader.facts(at)?.unit?.isLoose == true
    guard isNumber || isParted || reader.has(.article, at) || isLoose, let found = reader.amounts(at: at),
      let first = found.amounts.first
    else { return nil }
    let isMeasured =
      first.unitWord != nil
      || first.unit.map { reader.isMeasure($0) || $0.isContainer || $0.dimension == .shape || $0 == .piece }
        ?? false
    guard isMeasured == wantsMeasure else { return nil }
    let isBehindName = isParted || reader.isWord(at - 1) && !Self.leading.contains(reader.word(at - 1))
    if reader.isSign("(", at - 1) {
      // A bracket behind the name tells its amount where it holds nothing else.
      guard let close = reader.closing(at - 1, before: reader.count), found.end == close, isMeasured else {
        return nil
      }
      return (found.amounts, at - 1, close + 1)
    }
    let endsThere = isOver(found.end)
    if first.unit?.dimension == .length,
      !endsThere || isParted || found.end < reader.count && !reader.isSign(",", found.end)
    {
      return nil
    }
    let begin =
      isParted && !reader.isSign(")", at - 1) && !reader.isSign("%", at - 1) && !reader.isSign("\"", at - 1)
      ? at - 1 : at
    if isParted, isMeasured || endsThere {
      if let counted = counted(behind: found, reader) { return (counted.0, begin, counted.1) }
      return (found.amounts, begin, found.end)
    }
    guard endsThere, isBehindName else { return nil }
    if isMeasured { return (found.amounts, at, found.end) }
    let isCounted =
      isNumber && first.quantity?.isWhole == true && !Self.numbering.contains(reader.word(at - 1))
    guard isCounted, start == beginning(), (first.quantity ?? .zero) <= Rational(100) else { return nil }
    return (found.amounts, at, found.end)
  }

  /// "6-7 oz, 36 each": the size of one stands before how many.
  private func counted(behind found: (amounts: [LineAmount], end: Int), _ reader: LineReader) -> (
    [LineAmount], Int
  )? {
    guard found.amounts.count == 1, let size = found.amounts.first, let unit = size.unit,
      unit.dimension == .weight,
      let quantity = size.quantity
    else { return nil }
    let comma = ["avg", "average"].contains(reader.word(found.end)) ? found.end + 1 : found.end
    guard reader.isSign(",", comma), let count = reader.amount(at: comma + 1), count.amount.unit == nil,
      ["each", "ea", "ct"].contains(reader.word(count.end - 1)), count.end >= reader.count
    else { return nil }
    var amount = count.amount
    amount.holds = .init(quantity: quantity, upTo: size.upTo, unit: unit)
    return ([amount], count.end)
  }

  private static let leading: Set<String> = [
    "into", "in", "to", "of", "with", "by", "from", "at", "for", "and", "or", "about", "per", "plus", "a",
    "the", "on",
  ]
  private static let numbering: Set<String> = ["no", "nr", "n", "type", "number", "grade", "size", "vitamin"]

  /// The line ends there, or goes on behind a comma or bracket.
  private func isOver(_ at: Int) -> Bool {
    guard at < reader.count else { return true }
    if case .sign = reader.tokens[at].kind { return true }
    return reader.has(.ending, at)
      || ["ap", "ep", "wt", "avg", "net", "total", "each", "ea"].contains(reader.word(at))
  }

  /// As it was written, spaces made one.
  private func text(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    let slice = bytes[
      reader.tokens[range.lowerBound].range.lowerBound..<reader.tokens[range.upperBound - 1].range.upperBound]
    let written = String(decoding: slice, as: UTF8.self)
    guard
      slice.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 < 0x20 || $0 >= 0x80 }) || written.contains("  ")
    else {
      return written
    }
    var plain = ""
    for at in range {
      if at > range.lowerBound, !reader.isGlued(at) { plain += " " }
      let token = reader.tokens[at]
      plain +=
        token.text == "–" || token.number != nil
        ? token.text : String(decoding: bytes[token.range], as: UTF8.self).filter { $0 != "\u{00AD}" }
    }
    return plain
  }

  // MARK: - The name

  /// Reads the food's name from the beginning of a stretch, and what follows it.
  private mutating func readName(_ result: inout IngredientLine, _ range: Range<Int>) {
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
        if at < range.upperBound, reader.isWord(at), pieces.isEmpty || isNameWord(at) { continue }
      } else {
        at = end
      }
      setName(&result, pieces)
      return readRest(&result, at..<range.upperBound)
    }
    setName(&result, pieces)
  }

  /// "Butter, unsalted": a kind behind a comma belongs to the name in lists that put the food first.
  private func kindEnd(_ at: Int, _ limit: Int) -> Int? {
    guard reader.isSign(",", at), at + 1 < limit else { return nil }
    let end = segmentEnd(at + 1, limit)
    guard end - at <= 4,
      (at + 1..<end).allSatisfy({
        reader.has(.kind, $0) && !reader.has(.worked, $0) || ["ap", "leaf"].contains(reader.word($0))
      })
    else { return nil }
    return end
  }

  private func isNameWord(_ at: Int) -> Bool {
    !reader.has(.ending, at) && !reader.has(.worked, at) && reader.word(at) != "or" && reader.word(at) != "to"
  }

  /// Up to the next comma, bracket, colon or dash between spaces.
  private func segmentEnd(_ start: Int, _ limit: Int) -> Int {
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

  /// Without the work that stands first: "finely chopped fresh parsley".
  private mutating func peeled(_ segment: Range<Int>, isOfContainer: Bool) -> Range<Int> {
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
  private func isWork(_ at: Int, _ segment: Range<Int>, isOfContainer: Bool) -> Bool {
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
    case "mashed": return food != "potato"
    case "diced", "chopped", "sliced", "grated":
      return !["tomatoes", "pimientos", "pimentos", "ham"].contains(food) || reader.word(at) == "chopped"
    default: return true
    }
  }

  private func isOnlyAdjectives(_ segment: Range<Int>) -> Bool {
    !segment.isEmpty
      && segment.allSatisfy { at in
        reader.has(.adjective, at) || reader.has(.worked, at) || reader.has(.manner, at)
          || reader.isSign("-", at)
          || reader.isHyphenated(at) || reader.isBeforeHyphen(at) || reader.word(at) == "and"
      }
  }

  private func hasMoreNames(_ end: Int, _ limit: Int) -> Bool {
    reader.isSign(",", end) && end + 1 < limit && reader.isWord(end + 1) && !reader.has(.ending, end + 1)
      && reader.word(end + 1) != "to" && reader.word(end + 1) != "or"
      && !isOnlyAdjectives(end + 1..<segmentEnd(end + 1, limit))
  }

  /// Where the name ends inside of its stretch; nil where it fills it.
  private func nameEnd(_ segment: Range<Int>) -> Int? {
    for at in segment.dropFirst() {
      let word = reader.word(at)
      if word == "or" || reader.isSign("/", at), !reader.isGlued(at) || !isNumberBeside(at) { return at }
      if reader.isSign("+", at) { return at }
      if reader.isHyphenated(at) || reader.isBeforeHyphen(at) { continue }
      if reader.has(.ending, at) { return at }
      switch word {
      case "to", "until", "at", "from", "on", "over", "as", "that": return at
      case "the" where reader.word(at + 1) == "size": return at
      case "size" where reader.word(at + 1) == "of": return at
      case "q" where reader.isSign(".", at + 1): return at
      case "of" where reader.measure(at: at + 1) != nil: return at
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
      if reader.has(.worked, at) || reader.has(.manner, at) || isParticiple(at),
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

  /// Something done that no list names: "salted", "rubbed".
  private func isParticiple(_ at: Int) -> Bool {
    let word = reader.word(at)
    return word.utf8.count > 5 && word.hasSuffix("ed")
      && !["seed", "weed", "bread"].contains { word.hasSuffix($0) }
  }

  private func isNumberBeside(_ at: Int) -> Bool {
    at > 0 && at + 1 < reader.count && reader.tokens[at - 1].number != nil
      && reader.tokens[at + 1].number != nil
  }

  /// Only work follows, to the end or into how it is done: "onion finely chopped", "roast cut into cubes".
  private func isTail(_ start: Int, _ end: Int) -> Bool {
    var at = start
    var hasWork = false
    while at < end {
      if reader.isBeforeHyphen(at) || isCapital(at) { return false }
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

  /// A brand's word, "Miracle Whip".
  private func isCapital(_ at: Int) -> Bool { at > 0 && reader.tokens[at].isCapital }

  private mutating func setName(_ result: inout IngredientLine, _ pieces: [Range<Int>]) {
    let pieces = pieces.filter { !$0.isEmpty }
    guard let first = pieces.first, let last = pieces.last else { return }
    var name = pieces.map { text($0) }.joined(
      separator: pieces.count > 1 && isOnlyAdjectives(first) ? ", " : " ")
    while let end = name.last, " .,;:*".contains(end) { name.removeLast() }
    if let start = name.first, start.isUppercase, isSentenceCase(first) {
      name = start.lowercased() + name.dropFirst()
    }
    result.name = name
    result.nameRange =
      reader.tokens[first.lowerBound].range.lowerBound..<reader.tokens[last.upperBound - 1].range.upperBound
  }

  /// The line's own first word, which wears its capital for that.
  private func isSentenceCase(_ piece: Range<Int>) -> Bool { piece.lowerBound == beginning() }

  // MARK: - The rest

  /// What stands behind the name: brackets, work, purpose, other foods.
  private mutating func readRest(_ result: inout IngredientLine, _ range: Range<Int>) {
    var at = range.lowerBound
    while at < range.upperBound {
      if let close = reader.closing(at, before: range.upperBound) {
        bracket(&result, at + 1..<close)
        at = close + 1
        continue
      }
      if reader.word(at) == "or" || reader.isSign("/", at) {
        let end = alternativeEnd(at + 1, range.upperBound)
        alternative(&result, at + 1..<end)
        at = max(end, at + 1)
        continue
      }
      if let end = sizeOfOne(&result, at, range.upperBound) {
        at = end
        continue
      }
      if let end = furtherAmounts(&result, at, range.upperBound) {
        at = end
        continue
      }
      if case .sign = reader.tokens[at].kind {
        at += 1
        continue
      }
      let end = restEnd(at, range.upperBound)
      note(&result, at..<end)
      at = max(end, at + 1)
    }
  }

  /// "1 hen, 4-5 lb", "4 steaks of 120 g each": how large one of them is.
  private func sizeOfOne(_ result: inout IngredientLine, _ at: Int, _ limit: Int) -> Int? {
    guard var first = result.amounts.first, result.amounts.count == 1, first.holds == nil,
      first.quantity != nil,
      first.unit == nil || first.unit?.isContainer == true || first.unit?.dimension == .shape
        || first.unit == .piece
    else { return nil }
    let isOf = reader.word(at) == "of" || reader.isSign("@", at)
    let isComma = reader.isSign(",", at)
    guard isOf || isComma || reader.isSign(",", at - 1) || first.unit?.isContainer == true else { return nil }
    let begin = isOf || isComma ? at + 1 : at
    guard let found = reader.measure(at: begin), found.holds.unit.dimension != .length || isOf,
      !reader.has(.about, begin)
    else { return nil }
    let end = ["each", "ea", "apiece"].contains(reader.word(found.end)) ? found.end + 1 : found.end
    guard end >= limit || reader.isSign(",", end) else { return nil }
    first.holds = found.holds
    result.amounts[0] = first
    return end
  }

  /// "plus 2 tbsp", "that's one packet" behind the name.
  private func furtherAmounts(_ result: inout IngredientLine, _ at: Int, _ limit: Int) -> Int? {
    let isPlus = reader.word(at) == "plus" || reader.isSign("+", at)
    let isSame =
      ["that's", "thats", "about", "equals"].contains(reader.word(at)) || reader.isSign("-", at)
      || reader.isSign("=", at)
    var reader = reader
    reader.allowsEnd = true
    let begin = reader.isSign(",", at) && reader.has(.about, at + 1) ? at + 2 : at + 1
    guard isPlus || isSame || begin > at + 1, !result.amounts.isEmpty, var read = reader.amount(at: begin),
      read.amount.quantity != nil, read.amount.unit != nil, read.end <= limit
    else { return nil }
    // "Plus 2 tsp zest" is another food.
    if isPlus, read.end < limit, reader.isWord(read.end), !reader.has(.ending, read.end),
      reader.word(read.end) != "to"
    {
      return nil
    }
    read.amount.role = isPlus ? .plus : .same
    result.amounts.append(read.amount)
    return read.end
  }

  private func restEnd(_ start: Int, _ limit: Int) -> Int {
    var at = start
    while at < limit, !reader.isSign("(", at), !reader.isSign("[", at) {
      if at > start, reader.isSign(",", at), isOptional(at + 1) || reader.measure(at: at + 1) != nil {
        return at
      }
      at += 1
    }
    return at
  }

  private func alternativeEnd(_ start: Int, _ limit: Int) -> Int {
    var at = start
    while at < limit {
      if reader.isSign(",", at) || reader.isSign("(", at) || reader.isSign(";", at) { return at }
      if at > start, reader.word(at) == "or" || reader.isSign("/", at) && !isNumberBeside(at) { return at }
      if at > start, reader.has(.ending, at) || reader.word(at) == "to" { return at }
      if at > start, reader.has(.worked, at) || reader.has(.manner, at), isTail(at, segmentEnd(at, limit)) {
        return at
      }
      at += 1
    }
    return limit
  }

  /// A food that may stand for the one named; the head of both is shared in "vegetable or sunflower oil".
  private mutating func alternative(_ result: inout IngredientLine, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if ["so", "more", "less", "to", "as", "other", "another", "any", "similar", "use"].contains(
      reader.word(range.lowerBound))
    {
      return note(&result, range)
    }
    var range = range
    if let amount = reader.amounts(at: range.lowerBound), amount.end < range.upperBound {
      range = amount.end..<range.upperBound
    }
    let name = text(range)
    guard !name.isEmpty else { return }
    result.alternatives.append(name)
    let words = result.name.split(separator: " ")
    if range.count > 1, words.count <= 2, let last = words.last,
      WordFacts.table[last.lowercased()]?.roles.contains(.kind) == true,
      WordFacts.table[reader.word(range.upperBound - 1)]?.roles.contains(.kind) != true
    {
      result.name += " " + text(range.upperBound - 1..<range.upperBound)
    }
  }

  private func isOptional(_ at: Int) -> Bool {
    switch reader.word(at) {
    case "optional", "opt", "optionally", "facultative": true
    case "if": ["desired", "you", "wanted", "liked", "using", "wished"].contains(reader.word(at + 1))
    default: false
    }
  }

  private mutating func bracket(_ result: inout IngredientLine, _ inside: Range<Int>) {
    guard !inside.isEmpty else { return }
    if let amounts = reader.bracketed(result.amounts, inside), !result.amounts.isEmpty {
      result.amounts = amounts
      return
    }
    if !result.amounts.isEmpty, result.amounts[0].size == nil, let end = reader.sizeEnd(inside.lowerBound),
      end == inside.upperBound
    {
      result.amounts[0].size = text(inside)
      return
    }
    if reader.word(inside.lowerBound) == "or", inside.count > 1 {
      return alternative(&result, inside.lowerBound + 1..<inside.upperBound)
    }
    note(&result, inside)
  }

  /// Keeps words beside the name, as work or as what is said about it.
  private mutating func note(_ result: inout IngredientLine, _ range: Range<Int>) {
    var range = range
    if let at = range.first(where: isOptional) {
      result.isOptional = true
      if at == range.lowerBound {
        let rest = reader.word(at) == "if" ? range.upperBound : at + 1
        range = rest..<range.upperBound
        while let first = range.first, case .sign = reader.tokens[first].kind {
          range = first + 1..<range.upperBound
        }
      }
    }
    guard !range.isEmpty else { return }
    var said = text(range)
    while let last = said.last, " ,;*".contains(last) { said.removeLast() }
    if said.isEmpty { return }
    if range.contains(where: { reader.has(.worked, $0) }) {
      notes.append(said)
    } else {
      comments.append(said)
    }
  }

  /// "bu" is a bunch of herbs and a bushel of apples.
  private static let bunched: Set<String> = [
    "parsley", "cilantro", "coriander", "mint", "basil", "thyme", "dill", "chives", "scallions", "kale",
    "chard",
    "radishes", "spinach", "tarragon", "sage", "rosemary", "watercress", "asparagus", "arugula", "collards",
    "onions",
  ]

  private mutating func finish(_ result: inout IngredientLine) {
    if result.amounts.first?.unit == .bushel, let last = result.name.split(separator: " ").last,
      Self.bunched.contains(last.lowercased())
    {
      result.amounts[0].unit = .bunch
    }
    if result.name.isEmpty, let food = foodInUnits(&result) { result.name = food }
    takeUnitBehind(&result)
    result.preparation = notes.isEmpty ? nil : notes.joined(separator: ", ")
    result.comment = comments.isEmpty ? nil : comments.joined(separator: ", ")
    var confidence = 1.0
    if result.name.isEmpty { confidence = 0.3 }
    if reader.tokens.contains(where: { $0.kind == .digits }) { confidence = min(confidence, 0.5) }
    let used = result.amounts.reduce(0) { $0 + $1.range.count }
    if result.amounts.isEmpty, reader.tokens.contains(where: { $0.number != nil }), used == 0 {
      confidence = min(confidence, 0.5)
    }
    if result.name.utf8.count > 80 { confidence = min(confidence, 0.4) }
    result.confidence = confidence
  }

  /// "3 garlic cloves", "1 celery stick": the measure stands behind the food.
  private func takeUnitBehind(_ result: inout IngredientLine) {
    guard let first = result.amounts.first, first.unit == nil, first.unitWord == nil, first.role == .first,
      let space = result.name.lastIndex(of: " ")
    else { return }
    let last = result.name[result.name.index(after: space)...].lowercased()
    let food = result.name[..<space]
    guard let unit = Unit.names[last], let foods = Self.behind[unit] else { return }
    guard foods.isEmpty || foods.contains(where: { food.lowercased().hasSuffix($0) }) else { return }
    if result.amounts.count == 2, unit == .stick, let inch = result.amounts[1].quantity,
      let length = result.amounts[1].unit,
      length.dimension == .length
    {
      result.amounts[0].holds = .init(quantity: inch, upTo: result.amounts[1].upTo, unit: length)
      result.amounts.removeLast()
    }
    result.amounts[0].unit = unit == .stick && food.lowercased().hasSuffix("celery") ? .stalk : unit
    result.name = String(food)
  }

  /// The measures that stand behind their food, and behind which ones; all where none is named.
  private static let behind: [Unit: [String]] = [
    .clove: ["garlic"], .stalk: [], .stick: ["celery", "cinnamon"], .sprig: [],
    .head: ["garlic", "broccoli", "lettuce", "cauliflower", "fennel"],
    .bunch: [],
    .slice: [
      "bacon", "bread", "cheese", "ham", "toast", "prosciutto", "pancetta", "baguette", "brioche",
      "sourdough",
    ],
    .rasher: [], .ear: ["corn"], .bulb: ["garlic", "fennel"], .strip: ["bacon"],
  ]

  /// "6 cloves" alone: the word taken for a measure is the food.
  private func foodInUnits(_ result: inout IngredientLine) -> String? {
    guard let unit = result.amounts.last?.unit, unit.dimension == .shape || unit == .piece, !unit.isContainer
    else { return nil }
    let index = result.amounts.count - 1
    result.amounts[index].unit = nil
    return unit.label(for: result.amounts[index].quantity ?? .one)
  }
}
