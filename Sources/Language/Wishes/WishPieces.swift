import Values

/// Reads what dinners are wished to be, piece by piece: "no oven", "under 500 mg sodium", "fish twice", "use up the
/// carrots". The words stand in `intents/lists/wish.yaml`; a piece is written as `Wish.code` has it.
package struct WishPieces {
  let scan: Scan

  /// One piece of a line.
  struct Piece {
    var range: Range<Int>
    var codes: [String]
    /// Says more than how long it may take or which food it is made of.
    var isWish = true
  }

  /// The piece that begins there; nil for none.
  func piece(at start: Int) -> Piece? {
    if scan.tokens[start].isSeparator || isSum(start) { return nil }
    return ofItsDay(at: start) ?? price(at: start) ?? bound(at: start) ?? quota(at: start) ?? usingUp(
      at: start) ?? unwanted(
        at: start)
      ?? quality(at: start) ?? tilted(at: start) ?? lasting(at: start)
  }

  /// "Budget 110", "budget of $90": a sum, and no wish for what is cheap.
  private func isSum(_ at: Int) -> Bool {
    // "No budget limit", "no limit on the budget": none there is, and no wish for what is dear.
    let isLimit = ["limit", "cap", "limits"]
    if word(at) == "no", word(at + 1) == "budget", isLimit.contains(word(at + 2)) { return true }
    if word(at) == "budget", isLimit.contains(word(at + 1)) { return true }
    if word(at) == "budget", (max(0, at - 3)..<at).contains(where: { isLimit.contains(word($0)) }) {
      return true
    }
    guard word(at) == "budget" else { return false }
    let next = ["of", "is", "to", ":"].contains(word(at + 1)) ? at + 2 : at + 1
    return next < scan.count && (scan.tokens[next].kind == .number || word(next) == "$")
  }

  /// "Meatless Monday": that Monday; "Mondays" would be a rule.
  private func ofItsDay(at start: Int) -> Piece? {
    guard let diet = entry("diet", at: start), DayWords.weekdays[word(diet.end)] != nil,
      !word(diet.end).hasSuffix("s")
    else {
      return nil
    }
    return Piece(range: start..<diet.end, codes: ["with:diet:\(diet.id)"])
  }

  func word(_ at: Int) -> String { scan.word(at) }

  // MARK: Lists

  /// The longest entry of a list there.
  func entry(_ list: String, at start: Int) -> (id: String, end: Int)? {
    guard start < scan.count, let index = scan.listIndex(list) else { return nil }
    let found = scan.list(index, at: start).filter { !$0.isWeak }.max { $0.end < $1.end }
    guard let found, case .item(_, let id, _) = found.value else { return nil }
    return (id, found.end)
  }

  /// A way of dishes that can be counted: a diet, a protein, a kind of dish, a cuisine, a food, a quality; as a code
  /// without "with:".
  func feature(at start: Int) -> (code: String, end: Int)? {
    var best: (code: String, end: Int)?
    if ["meat", "meaty"].contains(word(start)) { best = ("diet:vegetarian-", start + 1) }
    if word(start) == "red", word(start + 1) == "meat" { best = ("red-meat", start + 2) }
    if let quality = entry("wish", at: start), quality.id.hasPrefix("with:") {
      best = (String(quality.id.dropFirst(5)), quality.end)
    }
    for list in ["diet", "protein", "dish", "cuisine", "ingredient"] {
      guard let found = entry(list, at: start), found.end > best?.end ?? 0 else { continue }
      best = (list == "diet" ? "diet:\(found.id)" : found.id, found.end)
    }
    return best
  }

  /// "with:fish", and without meat's turn: not vegetarian.
  func code(_ feature: String, isWanted: Bool = true) -> String {
    let isTurned = feature.hasSuffix("vegetarian-")
    let plain = isTurned ? String(feature.dropLast()) : feature
    return (isWanted != isTurned ? "with:" : "without:") + plain
  }

  // MARK: Comparing

  enum Compared { case most, least }

  /// "Under", "at least": and the token after it.
  func comparison(at start: Int) -> (Compared, Int)? {
    for (words, compared) in Self.comparisons
    where words.indices.allSatisfy({ word(start + $0) == words[$0] }) {
      return (compared, start + words.count)
    }
    return nil
  }

  private static let comparisons: [([String], Compared)] = [
    (["no", "more", "than"], .most), (["not", "more", "than"], .most), (["nothing", "over"], .most),
    (["nothing", "above"], .most), (["not", "over"], .most), (["less", "than"], .most),
    (["fewer", "than"], .most),
    (["lower", "than"], .most), (["at", "most"], .most), (["up", "to"], .most), (["max", "of"], .most),
    (["a", "maximum", "of"], .most), (["maximum", "of"], .most), (["under"], .most), (["below"], .most),
    (["within"], .most), (["max"], .most), (["maximum"], .most), (["<"], .most), (["only"], .most),
    (["no", "less", "than"], .least), (["not", "less", "than"], .least), (["more", "than"], .least),
    (["at", "least"], .least), (["a", "minimum", "of"], .least), (["minimum", "of"], .least),
    (["minimum"], .least),
    (["min"], .least), (["over"], .least), (["above"], .least), ([">"], .least),
  ]

  /// "Or less", "max", "or more" behind a figure.
  private func comparisonBehind(_ start: Int) -> (Compared, Int)? {
    if word(start) == "or" {
      if ["less", "under", "fewer", "below"].contains(word(start + 1)) { return (.most, start + 2) }
      if ["more", "over", "above", "better"].contains(word(start + 1)) { return (.least, start + 2) }
    }
    if ["max", "maximum", "tops"].contains(word(start)) { return (.most, start + 1) }
    if ["plus", "minimum", "min", "+"].contains(word(start)) { return (.least, start + 1) }
    return nil
  }

  // MARK: Nutrients

  private static let units: Set<String> = [
    "g", "gr", "gram", "grams", "gramm", "mg", "milligram", "milligrams", "mgs", "gs",
  ]
  private static let spread: Set<String> = ["each", "apiece", "max"]

  /// "Under 500 mg sodium", "at least 25 g of protein", "600 calories or less", "sodium below 500 mg".
  private func bound(at start: Int) -> Piece? {
    if let nutrient = entry("nutrient", at: start), nutrient.id.contains("_") {
      var at = nutrient.end
      if ["is", "stays", "of", "content"].contains(word(at)) { at += 1 }
      if let (compared, next) = comparison(at: at), let figure = figure(at: next) {
        return finished(start, figure.end, nutrient.id, compared, figure.value)
      }
    }
    let before = comparison(at: start)
    guard let figure = figure(at: before?.1 ?? start) else { return nil }
    var at = figure.end
    if word(at) == "of" { at += 1 }
    let nutrient = entry("nutrient", at: at)
    let behind = comparisonBehind(nutrient?.end ?? figure.end)
    let isSaltLine = (0..<scan.count).contains { ["sodium", "salt", "na"].contains(word($0)) }
    if let nutrient, nutrient.id.contains("_") {
      let compared =
        before?.0 ?? behind?.0 ?? (["protein_g", "fiber_g"].contains(nutrient.id) ? .least : .most)
      return finished(start, behind?.1 ?? nutrient.end, nutrient.id, compared, figure.value)
    }
    if figure.isMilligrams, isSaltLine {
      return finished(
        start, behind?.1 ?? figure.end, "sodium_mg", before?.0 ?? behind?.0 ?? .most, figure.value)
    }
    return nil
  }

  private func figure(at start: Int) -> (value: Rational, end: Int, isMilligrams: Bool)? {
    guard start < scan.count, let number = NumberParser(scan: scan).number(at: start), number.value > .zero
    else {
      return nil
    }
    let unit = word(number.end)
    guard Self.units.contains(unit) else { return (number.value, number.end, false) }
    return (number.value, number.end + 1, unit.hasPrefix("mg") || unit.hasPrefix("milli"))
  }

  private func finished(_ start: Int, _ end: Int, _ nutrient: String, _ compared: Compared, _ value: Rational)
    -> Piece
  {
    var end = end
    if Self.spread.contains(word(end)) { end += 1 }
    if ["per", "a", "for", "in"].contains(word(end)),
      let meal = (1...2).first(where: { Self.meals.contains(word(end + $0)) })
    {
      end += meal + 1
    }
    let figure = value.isWhole ? "\(value.numerator)" : "\(value.numerator)/\(value.denominator)"
    return Piece(range: start..<end, codes: ["\(compared == .most ? "most" : "least"):\(nutrient):\(figure)"])
  }

  private static let meals: Set<String> = [
    "dinner", "serving", "person", "plate", "meal", "portion", "dish", "head", "everyone", "everybody",
  ]

  // MARK: So many evenings

  static let evenings: Set<String> = [
    "night", "nights", "dinner", "dinners", "evening", "evenings", "meal", "meals", "dish", "dishes",
    "supper",
    "suppers", "day", "days", "recipe", "recipes",
  ]

  /// "At least two fish dinners", "one vegetarian night", "fish twice", "at most one beef", "a night of fish".
  private func quota(at start: Int) -> Piece? {
    let before = comparison(at: start)
    let at = before?.1 ?? start
    if let count = count(at: at) {
      var next = count.end
      let isNights = Self.evenings.contains(word(next))
      if isNights {
        next += 1
        if ["of", "with", "that", "s", "be", "should", "is", "a"].contains(word(next)) { next += 1 }
      }
      if ["with", "of"].contains(word(next)) { next += 1 }
      // "One big pot of soup".
      while ["big", "large", "pot", "pots", "hearty"].contains(word(next))
        || word(next) == "of" && next > at + 1
      {
        next += 1
      }
      let features = features(at: next)
      if let features {
        var end = features.end
        let isCounted = Self.evenings.contains(word(end))
        if isCounted { end += 1 }
        if isCounted || isNights || before != nil && !scan.tokens[start].isSeparator
          || !count.isArticle && isOfPlan(from: start, at: next)
        {
          if count.isArticle && !isCounted && !isNights { return nil }
          // "A japanese dinner for friday" is of that evening; only a plan counts its dinners.
          if count.isArticle, before == nil, isForOneDay(end) {
            return Piece(range: start..<end, codes: features.codes)
          }
          return counted(start..<end, features.codes, before?.0, count.value)
        }
      }
      return nil
    }
    guard before == nil, let feature = features(at: start) else { return nil }
    var end = feature.end
    if Self.evenings.contains(word(end)) { end += 1 }
    let compared = comparison(at: end)
    guard let times = times(at: compared?.1 ?? end) else { return nil }
    return counted(start..<times.end, feature.codes, compared?.0, times.value)
  }

  /// Whether "for friday", "tonight" follow a wish.
  private func isForOneDay(_ end: Int) -> Bool {
    let at = ["for", "on", "this"].contains(word(end)) ? end + 1 : end
    return WishTalk.tonight.contains(word(at)) || DayParser(scan: scan).day(at: at) != nil
  }

  /// "Fish", "fish or seafood" is either; only the first is read.
  private func features(at start: Int) -> (codes: [String], end: Int)? {
    var at = start
    if ["any", "the", "real", "proper", "good"].contains(word(at)) { at += 1 }
    return feature(at: at).map { ([code($0.code)], $0.end) }
  }

  private func count(at start: Int) -> (value: Int, end: Int, isArticle: Bool)? {
    if ["a", "an"].contains(word(start)) {
      if word(start + 1) == "couple" { return (2, word(start + 2) == "of" ? start + 3 : start + 2, false) }
      return (1, start + 1, true)
    }
    guard let number = NumberParser(scan: scan).wholeNumber(at: start), (1...14).contains(number.value) else {
      return nil
    }
    return (number.value, number.end, false)
  }

  /// "Twice", "three times", "on two nights", "one night", "once".
  private func times(at start: Int) -> (value: Int, end: Int)? {
    var at = start
    if word(at) == "on" { at += 1 }
    var found: (value: Int, end: Int)?
    if let value = ["once": 1, "twice": 2, "thrice": 3][word(at)] {
      found = (value, at + 1)
    } else if let number = count(at: at),
      ["times", "time"].contains(word(number.end))
        || Self.evenings.contains(word(number.end))
    {
      found = (number.value, number.end + 1)
    }
    guard var found else { return nil }
    if ["a", "per", "this", "next", "in"].contains(word(found.end)), word(found.end + 1) == "week",
      ["a", "per"].contains(word(found.end))
    {
      found.end += 2
    }
    return found
  }

  private func counted(_ range: Range<Int>, _ codes: [String], _ compared: Compared?, _ count: Int) -> Piece {
    let mark =
      switch compared {
      case .most: "<="
      case .least: ">="
      case nil: ">="
      }
    let exact = compared == nil && codes.first?.contains("diet:") == true
    return Piece(
      range: range,
      codes: codes.map { code in
        // "Meat at most twice" counts no fish; without any, nor is there fish.
        let counted = code == "without:diet:vegetarian" && count > 0 ? "with:meat" : code
        return "\(counted)@\(exact ? "=" : mark)\(count)"
      })
  }

  // MARK: Qualities and gear

  private static let openers: Set<String> = [
    "something", "anything", "some", "more", "really", "very", "quite", "bit", "a", "mostly", "all", "extra",
    "nice",
    "super", "lots", "plenty", "of", "little", "rather", "fairly", "only", "just", "everything", "using",
    "in",
    "on", "with", "the", "my", "our", "as", "from", "use", "things", "stuff", "made", "cooked", "ready",
    "done",
  ]
  private static let negations: Set<String> = [
    "no", "not", "without", "nothing", "non", "never", "avoid", "avoiding", "skip", "isnt", "arent", "dont",
  ]

  /// "No oven", "nothing spicy", "not too hot", "without using the grill".
  private func unwanted(at start: Int) -> Piece? {
    guard Self.negations.contains(word(start)) else { return nil }
    var at = start + 1
    while at < start + 6,
      Self.openers.contains(word(at))
        || [
          "too", "use", "that", "is", "want", "s", "any", "an", "anything", "needs", "need", "which", "turn",
          "have",
        ].contains(word(at))
    {
      if entry("wish", at: at) != nil { break }
      at += 1
    }
    // "No budget" sets no limit, and wishes for nothing dear.
    guard word(at) != "budget", let found = entry("wish", at: at), let turned = turned(found.id) else {
      return nil
    }
    return Piece(range: start..<ending(found.end), codes: [turned])
  }

  private func turned(_ code: String) -> String? {
    if code.hasPrefix("with:") { return "without:" + code.dropFirst(5) }
    if code.hasPrefix("without:") { return "with:" + code.dropFirst(8) }
    return nil
  }

  private func quality(at start: Int) -> Piece? {
    var at = start
    while at < start + 5, Self.openers.contains(word(at)) {
      if entry("wish", at: at) != nil { break }
      at += 1
    }
    guard at < scan.count, let found = entry("wish", at: at) else { return nil }
    return Piece(range: start..<ending(found.end), codes: found.id.split(separator: "|").map(String.init))
  }

  /// "Possible" behind "as cheap as".
  private func ending(_ end: Int) -> Int {
    if word(end) == "as", ["possible", "can", "you"].contains(word(end + 1)) {
      var at = end + 1
      while ["possible", "you", "can", "be", "we", "it"].contains(word(at)) { at += 1 }
      return at
    }
    return end
  }

  /// "Under 30 minutes"; nothing behind which a kind of day is named: that is told of the household.
  private func lasting(at start: Int) -> Piece? {
    let lead =
      ["in", "within", "that", "takes", "take", "taking", "ready", "done", "for", "with"].contains(
        word(start)) ? start + 1 : start
    for at in [start, lead] {
      guard let found = DurationParser(scan: scan).duration(at: at).first,
        case .minutes(let minutes, let bound) = found.value, bound != .least, minutes > 0
      else { continue }
      if scan.listIndex("when").map({ !scan.list($0, at: found.end).isEmpty }) ?? false { return nil }
      var end = found.end
      if ["max", "tops", "maximum"].contains(word(end)) { end += 1 }
      return Piece(range: start..<end, codes: ["most:minutes:\(minutes)"], isWish: false)
    }
    return nil
  }
}
