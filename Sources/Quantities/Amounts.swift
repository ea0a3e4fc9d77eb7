import Values

/// An amount in a line, and the token behind it.
package struct ReadAmount: Hashable, Sendable {
  package var amount: LineAmount
  package var end: Int
}

extension LineWords {
  /// The amount that begins there: "2 cups", "a pound and a half", "2 (14.5-oz) cans", "a pinch", "3 large"; nil
  /// for none. `isStart`: nothing stands before it, so that "a lemon" is one.
  func amount(at start: Int, isStart: Bool = false) -> ReadAmount? {
    guard start < count else { return nil }
    var lead = Lead(at: start)
    readLead(&lead)
    guard let number = number(at: lead.at), number.value > .zero else {
      return withoutNumber(lead, start: start, isStart: isStart)
    }
    // "10 cents' worth", "3 times".
    if ["cents", "cent", "percent", "times", "minutes", "minute", "hours", "hour", "degrees"].contains(
      word(number.end))
    {
      return nil
    }
    return withNumber(number, lead, start: start)
  }

  /// What stands before a number: "about", "a scant", "a good".
  struct Lead {
    var at: Int
    var hasArticle = false
    var isAbout = false
    var size: Range<Int>?
  }

  func readLead(_ lead: inout Lead) {
    for _ in 0..<5 {
      let at = lead.at
      if isSign("~", at), text(at) == "~" {
        lead.isAbout = true
      } else if has(.about, at), isSign(".", at + 1), number(at: at + 2) != nil {
        lead.isAbout = true
        lead.at += 1
      } else if has(.about, at), word(at) != "some" || number(at: at + 1) != nil, isLead(at + 1) {
        lead.isAbout = true
        if word(at + 1) == "to" || word(at + 1) == "least" || word(at + 1) == "most" { lead.at += 1 }
      } else if has(.article, at), !lead.hasArticle, !takesArticle(at) {
        lead.hasArticle = true
      } else if let end = sizeEnd(at),
        MeasureWords.plainSizes.contains(word(at)) || lead.hasArticle || isBeforeHyphen(at)
          || number(at: end) != nil
          || has(.article, end)
          || unit(at: end, behindNumber: false)?.unit.isLoose == true,
        isLead(end) || lead.hasArticle && unit(at: end, behindNumber: false) != nil
      {
        lead.size = (lead.size?.lowerBound ?? at)..<end
        lead.at = end - 1
      } else {
        return
      }
      lead.at += 1
    }
  }

  /// "A half", "a couple", "a hundred": the article is the number's.
  func takesArticle(_ at: Int) -> Bool {
    facts(at + 1)?.share != nil || ["couple", "dozen", "pair", "hundred"].contains(word(at + 1))
  }

  /// A number, or what leads to one.
  func isLead(_ at: Int) -> Bool {
    guard at < count else { return false }
    if number(at: at) != nil || has(.article, at) || has(.about, at) { return true }
    if word(at) == "to" || word(at) == "least" || word(at) == "most" { return number(at: at + 1) != nil }
    if let end = sizeEnd(at) {
      return end < count && (number(at: end) != nil || unit(at: end, behindNumber: false) != nil)
    }
    return unit(at: at, behindNumber: false) != nil
  }

  /// Where the words of a size end: "large", "extra large", "medium-sized", "thumb-sized", "heaped"; nil for none.
  func sizeEnd(_ start: Int) -> Int? {
    var at = start
    while at < start + 4 {
      if isBeforeHyphen(at), ["sized", "size"].contains(word(at + 2)) {
        at += 3
      } else if isBeforeHyphen(at), word(at) == "extra", has(.size, at + 2) {
        at += 3
      } else if isWord(at), word(at + 1) == "sized", !isHyphenated(at + 1) {
        at += 2
      } else if has(.size, at), !isBeforeHyphen(at),
        !(tokens[at].isCapital && isWord(at + 1) && tokens[at + 1].isCapital)
      {
        if word(at) == "extra", !has(.size, at + 1) { break }
        at += 1
        if isSign(".", at), isGlued(at) { at += 1 }
        if word(at) == "to" || word(at) == "or", has(.size, at + 1) { at += 1 }
      } else {
        break
      }
    }
    return at > start ? at : nil
  }

  func words(_ range: Range<Int>?) -> String? {
    guard let range else { return nil }
    var said = ""
    for at in range where !isSign(".", at) {
      if !said.isEmpty, !isSign("-", at), !isSign("-", at - 1) { said += " " }
      said += MeasureWords.sizes[text(at)] ?? text(at)
    }
    return said
  }

