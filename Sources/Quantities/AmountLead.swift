import Values

/// What stands before an amount's number or measure: "about", "a scant", "between".
struct AmountLead {
  /// The token behind it.
  var at: Int
  var hasArticle = false
  var isAbout = false
  /// "between three and four".
  var isBetween = false
  var size: Range<Int>?
}

/// Reads what leads to an amount.
struct LeadReader {
  let words: LineWords

  /// What leads to the amount that begins there; nothing but the place where no word does.
  func lead(at start: Int) -> AmountLead {
    var lead = AmountLead(at: start)
    for _ in 0..<5 {
      guard take(&lead) else { break }
      lead.at += 1
    }
    return lead
  }

  /// Takes the word there; false where it leads to nothing.
  private func take(_ lead: inout AmountLead) -> Bool {
    let at = lead.at
    if isNumber(at) { return false }
    if let end = nearly(at), isLead(end) {
      (lead.isAbout, lead.at) = (true, end - 1)
    } else if let end = about(at) {
      (lead.isAbout, lead.at) = (true, end - 1)
    } else if words.word(at) == "x", isNumber(at + 1), words.isGlued(at + 1) {
      // "x2 shallots".
    } else if let end = between(at) {
      (lead.isBetween, lead.at) = (true, end - 1)
    } else if words.has(.article, at), !lead.hasArticle, !takesArticle(at),
      !(words.isGlued(at + 1) && isNumber(at + 1))
    {
      lead.hasArticle = true
    } else if let end = words.sizeEnd(at),
      MeasureWords.plainSizes.contains(words.word(at)) || lead.hasArticle || words.isBeforeHyphen(at)
        || words.number(at: end) != nil || words.has(.article, end)
        || words.unit(at: end, behindNumber: false)?.unit.isLoose == true,
      isLead(end) || lead.hasArticle && words.unit(at: end, behindNumber: false) != nil
    {
      lead.size = (lead.size?.lowerBound ?? at)..<end
      lead.at = end - 1
    } else {
      return false
    }
    return true
  }

  /// "about", "approx.", "c. 300 g", "~", "up to", "at least".
  private func about(_ at: Int) -> Int? {
    if words.isSign("~", at), words.text(at) == "~" { return at + 1 }
    let isAbout = words.has(.about, at)
    if isAbout || words.word(at) == "c", words.isSign(".", at + 1), words.number(at: at + 2) != nil {
      return at + 2
    }
    if words.word(at) == "c" { return isNumber(at + 1) ? at + 1 : nil }
    guard isAbout, words.word(at) != "some" || words.number(at: at + 1) != nil, isLead(at + 1) else {
      return nil
    }
    return ["to", "least", "most"].contains(words.word(at + 1)) ? at + 2 : at + 1
  }

  private func isNumber(_ at: Int) -> Bool { at >= 0 && at < words.count && words.tokens[at].number != nil }

  /// "just under", "a little over", "slightly less than", "not quite".
  private func nearly(_ start: Int) -> Int? {
    guard words.isWord(start) else { return nil }
    var at =
      words.has(.article, start) && ["little", "bit"].contains(words.word(start + 1)) ? start + 1 : start
    if ["just", "slightly", "little", "bit"].contains(words.word(at)) { at += 1 }
    if words.word(at) == "not", words.word(at + 1) == "quite" { return at + 2 }
    if ["less", "more"].contains(words.word(at)), words.word(at + 1) == "than" { return at + 2 }
    if words.word(at) == "close", words.word(at + 1) == "to" { return at + 2 }
    return at > start && ["under", "over", "about"].contains(words.word(at)) ? at + 1 : nil
  }

  /// "between", "from", "anywhere from": in front of both ends of a range.
  private func between(_ start: Int) -> Int? {
    guard words.isWord(start) else { return nil }
    let at = ["anywhere", "somewhere"].contains(words.word(start)) ? start + 1 : start
    guard words.word(at) == "between" || words.word(at) == "from", let low = words.number(at: at + 1) else {
      return nil
    }
    let next = words.unit(at: low.end, behindNumber: true)?.end ?? low.end
    return ["and", "to"].contains(words.word(low.end)) || ["and", "to"].contains(words.word(next))
      ? at + 1 : nil
  }

  /// "A half", "a couple", "a hundred": the article is the number's.
  private func takesArticle(_ at: Int) -> Bool {
    words.facts(at + 1)?.share != nil || ["couple", "dozen", "pair", "hundred"].contains(words.word(at + 1))
  }

  /// A number, or what leads to one.
  func isLead(_ at: Int) -> Bool {
    guard at < words.count else { return false }
    if words.number(at: at) != nil || words.has(.article, at) || words.has(.about, at) { return true }
    if words.word(at) == "to" || words.word(at) == "least" || words.word(at) == "most" {
      return words.number(at: at + 1) != nil
    }
    if let end = words.sizeEnd(at) {
      return end < words.count
        && (words.number(at: end) != nil || words.unit(at: end, behindNumber: false) != nil)
    }
    return words.unit(at: at, behindNumber: false) != nil
  }
}
