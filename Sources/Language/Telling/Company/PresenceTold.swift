import Values

/// "Is coming on Saturday", "eats with us every Wednesday", "is away from Tuesday to Thursday", "moves in": what a predicate tells of
/// when somebody is here, where it tells nothing else.
struct PresenceTold {
  let scan: Scan

  init(text: String, lexicon: Lexicon, context: RecognitionContext) {
    let utterance = Utterance(text)
    scan = Scan(utterance, tokens: utterance.tokens, lexicon: lexicon, context: context)
  }

  /// Nil for every other predicate, and where a word has no place in it.
  func presence() -> Presence? {
    let days = dayRange
    let rest = scan.tokens.indices.filter { days?.contains($0) != true && !isPlace($0) }.map(scan.word)
    let words = Set(rest)
    guard words.isDisjoint(with: Self.doubt) else { return nil }
    if isMovingIn(words), words.isSubset(of: Self.fillers.union(Self.moving)) {
      return .livesHere
    }
    // "Eats at a friend's", "is at work".
    let isElsewhere =
      words.contains("at") && words.isDisjoint(with: ["us", "our", "with"])
      && !words.isDisjoint(with: Self.places)
    let isAway = isElsewhere || !words.isDisjoint(with: Self.away)
    guard words.isSubset(of: Self.fillers.union(isAway ? Self.away.union(Self.elsewhere) : Self.coming))
    else { return nil }
    guard let days else { return isAway || words.isDisjoint(with: Self.coming) ? nil : .coming(nil) }
    let text = scan.utterance.text(tokens: days)
    if let weekly = weekly(days) {
      return isAway ? .awayWeekly(weekly) : words.isDisjoint(with: Self.coming) ? nil : .weekly(weekly)
    }
    if isAway { return .away(text) }
    return words.isDisjoint(with: Self.coming) ? nil : .coming(text)
  }

  /// The days that are told, as they were said.
  func days() -> String? { dayRange.map { scan.utterance.text(tokens: $0) } }

  /// Whether the word tells that somebody comes.
  static func comes(_ word: String) -> Bool {
    coming.contains(word) && !["dinner", "supper", "tea", "guest", "guests"].contains(word)
  }

  /// Whether nobody comes for certain.
  static func isDoubtful(_ words: [String]) -> Bool { !doubt.isDisjoint(with: words) }

  /// "Off to Chicago": a place with a large letter says nothing of when.
  private func isPlace(_ at: Int) -> Bool {
    at > 0 && scan.tokens[at].isCapitalised && ["to", "in", "at"].contains(scan.word(at - 1))
  }

  private func isMovingIn(_ words: Set<String>) -> Bool {
    words.contains("in") && !words.isDisjoint(with: ["moves", "moving", "moved"])
      || !words.isDisjoint(with: ["lives", "living"]) && !words.isDisjoint(with: ["us", "here", "now"])
  }

  /// The days by their names, where every week is told: "every Wednesday", "on Sundays", "always on Sunday".
  private func weekly(_ range: Range<Int>) -> String? {
    let words = scan.tokens.map(\.text)
    let isEvery =
      words.contains { ["every", "each", "always", "usually", "weekly", "regularly"].contains($0) }
      || range.contains {
        DayWords.isPlural(scan.word($0)) && scan.word($0).hasSuffix("days") || scan.word($0) == "weekends"
      }
    let isOther = words.contains { ["other", "second", "alternate"].contains($0) }
    guard isEvery, !isOther else { return nil }
    if range.contains(where: { ["weekend", "weekends"].contains(scan.word($0)) }) { return "weekends" }
    let days = range.compactMap { DayWords.weekdays[scan.word($0)] }
    guard !days.isEmpty,
      !range.contains(where: { ["to", "until", "till", "through", "-"].contains(scan.word($0)) })
    else {
      return nil
    }
    return days.map { $0.name + "s" }.joined(separator: " and ")
  }

  /// Where the days stand: the first run of day words.
  private var dayRange: Range<Int>? {
    guard let first = scan.tokens.indices.first(where: { isDay($0) }) else { return nil }
    var start = first
    while start > 0, Self.beforeDays.contains(scan.word(start - 1)) { start -= 1 }
    var end = first + 1
    while end < scan.count {
      var next = end
      while next < scan.count, Self.betweenDays.contains(scan.word(next)) { next += 1 }
      guard next < scan.count, isDay(next) else { break }
      end = next + 1
    }
    while end < scan.count, ["night", "evening", "nights", "evenings", "week"].contains(scan.word(end)) {
      end += 1
    }
    if end + 1 < scan.count, scan.word(end) == "every", scan.word(end + 1) == "week" { end += 2 }
    return start..<end
  }

  private func isDay(_ at: Int) -> Bool {
    DayWords.weekdays[scan.word(at)] != nil || Self.days.contains(scan.word(at))
  }

  private static let days: Set<String> = [
    "tonight", "today", "tomorrow", "tmrw", "tmw", "tomoz", "weekend", "weekends", "evening",
  ]
  private static let beforeDays: Set<String> = [
    "on", "this", "next", "from", "every", "each", "for", "the", "all", "until", "till", "til",
  ]
  private static let betweenDays: Set<String> = [
    "and", ",", "to", "until", "till", "through", "thru", "-", "on", "n", "+", "/", "also", "this", "next",
    "night", "nights", "&",
  ]
  /// Nobody comes for certain.
  private static let doubt: Set<String> = [
    "might", "maybe", "perhaps", "possibly", "if", "unless", "could",
  ]
  private static let coming: Set<String> = [
    "come", "comes", "coming", "over", "round", "around", "visit", "visits", "visiting", "join", "joins",
    "joining", "stay",
    "stays", "staying", "sleep", "sleeps", "sleeping", "eat", "eats", "eating", "here", "dinner", "supper",
    "tea", "arrives",
    "arrive", "along", "sleepover", "guests", "guest", "dines", "dine",
  ]
  private static let away: Set<String> = [
    "away", "out", "not", "isnt", "arent", "wont", "gone", "elsewhere", "off", "doesnt", "dont", "absent",
    "aint",
  ]
  private static let elsewhere: Set<String> = [
    "eat", "eats", "eating", "here", "home", "dinner", "supper", "tea", "in", "work", "working", "college",
    "canteen", "friend",
    "friends", "place", "mum", "mom", "dad", "sister", "brother", "grandma", "gran", "nan", "trip",
    "business", "gig", "school", "party", "club", "at", "his", "her",
  ]
  private static let places: Set<String> = [
    "work", "canteen", "college", "friend", "friends", "mum", "mom", "dad", "sister", "brother", "grandma",
    "gran", "nan", "school",
    "party", "club",
  ]
  private static let moving: Set<String> = [
    "moves", "moving", "moved", "in", "lives", "living", "live", "permanently", "house",
  ]
  private static let fillers: Set<String> = [
    "is", "are", "'s", "am", "'m", "m", "im", "re", "'re", "will", "'ll", "ll", "be", "going", "gonna", "to",
    "with", "us", "at", "our", "my",
    "his", "her", "their", "place", "for", "too", "also", "on", "by", "in", "from", "home", "again", "him",
    "them", "me", "up", "now",
    "always", "usually", "every", "each", "week", "regularly", "a", "the", "as", "well", "then", "both",
    "all", "this", "of",
    "probably", "instead", "lunch", "brunch", "soon", "morning", "afternoon", "evening", "night", "bringing",
    "on", "off", "so",
    "and", "have", "has", "having", "go", "goes", "get", "gets", "just", "w", "that", "table", "there",
  ]
}
