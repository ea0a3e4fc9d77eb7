/// "So what's in the fridge: salmon, half a cabbage, carrots": told, not asked.
struct FoodsInPlaces {
  let scan: Scan

  /// The same as a statement; nil for every other line.
  func plain() -> String? { listedAtHome() }

  /// "So what's in the fridge: salmon, half a cabbage, carrots": told, not asked.
  private func listedAtHome() -> String? {
    guard let colon = scan.utterance.raw.firstIndex(of: ":"), scan.tokens.last?.text != "?",
      let place = scan.tokens.indices.first(where: { Self.places.contains(scan.word($0)) }), place < 7,
      scan.word(place - 1) == "the" || scan.word(place - 1) == "our" || scan.word(place - 1) == "my",
      scan.consists(0..<place, of: Self.asking),
      (0..<place).contains(where: { ["what", "whats", "heres", "here"].contains(scan.word($0)) })
    else { return nil }
    let items = scan.utterance.raw[scan.utterance.raw.index(after: colon)...]
    guard items.contains(where: \.isLetter),
      scan.tokens[place].range.upperBound
        <= scan.utterance.raw.utf8.distance(
          from: scan.utterance.raw.startIndex, to: colon)
    else { return nil }
    return "in the \(scan.word(place)) we have" + items
  }

  private static let asking: Set<String> = [
    "so", "ok", "okay", "what", "whats", "'s", "is", "here", "heres", "in", "the", "our", "my", "now",
    "right", "well", "um", "and",
  ]
  private static let places: Set<String> = [
    "fridge", "refrigerator", "freezer", "pantry", "cupboard", "icebox", "larder",
  ]
}
