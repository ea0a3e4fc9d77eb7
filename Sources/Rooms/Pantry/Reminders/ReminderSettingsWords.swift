import Talk

/// What a line changes about reminders. Read from its words, since it is one short order. Source: 003 "Notification
/// settings"; requirements BB-21.
enum ReminderOrder: Hashable, Sendable {
  case show
  case allOff, allOn
  case kinds(Set<ReminderKind>, isOff: Bool)
  case places(Set<PantryPlace>, isOff: Bool)
  case days([Int], categories: [String])
  case quiet(QuietHours?)
  /// The other edge stays as it is, or is that of the night.
  case quietEdge(QuietEdge)
  case daily(Bool)
  /// Kinds of food nothing, or something again, is said of.
  case foods(Set<String>, isOff: Bool)
  /// Reminders of nothing but these.
  case onlyFoods(Set<String>)
  case onlyPlaces(Set<PantryPlace>)
  /// An hour to be reminded at, or other days for leftovers: nothing here can do that.
  case hour, leftovers

  /// Nil where the words hold a time or a number that nobody can read.
  init?(_ line: String, counts: [Int]) {
    let said = wordsSaid(line).map(\.word)
    let words = Set(said)
    let isNo = !words.isDisjoint(with: Self.noes) || words.isSuperset(of: ["turn", "off"])
    let places = Set(placesSaid(line).map(\.place))
    if words.contains("settings") || words.isSuperset(of: ["when", "do", "you"]) || words.contains("show")
      || said.first.map({
        ["what", "how", "which", "when", "are", "is", "do", "does"].contains($0) && !words.contains("disturb")
      }) ?? false
    {
      self = .show
    } else if !words.isDisjoint(with: ["leftovers", "leftover"]) {
      self = .leftovers
    } else if !isNo, words.contains("at"),
      !words.isDisjoint(with: ["morning", "mornings", "evening", "evenings", "every", "noon"]),
      words.isDisjoint(with: ["days", "before"])
    {
      self = .hour
    } else if words.contains("quiet") || words.contains("silent") || words.contains("disturb")
      || words.contains("between") || words.contains("night") || words.contains("overnight")
    {
      if isNo && counts.isEmpty && quietHours(in: line) == nil && !words.contains("between")
        && !words.contains("night") && !words.contains("from")
        && !words.contains("overnight") && !words.contains("disturb")
      {
        self = .quiet(nil)
      } else if words.contains("night") && counts.isEmpty && !words.contains("between")
        || words.contains("overnight")
      {
        self = .quiet(QuietHours(from: 22 * 60, until: 7 * 60))
      } else {
        guard let hours = quietHours(in: line) else { return nil }
        self = .quiet(hours)
      }
    } else if isNo, words.contains("from"), let hours = quietHours(in: line) {
      // "No reminders from 10 pm to 8 am".
      self = .quiet(hours)
    } else if isNo, let edge = edgeOfQuiet(in: line) {
      self = .quietEdge(edge)
    } else if let part = Self.parts.first(where: { words.contains($0.key) }), isNo || words.contains("only") {
      self = .quiet(part.value)
    } else if words.contains("once") {
      self = .daily(false)
    } else if counts.isEmpty, let foods = Self.foods(in: words, isNo: isNo) {
      self = foods
    } else if !words.isDisjoint(with: ["daily"]) || words.isSuperset(of: ["every", "day"])
      || words.isSuperset(of: ["each", "day"])
    {
      self = .daily(!isNo)
    } else if !counts.isEmpty && words.isDisjoint(with: ["day", "days", "week"]) {
      // "No reminders before 10" is an hour, and no number of days.
      return nil
    } else if !counts.isEmpty || words.contains("week") || words.isSuperset(of: ["a", "day"]) {
      let days = counts.isEmpty ? [words.contains("week") ? 7 : 1] : counts
      guard days.allSatisfy({ (1...90).contains($0) }) else { return nil }
      self = .days(days.sorted(by: >), categories: FoodKindWords.kinds(in: words).sorted())
    } else if !words.isDisjoint(with: ["opened", "open"]) && words.isDisjoint(with: ["unopened"]) {
      self = .kinds([.opened], isOff: isNo)
    } else if !words.isDisjoint(with: Self.usedUp) {
      self = .kinds([.low], isOff: isNo)
    } else if !places.isEmpty, !isNo, words.contains("only") || words.contains("just") {
      self = .onlyPlaces(places)
    } else if !places.isEmpty {
      self = .places(places, isOff: isNo)
    } else {
      self = isNo ? .allOff : .allOn
    }
  }

