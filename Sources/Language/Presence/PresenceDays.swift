import Values

/// The days of the week of a line that tells who is here when: "on Thursdays and Fridays", "from Thursday to Sunday", "during the
/// week", "every day".
struct PresenceDays: Equatable {
  /// In the order of the week, each once.
  var weekdays: [Weekday]
  /// Whether the words tell of every week by themselves: "Sundays", "every Sunday", "during the week".
  var isWeekly: Bool
  /// From one day through another.
  var isRange = false
  var end: Int
  /// Too many for one evening's note: a run of days, or three of them.
  var isLong: Bool { isRange || weekdays.count > 2 }

  /// The days that begin there, with the words before them; nil where none do, and for days of one week ("this Friday").
  init?(scan: Scan, at start: Int) {
    var at = start
    skip(
      ["on", "at", "in", "during", "from", "for", "the", "all", "over", "through", "only", "just"], in: scan,
      at: &at)
    self.init(weekdays: [], isWeekly: false, end: at)
    guard take(scan) else { return nil }
    while true {
      var next = end
      skip([",", "and", "&", "n", "+", "/", "plus", "on", "or"], in: scan, at: &next)
      guard next > end || DayWords.weekdays[scan.word(next)] != nil else { break }
      let before = self
      end = next
      guard take(scan) else {
        self = before
        break
      }
    }
    if ["night", "nights", "evening", "evenings"].contains(scan.word(end)) {
      isWeekly = isWeekly || scan.word(end).hasSuffix("s")
      end += 1
    }
    var week = end
    skip([","], in: scan, at: &week)
    if ["every", "each"].contains(scan.word(week)), ["week", "wk"].contains(scan.word(week + 1)) {
      (isWeekly, end) = (true, week + 2)
    }
    weekdays = Set(weekdays).sorted()
  }

  private init(weekdays: [Weekday], isWeekly: Bool, end: Int) {
    (self.weekdays, self.isWeekly, self.end) = (weekdays, isWeekly, end)
  }

  /// One day, or a run of them.
  private mutating func take(_ scan: Scan) -> Bool {
    var at = end
    let isEvery = ["every", "each"].contains(scan.word(at))
    if isEvery { at += 1 }
    if scan.word(at) == "the" { at += 1 }
    let word = scan.word(at)
    if ["weekend", "weekends"].contains(word) {
      weekdays += [.saturday, .sunday]
      isWeekly = isWeekly || isEvery || word == "weekends"
    } else if Self.workingWeek.contains(word),
      word != "week" || ["the", "during"].contains(scan.word(at - 1))
    {
      // "Weekdays", "during the week", "in the week"; "this week" is none.
      weekdays += Weekday.allCases.filter { !$0.isWeekend }
      isWeekly = true
      if word == "school" || word == "work" {
        guard ["night", "nights", "day", "days", "week"].contains(scan.word(at + 1)) else { return false }
        at += 1
      }
    } else if isEvery, ["day", "night", "evening"].contains(word) {
      weekdays += Weekday.allCases
      isWeekly = true
    } else if let first = DayWords.weekdays[word] {
      isWeekly = isWeekly || isEvery || DayWords.isPlural(word) && word.hasSuffix("days")
      var to = at + 1
      skip(["night", "nights"], in: scan, at: &to)
      if Self.through.contains(scan.word(to)), let last = DayWords.weekdays[scan.word(to + 1)] {
        var day = first
        weekdays.append(day)
        while day != last {
          day = Weekday.allCases[(day.index + 1) % 7]
          weekdays.append(day)
        }
        isWeekly = isWeekly || DayWords.isPlural(scan.word(to + 1)) && scan.word(to + 1).hasSuffix("days")
        isRange = true
        at = to + 1
      } else {
        weekdays.append(first)
      }
    } else {
      return false
    }
    end = at + 1
    return true
  }

  private static let through: Set<String> = ["to", "through", "thru", "until", "till", "til", "-", "–"]
  private static let workingWeek: Set<String> = [
    "weekdays", "weekday", "weeknights", "workdays", "week", "school", "work", "workweek",
  ]
}
