import Values

/// How somebody wants to be reminded, in one line and any order: "tell me the day before food goes bad, and no messages
/// while I'm at school, 8 to 3", "not before six thirty and never at night after nine". Each part becomes an order, all
/// of them one request; what has no place in it is left out and said.
struct ReminderLine {
  let recognizer: Recognizer
  let scan: Scan

  /// The orders as one request, and what was left out; nil for every other line.
  func readings() -> [Recognition]? {
    guard (3...40).contains(scan.count), !tellsOfHarm(scan),
      scan.tokens.indices.contains(where: { isHead($0) != nil || isHush($0) != nil || oneEdge($0) != nil }),
      let intent = recognizer.grammar.intent("reminder_settings")
    else { return nil }
    let parts = parts()
    let heads = parts.heads
    // "Not before six thirty and never after nine" needs no other word to say what of.
    let isBothEdges =
      heads == 0 && parts.left.isEmpty && parts.orders.count == 1 && parts.orders[0].hasPrefix("quiet")
    guard !parts.orders.isEmpty, heads > 0 || isBothEdges else { return nil }
    let isPlain = parts.orders.count == 1 && parts.orders[0].hasPrefix("remind me")
    // One thing alone is read only where nothing else is said: "warn me about meat 2 days before".
    guard parts.left.isEmpty || parts.orders.count > 1 && heads > 0 else { return nil }
    // An hour, or every day, alone is asked for in sentences of its own.
    if isPlain, parts.count == nil { return nil }
    var slots: [SlotBinding] = []
    if let count = parts.count {
      slots.append(SlotBinding(name: "count", value: .number(Rational(count))))
    }
    slots.append(SlotBinding(name: "what", value: .text(parts.orders.joined(separator: "; "))))
    let found = Recognition(
      said: scan.utterance.raw, intent: intent.name, act: intent.act, slots: slots,
      confidence: Confidence.framed, layer: .template)
    return [found] + parts.left.map { .leftOut(scan.utterance.text(tokens: $0)) }
  }

  private struct Parts {
    var orders: [String] = []
    var count: Int?
    var left: [Range<Int>] = []
    /// How often it was said that somebody wants to be reminded, or to be left in peace.
    var heads = 0
  }

  private func parts() -> Parts {
    var parts = Parts()
    var at = 0
    var from = 0
    // "Never", "no messages", "quiet": what follows is when nothing is to be said.
    var isHushed = false
    // "Seven in the morning" and "at school" say which half of the day an hour is of.
    let isOfDay = scan.tokens.contains { Self.daytime.contains($0.text) }
    func close(_ end: Int, _ next: Int) {
      var (start, stop) = (from, end)
      while start < stop, isFiller(start) { start += 1 }
      while start < stop, isFiller(stop - 1) { stop -= 1 }
      if start < stop { parts.left.append(start..<stop) }
      (at, from) = (next, next)
    }
    func add(_ order: String) { if !parts.orders.contains(order) { parts.orders.append(order) } }
    while at < scan.count {
      if let end = isHead(at) {
        parts.heads += 1
        close(at, end)
        isHushed = false
      } else if let end = isHush(at) {
        parts.heads += 1
        close(at, end)
        isHushed = true
      } else if parts.count == nil, let days = daysBefore(at) {
        close(at, days.end)
        parts.count = days.count
        add("remind me \(days.count) days before things expire")
        isHushed = false
      } else if let hours = span(at, isHushed: isHushed, isOfDay: isOfDay) {
        close(at, hours.end)
        add("quiet hours from \(clock(hours.from)) to \(clock(hours.until))")
      } else if let edge = edge(at, isHushed: isHushed) {
        close(at, edge.end)
        add(edge.order)
        isHushed = true
      } else if isHushed, let end = end(of: Self.nights, in: scan, at: at), !isTimeNear(end) {
        close(at, end)
        add("no reminders at night")
      } else if !isHushed, let hour = hour(at) {
        close(at, hour.end)
        add(
          hour.time.map { "remind me every morning at \(clock($0))" }
            ?? "remind me every morning at some hour")
      } else if let end = reason(at), !parts.orders.isEmpty || isHushed {
        close(at, end)
      } else {
        if ["not", "never", "no", "nor"].contains(scan.word(at)) { isHushed = true }
        at += 1
      }
    }
    close(scan.count, scan.count)
    return parts
  }

