import Values

/// An amount in a line, and the token behind it.
package struct ReadAmount: Hashable, Sendable {
  package var amount: LineAmount
  package var end: Int
  /// What one holds told again in other units: "425 g" in "1 (15-oz / 425 g) can".
  var again: LineAmount?
}

extension LineWords {
  /// The amount that begins there: "2 cups", "a pound and a half", "2 (14.5-oz) cans", "a pinch", "3 large"; nil
  /// for none. `isStart`: nothing stands before it, so that "a lemon" is one.
  func amount(at start: Int, isStart: Bool = false) -> ReadAmount? {
    guard start < count else { return nil }
    let lead = LeadReader(words: self).lead(at: start)
    guard let number = number(at: lead.at), number.value > .zero else {
      return UncountedAmounts(words: self).amount(lead, start: start, isStart: isStart)
    }
    // "10 cents' worth", "3 times".
    if ["cents", "cent", "percent", "times", "minutes", "minute", "hours", "hour", "degrees"].contains(
      word(number.end))
    {
      return nil
    }
    return withNumber(number, lead, start: start)
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
    if isSign("#", range.lowerBound) || tokens[range.upperBound - 1].number != nil {
      return range.reduce(into: "") { said, at in
        let isJoined = isGlued(at) && tokens[at - 1].number == nil
        said += (said.isEmpty || isJoined ? "" : " ") + (word(at) == "no" ? "No" : text(at))
      }
    }
    for at in range where !isSign(".", at) {
      if !said.isEmpty, !isSign("-", at), !isSign("-", at - 1) { said += " " }
      said += MeasureWords.sizes[text(at)] ?? text(at)
    }
    return said
  }

