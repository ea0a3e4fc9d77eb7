/// "Allergic on walnuts", "allergic against nuts", "in Saturday": the same with the preposition of another language.
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

  /// "In Saturday and Sunday I want meat": on those days.
  func onDays() -> String? {
    let places = scan.tokens.indices.filter {
      scan.word($0) == "in" && DayWords.weekdays[scan.word($0 + 1)] != nil
    }
    guard !places.isEmpty else { return nil }
    return scan.utterance.replacing(places.map { ($0..<$0 + 1, "on") })
  }

  private static let harms: Set<String> = ["allergic", "intolerant", "sensitive"]
  private static let prepositions: Set<String> = ["on", "against", "from", "at", "towards", "toward"]
}
