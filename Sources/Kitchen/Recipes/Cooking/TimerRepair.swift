/// The words of a line about a timer with what was taken back in it left out: "fifteen minutes actually make it twelve" is
/// twelve minutes, and so is "twelve minutes not fifteen".
package struct TimerRepair: Hashable, Sendable {
  package var words: [String]
  /// The length that was denied, in seconds.
  package var instead: Int?

  /// Plain words, as `plainWords` gives them.
  package init(_ words: [String]) {
    self.words = words
    leaveOutDenied()
    takeLast()
  }

  private mutating func leaveOutDenied() {
    for at in words.indices where words[at] == "not" {
      guard let number = saidNumber(words, at: at + 1), number.value.isWhole else { continue }
      let hasUnit = number.end < words.count && Self.units.contains(words[number.end])
      let isSeconds = hasUnit && words[number.end].hasPrefix("s")
      let isHours = hasUnit && words[number.end].hasPrefix("h")
      instead = number.value.rounded * (isSeconds ? 1 : isHours ? 3600 : 60)
      words.removeSubrange(at..<(hasUnit ? number.end + 1 : number.end))
      return
    }
  }

  /// Of two lengths with a change of mind between them the last one.
  private mutating func takeLast() {
    guard let first = saidDuration(in: words) else { return }
    var at = first.range.upperBound
    while at < words.count, Self.turns.contains(words[at]) { at += 1 }
    guard words[first.range.upperBound..<at].contains(where: Self.decisive.contains),
      let number = saidNumber(words, at: at)
    else { return }
    let hasUnit = number.end < words.count && Self.units.contains(words[number.end])
    let unit = hasUnit ? words[number.end] : words[first.range.upperBound - 1]
    let told = Array(words[at..<number.end]) + [unit]
    words.replaceSubrange(first.range.lowerBound..<(hasUnit ? number.end + 1 : number.end), with: told)
  }

  /// Whether all of a line, said while a timer runs, puts its length right: "no I said twelve minutes not fifteen".
  package static func isCorrection(_ words: [String]) -> Bool {
    let repaired = TimerRepair(words)
    guard let time = saidDuration(in: repaired.words)?.range ?? repaired.bareNumber else { return false }
    var rest = repaired.words
    rest.removeSubrange(time)
    return rest.allSatisfy(around.contains)
      && (repaired.instead != nil
        || rest.contains { decisive.contains($0) || ["said", "meant", "change"].contains($0) })
  }

  /// "Twelve, not fifteen": minutes, where the other length was denied.
  private var bareNumber: Range<Int>? {
    guard instead != nil else { return nil }
    for at in words.indices {
      if let number = saidNumber(words, at: at), number.value.isWhole {
        return at..<number.end
      }
    }
    return nil
  }

  private static let units: Set<String> = [
    "minute", "minutes", "min", "mins", "hour", "hours", "second", "seconds", "sec", "secs",
  ]
  private static let decisive: Set<String> = [
    "no", "sorry", "wait", "rather", "actually", "mean", "nope", "make",
  ]
  private static let turns: Set<String> = decisive.union([
    "um", "uh", "erm", "i", "it", "that", "oh", "or", "well",
  ])
  private static let around: Set<String> = turns.union([
    "said", "meant", "should", "be", "was", "is", "its", "thats", "to", "the", "timer", "please", "only",
    "just",
    "change", "for", "ok", "okay", "set", "a", "hang", "on", "so", "and",
  ])
}