  func bytes(_ range: Range<Int>) -> Range<Int> {
    tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  func withNumber(_ number: ReadNumber, _ lead: AmountLead, start: Int) -> ReadAmount? {
    var amount = LineAmount(quantity: number.value, isAbout: lead.isAbout)
    var at = number.end
    var number = number
    if number.value < .one, let pan = NamedMeasures(words: self).pan(at - 1) {
      // "1/9 pan" is how large the pan is.
      return finished(LineAmount(quantity: .one, unitWord: pan.word), start..<pan.end, lead)
    }
    if isSides(at) || isNamePart(at) || isDescending(number.value, at) { return nil }
    if let times = multiplied(&amount, at: at) {
      guard times >= 0 else { return nil }
      return finished(amount, start..<times, lead)
    }
    if word(at) == "x", isWord(at + 1) || isSign("#", at + 1) { at += 1 }
    var canSize: Range<Int>?
    var again: LineAmount?
    if let end = numbered(at) {
      (canSize, at) = (at..<end, end)
    } else if isSign("(", at), let end = numbered(at + 1), isSign(")", end) {
      // "1 (No. 2) can".
      (canSize, at) = (at + 1..<end, end + 1)
    }
    if number.value < .one, word(at) == "of", has(.article, at + 1) { at += 1 }
    if number.value < .one, has(.article, at) {
      // "1/2 of a 6 oz can".
      at += 1
      number = ReadNumber(value: number.value, end: at, isWord: true)
    }
    var churchSize: LineAmount.Holds?
    if let end = range(of: &amount, at: at, inner: &churchSize, isBetween: lead.isBetween) { at = end }
    if let holds = churchSize ?? bracketed(&at, again: &again) ?? second(after: number, &at) {
      amount.holds = holds
    }
    // "2-inch piece", "14-ounce can".
    if isSign("-", at), isGlued(at), isGlued(at + 1) { at += 1 }
    // "1 ten-cent bag".
    if isBeforeHyphen(at), facts(at)?.number != nil, word(at + 2) == "cent" { at += 3 }
    var size = canSize ?? lead.size
    if let end = sizeEnd(at), isWord(end) || isSign("(", end) || isSign(")", end) || allowsEnd {
      size = (size?.lowerBound ?? at)..<end
      if size!.lowerBound < at { size = at..<end }
      at = end
      if amount.holds == nil, let holds = bracketed(&at, again: &again) { amount.holds = holds }
    }
    let ends = MeasureEnds(words: self)
    at = ends.behindPacking(at)
    guard let unit = accepted(at, number: amount.quantity ?? .one) else {
      if amount.holds == nil, let named = NamedMeasures(words: self).measure(at: at) {
        amount.unitWord = named.word
        return finished(amount, start..<named.end, lead, size)
      }
      return finished(amount, start..<at, lead, size)
    }
    amount.unit = unit.unit == .each ? nil : unit.unit
    at = unit.end
    if let spoon = ends.sizedSpoon(unit, size) { (amount.unit, size) = (spoon, nil) }
    if isMeasure(unit.unit) { at = ends.behindWeight(at) }
    if unit.unit.isContainer || unit.unit == .piece || unit.unit == .portion, amount.holds == nil,
      let size = measure(at: at), isName(size.end),
      size.holds.unit.dimension != .length
    {
      // "2 tins 400g tomatoes".
      amount.holds = size.holds
      at = size.end
    }
    if unit.unit == .each { each(&amount, &size, &at) }
    if lead.hasArticle, isMeasure(unit.unit), number.value >= .one,
      isName(at), word(at) != "of", self.unit(at: at, behindNumber: false) == nil, amount.holds == nil
    {
      // "A 3-lb. haddock".
      amount = LineAmount(
        quantity: .one, holds: .init(quantity: number.value, upTo: amount.upTo, unit: unit.unit))
      return finished(amount, start..<at, lead, size)
    }
    if let end = sized(&amount, number, at, lead) { at = end }
    if word(at) == "and", amount.holds == nil, amount.upTo == nil,
      lead.hasArticle || number.value.isWhole && (number.value == .one || isMeasure(unit.unit)),
      let end = andHalf(at)
    {
      amount.quantity = amount.quantity.map { $0 + end.value }
      at = end.end
    }
    if let end = ends.orMore(&amount, at) ?? ends.aboutBehind(&amount, at) { at = end }
    var read = finished(amount, start..<at, lead, size)
    // Of several, it would tell what one of them holds and not how much there is.
    if number.value == .one { read.again = again }
    return read
  }

  /// "3 ea. 750ml btl.", "4 ea #10 cans": what is counted each by each.
  func each(_ amount: inout LineAmount, _ size: inout Range<Int>?, _ at: inout Int) {
    if let end = numbered(at) { (size, at) = (at..<end, end) }
    if let inner = measure(at: at), isName(inner.end) || allowsEnd {
      amount.holds = inner.holds
      at = inner.end
    }
    // A "sachet d'épices" is one thing.
    guard let unit = unit(at: at, behindNumber: false), unit.unit.dimension == .shape,
      isName(unit.end) || allowsEnd, !word(unit.end).hasPrefix("d'")
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
    _ amount: LineAmount, _ range: Range<Int>, _ lead: AmountLead, _ size: Range<Int>? = nil
  ) -> ReadAmount {
    var amount = amount
    amount.size = words(size ?? lead.size)
    var end = range.upperBound
    amount.range = bytes(range.lowerBound..<max(end, range.lowerBound + 1))
    if word(end) == "of" || amount.unit != nil && ["de", "di"].contains(word(end)) && isWord(end + 1) {
      end += 1
    }
    return ReadAmount(amount: amount, end: end)
  }

  /// The unit there, where the word is one in this place and not the food itself.
  func accepted(_ at: Int, number: Rational) -> (unit: Unit, end: Int)? {
    guard let found = unit(at: at, behindNumber: true) else { return nil }
    if found.unit == .each { return found }
    if isBeforeHyphen(at), found.end < at + 3, !isMeasure(found.unit) { return nil }
    switch found.unit.dimension {
    case .weight, .volume, .length: return found
    case .count, .shape: break
    }
    let isTold =
      isName(found.end) || ["(", "/", ")", "@"].contains { isSign($0, found.end) }
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
}
