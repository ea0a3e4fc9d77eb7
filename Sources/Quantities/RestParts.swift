import Values

extension LineParts {
  /// What stands behind the name: brackets, work, purpose, other foods.
  mutating func readRest(_ result: inout IngredientLine, _ range: Range<Int>) {
    var at = range.lowerBound
    while at < range.upperBound {
      if let close = reader.closing(at, before: range.upperBound) {
        bracket(&result, at + 1..<close)
        at = close + 1
        continue
      }
      let sizes = SizesBehind(words: reader)
      if let end = sizes.times(&result, at) {
        at = end
        continue
      }
      if reader.word(at) == "or" || reader.isSign("/", at), !isPercent(at + 1) {
        let end = alternativeEnd(at + 1, range.upperBound)
        alternative(&result, at + 1..<end)
        at = max(end, at + 1)
        continue
      }
      if let end = sizes.sizeOfOne(&result, at, range.upperBound) {
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

  /// "plus 2 tbsp", "that's one packet" behind the name.
  func furtherAmounts(_ result: inout IngredientLine, _ at: Int, _ limit: Int) -> Int? {
    let isPlus = reader.word(at) == "plus" || reader.isSign("+", at)
    let isLess = reader.isSign(",", at) && reader.word(at + 1) == "less"
    let isSame =
      ["that's", "thats", "about", "equals", "weighing", "so"].contains(reader.word(at))
      || reader.isSign("-", at)
      || reader.isSign("=", at)
    var reader = reader
    reader.allowsEnd = true
    let isAbout = reader.isSign(",", at) && reader.has(.about, at + 1)
    let begin = isLess ? at + 2 : at + 1
    guard isPlus || isSame || isAbout || isLess, !result.amounts.isEmpty, var read = reader.amount(at: begin),
      read.amount.quantity != nil, read.end <= limit
    else { return nil }
    if read.amount.unit == nil {
      guard isPlus || isSame, let end = countedEnd(result, read, isPlus: isPlus, limit) else { return nil }
      read.end = end
    }
    // "Plus 2 tsp zest" is another food.
    if isPlus, read.end < limit, reader.isWord(read.end), !reader.has(.ending, read.end),
      reader.word(read.end) != "to"
    {
      return nil
    }
    read.amount.role = isLess ? .minus : isPlus ? .plus : .same
    result.amounts.append(read.amount)
    return read.end
  }

  /// Where more of the same food, counted, ends: "plus 1 yolk" of eggs, "so about two limes" of their juice.
  private func countedEnd(
    _ result: IngredientLine, _ read: ReadAmount, isPlus: Bool, _ limit: Int
  ) -> Int? {
    var at = read.end
    let name = result.name.lowercased()
    let isOfEggs = isPlus && result.amounts[0].unit == nil && name.contains("egg")
    while at < limit, reader.isWord(at) {
      let word = reader.word(at)
      let one = word.hasSuffix("s") ? String(word.dropLast()) : word
      guard isOfEggs && ["egg", "yolk", "white"].contains(one) || name.contains(one) && one.utf8.count > 2
      else {
        break
      }
      at += 1
    }
    let isOver = at >= limit || reader.isSign(",", at) || reader.has(.ending, at) || reader.isSign("(", at)
    return at > read.end && isOver ? at : nil
  }

  func restEnd(_ start: Int, _ limit: Int) -> Int {
    var at = start
    while at < limit, !reader.isSign("(", at), !reader.isSign("[", at) {
      if at > start, reader.isSign(",", at),
        isOptional(at + 1) || reader.measure(at: at + 1) != nil
          || ["plus", "or"].contains(reader.word(at + 1)) && reader.number(at: at + 2) != nil
      {
        return at
      }
      at += 1
    }
    return at
  }

  func alternativeEnd(_ start: Int, _ limit: Int) -> Int {
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
  mutating func alternative(_ result: inout IngredientLine, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if ["so", "more", "less", "to", "as", "other", "another", "any", "similar", "use"].contains(
      reader.word(range.lowerBound))
    {
      return note(&result, range)
    }
    if range.allSatisfy({ reader.has(.vague, $0) }) { return note(&result, range) }
    var range = range
    var ending = reader
    ending.allowsEnd = true
    if !result.amounts.isEmpty, var same = ending.amount(at: range.lowerBound), same.end >= range.upperBound,
      same.amount.quantity != nil,
      same.amount.unit != nil || result.amounts[0].unit == nil && result.amounts[0].unitWord == nil
    {
      // "an onion or two".
      if range.count == 1, reader.isWord(range.lowerBound), result.amounts[0].quantity == .one,
        result.amounts[0].upTo == nil, let more = same.amount.quantity, more > .one
      {
        result.amounts[0].upTo = more
        return
      }
      // "10 lbs peaches, or 1/4 bushel".
      same.amount.role = .same
      result.amounts.append(same.amount)
      return
    }
    if let amount = reader.amounts(at: range.lowerBound), amount.end < range.upperBound {
      if !result.amounts.isEmpty, amount.amounts.count == 1, var same = amount.amounts.first,
        same.quantity != nil, isSameFood(amount.end..<range.upperBound, same)
      {
        same.role = .same
        result.amounts.append(same)
        return
      }
      range = amount.end..<range.upperBound
    }
    var name = text(range)
    while let last = name.last, " !*,;".contains(last) { name.removeLast() }
    guard !name.isEmpty else { return }
    result.alternatives.append(name)
    let words = result.name.split(separator: " ")
    if range.count > 1, words.count <= 2,
      !range.contains(where: { reader.has(.ending, $0) || ["from", "of"].contains(reader.word($0)) }),
      let last = words.last,
      WordFacts.table[last.lowercased()]?.roles.contains(.kind) == true,
      WordFacts.table[reader.word(range.upperBound - 1)]?.roles.contains(.kind) != true
    {
      result.name += " " + text(range.upperBound - 1..<range.upperBound)
    }
  }

  /// "2 small ones", "2 tbsp homemade": nothing is named but the food of before.
  private func isSameFood(_ range: Range<Int>, _ amount: LineAmount) -> Bool {
    range.allSatisfy { at in
      ["one", "ones"].contains(reader.word(at)) && amount.unit == nil
        || ["homemade", "leftover"].contains(reader.word(at)) && amount.unit != nil
    }
  }

  func isOptional(_ at: Int) -> Bool {
    switch reader.word(at) {
    case "optional", "opt", "optionally", "facultative": true
    case "may", "can", "could": isLeftOut(at + 1)
    case "if": ["desired", "you", "wanted", "liked", "using", "wished"].contains(reader.word(at + 1))
    default: false
    }
  }

  /// "may be omitted", "can be left out".
  private func isLeftOut(_ at: Int) -> Bool {
    reader.word(at) == "be"
      && (["omitted", "skipped", "dropped"].contains(reader.word(at + 1))
        || reader.word(at + 1) == "left" && reader.word(at + 2) == "out")
  }

  mutating func bracket(_ result: inout IngredientLine, _ inside: Range<Int>) {
    guard !inside.isEmpty else { return }
    if let amounts = reader.bracketed(result.amounts, inside, isBehindName: true), !result.amounts.isEmpty {
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
  mutating func note(_ result: inout IngredientLine, _ range: Range<Int>) {
    var range = range
    if let at = range.first(where: isOptional) {
      result.isOptional = true
      if at == range.lowerBound {
        let rest = ["if", "may", "can", "could"].contains(reader.word(at)) ? range.upperBound : at + 1
        range = rest..<range.upperBound
        while let first = range.first, case .sign = reader.tokens[first].kind {
          range = first + 1..<range.upperBound
        }
      }
    }
    guard !range.isEmpty else { return }
    // "eggs 2, large".
    if let first = result.amounts.first, first.quantity != nil, first.unit == nil, first.size == nil,
      MeasureWords.plainSizes.contains(reader.word(range.lowerBound)),
      reader.sizeEnd(range.lowerBound) == range.upperBound
    {
      result.amounts[0].size = reader.words(range)
      return
    }
    var said = text(range)
    while let last = said.last, " ,;*".contains(last) { said.removeLast() }
    if said.isEmpty { return }
    if range.contains(where: { reader.has(.worked, $0) }) {
      notes.append(said)
    } else {
      comments.append(said)
    }
  }
}
