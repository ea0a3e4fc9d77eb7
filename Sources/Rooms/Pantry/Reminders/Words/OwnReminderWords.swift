import Talk

/// What a line that asks to be reminded says: what of, and when.
struct OwnReminderWords {
  var day: Day?
  /// After midnight; nil where only a day was told.
  var minute: Int?
  var what = ""

  /// `dayOf` reads "tomorrow", "Sunday", "March 9". A time without a day is the next such time; a bare hour from one to six is
  /// in the afternoon.
  init(_ line: String, at now: CivilTime, dayOf: (String) -> Day?) {
    var words = Self.asked(line)
    var part: String?
    var isTimeBare = false
    // "In 20 minutes".
    func span() -> Bool {
      for at in words.indices where words[at].lowercased() == "in" && at + 2 < words.count {
        let number =
          ["a": 1, "an": 1, "two": 2, "three": 3, "half": 30][words[at + 1].lowercased()]
          ?? Int(words[at + 1])
        let unit = words[at + 2].lowercased()
        guard let number, number > 0, number < 1000,
          let seconds = Self.units.first(where: { unit.hasPrefix($0.key) })?.value
        else { continue }
        let due = now.advanced(bySeconds: number * seconds)
        (day, minute) = (due.day, seconds >= 86_400 ? nil : due.second / 60)
        words.removeSubrange(at...at + 2)
        return true
      }
      return false
    }
    func takeTime(_ at: Int) -> Int? {
      guard minute == nil, let found = Self.time(words, at) else { return nil }
      (minute, isTimeBare) = (found.minute, found.isBare)
      return found.end
    }
    func takeDay(_ at: Int) -> Int? {
      guard day == nil else { return nil }
      let start = ["on", "this", "for", "by"].contains(words[at].lowercased()) ? at + 1 : at
      for length in stride(from: 4, through: 1, by: -1) where start + length <= words.count {
        let text = words[start..<start + length].joined(separator: " ").lowercased()
        let last = words[start + length - 1].lowercased()
        if !["at", "to", "around", "by", "in", "about"].contains(last), let found = dayOf(text) {
          day = found
          part = part ?? text.split(separator: " ").map(String.init).first { Self.parts[$0] != nil }
          return start + length
        }
      }
      return nil
    }
    func takePart(_ at: Int) -> Int? {
      var start = at
      while start < words.count, ["in", "the", "this", "at"].contains(words[start].lowercased()) {
        start += 1
      }
      guard part == nil, start < words.count, Self.parts[words[start].lowercased()] != nil else { return nil }
      part = words[start].lowercased()
      if at < start, words[at].lowercased() == "this", day == nil { day = now.day }
      return start + 1
    }
    if !span() {
      var at = 0
      while at < words.count, let end = takeTime(at) ?? takeDay(at) ?? takePart(at) { at = end }
      words.removeFirst(min(at, words.count))
      if ["to", "about", "that", "of"].contains(words.first?.lowercased() ?? "") { words.removeFirst() }
      var isFound = true
      while isFound {
        isFound = false
        for start in stride(from: max(1, words.count - 5), to: words.count, by: 1) {
          let before = (day, minute, part, isTimeBare)
          guard let end = takeTime(start) ?? takePart(start) ?? takeDay(start) else { continue }
          if end < words.count {
            (day, minute, part, isTimeBare) = before
          } else {
            words.removeSubrange(start...)
            isFound = true
            break
          }
        }
      }
    } else if ["to", "about", "that", "of"].contains(words.first?.lowercased() ?? "") {
      words.removeFirst()
    }
    what = words.joined(separator: " ")
    if let part {
      if minute == nil { minute = Self.parts[part] }
      if let hour = minute.map({ $0 / 60 }), hour < 12, part != "morning", hour > 0, isTimeBare {
        minute! += 720
      }
    } else if isTimeBare, let hour = minute.map({ $0 / 60 }), (1...6).contains(hour) {
      minute! += 720
    }
    if day == nil, let minute {
      let today = CivilTime(day: now.day, minute: minute)
      let isLater =
        isTimeBare && today <= now && minute < 720 && CivilTime(day: now.day, minute: minute + 720) > now
      if isLater { self.minute = minute + 720 }
      day = today > now || isLater ? now.day : now.day + 1
    }
  }

  /// What stands behind "remind me", or behind the words for a reminder, without the sign at its end.
  private static func asked(_ line: String) -> [String] {
    let line = line.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
    var start = 0
    for (at, word) in line.enumerated() where word.lowercased().hasPrefix("remind") {
      start = at + 1
      break
    }
    if start == 0, let forget = line.firstIndex(where: { $0.lowercased() == "forget" }) { start = forget + 1 }
    if start == 0, let me = line.firstIndex(where: { ["me", "us"].contains($0.lowercased()) }) {
      start = me + 1
    }
    var words = Array(line[start...])
    while let first = words.first?.lowercased(),
      ["me", "us", "for", "to", "please", "again"].contains(first),
      words.count > 1
    {
      words.removeFirst()
      if first == "to" || first == "for" { break }
    }
    // Another sentence is another matter.
    if let end = words.firstIndex(where: {
      $0.hasSuffix(".") || $0.hasSuffix("!") || $0.hasSuffix("?") || $0.hasSuffix(";")
    }),
      !words[end].lowercased().hasSuffix("m.")
    {
      words = Array(words[...end])
      words[end] = String(words[end].dropLast())
    }
    return words.filter { !$0.isEmpty && $0.lowercased() != "please" }
  }

  /// "At 9", "at 17:30", "5pm", "noon": minutes after midnight.
  private static func time(_ words: [String], _ start: Int) -> (minute: Int, isBare: Bool, end: Int)? {
    var at = start
    let isLed = ["at", "around", "by", "@"].contains(words[at].lowercased())
    if isLed { at += 1 }
    guard at < words.count else { return nil }
    let word = words[at].lowercased()
    if word == "noon" || word == "midday" { return (720, false, at + 1) }
    if word == "midnight" { return (0, false, at + 1) }
    let isFollowed = at + 1 < words.count && Self.halves.contains(words[at + 1].lowercased())
    let end = at + (isFollowed ? 2 : 1)
    guard let found = clockTimes(in: words[at..<end].joined(separator: " ")), found.count == 1,
      case let time = found[0], isLed || time.isWritten || time.half != nil
    else { return nil }
    let hour = time.minutes / 60
    let shift = time.half == "pm" && hour < 12 ? 720 : time.half == "am" && hour == 12 ? -720 : 0
    return (time.minutes + shift, time.half == nil && hour < 13, end)
  }

  private static let halves: Set<String> = ["am", "pm", "a.m.", "p.m.", "a.m", "p.m", "o'clock", "oclock"]
  private static let parts = [
    "morning": 480, "afternoon": 840, "evening": 1080, "night": 1080, "tonight": 1080, "lunchtime": 720,
  ]
  private static let units = ["min": 60, "hour": 3600, "day": 86_400, "week": 604_800]
}
