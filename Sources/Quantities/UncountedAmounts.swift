import Values

/// Amounts without a number: "a pinch", "some", "a lemon", "a pound and a half", "lg onion".
struct UncountedAmounts {
  let words: LineWords

  /// The amount behind such a lead; an article tells one of what is counted and measured, and nothing else tells a
  /// number. Nil where no amount is told.
  func amount(_ lead: AmountLead, start: Int, isStart: Bool) -> ReadAmount? {
    let (vague, isVague) = vagueEnd(lead.at)
    var at = vague
    if lead.hasArticle, let number = words.numbered(at),
      let can = words.unit(at: number, behindNumber: false), can.unit.isContainer
    {
      // "a No. 3 can".
      return words.finished(LineAmount(quantity: .one, unit: can.unit), start..<can.end, lead, at..<number)
    }
    let hasSize = lead.size != nil
    var size = lead.size
    if size == nil, let end = words.sizeEnd(at),
      MeasureWords.plainSizes.contains(words.word(at)) || lead.hasArticle || words.isBeforeHyphen(at),
      words.unit(at: end, behindNumber: false) != nil || isStart && !isVague
    {
      size = at..<end
      at = end
    }
    if let unit = words.unit(at: at, behindNumber: false), isMeasure(unit, at, isStart: isStart),
      isVague || lead.hasArticle || size != nil || isStart || unit.unit.isLoose
    {
      return measured(unit, at, lead, size, start: start, isVague: isVague)
    }
    if isVague {
      return isStart ? words.finished(LineAmount(quantity: nil), start..<at, lead) : nil
    }
    guard isStart, words.isWord(at), lead.hasArticle || size != nil else { return nil }
    if let named = NamedMeasures(words: words).measure(at: at), lead.hasArticle {
      // "A jet of oil" tells no number that anybody could measure; "a coffee cup" does.
      let isVessel = ["cup", "glass", "bowl", "pan"].contains { named.word.hasSuffix(" " + $0) }
      return words.finished(
        LineAmount(quantity: isVessel ? .one : nil, unitWord: named.word), start..<named.end, lead, size)
    }
    if lead.hasArticle || !isPluralName(at), lead.hasArticle || hasSize || size != nil {
      return words.finished(LineAmount(quantity: .one), start..<at, lead, size)
    }
    return nil
  }

  /// Behind "some", "a few", "very little of"; "extra virgin" is a kind of oil.
  private func vagueEnd(_ start: Int) -> (at: Int, isVague: Bool) {
    var at = start
    while !words.isEnd(at + 1) {
      if words.word(at) == "very", words.has(.vague, at + 1) {
        at += 1
        continue
      }
      guard words.has(.vague, at), words.word(at) != "extra" || !isKind(at + 1) else { break }
      at += 1
      if words.word(at) == "of" { at += 1 }
    }
    return (at, at > start)
  }

  private func isKind(_ at: Int) -> Bool {
    words.has(.adjective, at) || words.has(.kind, at) || words.has(.manner, at)
      || ["virgin", "sharp", "wide", "lean", "firm"].contains(words.word(at))
  }

  /// The word is a measure there and not the food.
  private func isMeasure(_ unit: (unit: Unit, end: Int), _ at: Int, isStart: Bool) -> Bool {
    !words.isBeforeHyphen(at)
      && (words.isName(unit.end) || words.allowsEnd || unit.unit.isLoose
        || !isStart && (words.isEnd(unit.end) || words.isSign(",", unit.end)))
  }

  private func measured(
    _ unit: (unit: Unit, end: Int), _ at: Int, _ lead: AmountLead, _ size: Range<Int>?, start: Int,
    isVague: Bool
  ) -> ReadAmount? {
    let isBare = !lead.hasArticle && size == nil
    if isBare, words.isMeasure(unit.unit), let half = words.andHalf(unit.end) {
      // "Pound and half of mince".
      return words.finished(
        LineAmount(quantity: .one + half.value, unit: unit.unit), start..<half.end, lead)
    }
    if isBare, !unit.unit.isLoose, words.word(unit.end) != "of", !isVague { return nil }
    if MeasureWords.compounds[words.word(at)]?.contains(words.word(unit.end)) == true { return nil }
    let isOne = !isVague && !unit.unit.isLoose && !isBare
    var amount = LineAmount(quantity: isOne ? .one : nil, unit: unit.unit == .each ? nil : unit.unit)
    var end = unit.end
    if isOne, let half = words.andHalf(end) {
      amount.quantity = .one + half.value
      end = half.end
    }
    if isOne, let more = MeasureEnds(words: words).orMore(&amount, end) { end = more }
    return words.finished(amount, start..<end, lead, size)
  }

  /// The first stretch of words ends in a plural: "large onions" tells no number, "lg onion" is one.
  private func isPluralName(_ start: Int) -> Bool {
    var at = start
    while words.isWord(at + 1), !words.has(.ending, at + 1), !words.has(.worked, at + 1) { at += 1 }
    return words.word(at).hasSuffix("s") && !words.word(at).hasSuffix("ss")
  }
}