  /// "Remind me", "let us know": who wants to hear of dates. "Tell me" alone asks anything.
  private func isHead(_ at: Int) -> Int? {
    let verb = scan.word(at)
    guard ["me", "us"].contains(scan.word(at + 1)) else { return nil }
    let before = at > 0 ? scan.word(at - 1) : ""
    let denied =
      ["dont", "don't", "not", "never", "n't"].contains(before)
    guard !denied else { return nil }
    if ["remind", "warn", "notify", "alert"].contains(verb) { return at + 2 }
    guard ["tell", "text", "message", "ping", "msg"].contains(verb),
      (at + 2..<min(at + 9, scan.count)).contains(where: { daysBefore($0) != nil })
    else { return nil }
    return at + 2
  }

  /// "Don't text me", "no messages", "quiet hours", "do not disturb".
  private func isHush(_ start: Int) -> Int? {
    var at = start
    if ["quiet", "silent", "silence", "hush"].contains(scan.word(at)) {
      at += 1
      skip(["hours", "time", "times", "please", "me"], in: scan, at: &at)
      return at
    }
    if scan.word(at) == "do", scan.word(at + 1) == "not" { at += 1 }
    let isNo = ["no", "dont", "don't", "not", "never", "stop", "without"].contains(scan.word(at))
    let isParted = scan.word(at) == "do" && scan.word(at + 1) == "n't"
    guard isNo || isParted else { return nil }
    at += isParted ? 2 : 1
    skip(["more", "any", "send", "sending", "you", "ever"], in: scan, at: &at)
    let verb = at
    skip(["me", "us", "any"], in: scan, at: &at)
    if Self.messages.contains(scan.word(at)) {
      at += 1
    } else {
      guard Self.calls.contains(scan.word(verb)) else { return nil }
      at = verb + 1
    }
    skip(["me", "us"], in: scan, at: &at)
    return at
  }

  /// "Two days before things go off", "the day before", "a day ahead".
  private func daysBefore(_ start: Int) -> (count: Int, end: Int)? {
    var at = start
    skip(["about", "like"], in: scan, at: &at)
    var count = 1
    if ["the", "a", "one"].contains(scan.word(at)), scan.word(at + 1) == "day" {
      at += 1
    } else if ["a", "one"].contains(scan.word(at)), scan.word(at + 1) == "week" {
      (count, at) = (7, at + 1)
    } else if let number = NumberParser(scan: scan).wholeNumber(at: at), (1...90).contains(number.value) {
      (count, at) = (number.value, number.end)
    } else {
      return nil
    }
    guard ["day", "days", "week"].contains(scan.word(at)),
      ["before", "ahead", "early", "earlier", "beforehand", "prior"].contains(scan.word(at + 1))
        || scan.word(at + 1) == "in" && scan.word(at + 2) == "advance"
    else { return nil }
    var end = scan.word(at + 1) == "in" ? at + 3 : at + 2
    let isAlone = scan.word(at + 1) != "before"
    let from = end
    skip(Self.dated, in: scan, at: &end)
    guard end > from || isAlone || end >= scan.count || scan.tokens[end].isSeparator else { return nil }
    return (count, end)
  }

  /// "From 9pm to half past six", "8am-3pm", "between ten and seven": from when to when nothing is said.
  private func span(_ start: Int, isHushed: Bool, isOfDay: Bool) -> (from: Int, until: Int, end: Int)? {
    guard isHushed else { return nil }
    var at = start
    skip(["from", "between", "like", "about", "around", "at", "during"], in: scan, at: &at)
    guard let first = time(at), first.end < scan.count else { return nil }
    var next = first.end
    let isJoined =
      ["to", "till", "til", "until", "and", "through", "thru"].contains(scan.word(next))
      || ["-", "–"].contains(scan.tokens[next].text)
    guard isJoined else { return nil }
    next += 1
    guard let second = time(next) else { return nil }
    var (from, until) = (first.minutes, second.minutes)
    switch (first.half, second.half) {
    case (nil, nil) where isOfDay:
      if from < 300 { from += 720 }
      if until <= from, until < 720 { until += 720 }
    case (nil, nil):
      // "Ten to seven": nobody wants quiet in the middle of the day.
      if !first.isWritten, (360..<720).contains(from), until <= 720 { from += 720 }
    case (nil, "pm"?): if from < 720, from + 720 < until, !isOfDay { from += 720 }
    case (nil, "am"?): if !first.isWritten, (360..<720).contains(from), from > until % 720 { from += 720 }
    case ("am"?, nil): if until <= from, until < 720 { until += 720 }
    default: break
    }
    return (from % 1440, until % 1440, second.end)
  }

