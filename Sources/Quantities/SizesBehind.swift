import Values

/// What is said behind the food of the packages and pieces before it: how many, and how large one is.
struct SizesBehind {
  let words: LineWords

  /// "6 oz salmon x 8", "1 tin tomatoes x 2": how many of them, behind the food.
  func times(_ result: inout IngredientLine, _ at: Int) -> Int? {
    guard words.word(at) == "x", let count = words.number(at: at + 1), result.amounts.count == 1,
      let first = result.amounts.first, let quantity = first.quantity, first.upTo == nil
    else { return nil }
    if let unit = first.unit, words.isMeasure(unit) {
      result.amounts[0].holds = .init(quantity: quantity, unit: unit)
      (result.amounts[0].quantity, result.amounts[0].unit) = (count.value, nil)
    } else {
      result.amounts[0].quantity = quantity * count.value
    }
    return count.end
  }

  /// "1 hen, 4-5 lb", "4 steaks of 120 g each": how large one of them is.
  func sizeOfOne(_ result: inout IngredientLine, _ at: Int, _ limit: Int) -> Int? {
    guard var first = result.amounts.first, result.amounts.count == 1, first.holds == nil,
      first.quantity != nil,
      first.unit == nil || first.unit?.isContainer == true || first.unit?.dimension == .shape
        || first.unit == .piece
    else { return nil }
    let isOf = ["of", "à"].contains(words.word(at)) || words.isSign("@", at)
    let isComma = words.isSign(",", at)
    if words.word(at) == "weighing" { return weight(&result, &first, at + 1, limit) }
    guard isOf || isComma || words.isSign(",", at - 1) || first.unit?.isContainer == true else { return nil }
    let begin = isOf || isComma ? at + 1 : at
    guard let found = words.measure(at: begin), !words.has(.about, begin),
      found.holds.unit != .each || first.unit?.isContainer == true
    else { return nil }
    let isLong = found.holds.unit.dimension == .length
    guard !isLong || isOf || ["long", "thick", "wide", "across", "square"].contains(words.word(found.end))
    else { return nil }
    let behind = ["each", "ea", "apiece", "long", "thick", "wide", "across", "square"]
    let end = behind.contains(words.word(found.end)) ? found.end + 1 : found.end
    guard end >= limit || words.isSign(",", end) else { return nil }
    first.holds = found.holds
    result.amounts[0] = first
    return end
  }

  /// "a leg weighing 8 pounds": the size of the one there is, or of each; "about" as much is how much there is in all.
  private func weight(
    _ result: inout IngredientLine, _ first: inout LineAmount, _ at: Int, _ limit: Int
  ) -> Int? {
    let isAbout = words.has(.about, at)
    guard let amount = words.amount(at: at), let unit = amount.amount.unit,
      let quantity = amount.amount.quantity,
      unit.dimension == .weight, amount.end <= limit
    else { return nil }
    let isEach = ["each", "ea", "apiece"].contains(words.word(amount.end))
    guard isEach || !isAbout && first.quantity == .one else { return nil }
    first.holds = .init(quantity: quantity, upTo: amount.amount.upTo, unit: unit)
    result.amounts[0] = first
    return isEach ? amount.end + 1 : amount.end
  }
}
