import Values

/// The clauses of a line that tells of a dinner.
struct DinnerClauses {
  let scan: Scan

  /// All of them, in order; what tells nothing of a dinner is `other`.
  func read() -> [DinnerClause] {
    ranges().map { range in
      var start = range.lowerBound
      while start < range.upperBound,
        DinnerWords.leads.contains(scan.word(start)) || scan.tokens[start].isSeparator
      {
        start += 1
      }
      // "Wednesday: leftover chaufa eaten".
      if let day = DayParser(scan: scan).day(at: start), day.end < range.upperBound,
        scan.tokens[day.end].isSeparator
      {
        start = day.end + 1
      }
      let own = start..<range.upperBound
      let found = own.isEmpty || asks(own) ? nil : clause(own)
      return DinnerClause(kind: found?.kind ?? .other, dish: found?.dish, tokens: range)
    }
  }

  private typealias Found = (kind: DinnerClause.Kind, dish: String?)

  private func asks(_ own: Range<Int>) -> Bool {
    DinnerWords.questions.contains(scan.word(own.lowerBound)) || own.contains { scan.tokens[$0].text == "?" }
      || own.contains {
        ["not", "didnt", "didn't", "n't", "dont", "don't", "plan", "recipe"].contains(scan.word($0))
      }
  }

  private func ranges() -> [Range<Int>] {
    var all: [Range<Int>] = []
    var start = 0
    func close(_ end: Int, _ next: Int) {
      if start < end { all.append(start..<end) }
      start = next
    }
    for at in scan.tokens.indices {
      let token = scan.tokens[at]
      let isQuestionMark = token.text == "?"
      if isQuestionMark {
        close(at + 1, at + 1)
      } else if token.kind == .end || token.isSeparator && token.text != ":" {
        close(at, at + 1)
      } else if DinnerWords.joints.contains(scan.word(at)), at > start, begins(at + 1) {
        close(at, at + 1)
      } else if at > start + 1, opens(at) {
        close(at, at)
      }
    }
    close(scan.count, scan.count)
    return all
  }

  /// Whether a clause of its own begins behind "and".
  private func begins(_ start: Int) -> Bool {
    var at = start
    while DinnerWords.joints.contains(scan.word(at)) || ["um", "uh", "just", "only"].contains(scan.word(at)) {
      at += 1
    }
    return DinnerWords.subjects.contains(scan.word(at)) || DinnerWords.verbs.contains(scan.word(at))
      || DinnerWords.questions.contains(scan.word(at)) || NumberParser(scan: scan).number(at: at) != nil
      || (at + 1..<at + 4).contains {
        ["ate", "had", "took", "finished", "didnt", "did", "didn't", "wanted"].contains(scan.word($0))
      }
  }

  /// Dictated lines have no signs: "3 servings left put em in the fridge", "one portion left how long will it keep".
  private func opens(_ at: Int) -> Bool {
    if ["put", "stick", "pop", "stuck"].contains(scan.word(at)) {
      return ["em", "them", "it", "'em"].contains(scan.word(at + 1))
    }
    return scan.word(at - 1) == "left"
      && (scan.word(at) == "how" && ["long", "much", "many"].contains(scan.word(at + 1))
        || ["whats", "what's", "what"].contains(scan.word(at)))
  }

  private func clause(_ own: Range<Int>) -> Found? {
    gone(own) ?? frozen(own) ?? put(own) ?? left(own) ?? eaten(own) ?? cooked(own) ?? counted(own) ?? had(own)
  }

  /// A number, or "one more"; with how many it is of ("3 of 4 portions"), and where it ends, its helping with it.
  private func count(_ start: Int, _ end: Int) -> (value: Rational, of: Rational?, isHelping: Bool, end: Int)?
  {
    var at = start
    skip(["about", "like", "around", "only", "just", "um", "the", "all", "another"], in: scan, at: &at)
    guard at < end, let number = NumberParser(scan: scan).number(at: at), number.value > .zero,
      number.value < Rational(100)
    else { return nil }
    at = number.end
    var total: Rational?
    if scan.word(at) == "of" {
      var next = at + 1
      skip(["the", "all"], in: scan, at: &next)
      if let whole = NumberParser(scan: scan).number(at: next) { (total, at) = (whole.value, whole.end) }
    }
    let isHelping = DinnerWords.helpings.contains(scan.word(at))
    return (number.value, total, isHelping, isHelping ? at + 1 : at)
  }

