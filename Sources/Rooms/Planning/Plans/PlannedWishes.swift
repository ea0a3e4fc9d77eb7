import Talk

/// What a request to plan wants of single evenings ("…, and chicken on Tuesday"), and what it wants of none.
struct PlannedWishes {
  /// A wish for an evening; its day as it was said.
  var ofDays: [(day: Day, wants: [String], avoids: [Avoided])] = []
  /// Foods wanted of no evening in particular, as they were said.
  var open: [String] = []
  /// Where the days of wishes stand in the line: they are none to plan.
  private(set) var places: [Range<Int>] = []

  init(_ recognition: Recognition) {
    let phrases = recognition.details.filter { ["want", "days"].contains($0.kind) }
      .compactMap { detail in detail.place.map { (detail: detail, place: $0) } }
      .sorted { $0.place.lowerBound < $1.place.lowerBound }
    for (at, phrase) in phrases.enumerated() where phrase.detail.kind == "want" {
      let near = [at + 1, at - 1].filter(phrases.indices.contains).map { phrases[$0] }.first { other in
        !other.detail.fewDays.isEmpty && !places.contains(other.place)
          && Self.joins(
            phrase.place, other.place, behind: other.place.lowerBound > phrase.place.lowerBound,
            in: recognition.said)
      }
      let slots = Slots(phrase.detail.slots)
      let words = slots.words("want")
      if let near {
        places.append(near.place)
        // "Pasta on Monday and Wednesday" is wanted of both.
        ofDays += near.detail.fewDays.map { day in
          (
            day, words.filter { Diet(rawValue: $0) == nil },
            words.compactMap { Diet(rawValue: $0) }.map { .diet($0) }
          )
        }
      } else {
        open += phrase.detail.slots.filter { $0.name == "want" && $0.value.isFood }.map {
          Self.words(at: $0.range, of: recognition.said)
        }
      }
    }
  }

  /// The wishes as evenings of those to be planned; a weekday said of another week is the one that is planned. What
  /// falls on none of them is left over.
  func placed(on days: [Day]) -> (wishes: [DayWish], leftOver: [String]) {
    var (wishes, leftOver): ([DayWish], [String]) = ([], [])
    for wish in ofDays {
      let day = days.first { $0 == wish.day } ?? days.first { $0.weekday == wish.day.weekday }
      guard let day else {
        leftOver += wish.wants + wish.avoids.map(\.word)
        continue
      }
      wishes.append(DayWish(day: day, wants: wish.wants, avoids: wish.avoids.map { Avoidance($0) }))
    }
    return (wishes, leftOver)
  }

  private static func words(at range: Range<Int>, of said: String) -> String {
    let bytes = Array(said.utf8)
    guard range.upperBound <= bytes.count else { return said }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether nothing but "on" stands between a wish and its day, or "with" between a day and its wish.
  private static func joins(_ wish: Range<Int>, _ day: Range<Int>, behind: Bool, in said: String) -> Bool {
    let (first, second) = behind ? (wish, day) : (day, wish)
    guard first.upperBound <= second.lowerBound else { return true }
    let between = words(at: first.upperBound..<second.lowerBound, of: said).lowercased()
    let words = between.split { !$0.isLetter }.map(String.init)
    let joining: Set<String> =
      behind ? ["on", "for", "this"] : ["with", "have", "something", "some", "we", "a"]
    return words.allSatisfy(joining.contains) && (behind ? !between.contains(",") : true)
  }
}

extension Detail {
  /// From its first to its last word.
  fileprivate var place: Range<Int>? {
    let ranges = slots.map(\.range).filter { !$0.isEmpty }
    guard let start = ranges.map(\.lowerBound).min(), let end = ranges.map(\.upperBound).max() else {
      return nil
    }
    return start..<end
  }

  /// The day it names, or the few of them; empty where it names a week.
  fileprivate var fewDays: [Day] {
    let slots = Slots(slots)
    let days = slots.days("days") + slots.days("day")
    return days.count < 5 ? days : []
  }
}

extension SlotValue {
  /// A food, or what a dish is made around.
  fileprivate var isFood: Bool {
    if case .item("ingredient", _, _) = self {
      true
    } else if case .item("protein", _, _) = self {
      true
    } else if case .item("dish", _, _) = self {
      true
    } else {
      false
    }
  }
}