  func bytes(_ range: Range<Int>) -> Range<Int> {
    tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  // MARK: - With a number

  func withNumber(_ number: ReadNumber, _ lead: Lead, start: Int) -> ReadAmount? {
    var amount = LineAmount(quantity: number.value, isAbout: lead.isAbout)
    var at = number.end
    if isSides(at) || isNamePart(at) || isDescending(number.value, at) { return nil }
    if let times = multiplied(&amount, at: at) {
      guard times >= 0 else { return nil }
      return finished(amount, start..<times, lead)
    }
    if let end = numbered(at) { at = end }
    if number.value < .one, word(at) == "of", has(.article, at + 1) { at += 1 }
    if number.value < .one, has(.article, at) { at += 1 }
    var churchSize: LineAmount.Holds?
    if let end = range(of: &amount, at: at, inner: &churchSize) { at = end }
    if let holds = churchSize ?? bracketed(&at) ?? second(after: number, &at) { amount.holds = holds }
    // "2-inch piece", "14-ounce can".
    if isSign("-", at), isGlued(at), isGlued(at + 1) { at += 1 }
    var size = lead.size
    if let end = sizeEnd(at), isWord(end) || isSign("(", end) || isSign(")", end) || allowsEnd {
      size = (size?.lowerBound ?? at)..<end
      if size!.lowerBound < at { size = at..<end }
      at = end
      if amount.holds == nil, let holds = bracketed(&at) { amount.holds = holds }
    }
    guard let unit = accepted(at, number: amount.quantity ?? .one) else {
      if amount.holds == nil, let named = namedMeasure(at) {
        amount.unitWord = named.word
        return finished(amount, start..<named.end, lead, size)
      }
      return finished(amount, start..<at, lead, size)
    }
    amount.unit = unit.unit == .each ? nil : unit.unit
    at = unit.end
    if unit.unit.isContainer, amount.holds == nil, let size = measure(at: at), isName(size.end),
      size.holds.unit.dimension != .length
    {
      // "2 tins 400g tomatoes".
      amount.holds = size.holds
      at = size.end
    }
    if unit.unit == .each { each(&amount, number, &at) }
    if lead.hasArticle, isMeasure(unit.unit), amount.upTo == nil, number.value >= .one,
      isName(at), word(at) != "of", self.unit(at: at, behindNumber: false) == nil, amount.holds == nil
    {
      // "A 3-lb. haddock".
      amount = LineAmount(quantity: .one, holds: .init(quantity: number.value, upTo: nil, unit: unit.unit))
      return finished(amount, start..<at, lead, size)
    }
    if let end = sized(&amount, number, at, lead) { at = end }
    if word(at) == "and", amount.holds == nil, lead.hasArticle || number.value == .one,
      let end = andHalf(at)
    {
      amount.quantity = amount.quantity.map { $0 + end.value }
      at = end.end
    }
    return finished(amount, start..<at, lead, size)
  }

  /// "3 ea. 750ml btl.", "4 ea #10 cans": what is counted each by each.
  func each(_ amount: inout LineAmount, _ number: ReadNumber, _ at: inout Int) {
    if let end = numbered(at) { at = end }
    if let inner = measure(at: at), isName(inner.end) || allowsEnd {
      amount.holds = inner.holds
      at = inner.end
    }
    guard let unit = unit(at: at, behindNumber: false), unit.unit.dimension == .shape,
      isName(unit.end) || allowsEnd
    else { return }
    amount.unit = unit.unit
    at = unit.end
  }

  /// "and a half", "and a quarter" behind a unit.
  func andHalf(_ at: Int) -> ReadNumber? {
    // "and a half cup" begins another measure.
    guard let share = andShare(at), unit(at: share.end, behindNumber: false) == nil else { return nil }
    return share
  }

  func finished(
    _ amount: LineAmount, _ range: Range<Int>, _ lead: Lead, _ size: Range<Int>? = nil
  ) -> ReadAmount {
    var amount = amount
    amount.size = words(size ?? lead.size)
    var end = range.upperBound
    amount.range = bytes(range.lowerBound..<max(end, range.lowerBound + 1))
    if word(end) == "of" { end += 1 }
    return ReadAmount(amount: amount, end: end)
  }

  /// The unit there, where the word is one in this place and not the food itself.
  func accepted(_ at: Int, number: Rational) -> (unit: Unit, end: Int)? {
    guard let found = unit(at: at, behindNumber: true) else { return nil }
    if found.unit == .each { return found }
    if isBeforeHyphen(at), !isMeasure(found.unit) { return nil }
    switch found.unit.dimension {
    case .weight, .volume, .length: return found
    case .count, .shape: break
    }
    let isTold = isName(found.end) || ["(", "/", ")"].contains { isSign($0, found.end) }
    guard isTold || allowsEnd && (found.end >= count || [",", ";", "-"].contains { isSign($0, found.end) })
    else {
      return found.unit.isLoose || found.unit.isContainer ? found : nil
    }
    if word(found.end) == "of" || found.unit.isContainer || found.unit.isLoose { return found }
    if MeasureWords.compounds[word(at)]?.contains(word(found.end)) == true { return nil }
    let isPlural = word(at) == found.unit.label(for: Rational(2))
    guard MeasureWords.doubtful.contains(found.unit), isPlural || word(at) == found.unit.symbol else {
      return found
    }
    return isPlural == (number > .one) ? found : nil
  }

  /// A word of the name stands there, or "of".
  func isName(_ at: Int) -> Bool {
    guard isWord(at) || at < count && tokens[at].number != nil else { return false }
    return !has(.ending, at) || word(at) == "of"
  }

  func isEnd(_ at: Int) -> Bool { at >= count }

  /// "1 tuft of parsley", "3 water glasses of flour": a measure that no table knows, in front of "of".
  func namedMeasure(_ at: Int) -> (word: String, end: Int)? {
    if let known = foreign(at) { return known }
    for length in 1...2
    where word(at + length) == "of" && isWord(at + length + 1) && number(at: at + length + 1) == nil {
      let names = (at..<at + length).map { word($0) }
      guard !names.contains(""),
        !(at..<at + length).contains(where: { has(.cut, $0) || has(.extract, $0) || has(.size, $0) })
      else { return nil }
      let last = names[length - 1]
      let isPlural = last.hasSuffix("s") && !last.hasSuffix("ss") && last.count > 3
      let singular =
        last.hasSuffix("sses") ? String(last.dropLast(2)) : isPlural ? String(last.dropLast()) : last
      return ((names.dropLast() + [singular]).joined(separator: " "), at + length)
    }
    return nil
  }

  /// Measures of other countries that have no fixed size here: "2 go rice", "1 tea glass oil".
  func foreign(_ at: Int) -> (word: String, end: Int)? {
    let pair = word(at) + " " + word(at + 1)
    let plain = pair.hasSuffix("s") && !pair.hasSuffix("ss") ? String(pair.dropLast()) : pair
    if MeasureWords.foreignPairs.contains(plain) { return (plain, at + 2) }
    if pair.hasSuffix("glasses"), MeasureWords.foreignPairs.contains(String(pair.dropLast(2))) {
      return (String(pair.dropLast(2)), at + 2)
    }
    guard MeasureWords.foreignWords.contains(word(at)), isName(at + 1) || isSign("(", at + 1) else {
      return nil
    }
    return (word(at), at + 1)
  }

  // MARK: - Without a number

  func withoutNumber(_ lead: Lead, start: Int, isStart: Bool) -> ReadAmount? {
    var at = lead.at
    var isVague = false
    while has(.vague, at), !isEnd(at + 1) {
      isVague = true
      at += 1
      if word(at) == "of" { at += 1 }
    }
    let hasSize = lead.size != nil
    var size = lead.size
    if size == nil, let end = sizeEnd(at),
      MeasureWords.plainSizes.contains(word(at)) || lead.hasArticle || isBeforeHyphen(at),
      unit(at: end, behindNumber: false) != nil || isStart && !isVague
    {
      size = at..<end
      at = end
    }
    if let unit = unit(at: at, behindNumber: false),
      isName(unit.end) || allowsEnd || unit.unit.isLoose
        || !isStart && (unit.end >= count || isSign(",", unit.end)),
      !isBeforeHyphen(at),
      isVague || lead.hasArticle || size != nil || isStart || unit.unit.isLoose
    {
      let isBare = !lead.hasArticle && size == nil
      if isBare, isMeasure(unit.unit), let half = andHalf(unit.end) {
        // "Pound and half of mince".
        return finished(LineAmount(quantity: .one + half.value, unit: unit.unit), start..<half.end, lead)
      }
      if isBare, !unit.unit.isLoose, word(unit.end) != "of", !isVague { return nil }
      if MeasureWords.compounds[word(at)]?.contains(word(unit.end)) == true { return nil }
      let isOne = !isVague && !unit.unit.isLoose && !isBare
      var amount = LineAmount(quantity: isOne ? .one : nil, unit: unit.unit == .each ? nil : unit.unit)
      var end = unit.end
      if isOne, let half = andHalf(end) {
        amount.quantity = .one + half.value
        end = half.end
      }
      return finished(amount, start..<end, lead, size)
    }
    if isVague {
      let amount = LineAmount(quantity: nil)
      return isStart ? finished(amount, start..<at, lead) : nil
    }
    guard isStart, isWord(at), lead.hasArticle || size != nil else { return nil }
    if let named = namedMeasure(at), lead.hasArticle {
      // "A jet of oil" tells no number that anybody could measure.
      return finished(LineAmount(quantity: nil, unitWord: named.word), start..<named.end, lead, size)
    }
    let isPlural = isPluralName(at)
    if lead.hasArticle || !isPlural, lead.hasArticle || hasSize || size != nil {
      return finished(LineAmount(quantity: .one), start..<at, lead, size)
    }
    return nil
  }

  /// The first stretch of words ends in a plural: "large onions" tells no number, "lg onion" is one.
  func isPluralName(_ start: Int) -> Bool {
    var at = start
    while isWord(at + 1), !has(.ending, at + 1), !has(.worked, at + 1) { at += 1 }
    return word(at).hasSuffix("s") && !word(at).hasSuffix("ss")
  }
}