  /// "Of the quinoa salad", up to a word that no dish has.
  private func dish(_ start: Int, _ end: Int, isMarked: Bool) -> (text: String, end: Int)? {
    var at = start
    if isMarked {
      guard scan.word(at) == "of" else { return nil }
      at += 1
    }
    skip(DinnerWords.articles, in: scan, at: &at)
    let first = at
    while at < end, scan.tokens[at].kind == .word, !DinnerWords.stops.contains(scan.word(at)) {
      // "In" and "with" belong to a dish where more of it follows.
      if ["in", "with", "and"].contains(scan.word(at)),
        DinnerWords.stops.contains(scan.word(at + 1)) || at == first
          || ["the", "our"].contains(scan.word(at + 1))
      {
        break
      }
      at += 1
    }
    guard at > first, at - first < 8, !["it", "them", "that", "those"].contains(scan.word(first)) else {
      return nil
    }
    return (scan.utterance.text(tokens: first..<at), at)
  }

  /// "In the fridge", "into the freezer today".
  private func place(_ start: Int) -> (word: String, end: Int)? {
    var at = start
    skip(["is", "are", "now", "put", "goes", "go"], in: scan, at: &at)
    guard ["in", "into"].contains(scan.word(at)) else { return nil }
    at += 1
    skip(["the", "our", "my"], in: scan, at: &at)
    let place = ["icebox": "fridge", "refrigerator": "fridge"][scan.word(at)] ?? scan.word(at)
    return ["fridge", "freezer"].contains(place) ? (place, at + 1) : nil
  }

  /// Whether nothing else is told from there on but when, or for when.
  private func isTail(_ start: Int, _ end: Int) -> Bool {
    var at = start
    skip(["too", "already", "now", "as", "well", "today", "up", "all", "over"], in: scan, at: &at)
    if at >= end { return true }
    if DayParser(scan: scan).day(at: at)?.end == end { return true }
    return DinnerWords.tails.contains(scan.word(at)) && end - at < 8
  }

  private func gone(_ own: Range<Int>) -> Found? {
    if own.contains(where: { ["leftovers", "leftover"].contains(scan.word($0)) }), own.count < 7,
      let last = own.last, ["gone", "eaten", "finished"].contains(scan.word(last)),
      own.dropLast().allSatisfy({ DinnerWords.allGone.contains(scan.word($0)) })
    {
      return (.allGone, nil)
    }
    let words = own.map(scan.word).filter { !["all", "now", "so", "also", "already"].contains($0) }
    let isGone = DinnerWords.goneWords.contains(words.joined(separator: " "))
    return isGone ? (.gone, nil) : nil
  }

  private func frozen(_ own: Range<Int>) -> Found? {
    var at = own.lowerBound
    skip(["i", "we", "have", "'ve", "please", "will", "can", "you"], in: scan, at: &at)
    let isFreezing = ["freeze", "froze", "frozen"].contains(scan.word(at))
    guard isFreezing || ["put", "move", "moved", "stick", "stuck"].contains(scan.word(at)) else { return nil }
    at += 1
    var number: Rational?
    if scan.word(at) == "the", ["last", "other", "rest"].contains(scan.word(at + 1)) {
      at += 2
      if DinnerWords.helpings.contains(scan.word(at)) || scan.word(at) == "one" { at += 1 }
    } else if let found = count(at, own.upperBound) {
      (number, at) = (found.value, found.end)
    } else {
      return nil
    }
    var named: String?
    if scan.word(at) == "of" || number != nil,
      let found = dish(scan.word(at) == "of" ? at + 1 : at, own.upperBound, isMarked: false)
    {
      (named, at) = (found.text, found.end)
    }
    if DinnerWords.helpings.contains(scan.word(at)) { at += 1 }
    if let found = place(at) {
      guard found.word == "freezer" else { return nil }
      at = found.end
    } else if !isFreezing {
      return nil
    }
    guard isTail(at, own.upperBound) else { return nil }
    return (.frozen(number), named)
  }

