import Talk

/// What a line about clearing out says beside its sentence.
struct ClearingWords: Hashable, Sendable {
  /// How many days past its date a thing has to be; nil where nobody said.
  var days: Int?
  /// Empty for everywhere: "the pantry" is all there is at home.
  var places: Set<PantryPlace>
  /// Whether the food is said to be thrown away.
  var isThrown: Bool

  init(_ line: String, today: Day) {
    let said = wordsSaid(line).map(\.word)
    let words = Set(said)
    let isOver = !words.isDisjoint(with: ["more", "over", "older"])
    days = ageInDays(line.replacing("couple of", with: "2"), today: today).map { $0 + (isOver ? 1 : 0) }
    if days == nil, let unit = ["day": 1, "week": 7, "month": 30].first(where: { words.contains($0.key) }) {
      days = unit.value + (isOver ? 1 : 0)
    }
    places = Set(placesSaid(line).map(\.place)).subtracting([.pantry])
    isThrown =
      ThrownWords(line) != nil
      || !words.isDisjoint(with: ["bin", "toss", "chuck", "trash", "discard", "compost"])
  }
}
