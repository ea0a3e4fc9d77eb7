package import Kitchen
import Language
package import Values

/// What is told or asked about dinners gone by.
package enum HistoryRequest: Hashable, Sendable {
  case rate(RateWords)
  /// A dish that was cooked, planned or not; no day means the last evening.
  case cooked(DishReference, on: DayWords?)
  /// A planned dinner that was not cooked.
  case skipped(DishReference, on: DayWords?)
  case show(HistoryWords)
  /// One evening gone by.
  case evening(DayWords)
}

package struct RateWords: Hashable, Sendable {
  package var dish: DishReference
  /// As it was said; whether it is a rating is decided later.
  package var stars: Rational?
  package var notes: String?
}

package struct HistoryWords: Hashable, Sendable {
  /// What is asked about: one dish, dishes of a protein or a cuisine, or all.
  package enum Subject: Hashable, Sendable {
    case all
    case dish(DishReference)
    case protein(ProteinSource)
    case cuisine(String)
  }

  package var subject: Subject
  package var span: DinnerSpan?
}

/// A stretch of days gone by, as people name it.
package enum DinnerSpan: Hashable, Sendable {
  case lastWeek, thisWeek, lastMonth, thisMonth, lately, ever
  /// The last time that month was, 1 to 12; this month itself when it is on.
  case month(Int)
  /// So many days up to today.
  case days(Int)

  /// From the ids of `intents/lists/span.yaml`: "last-week", "month-3", "days-14"; nil for others.
  package init?(_ id: String) {
    switch id {
    case "last-week": self = .lastWeek
    case "this-week": self = .thisWeek
    case "last-month": self = .lastMonth
    case "this-month": self = .thisMonth
    case "lately": self = .lately
    case "ever": self = .ever
    default:
      let parts = id.split(separator: "-")
      guard parts.count == 2, let number = Int(parts[1]) else { return nil }
      switch parts[0] {
      case "month" where (1...12).contains(number): self = .month(number)
      case "days" where (1...400).contains(number): self = .days(number)
      default: return nil
      }
    }
  }

  /// Its first and last day, seen from today; a week begins on Monday.
  package func days(from today: Day) -> ClosedRange<Day> {
    let firstOfMonth = today - (today.civil.day - 1)
    switch self {
    case .lastWeek: return today.monday - 7...today.monday - 1
    case .thisWeek: return today.monday...today
    case .lastMonth: return Self.month(before: firstOfMonth)
    case .thisMonth: return firstOfMonth...today
    case .lately: return today - 14...today
    case .ever: return today - 400...today
    case .days(let count): return today - count...today
    case .month(let month):
      var found = firstOfMonth...today
      while found.lowerBound.civil.month != month { found = Self.month(before: found.lowerBound) }
      return found
    }
  }

  private static func month(before firstOfMonth: Day) -> ClosedRange<Day> {
    let last = firstOfMonth - 1
    return last - (last.civil.day - 1)...last
  }
}

extension HistoryRequest {
  /// The request of one of the intents about history; nil for the others.
  init?(intent: String, _ slots: [SlotBinding]) {
    switch intent {
    case "rate":
      self = .rate(RateWords(dish: slots.dish, stars: slots.number("stars"), notes: slots.notes))
    case "cooked": self = .cooked(slots.eatenDish, on: slots.dayWords)
    case "skipped_meal": self = .skipped(slots.eatenDish, on: slots.dayWords)
    case "history_show":
      let subject: HistoryWords.Subject
      if slots.value("recipe") != nil {
        subject = .dish(slots.dish)
      } else if let protein = slots.word("protein").flatMap(ProteinSource.init) {
        subject = .protein(protein)
      } else if let cuisine = slots.word("cuisine") {
        subject = .cuisine(cuisine)
      } else {
        subject = .all
      }
      self = .show(HistoryWords(subject: subject, span: slots.word("span").flatMap(DinnerSpan.init)))
    default: return nil
    }
  }
}

extension [SlotBinding] {
  /// The dish named; its day is told apart.
  fileprivate var eatenDish: DishReference { filter { $0.name == "recipe" }.dish }

  /// What was said of a dish, on one line.
  fileprivate var notes: String? {
    guard let said = word("notes")?.trimmingSpaces(), !said.isEmpty else { return nil }
    return String(said.prefix(200))
  }
}
