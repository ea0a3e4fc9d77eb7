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
  func sizeOfOne(_ result: inout IngredientLine, _ at: Int, _ limit: Int) -> Int? {
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
  func furtherAmounts(_ result: inout IngredientLine, _ at: Int, _ limit: Int) -> Int? {
    let isPlus = reader.word(at) == "plus" || reader.isSign("+", at)
    let isLess = reader.isSign(",", at) && reader.word(at + 1) == "less"
    let isSame =
      ["that's", "thats", "about", "equals", "weighing"].contains(reader.word(at)) || reader.isSign("-", at)
      || reader.isSign("=", at)
    var reader = reader
    reader.allowsEnd = true
    let isAbout = reader.isSign(",", at) && reader.has(.about, at + 1)
    let begin = isLess ? at + 2 : at + 1
    guard isPlus || isSame || isAbout || isLess, !result.amounts.isEmpty, var read = reader.amount(at: begin),
      read.amount.quantity != nil, read.amount.unit != nil, read.end <= limit
    else { return nil }
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

  func restEnd(_ start: Int, _ limit: Int) -> Int {
    var at = start
    while at < limit, !reader.isSign("(", at), !reader.isSign("[", at) {
      if at > start, reader.isSign(",", at), isOptional(at + 1) || reader.measure(at: at + 1) != nil {
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
    var range = range
    var ending = reader
    ending.allowsEnd = true
    if !result.amounts.isEmpty, var same = ending.amount(at: range.lowerBound), same.end >= range.upperBound,
      same.amount.quantity != nil, same.amount.unit != nil
    {
      // "10 lbs peaches, or 1/4 bushel".
      same.amount.role = .same
      result.amounts.append(same.amount)
      return
    }
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

  func isOptional(_ at: Int) -> Bool {
    switch reader.word(at) {
    case "optional", "opt", "optionally", "facultative": true
    case "if": ["desired", "you", "wanted", "liked", "using", "wished"].contains(reader.word(at + 1))
    default: false
    }
  }

  mutating func bracket(_ result: inout IngredientLine, _ inside: Range<Int>) {
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
  mutating func note(_ result: inout IngredientLine, _ range: Range<Int>) {
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
}
