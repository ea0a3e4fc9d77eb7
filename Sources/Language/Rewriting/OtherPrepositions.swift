/// "Allergic on walnuts", "allergic against nuts": the same harm with the preposition of another language.
struct OtherPrepositions {
  let scan: Scan

  /// The line with "to" in its place; nil where it has none.
  func plain() -> String? {
    let places = scan.tokens.indices.filter {
      Self.harms.contains(scan.word($0)) && Self.prepositions.contains(scan.word($0 + 1))
        && !FoodParser(scan: scan).avoid(at: $0 + 2, unknown: false).isEmpty
    }
    guard !places.isEmpty else { return nil }
    return scan.utterance.replacing(places.map { ($0 + 1..<$0 + 2, "to") })
  }

  private static let harms: Set<String> = ["allergic", "intolerant", "sensitive"]
  private static let prepositions: Set<String> = ["on", "against", "from", "at", "towards", "toward"]
}
