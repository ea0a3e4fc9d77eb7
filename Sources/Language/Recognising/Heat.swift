import Values

/// Which words of a line may not be passed over: numbers, sums, days, lengths of time, people known or named by
/// what they are, foods and diets, negations, and words of harm. All others are talk that may stand around a
/// request.
struct Heat {
  /// By token.
  private let isHot: [Bool]
  /// By token: whether it names a food, a diet or somebody.
  private let isNamed: [Bool]

  init(_ scan: Scan) {
    var hot = Array(repeating: false, count: scan.count)
    var named = hot
    let numbers = NumberParser(scan: scan)
    let figures = FigureParser(scan: scan)
    let days = DayParser(scan: scan)
    let times = DurationParser(scan: scan)
    let lists = scan.lexicon.parserLists
    func mark(_ start: Int, _ end: Int) {
      for at in start..<min(end, scan.count) { hot[at] = true }
    }
    for at in 0..<min(scan.count, Self.mostTokens) where !scan.tokens[at].isSeparator {
      if scan.lexicon.negations.contains(scan.ids[at]) || scan.lexicon.harm.contains(scan.ids[at]) {
        mark(at, at + 1)
      }
      if scan.mayCount(at: at) {
        // "One" alone points ("that one"), it does not count.
        if scan.word(at) != "one", let number = numbers.number(at: at) { mark(at, number.end) }
        for match in figures.money(at: at, bare: false) + days.matches(at: at) + times.duration(at: at) {
          mark(at, match.end)
        }
      }
      if !scan.isContent(at) { continue }
      // A name that nobody listed.
      if scan.tokens[at].isCapitalised, scan.lexicon.vocabulary.uses(scan.ids[at]).isEmpty {
        mark(at, at + 1)
      }
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
  }

  private static let mostTokens = 120

  /// Those of the tokens that name a food, a diet or somebody.
  func named(_ tokens: some Sequence<Int>) -> [Int] { tokens.filter { isNamed[$0] } }

  /// Whether one of the tokens is hot.
  func isHot(_ tokens: some Sequence<Int>) -> Bool { tokens.contains { isHot[$0] } }
}
