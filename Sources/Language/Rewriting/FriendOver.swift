/// "Emma has a friend over on Friday, she's vegetarian", "my son is having two mates round tonight": guests of that evening.
struct FriendOver {
  let scan: Scan

  /// The line with the guests coming; nil for every other line.
  func coming() -> String? {
    guard
      let verb = scan.tokens.indices.first(where: { ["has", "have", "having", "'s"].contains(scan.word($0)) }
      ), verb > 0, verb < 5
    else { return nil }
    var at = verb + 1
    skip(["having", "got", "has"], in: scan, at: &at)
    let isSeveral = !["a", "her", "his", "their", "my", "one", "another"].contains(scan.word(at))
    let count = isSeveral ? scan.word(at) : "a"
    guard
      ["a", "her", "his", "their", "one", "another", "two", "three", "four", "2", "3", "4"].contains(
        scan.word(at))
    else { return nil }
    at += 1
    skip(["best", "school", "little", "good"], in: scan, at: &at)
    guard Self.guests.contains(scan.word(at)) else { return nil }
    // "Two friends to stay tonight", "two friends staying".
    let isToStay = scan.word(at + 1) == "to" && scan.word(at + 2) == "stay"
    guard isToStay || ["over", "round", "around", "staying", "visiting"].contains(scan.word(at + 1)) else {
      return nil
    }
    at += isToStay ? 3 : 2
    if scan.word(at) == "for", ["dinner", "tea", "supper"].contains(scan.word(at + 1)) { at += 2 }
    let onDay = scan.word(at) == "on" ? at + 1 : at
    guard let day = DayParser(scan: scan).matches(at: onDay).map(\.end).max() else { return nil }
    let when = scan.utterance.text(tokens: onDay..<day)
    var rest = day
    skip([",", ".", "and", "-"], in: scan, at: &rest)
    let behind = rest < scan.count ? ", \(scan.utterance.text(tokens: rest..<scan.count))" : ""
    let isPlain = ["tonight", "today", "tomorrow"].contains(when.lowercased())
    return "\(isSeveral ? "\(count) guests come" : "a guest comes") \(isPlain ? "" : "on ")\(when)\(behind)"
  }

  private static let guests: Set<String> = [
    "friend", "friends", "mate", "mates", "pal", "pals", "classmate", "classmates", "girlfriend", "boyfriend",
    "buddy",
    "colleague", "colleagues",
  ]
}
