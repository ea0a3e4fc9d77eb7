import Talk

/// A timer was set: when it will be, and that nothing rings.
struct TimerSet: AtTheStove {
  var timer: KitchenTimer
  var now: CivilTime
  var isLonger: Bool

  func blocks(_ words: Wording) -> [Block] {
    let head = timer.name.map { "\(capitalized(inertLine($0))): " } ?? ""
    let length = spanText(timer.seconds)
    if isLonger {
      return .say("\(head)\(head.isEmpty ? "Now" : "now") until \(clockText(timer.ends, from: now)).")
    }
    return .say("\(head)\(length) from \(clockText(now, from: now)) is \(clockText(timer.ends, from: now)).")
      + .say("Nothing rings here: I tell you with the next line you say after that.", .dim)
  }

  func next(_ words: Wording) -> Closing { .say("time", end: " to see what is left") }
  var matter: Facts? { timerFacts([timer], now) }
}

/// What is left on the timers.
struct TimersShown: AtTheStove {
  var timers: [KitchenTimer]
  var now: CivilTime

  func blocks(_ words: Wording) -> [Block] {
    guard !timers.isEmpty else { return .say("No timer is running.") }
    return .say("It is \(clockText(now, from: now)).")
      + timers.flatMap { timer in
        [Block].say(
          "\(timer.title): \(spanText(timer.left(at: now))) left, until \(clockText(timer.ends, from: now)).")
      }
  }

  func next(_ words: Wording) -> Closing {
    guard let first = timers.first else { return .say("timer for 10 minutes", end: ", for instance") }
    return .say(first.name.map { "stop the \($0) timer" } ?? "stop the timer", "time")
  }
  var matter: Facts? { timerFacts(timers, now) }
}

/// Timers whose time has come since the last line.
struct TimersOver: AtTheStove {
  var timers: [KitchenTimer]
  var now: CivilTime

  func blocks(_ words: Wording) -> [Block] {
    timers.flatMap { timer in
      let ago = now.seconds(since: timer.ends)
      let since = ago < 60 ? "just now" : "\(spanText(ago)) ago"
      return [Block].say(
        "\(timer.title): over since \(clockText(timer.ends, from: now)), \(since).",
        .warn)
    }
  }

  var isByTheWay: Bool { true }
  func next(_ words: Wording) -> Closing { .say("next", "timer for 5 minutes") }
  var asks: Bool { false }
  var matter: Facts? { nil }
}

/// Timers that were stopped; none where none ran.
struct TimersStopped: AtTheStove {
  var timers: [KitchenTimer]
  var now: CivilTime

  func blocks(_ words: Wording) -> [Block] {
    guard !timers.isEmpty else { return .say("No timer is running.") }
    return timers.flatMap { [Block].say("Stopped: \($0.title), with \(spanText($0.left(at: now))) left.") }
  }
  func next(_ words: Wording) -> Closing {
    .say(timers.isEmpty ? ["timer for 10 minutes"] : ["undo", "time"])
  }
  var status: ReplyStatus { timers.isEmpty ? .refused : .done }
}

/// Several timers run and none was named, or none by that name.
struct WhichTimer: AtTheStove {
  var timers: [KitchenTimer]
  var now: CivilTime
  func blocks(_ words: Wording) -> [Block] {
    .say("Which one?")
      + timers.flatMap { [Block].say("\($0.title), until \(clockText($0.ends, from: now))") }
  }
  func next(_ words: Wording) -> Closing {
    .say(timers.compactMap { $0.name.map { "stop the \($0) timer" } }.prefix(2) + ["stop all timers"])
  }
  var status: ReplyStatus { .refused }
}

/// A timer without a length.
struct HowLongTimer: AtTheStove {
  func blocks(_ words: Wording) -> [Block] { .say("For how long?") }
  func next(_ words: Wording) -> Closing { .say("10 minutes", end: ", for instance") }
}

/// A timer of more than a day, or one too many.
struct TimerRefused: AtTheStove {
  var isTooMany: Bool
  func blocks(_ words: Wording) -> [Block] {
    .say(isTooMany ? "Twenty timers run already; stop one first." : "A timer runs for a day at most.")
  }
  func next(_ words: Wording) -> Closing { .say("time", "timer for 10 minutes") }
  var status: ReplyStatus { .refused }
}

/// A timer can't stand still.
struct NoPause: AtTheStove {
  func blocks(_ words: Wording) -> [Block] {
    .say("I can't hold a timer: stop it, and set what is left when you go on.")
  }
  func next(_ words: Wording) -> Closing { .say("time", "stop the timer") }
  var status: ReplyStatus { .refused }
}

extension KitchenTimer {
  fileprivate var title: String { name.map { capitalized(inertLine($0)) } ?? "Timer of \(spanText(seconds))" }
  fileprivate func left(at now: CivilTime) -> Int { ends.seconds(since: now) }
}

extension CivilTime {
  fileprivate func seconds(since other: CivilTime) -> Int {
    (day - other.day) * 86_400 + second - other.second
  }
}

/// "8 min", "1 h 30 min", "90 s" as "1 min 30 s".
func spanText(_ seconds: Int) -> String {
  let (hours, minutes, rest) = (seconds / 3600, seconds % 3600 / 60, seconds % 60)
  let parts = [
    hours > 0 ? "\(hours)\u{A0}h" : "", minutes > 0 ? "\(minutes)\u{A0}min" : "",
    rest > 0 ? "\(rest)\u{A0}s" : "",
  ]
  let text = parts.filter { !$0.isEmpty }.joined(separator: "\u{A0}")
  return text.isEmpty ? "0\u{A0}min" : text
}

/// "17:15", with seconds where there are any, and the day where it is another.
private func clockText(_ time: CivilTime, from now: CivilTime) -> String {
  func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  let seconds =
    time.second % 60 == 0 || time.second % 60 == now.second % 60 ? "" : ":\(two(time.second % 60))"
  let day = time.day == now.day ? "" : time.day == now.day + 1 ? " tomorrow" : " on \(time.day.dateText)"
  return "\(two(time.hour)):\(two(time.minute))\(seconds)\(day)"
}

private func timerFacts(_ timers: [KitchenTimer], _ now: CivilTime) -> Facts {
  [
    "kind": "timers",
    "timers": timers.map {
      ["name": $0.name, "seconds": $0.seconds, "ends": $0.ends.iso, "left": $0.left(at: now)] as Facts
    },
  ]
}
