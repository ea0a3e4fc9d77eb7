/// Wishes that tilt a plan: "less meat", "more fish", and kinds counted without their evenings: "two soups and one fish".
extension WishPieces {
  /// "Less meat" leaves four evenings of a week without, "less pasta" one with it at most, "more fish" two at least. Of foods that
  /// stand in a pantry or on a list it says nothing.
  func tilted(at start: Int) -> Piece? {
    let isLess = ["less", "fewer"].contains(word(start))
    guard isLess || word(start) == "more", let kind = kind(at: start + 1) else { return nil }
    var end = kind.end
    if Self.evenings.contains(word(end)) { end += 1 }
    if kind.isMeat { return isLess ? Piece(range: start..<end, codes: ["with:diet:vegetarian@>=4"]) : nil }
    return Piece(range: start..<end, codes: ["with:" + kind.feature + (isLess ? "@<=1" : "@>=2")])
  }

  /// Whether a count of a kind stands in what a plan is asked to hold: "plan next week, two soups and one fish".
  func isOfPlan(from start: Int, at feature: Int) -> Bool {
    guard kind(at: feature) != nil, word(start - 1) != "for" else { return false }
    return (0..<start).contains { WishTalk.planning.contains(word($0)) }
  }

  /// A protein, a kind of dish, or meat.
  private func kind(at start: Int) -> (feature: String, end: Int, isMeat: Bool)? {
    if ["meat", "meaty"].contains(word(start)) { return ("diet:vegetarian", start + 1, true) }
    return (entry("dish", at: start) ?? entry("protein", at: start)).map { ($0.id, $0.end, false) }
  }
}
