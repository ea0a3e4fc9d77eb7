import Talk
import Values

/// Whether the line says that something was bought: "picked up" and not "picked" in a garden, nothing given or found.
func tellsOfBuying(_ line: String) -> Bool {
  let words = wordsSaid(line).map(\.word)
  return words.contains { ["bought", "purchased", "grabbed"].contains($0) }
    || zip(words, words.dropFirst()).contains { $0 == "picked" && $1 == "up" }
}

/// Since when food is at home, as it was said: "on Sunday", "three days ago".
enum BoughtDay: Hashable {
  case notSaid
  case on(Day)
  /// A day that nobody can have bought anything on yet.
  case stillToCome
  /// The words of a day that does not exist.
  case noSuchDay(String)

  /// "March 9", said on the 2nd, is not last year's.
  private static let longAgo = 240

  init(_ said: Said, today: Day) {
    let (days, ago) = (said.slots.dayWords, said.slots.value("ago"))
    switch days {
    case .day(let day)?:
      let gone = dayGone(day, said: said.text, today: today)
      self = gone.flatMap { today - $0 < Self.longAgo ? .on($0) : nil } ?? .stillToCome
    case .noSuchDay(let words)?: self = .noSuchDay(words)
    case nil:
      let age = ago == nil ? nil : ageInDays(said.text, today: today)
      self = age.map { .on(today - $0) } ?? .notSaid
    }
  }

  /// The day, where one was said that can be.
  var day: Day? { if case .on(let day) = self { day } else { nil } }

  /// Why food can't have been bought then; nil where it can.
  var refusal: (any Reply)? {
    switch self {
    case .notSaid, .on: nil
    case .stillToCome: StillToCome()
    case .noSuchDay(let words): NoSuchDate(words: words)
    }
  }
}