  /// "Not before 7am or after 10 at night".
  private func edge(_ start: Int, isHushed: Bool) -> (order: String, end: Int)? {
    guard isHushed else { return nil }
    // "Not in the evening after eight".
    var at = start
    skip(["in", "the", "at", "evening", "evenings", "night", "morning", "um", "uh"], in: scan, at: &at)
    guard let first = oneEdge(at) else { return nil }
    var next = first.end
    skip(
      ["or", "and", "nor", "not", "never", ",", "um", "at", "night", "in", "the", "evening"], in: scan,
      at: &next)
    if let second = oneEdge(next), second.isAfter != first.isAfter {
      let (from, until) = first.isAfter ? (first, second) : (second, first)
      return ("quiet hours from \(clock(from.minutes)) to \(clock(until.minutes))", second.end)
    }
    return ("no reminders \(first.isAfter ? "after" : "before") \(clock(first.minutes))", first.end)
  }

  /// An hour without its half of the day is of the evening behind "after", else of the morning.
  private func oneEdge(_ at: Int) -> (isAfter: Bool, minutes: Int, end: Int)? {
    let word = scan.word(at)
    guard ["after", "before", "past", "until", "till"].contains(word), let time = time(at + 1) else {
      return nil
    }
    let isAfter = ["after", "past"].contains(word)
    let isEvening = isAfter && time.half == nil && !time.isWritten && time.minutes < 720
    return (isAfter, (time.minutes + (isEvening ? 720 : 0)) % 1440, time.end)
  }

  /// "Every morning at 8", "in the morning at 7:30", "of a morning".
  private func hour(_ start: Int) -> (time: Int?, end: Int)? {
    var at = start
    guard ["every", "each", "in", "of", "at"].contains(scan.word(at)) else { return nil }
    if scan.word(at) == "at", let time = time(at + 1) { return (time.minutes, time.end) }
    at += 1
    skip(["the", "a"], in: scan, at: &at)
    guard ["morning", "mornings", "evening", "evenings"].contains(scan.word(at)) else { return nil }
    let isEvening = scan.word(at).hasPrefix("evening")
    at += 1
    guard scan.word(at) == "at", let time = time(at + 1) else { return (nil, at) }
    return (time.minutes + (isEvening && time.minutes < 720 ? 720 : 0), time.end)
  }

  /// "7am", "10 at night", "eight", "22:00", "six thirty", "half past six", as minutes of the day.
  private func time(_ start: Int) -> (minutes: Int, half: String?, isWritten: Bool, end: Int)? {
    guard start < scan.count else { return nil }
    if scan.word(start) == "midnight" { return (0, "am", true, start + 1) }
    if ["noon", "midday"].contains(scan.word(start)) { return (720, "pm", true, start + 1) }
    var at = start
    var added = 0
    if scan.word(at) == "half", scan.word(at + 1) == "past" { (at, added) = (at + 2, 30) }
    if scan.word(at) == "quarter", ["past", "to"].contains(scan.word(at + 1)) {
      (added, at) = (scan.word(at + 1) == "past" ? 15 : -15, at + 2)
    }
    var text = scan.word(at)
    var half: String?
    for ending in ["am", "pm"] where text.hasSuffix(ending) && text.first?.isNumber == true {
      text.removeLast(2)
      half = ending
    }
    let digits = text.split { $0 == ":" || $0 == "." }
    var end = at + 1
    var (hour, minute) = (0, 0)
    if let read = digits.first.flatMap({ Int($0) }), digits.count < 3 {
      hour = read
      if digits.count == 2 {
        guard let read = Int(digits[1]) else { return nil }
        minute = read
      }
    } else if let read = Self.hours[text] {
      hour = read
      if let read = Self.minutes[scan.word(end)] { (minute, end) = (read, end + 1) }
    } else {
      return nil
    }
    guard (0...24).contains(hour), (0..<60).contains(minute) else { return nil }
    if half == nil, ["am", "pm"].contains(scan.word(end)) { (half, end) = (scan.word(end), end + 1) }
    skip(["o'clock", "oclock", "sharp", "h"], in: scan, at: &end)
    var word = end
    skip(["at", "in", "the"], in: scan, at: &word)
    if word > end || half == nil {
      if ["night", "evening", "afternoon"].contains(scan.word(word)) {
        (half, end) = (half ?? "pm", word + 1)
      } else if scan.word(word) == "morning" {
        (half, end) = (half ?? "am", word + 1)
      }
    }
    var minutes = hour % 24 * 60 + minute + added
    if half == "pm", hour < 12 { minutes += 720 }
    if half == "am", hour == 12 { minutes -= 720 }
    // 22 is of the evening already.
    if hour > 12 { half = "pm" }
    guard minutes >= 0 else { return nil }
    return (minutes, half, digits.count == 2, end)
  }