  private func put(_ own: Range<Int>) -> Found? {
    var at = own.lowerBound
    skip(
      ["i", "we", "please", "put", "stuck", "stick", "pop", "popped", "em", "them", "it", "those", "'em"],
      in: scan, at: &at)
    guard let place = place(at), isTail(place.end, own.upperBound) else { return nil }
    return (.put(place.word), nil)
  }

  private func left(_ own: Range<Int>) -> Found? {
    var at = own.lowerBound
    let end = own.upperBound
    if DinnerWords.leftWords.contains(scan.word(at)) || scan.word(at) == "over" {
      // "Left over: 1 portion of dal".
      skip(["left", "over", "leftover", "leftovers", "remaining"], in: scan, at: &at)
      if at < end, scan.tokens[at].text == ":" { at += 1 }
      guard let found = count(at, end), found.isHelping || scan.word(found.end) == "of" else { return nil }
      let named = dish(found.end, end, isMarked: true)
      let next = named?.end ?? found.end
      let where_ = place(next)
      guard isTail(where_?.end ?? next, end) else { return nil }
      return (.left(found.value, share: nil, place: where_?.word, tail: ""), named?.text)
    }
    skip(DinnerWords.having, in: scan, at: &at)
    if let share = share(at, end) { return share }
    guard let found = count(at, end) else { return nil }
    let named = dish(found.end, end, isMarked: true)
    var next = named?.end ?? found.end
    skip(["is", "are", "were", "was", "still"], in: scan, at: &next)
    let isLeft = DinnerWords.leftWords.contains(scan.word(next)) || scan.word(next) == "over"
    if isLeft {
      next += 1
      if scan.word(next) == "over" { next += 1 }
    }
    var name = named?.text
    if isLeft, name == nil, let behind = dish(next, end, isMarked: true) {
      (name, next) = (behind.text, behind.end)
    }
    let where_ = place(next)
    guard
      isLeft && (found.isHelping || name != nil) || where_ != nil && (found.isHelping || next == found.end)
    else {
      return nil
    }
    if let place = where_ { next = place.end }
    guard isTail(next, end) else { return nil }
    let isForDay = scan.word(next) == "for" && DayParser(scan: scan).day(at: next + 1)?.end == end
    return (
      .left(
        found.value, share: nil, place: where_?.word,
        tail: isForDay ? " \(scan.utterance.text(tokens: next..<end))" : ""),
      name
    )
  }

  /// "Like half the pot left", "half the spaghetti is left".
  private func share(_ start: Int, _ end: Int) -> Found? {
    var at = start
    skip(["about", "like", "around", "only", "just", "a", "i", "meant", "mean"], in: scan, at: &at)
    guard ["half", "most", "third", "quarter"].contains(scan.word(at)) else { return nil }
    let share = scan.word(at)
    at += 1
    if scan.word(at) == "of" { at += 1 }
    var named: String?
    if ["it", "that", "them"].contains(scan.word(at)) {
      at += 1
    } else {
      skip(["the", "a", "our"], in: scan, at: &at)
      if ["pot", "pan", "tray", "dish", "bowl", "casserole"].contains(scan.word(at)) {
        at += 1
      } else if let found = dish(at, end, isMarked: false) {
        (named, at) = (found.text, found.end)
      } else {
        return nil
      }
    }
    skip(["is", "are", "still", "was"], in: scan, at: &at)
    guard DinnerWords.leftWords.contains(scan.word(at)), share == "half" || share == "most" else {
      return nil
    }
    at += 1
    if scan.word(at) == "over" { at += 1 }
    let where_ = place(at)
    guard isTail(where_?.end ?? at, end) else { return nil }
    return (.left(nil, share: share, place: where_?.word, tail: ""), named)
  }

