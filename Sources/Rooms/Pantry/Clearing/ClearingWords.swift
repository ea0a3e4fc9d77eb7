import Talk

/// What a line about clearing out says beside its sentence.
struct ClearingWords: Hashable, Sendable {
  enum Wish: Hashable, Sendable { case now, rule, stop, show }

  /// What is wanted, where no sentence told it.
  var wish: Wish
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
    let isByItself =
      !words.isDisjoint(with: ["always", "automatically", "automatic", "auto", "yourself", "own"])
      || words.isSuperset(of: ["from", "now", "on"])
    let isNo = !words.isDisjoint(with: ["stop", "dont", "don't", "not", "never", "no", "off"])
    let asks =
      said.first.map { ["is", "are", "do", "does", "when", "what", "will", "how"].contains($0) } ?? false
    wish = asks ? .show : !isByItself ? .now : isNo ? .stop : .rule
    places = Set(placesSaid(line).map(\.place)).subtracting([.pantry])
    isThrown =
      ThrownWords(line) != nil
      || !words.isDisjoint(with: ["bin", "toss", "chuck", "trash", "discard", "compost"])
  }
}
