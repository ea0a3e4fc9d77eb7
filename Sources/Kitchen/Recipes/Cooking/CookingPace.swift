/// A line that begins a dish without what is said of how slowly: "let's cook the chili, I'm new to this so go slow".
package struct CookingPace: Hashable, Sendable {
  /// The line without it.
  package var told: String
  /// Whether somebody asked to go slowly, or said that cooking is new to them.
  package var isSlow = false

  /// Reads any line; one without such an end stands as it is.
  package init(_ line: String) {
    told = line
    let written = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let plain = written.map { plainWords($0).joined() }
    let start = plain.indices.dropFirst(3).first { at in
      let end = plain[at...]
      return end.allSatisfy(Self.around.contains) && end.contains(where: Self.slow.contains)
    }
    guard let start else { return }
    told = written[..<start].joined(separator: " ")
    while let last = told.last, ",;.-–—".contains(last) || last == " " { told.removeLast() }
    isSlow = true
  }

  private static let slow: Set<String> = [
    "slow", "slowly", "slower", "noob", "newbie", "beginner", "novice", "rookie", "fast", "new", "never",
    "first", "easy",
  ]
  private static let around: Set<String> = slow.union([
    "im", "i", "am", "a", "an", "to", "this", "cooking", "so", "go", "take", "it", "please", "pls", "not",
    "too", "real",
    "really", "at", "ive", "cooked", "before", "be", "gentle", "with", "me", "total", "complete", "and",
    "but", "lol",
    "kinda", "my", "its", "time", "very", "nice", "one", "step", "by", "can", "you", "bad", "still",
    "learning", "the",
    "kitchen", "in", "on", "just", "bit", "pace", "at",
  ])
}
