import Values

/// Which words of a line may not be passed over: numbers, sums, days, lengths of time, people known or named by
/// what they are, foods and diets, negations, and words of harm. All others are talk that may stand around a
/// request.
struct Heat {
  /// By token.
  private let isHot: [Bool]
  /// By token: whether it names a food, a diet or somebody.
  private let isNamed: [Bool]
  /// By token: hot, and no mere negation or word of harm.
  private let isValue: [Bool]

  init(_ scan: Scan) {
    var hot = Array(repeating: false, count: scan.count)
    var named = hot
    var value = hot
    let numbers = NumberParser(scan: scan)
    let figures = FigureParser(scan: scan)
    let days = DayParser(scan: scan)
    let spans = DaysParser(scan: scan)
    let times = DurationParser(scan: scan)
    let lists = scan.lexicon.parserLists
    func mark(_ start: Int, _ end: Int) {
      for at in start..<min(end, scan.count) { (hot[at], value[at]) = (true, true) }
    }
    for at in 0..<min(scan.count, Self.mostTokens) where !scan.tokens[at].isSeparator {
      if scan.lexicon.negations.contains(scan.ids[at]) || scan.lexicon.harm.contains(scan.ids[at]) {
        hot[at] = true
      }
      if scan.tokens[at].kind == .number { mark(at, at + 1) }
      if scan.mayCount(at: at) {
        // "One" alone points ("that one"), it does not count.
        let isOneOf = scan.word(at) == "one" && AmountWords.unit(scan.word(at + 1)) != nil
        if scan.word(at) != "one" || isOneOf, let number = numbers.number(at: at) { mark(at, number.end) }
        for match in figures.money(at: at, bare: false) + days.matches(at: at) + times.duration(at: at) {
          mark(at, match.end)
        }
      }
      // "Three on Sunday, and only one on the other evenings".
      if ["only", "just"].contains(scan.word(at)), ["one", "me"].contains(scan.word(at + 1)),
        ["on", "for", "in"].contains(scan.word(at + 2)),
        [["the", "other"], ["the", "rest"], ["all", "other"]].contains([scan.word(at + 3), scan.word(at + 4)])
      {
        mark(at, at + 6)
      }
      // "This week", "next weekend": what is told for a time is not told for good.
      if ["this", "next"].contains(scan.word(at)), let span = spans.days(at: at).first {
        mark(at + 1, span.end)
      }
      if Self.tastes.contains(scan.word(at)) { mark(at, at + 1) }
      if !scan.isContent(at) { continue }
      // A name that nobody listed.
      let isHeading = at == 0 || scan.tokens[at - 1].kind == .end
      if !isHeading, scan.tokens[at].isCapitalised, scan.lexicon.vocabulary.uses(scan.ids[at]).isEmpty {
        mark(at, at + 1)
      }
      if !isHeading, scan.tokens[at].isCapitalised, PersonWords.plainNames.contains(scan.word(at)) {
        mark(at, at + 1)
      }
      if isStrangeName(at, scan, foods: lists.avoid + lists.edible) { mark(at, at + 1) }
      // A cuisine that no dish has: "we like Italian and Dutch food".
      if Self.kitchens.contains(scan.word(at)), !["oven", "ovens", "baby"].contains(scan.word(at + 1)) {
        mark(at, at + 1)
      }
      let shop = scan.lexicon.listIndex["store"].flatMap { scan.list($0, at: at).first }
      if let shop, !shop.isWeak, scan.word(at) != "target" { mark(at, shop.end) }
      let illness = scan.lexicon.listIndex["condition"].flatMap { scan.list($0, at: at).first }
      if let illness, !illness.isWeak { mark(at, illness.end) }
      let food = scan.union(lists.avoid, at: at).first { !$0.isWeak }
      let person = lists.person.flatMap { scan.list($0, at: at).first }
      for match in [food, person].compactMap(\.self) {
        mark(at, match.end)
        for place in at..<min(match.end, scan.count) { named[place] = true }
      }
      if let index = lists.role, let role = scan.list(index, at: at).first { mark(at, role.end) }
    }
    isHot = hot
    isNamed = named
    isValue = value
  }