  private func eaten(_ own: Range<Int>) -> Found? {
    let end = own.upperBound
    var at = own.lowerBound
    // "Eaten: 3 portions".
    if ["eaten", "ate"].contains(scan.word(at)), at + 1 < end, scan.tokens[at + 1].text == ":" {
      guard let found = count(at + 2, end), isTail(found.end, end) else { return nil }
      return (.eaten(found.value, of: found.of), nil)
    }
    // "3 portions were eaten", "4 eaten".
    if let found = count(at, end) {
      let named = dish(found.end, end, isMarked: true)
      var next = named?.end ?? found.end
      skip(["were", "was", "is", "are", "have", "been", "got", "already"], in: scan, at: &next)
      guard ["eaten", "gone"].contains(scan.word(next)), isTail(next + 1, end) else { return nil }
      return (.eaten(found.value, of: found.of), named?.text)
    }
    // "Leftover quinoa chaufa eaten".
    if ["leftover", "leftovers"].contains(scan.word(at)), let named = dish(at, end, isMarked: false) {
      var next = named.end
      skip(["was", "were", "is", "all"], in: scan, at: &next)
      guard scan.word(next) == "eaten" else { return nil }
      if isTail(next + 1, end) { return (.eaten(nil, of: nil), named.text) }
    }
    // "Mom ate 1 when she got home", "Joan took one too".
    guard
      let verb = (at..<min(at + 4, end)).first(where: {
        ["ate", "had", "took", "eaten", "finished"].contains(scan.word($0))
      }),
      (at..<verb).allSatisfy({
        scan.tokens[$0].kind == .word && NumberParser(scan: scan).number(at: $0) == nil
      })
    else { return nil }
    at = verb + 1
    skip(["up", "about", "off", "only", "just"], in: scan, at: &at)
    if scan.word(at) == "half",
      isTail(at + 1, end) || ["of", "it"].contains(scan.word(at + 1)) && end - at < 4
    {
      return (.eaten(nil, of: nil), nil)
    }
    if let found = count(at, end) {
      // "2 of the 4 lasagna portions".
      if !found.isHelping, let named = dish(found.end, end, isMarked: false),
        DinnerWords.helpings.contains(scan.word(named.end)),
        isTail(named.end + 1, end)
      {
        return (.eaten(found.value, of: found.of), named.text)
      }
      let named = dish(found.end, end, isMarked: true)
      let next = named?.end ?? found.end
      guard found.isHelping || named != nil || isTail(next, end), isTail(next, end) else { return nil }
      return (.eaten(found.value, of: found.of), named?.text)
    }
    // "Nico finished the quinoa salad after school".
    guard scan.word(verb) == "finished", ["the", "our", "my", "that"].contains(scan.word(at)),
      let named = dish(at, end, isMarked: false), isTail(named.end, end)
    else { return nil }
    return (.finished, named.text)
  }

  /// "Quinoa chaufa cooked", "Tuesday dinner report: quinoa chaufa cooked".
  private func cooked(_ own: Range<Int>) -> Found? {
    guard let last = own.last, ["cooked", "made"].contains(scan.word(last)) else { return nil }
    let colon = own.first { scan.tokens[$0].text == ":" }
    let start = colon.map { $0 + 1 } ?? own.lowerBound
    var day = ""
    if let colon,
      let found = (own.lowerBound..<colon).first(where: { DayParser(scan: scan).day(at: $0) != nil }),
      let end = DayParser(scan: scan).day(at: found)?.end
    {
      day = " \(scan.utterance.text(tokens: found..<end))"
    }
    guard let named = dish(start, last, isMarked: false), named.end == last,
      !DinnerWords.subjects.contains(scan.word(start))
    else { return nil }
    return (.cooked(day: day), named.text)
  }

  private func counted(_ own: Range<Int>) -> Found? {
    guard let found = count(own.lowerBound, own.upperBound), found.isHelping, found.end == own.upperBound
    else {
      return nil
    }
    return (.count(found.value, of: found.of), nil)
  }

  /// "We had the tuna".
  private func had(_ own: Range<Int>) -> Found? {
    var at = own.lowerBound
    guard ["we", "i"].contains(scan.word(at)), ["had", "ate"].contains(scan.word(at + 1)),
      scan.word(at + 2) == "the"
    else { return nil }
    at += 2
    guard let named = dish(at, own.upperBound, isMarked: false), isTail(named.end, own.upperBound) else {
      return nil
    }
    return (.had, named.text)
  }
}
