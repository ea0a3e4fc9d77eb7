import Values

/// "Next week: budget 110. Mon veg. Tue fish. Thu out. Fri burgers. Sat/Sun free choice.": a plan as a form has it, day by day.
struct PlanForm {
  let scan: Scan

  /// Who is out first, then the plan with the wish of each day, then what else stands in the form; nil for every other line.
  func parts() -> [String]? {
    let notes = notes()
    guard notes.count > 3, let head = notes.first, let span = span(head), span.count > 4 else { return nil }
    var (out, wishes, rest) = ([String](), [String](), [String]())
    var (budget, told) = ("", 0)
    if let behind = behindHead(head), let sum = sum(behind) { budget = sum }
    for note in notes.dropFirst() {
      guard let days = days(note), let first = days.days.first else {
        if budget.isEmpty, let sum = sum(note) { budget = sum } else { rest.append(text(note)) }
        continue
      }
      told += 1
      let words = (days.end..<note.upperBound).filter { !scan.tokens[$0].isSeparator }.map(scan.word)
      let planned = days.days.compactMap { day in span.first { $0.weekday == day } }
      guard !words.isEmpty, planned.count == days.days.count, span.contains(where: { $0.weekday == first })
      else {
        return nil
      }
      if words.allSatisfy(Self.free.contains) { continue }
      let isOut = words.contains(where: Self.out.contains) && words.allSatisfy(Self.aroundOut.contains)
      for day in planned {
        if isOut {
          out.append("nobody eats at home on \(day.iso)")
        } else {
          wishes.append("\(wish(days.end..<note.upperBound, words)) on \(day.iso)")
        }
      }
    }
    guard told > 2, told >= rest.count else { return nil }
    let plan = (["plan \(week(head))\(budget.isEmpty ? "" : " for \(budget)")"] + wishes).joined(
      separator: ", ")
    return out + [plan] + rest
  }

  private func wish(_ range: Range<Int>, _ words: [String]) -> String {
    if words.count == 1, let diet = PlanWithDays.diets[words[0]] { return diet }
    return scan.utterance.text(tokens: range).withoutOuterMarks
  }

  /// The stretches between marks and ends of sentences; "Sat/Sun" and "Mon," stay with what follows.
  private func notes() -> [Range<Int>] {
    var (notes, begin) = ([Range<Int>](), 0)
    for at in 0..<scan.count + 1 where at == scan.count || isEnd(at, from: begin) {
      if at > begin { notes.append(begin..<at) }
      begin = at + 1
    }
    return notes
  }

  private func isEnd(_ at: Int, from begin: Int) -> Bool {
    guard scan.tokens[at].kind == .end || [",", ";"].contains(scan.word(at)) else { return false }
    // "Mon. veg": the point is of the day.
    return !(begin..<at).allSatisfy { DayWords.weekdays[scan.word($0)] != nil }
  }

  /// The days of "next week", or of "this week", at the start.
  private func span(_ head: Range<Int>) -> [Day]? {
    let start = headStart
    guard start < head.upperBound,
      case .days(let days)? = DaysParser(scan: scan).days(at: start).max(by: { $0.end < $1.end })?.value
    else { return nil }
    return days
  }

  private var headStart: Int {
    var at = 0
    skip(["plan", "please", "menu", "dinners", "for", "the"], in: scan, at: &at)
    return at
  }

  private func headEnd() -> Int {
    DaysParser(scan: scan).days(at: headStart).map(\.end).max() ?? headStart
  }

  private func week(_ head: Range<Int>) -> String { scan.utterance.text(tokens: headStart..<headEnd()) }

  private func behindHead(_ head: Range<Int>) -> Range<Int>? {
    var at = headEnd()
    while at < head.upperBound, scan.tokens[at].isSeparator { at += 1 }
    return at < head.upperBound ? at..<head.upperBound : nil
  }

  /// "Budget 110", "max 90 dollars": the money of the plan.
  private func sum(_ note: Range<Int>) -> String? {
    var at = note.lowerBound
    skip(["budget", "max", "maximum", "at", "most", "under", ":", "is", "of", "about"], in: scan, at: &at)
    guard at > note.lowerBound,
      let money = FigureParser(scan: scan).money(at: at, bare: true).max(by: { $0.end < $1.end }),
      money.end == note.upperBound
    else { return nil }
    let said = scan.utterance.text(tokens: at..<money.end)
    return said.allSatisfy(\.isNumber) ? "\(said) dollars" : said
  }

  /// The weekdays that a note begins with, and where they end.
  private func days(_ note: Range<Int>) -> (days: [Weekday], end: Int)? {
    var (days, at) = ([Weekday](), note.lowerBound)
    while at < note.upperBound, let day = DayWords.weekdays[scan.word(at)] {
      days.append(day)
      at += 1
      while at < note.upperBound,
        ["/", "and", "&", "+", ":", "-"].contains(scan.word(at)) || scan.tokens[at].isSeparator
      {
        at += 1
      }
    }
    return days.isEmpty ? nil : (days, at)
  }

  private func text(_ range: Range<Int>) -> String { scan.utterance.text(tokens: range) }

  private static let free: Set<String> = [
    "free", "choice", "whatever", "anything", "open", "any", "you", "choose", "surprise", "your", "up", "to",
    "dont",
    "mind", "goes", "as", "like",
  ]
  private static let out: Set<String> = ["out", "away", "nothing", "none", "skip", "restaurant", "no"]
  private static let aroundOut: Set<String> = out.union([
    "eating", "we", "are", "eat", "dinner", "cooking", "at", "a", "the", "we're", "'re", "all", "not", "home",
  ])
}