  private static let mostTokens = 120
  /// "Swap tonight for the fajitas, mild though": how a dish should be is never passed over.
  private static let tastes: Set<String> = ["mild", "milder", "spicy", "spicier"]

  /// Where food comes from that no list of cuisines has.
  private static let kitchens: Set<String> = [
    "dutch", "belgian", "swedish", "danish", "norwegian", "finnish", "swiss", "austrian", "czech", "romanian",
    "bulgarian", "ukrainian", "scottish", "welsh", "irish", "australian", "nigerian", "ghanaian", "kenyan",
    "somali",
    "afghan", "bengali", "nepali", "tibetan", "burmese", "cambodian", "malaysian", "armenian", "iraqi",
    "egyptian",
    "tunisian", "algerian", "chilean", "colombian", "venezuelan", "argentinian", "surinamese",
  ]

  /// Those of the tokens that name a food, a diet or somebody.
  func named(_ tokens: some Sequence<Int>) -> [Int] { tokens.filter { isNamed[$0] } }

  func isHot(at token: Int) -> Bool { isHot[token] }

  /// How many of the tokens name a number, a sum, a day, a food, somebody or the like.
  func values(_ tokens: some Sequence<Int>) -> Int { tokens.count { isValue[$0] } }

  /// Whether one of the tokens is hot.
  func isHot(_ tokens: some Sequence<Int>) -> Bool { tokens.contains { isHot[$0] } }
}

extension Scan {
  /// Whether the words may be a free name ("Piggly Wiggly"): four at most, and none counts or is told of.
  func isName(_ range: Range<Int>) -> Bool {
    range.count <= 5 && !Self.notFirst.contains(tokens[range.lowerBound].text)
      && range.dropFirst().allSatisfy { at in
        !tokens[at].isSeparator && tokens[at].kind == .word && !Self.subjects.contains(tokens[at].text)
          && !Self.notInside.contains(tokens[at].text) && tokens[at].text != "then"
          && !lexicon.negations.contains(ids[at])
          && (tokens[at].isCapitalised || !heat.isHot(at: at))
      }
  }

  /// Whether a gap of a frame may hold the word: talk that names nothing, and nobody who could be its subject.
  func mayPassOver(_ at: Int) -> Bool {
    !tokens[at].isSeparator && !heat.isHot(at: at) && !lexicon.qualifiers.contains(ids[at])
      && !Self.subjects.contains(tokens[at].text)
  }

  private static let subjects: Set<String> = [
    "i", "we", "he", "she", "they", "nobody", "everyone", "everybody", "and", "but", "or", "because",
  ]
  private static let notInside: Set<String> = ["it", "me", "done"]
  private static let notFirst: Set<String> = [
    "'s", "is", "was", "it", "that", "this", "i", "we", "and", "so",
  ]
}

/// Whether a word that no list and no sentence has goes on with a name of food, or stands where one would: "chicken
/// yassa", "make it yassa". A dish nobody knows is not passed over for the food in its name.
private func isStrangeName(_ at: Int, _ scan: Scan, foods: [Int]) -> Bool {
  guard scan.isStrange(at), at > 0 else { return false }
  switch scan.word(at - 1) {
  case "cook": return true
  case "it" where scan.word(at - 2) == "make": return true
  default: break
  }
  return (max(0, at - 3)..<at).contains { start in
    scan.union(foods, at: start).contains { $0.end == at && !$0.isWeak }
  }
}

extension Scan {
  /// Whether the token is a word that nothing here knows, or that is known for the name of a dish nobody here has.
  func isStrange(_ at: Int) -> Bool {
    guard at < count, tokens[at].kind == .word, tokens[at].text.utf8.count > 3 else { return false }
    if lexicon.vocabulary.uses(ids[at]).isEmpty { return true }
    guard let named = listIndex(TrainingSet.namedList), !list(named, at: at).isEmpty else { return false }
    let known = lexicon.parserLists.supplyAny + lexicon.parserLists.edible
    return union(known, at: at).isEmpty && !lexicon.vocabulary.uses(ids[at]).contains(.literal)
  }
}