  private func isTimeNear(_ at: Int) -> Bool {
    var next = at
    skip(["from", "after", "at", "past"], in: scan, at: &next)
    return time(next) != nil
  }

  /// "When I'm at school", "cuz I'm at work", "as Maud is abed": why, up to the next sign or order.
  private func reason(_ start: Int) -> Int? {
    var at = start
    if ["at", "during", "in"].contains(scan.word(at)) {
      at += 1
      skip(["the", "my", "our"], in: scan, at: &at)
      guard Self.daytime.contains(scan.word(at)) else { return nil }
      return at + 1
    }
    guard ["when", "while", "cuz", "because", "cause", "as", "since", "coz", "bc"].contains(scan.word(at))
    else { return nil }
    at += 1
    while at < scan.count, !scan.tokens[at].isSeparator, scan.tokens[at].kind != .end, time(at) == nil,
      !["and", "but", "from", "between", "like", "n", "before", "after"].contains(scan.word(at)),
      at - start < 9
    {
      at += 1
    }
    return at > start + 1 ? at : nil
  }

  private func clock(_ minutes: Int) -> String {
    let (hour, rest) = (minutes % 1440 / 60, minutes % 60)
    return "\(hour < 10 ? "0" : "")\(hour):\(rest < 10 ? "0" : "")\(rest)"
  }

  private func isFiller(_ at: Int) -> Bool {
    scan.tokens[at].isSeparator || scan.tokens[at].kind == .end || Self.fillers.contains(scan.word(at))
  }

  private static let nights = [
    ["at", "night"], ["in", "the", "night"], ["in", "night"], ["overnight"], ["at", "nights"],
    ["during", "the", "night"], ["by", "night"],
  ]
  private static let messages: Set<String> = [
    "msg", "msgs", "message", "messages", "text", "texts", "reminder", "reminders", "notification",
    "notifications", "alert", "alerts", "ping", "pings", "nudges", "notices",
  ]
  private static let calls: Set<String> = [
    "remind", "reminding", "warn", "notify", "text", "texting", "message", "messaging", "msg", "ping", "buzz",
    "bother", "disturb", "wake", "nag", "alert",
  ]
  private static let daytime: Set<String> = [
    "school", "class", "classes", "work", "lessons", "lectures", "college", "office", "job", "shift",
    "uni", "kindergarten", "practice",
  ]
  private static let hours: [String: Int] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "eleven": 11, "twelve": 12,
  ]
  private static let minutes: [String: Int] = [
    "fifteen": 15, "thirty": 30, "forty-five": 45, "15": 15, "30": 30, "45": 45, "twenty": 20, "forty": 40,
    "ten": 10,
  ]
  private static let fillers: Set<String> = [
    "and", "but", "um", "uh", "also", "please", "or", "so", "then", "n", "reminders", "reminder", "ok",
    "okay",
    "on", "it", "not", "never", "no", "thanks", "yo", "hey", "the", "i", "should", "be", "glad", "if", "you",
    "would", "could", "can", "want", "like", "to", "turn", "set", "with", "only", "let", "keep",
  ]
  private static let dated: Set<String> = [
    "things", "thing", "food", "foods", "stuff", "it", "they", "something", "anything", "everything", "a",
    "the", "product", "products", "item", "items", "goes", "go", "went", "going", "off", "bad", "expire",
    "expires", "expired", "expiry", "expiration", "spoils", "spoil", "runs", "run", "out", "of", "date",
    "dates", "its", "their", "is", "are", "best", "before", "use-by", "turns", "turn",
  ]
}
