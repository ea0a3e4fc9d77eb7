/// What is asked of the kitchen's timers. Source: requirements FR-PR-002.
package struct TimerWords: Hashable, Sendable {
  package enum Act: Hashable, Sendable { case set, stop, stopAll, show, lengthen, pause, correct }

  package var act: Act
  /// In seconds; nil where none was said.
  package var seconds: Int?
  /// What it is for: "pasta"; nil for none.
  package var name: String?
  /// The length that it is not to be, in seconds: "twelve minutes, not fifteen".
  package var instead: Int?
  /// Whether the line says "timer" or the like, so that nothing else can be meant.
  package var isPlain: Bool

  /// Reads any line as one about timers.
  package init(_ line: String) {
    let repaired = TimerRepair(plainWords(line))
    var words = repaired.words
    instead = repaired.instead
    let duration = saidDuration(in: words)
    seconds = duration?.seconds
    isPlain = words.contains { Self.timers.contains($0) }
    if let duration {
      words.replaceSubrange(duration.range, with: ["#"])
    } else if isPlain, let at = words.indices.first(where: { Int(words[$0]) != nil }),
      let number = Int(words[at]),
      (1...600).contains(number)
    {
      // "Timer 10" is in minutes.
      seconds = number * 60
      words[at] = "#"
    }
    // "Um fifteen no sixteen minutes": what was taken back is no name.
    if let at = words.firstIndex(of: "#") {
      var start = at
      while start > 0,
        Self.takenBack.contains(words[start - 1]) || saidNumber(words, at: start - 1)?.end == start
      {
        start -= 1
      }
      if words[start..<at].contains(where: Self.takenBack.contains) { words.removeSubrange(start..<at) }
    }
    // "2 more minutes" has its "more" inside of the time.
    let isMore = duration != nil && repaired.words.contains { Self.more.contains($0) }
    act = Self.act(isMore ? words + ["more"] : words, hasTime: seconds != nil)
    name = Self.name(words)
    if words.contains("all") || words.contains("every"), act == .stop { (act, name) = (.stopAll, nil) }
    if act == .stop, words.contains("timers"), name == nil { act = .stopAll }
  }

  private static let timers: Set<String> = ["timer", "timers", "countdown", "egg-timer", "timr", "tiemr"]

  private static let takenBack: Set<String> = [
    "um", "uh", "no", "sorry", "wait", "rather", "actually", "mean", "erm", "hmm",
  ]

  private static let more = [
    "more", "longer", "extend", "lengthen", "stretch", "additional", "extra", "prolong",
  ]

  private static func act(_ words: [String], hasTime: Bool) -> Act {
    if ["pause", "hold", "resume", "unpause"].contains(where: words.contains) { return .pause }
    let isStopped =
      [
        "stop", "cancel", "kill", "clear", "delete", "remove", "end", "silence", "quit", "forget", "reset",
        "scratch",
      ]
      .contains(where: words.contains) || words.has("turn off") || words.has("switch off")
      || words.has("shut off")
      || words.has("dont need") || words.has("no need") || words.has("no longer need")
      || words.has("timer off")
    if isStopped, !(hasTime && words.contains("reset")) { return .stop }
    if hasTime, more.contains(where: words.contains) || words.has("add #") || words.has("give it another") {
      return .lengthen
    }
    let isChanged =
      ["change", "correct", "fix", "adjust"].contains(where: words.contains) || words.has("make the timer")
    return hasTime ? isChanged ? .correct : .set : asks(words) ? .show : .set
  }

  private static func asks(_ words: [String]) -> Bool {
    let looks = [
      "left", "remaining", "remain", "remains", "status", "check", "show", "which", "whats", "list",
      "running", "long", "done", "over", "finished", "ready",
      "longer", "much", "yet", "is", "are", "still", "when", "time", "what",
    ]
    if ["set", "start", "begin", "put", "make", "create", "need", "another", "new"].contains(
      where: words.contains)
    {
      return false
    }
    return looks.contains(where: words.contains) || words == ["timers"] || words == ["my", "timers"]
  }

  /// What stands behind "for", or before "timer".
  private static func name(_ words: [String]) -> String? {
    let plain: Set<String> = [
      "a", "an", "the", "my", "our", "me", "us", "this", "that", "it", "timer", "timers", "#", "new",
      "another",
      "cooking", "kitchen", "of", "set", "start", "stop", "cancel", "on", "to", "please", "up", "for", "now",
      "and",
      "all", "put", "run", "give", "left", "is", "how", "long", "much", "time", "with", "from", "in", "at",
      "kill",
      "clear", "delete", "remove", "more", "add", "extend", "make", "minute", "minutes", "min", "hour", "off",
      "turn",
      "i", "need", "do", "does", "have", "has", "go", "begin", "create", "whats", "what", "which", "second",
      "check",
      "show", "by", "countdown", "just", "reset", "end", "can", "could", "you", "would", "pls", "ok", "okay",
      "out",
      "so", "hey", "sous", "step", "one", "s", "still", "are", "there", "any", "running", "remaining",
      "until", "when",
      "longer", "extra", "every", "pause", "resume", "hold", "going", "starting", "called", "named", "us",
      "want",
      "change", "correct", "fix", "adjust", "said", "meant", "mean", "no", "not", "actually", "sorry", "done",
      "over",
      "finished", "ready", "like", "lets", "let", "also", "first", "other", "next", "down", "count", "will",
      "be", "warn", "call", "nudge", "shout", "after", "dear", "then",
    ]
    func takeName(from start: Int) -> String? {
      var taken: [String] = []
      var at = start
      while at < words.count, taken.isEmpty, ["the", "my", "our", "a", "an", "some"].contains(words[at]) {
        at += 1
      }
      while at < words.count, taken.count < 3,
        !plain.contains(words[at]) || taken.count > 0 && words[at] == "and"
      {
        taken.append(words[at])
        at += 1
      }
      while taken.last == "and" { taken.removeLast() }
      return taken.isEmpty ? nil : taken.joined(separator: " ")
    }
    for marker in ["for", "on", "called", "named", "to"] {
      for at in words.indices where words[at] == marker {
        if let name = takeName(from: at + 1) { return name }
      }
    }
    for at in words.indices where timers.contains(words[at]) {
      var start = at
      while start > 0, at - start < 3, !plain.contains(words[start - 1]) { start -= 1 }
      if start < at { return words[start..<at].joined(separator: " ") }
    }
    // "Pasta's in, 8 minutes on the timer": what stands before the time.
    guard let time = words.firstIndex(of: "#"), time > 0 else { return nil }
    let before = words[..<time].filter { !plain.contains($0) && !["in", "are", "went"].contains($0) }
    return before.count == 1 ? before[0] : nil
  }
}

