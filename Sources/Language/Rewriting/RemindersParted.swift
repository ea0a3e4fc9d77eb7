/// "Tell me 2 days before stuff goes off and not before 7am or after 10 at night": how long before, and which hours stay quiet,
/// each as an order of its own.
struct RemindersParted {
  let scan: Scan

  /// The orders; nil for a line that asks for no reminders, and for one that says only how long before.
  func orders() -> String? {
    guard scan.count < 40, let head = head(), !scan.utterance.raw.contains("things expire") else {
      return nil
    }
    var said: [String] = []
    var left: [Range<Int>] = []
    var at = head.upperBound
    var isParted = false
    var from = at
    func close(_ end: Int) {
      var start = from
      var stop = end
      while start < stop, isFiller(start) { start += 1 }
      while start < stop, isFiller(stop - 1) { stop -= 1 }
      if start < stop { left.append(start..<stop) }
    }
    while at < scan.count {
      if let days = daysBefore(at), !said.contains(where: { $0.contains("things expire") }) {
        close(at)
        said.append("remind me \(days.count) days before things expire")
        (at, from) = (days.end, days.end)
      } else if let quiet = quiet(at) {
        close(at)
        said.append(quiet.order)
        (at, from, isParted) = (quiet.end, quiet.end, true)
      } else if let hour = hour(at) {
        close(at)
        said.append("remind me every morning at \(hour.time)")
        (at, from, isParted) = (hour.end, hour.end, true)
      } else {
        at += 1
      }
    }
    close(scan.count)
    guard isParted, said.count > 1 else { return nil }
    let rest = left.map { scan.utterance.text(tokens: $0) }
    let before = head.lowerBound > 0 ? [scan.utterance.text(tokens: 0..<head.lowerBound)] : []
    return
      (before.filter { Utterance($0).tokens.contains { $0.kind == .word && $0.text != "please" } } + said
      + rest).joined(separator: ". ")
  }

  /// "Remind me", "tell us".
  private func head() -> Range<Int>? {
    scan.tokens.indices.first {
      ["remind", "warn", "notify", "alert", "tell"].contains(scan.word($0))
        && ["me", "us"].contains(scan.word($0 + 1))
    }.map { $0..<$0 + 2 }
  }

  /// "Two days before things go off": so many, of anything that has a date.
  private func daysBefore(_ at: Int) -> (count: Int, end: Int)? {
    guard let number = NumberParser(scan: scan).wholeNumber(at: at), (1...90).contains(number.value),
      ["day", "days"].contains(scan.word(number.end)),
      ["before", "ahead", "early", "earlier"].contains(scan.word(number.end + 1))
    else { return nil }
    var end = number.end + 2
    let start = end
    skip(Self.dated, in: scan, at: &end)
    return end > start || end >= scan.count || scan.tokens[end].isSeparator ? (number.value, end) : nil
  }

  /// "Not before 7am or after 10 at night", "but not in the evening after eight".
  private func quiet(_ start: Int) -> (order: String, end: Int)? {
    guard ["not", "never", "no"].contains(scan.word(start)) else { return nil }
    var at = start + 1
    skip(
      ["in", "the", "at", "evening", "evenings", "night", "morning", "mornings", "um", "uh", "reminders"],
      in: scan, at: &at)
    guard let first = edge(at) else { return nil }
    var next = first.end
    skip(["or", "and", "nor", "not", ",", "um"], in: scan, at: &next)
    if let second = edge(next), second.isAfter != first.isAfter {
      let (from, until) = first.isAfter ? (first.time, second.time) : (second.time, first.time)
      return ("quiet hours from \(from) to \(until)", second.end)
    }
    return ("no reminders \(first.isAfter ? "after" : "before") \(first.time)", first.end)
  }

  /// "After 10 at night", "before 7am": an hour without its half of the day is of the evening behind "after", else of the
  /// morning.
  private func edge(_ at: Int) -> (isAfter: Bool, time: String, end: Int)? {
    let word = scan.word(at)
    guard ["after", "before", "past", "until", "till"].contains(word), let time = time(at + 1) else {
      return nil
    }
    let isAfter = ["after", "past"].contains(word)
    return (
      isAfter, time.half.isEmpty ? "\(time.hour) \(isAfter ? "pm" : "am")" : "\(time.hour) \(time.half)",
      time.end
    )
  }

  /// "7am", "10 at night", "eight", "22:00".
  private func time(_ at: Int) -> (hour: String, half: String, end: Int)? {
    guard at < scan.count else { return nil }
    var text = scan.word(at)
    var half = ""
    for ending in ["am", "pm"] where text.hasSuffix(ending) && text.first?.isNumber == true {
      text.removeLast(2)
      half = ending
    }
    if let number = NumberParser(scan: scan).wholeNumber(at: at), half.isEmpty, number.end == at + 1 {
      text = "\(number.value)"
    }
    let digits = text.split(separator: ":")
    guard let hour = digits.first.flatMap({ Int($0) }), (0...24).contains(hour), digits.count < 3 else {
      return nil
    }
    var end = at + 1
    if half.isEmpty, ["am", "pm"].contains(scan.word(end)) {
      half = scan.word(end)
      end += 1
    }
    if scan.word(end) == "o'clock" || scan.word(end) == "oclock" { end += 1 }
    if ["at", "in"].contains(scan.word(end)) {
      var word = end + 1
      if scan.word(word) == "the" { word += 1 }
      if ["night", "evening"].contains(scan.word(word)) {
        (half, end) = (half.isEmpty ? "pm" : half, word + 1)
      }
      if scan.word(word) == "morning" { (half, end) = (half.isEmpty ? "am" : half, word + 1) }
    }
    // 22 is of the evening already.
    if hour > 12 { (text, half) = ("\(hour - 12)" + text.dropFirst(2), "pm") }
    return (text, half, end)
  }

  /// "Every morning at 8", "in the mornings at 7".
  private func hour(_ start: Int) -> (time: String, end: Int)? {
    var at = start
    guard ["every", "each", "in"].contains(scan.word(at)) else { return nil }
    at += 1
    if scan.word(at) == "the" { at += 1 }
    guard ["morning", "mornings"].contains(scan.word(at)), scan.word(at + 1) == "at",
      let time = time(at + 2)
    else { return nil }
    return (time.hour, time.end)
  }

  private func isFiller(_ at: Int) -> Bool {
    scan.tokens[at].isSeparator || Self.fillers.contains(scan.word(at))
  }

  private static let fillers: Set<String> = ["and", "but", "um", "uh", "also", "please", "or", "so", "then"]
  private static let dated: Set<String> = [
    "things", "thing", "food", "foods", "stuff", "it", "they", "something", "anything", "everything", "a",
    "the",
    "product", "products", "item", "items", "goes", "go", "went", "going", "off", "bad", "expire", "expires",
    "expired", "spoils", "spoil", "runs", "run", "out", "of", "date", "its", "their", "is", "are", "best",
    "before",
  ]
}