  private static let usedUp: Set<String> = [
    "low", "little", "partly", "half-used", "half-empty", "started", "consumption", "leftover-bits",
  ]

  /// "Not for condiments", "only for meat", "about snacks again": nil where no kind of food is named, or days are.
  private static func foods(in words: Set<String>, isNo: Bool) -> ReminderOrder? {
    let foods = FoodKindWords.kinds(in: words)
    guard !foods.isEmpty, words.isDisjoint(with: ["day", "days", "week", "weeks", "daily"]) else {
      return nil
    }
    if !isNo, !words.isDisjoint(with: ["only", "just"]) { return .onlyFoods(foods) }
    return .foods(foods, isOff: isNo)
  }

  /// The parts of a day that nothing is to be said in.
  private static let parts: [String: QuietHours?] = [
    "morning": QuietHours(from: 5 * 60, until: 12 * 60), "mornings": QuietHours(from: 5 * 60, until: 12 * 60),
    "evening": QuietHours(from: 18 * 60, until: 23 * 60),
    "afternoon": QuietHours(from: 12 * 60, until: 18 * 60),
  ]
  private static let noes: Set<String> = [
    "no", "stop", "off", "disable", "mute", "silence", "cancel", "quit", "dont", "don't", "never", "not",
    "without",
    "remove", "end",
  ]
}

/// One edge of the quiet hours, in minutes since midnight.
enum QuietEdge: Hashable, Sendable {
  case from(Int), until(Int)
}

/// "Before 10 am", "till half past seven", "after 9 pm"; nil where no time stands behind such a word, where it is a number
/// of days, or a twelve of neither half of the day.
func edgeOfQuiet(in line: String) -> QuietEdge? {
  let words = line.lowercased().split { $0.isWhitespace || ",!;.".contains($0) }.map(String.init)
  guard Set(words).isDisjoint(with: spans),
    let at = words.firstIndex(where: { ["before", "until", "till", "after"].contains($0) }),
    let time = clockTimes(in: words[(at + 1)...].joined(separator: " "))?.first
  else { return nil }
  let isAfter = words[at] == "after"
  let isTwelve = (720..<780).contains(time.minutes)
  if isTwelve, time.half == nil { return nil }
  let half = words[(at + 1)...].first == "half" ? 30 : 0
  let isAfternoon = time.half == "pm" || isAfter && time.half == nil && !time.isWritten
  var minutes = time.minutes + half
  if isAfternoon, time.minutes < 720 { minutes += 720 }
  if time.half == "am", isTwelve { minutes -= 720 }
  return isAfter ? .from(minutes % 1440) : .until(minutes % 1440)
}

private let spans: Set<String> = [
  "day", "days", "week", "weeks", "weekend", "weekends", "month", "months", "weekdays", "monday", "tuesday",
  "wednesday",
  "thursday", "friday", "saturday", "sunday", "mondays", "tuesdays", "wednesdays", "thursdays", "fridays",
  "saturdays",
  "sundays",
]

/// "10 pm to 7 am", "22:00 and 6:30", "ten to seven": nil where it names no two times.
func quietHours(in line: String) -> QuietHours? {
  guard let times = clockTimes(in: line), times.count == 2 else { return nil }
  func minutes(_ time: (minutes: Int, half: String?, isWritten: Bool)) -> Int {
    switch time.half {
    case "pm" where time.minutes < 720: time.minutes + 720
    case "am" where time.minutes >= 720 && time.minutes < 780: time.minutes - 720
    default: time.minutes
    }
  }
  // "Ten to seven": nobody wants quiet in the middle of the day, so the first of two bare small hours is the evening's.
  var (from, until) = (minutes(times[0]), minutes(times[1]))
  // What is written as 9:00 is that hour.
  if times[0].half == nil, !times[0].isWritten, times[1].half != "pm", until <= 720 {
    if (420..<720).contains(from) { from += 720 } else if from == 720 { from = 0 }
  }
  if times[1].half == nil, times[0].half != nil, until >= 720, until < 780 { until -= 720 }
  return QuietHours(from: from, until: until)
}