extension TimerWords {
  /// A line that puts a timer's length right, as one that speaks of the timer.
  package static func corrected(_ line: String) -> String { "change the timer: \(line)" }

  /// The question after the timer of that name, as it is asked in full.
  package static func asked(_ name: String) -> String { "how long is left on the \(name) timer" }

  /// Whole lines that look at the timers while one runs, as plain words.
  package static let looks: Set<String> = [
    "time", "how long left", "time left", "whats left", "how much longer", "how long",
    "how much time is left", "how much time left", "how long is left", "how many minutes left",
    "how many minutes are left", "is it time", "how much time do i have", "how long do i have",
    "how long still", "what time is left", "how much time",
  ]
  /// What a line asks of that looks at one timer by its name, as plain words: "how long is left on the rice"; nil for
  /// every other line.
  package static func lookedAt(_ words: [String]) -> String? {
    for joint in ["on", "for", "of", "until", "till"] {
      guard let at = words.lastIndex(of: joint), at + 1 < words.count,
        looks.contains(words[..<at].joined(separator: " "))
      else { continue }
      let name = words[(at + 1)...].filter { !["the", "my", "our", "timer", "please"].contains($0) }
      return name.isEmpty || name.count > 3 ? nil : name.joined(separator: " ")
    }
    return nil
  }
  /// Whole lines that time the step at hand, as plain words.
  package static let starts: Set<String> = [
    "time it", "time this", "time that", "start timing", "time the step", "time this step",
  ]
  /// A line that sets a timer and says nothing else.
  package static let bareStart = "set a timer"
}
