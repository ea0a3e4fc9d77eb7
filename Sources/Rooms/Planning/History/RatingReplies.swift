import Talk

/// A dinner as it is now rated.
struct DinnerRated: Reply {
  var dinner: MealHistoryEntry
  /// The stars it had before.
  var before: Stars?
  /// Nothing was known of it.
  var isNew: Bool
  /// The day it is planned for although it was not liked.
  var upcoming: Day?

  func blocks(_ words: Wording) -> [Block] {
    .say(sentences(rating(words), upcoming.map { "It is still planned for \($0.longText)." } ?? ""))
  }

  /// The stars and how they count from now on.
  private func rating(_ words: Wording) -> String {
    guard let stars = dinner.stars else { return "" }
    let change = before.map { $0 == stars ? "" : ", \($0.count) before" } ?? ""
    let head =
      isNew
      ? "\(dinner.title): \(starsText(stars)), noted as eaten today."
      : "\(dinner.title), \(pastDayText(dinner.day, words)): \(starsText(stars))\(change)."
    return sentences(head, dinner.notes.map { "Noted: \(quoted($0))." } ?? "", meaning(of: stars))
  }

  private func meaning(of stars: Stars) -> String {
    switch stars.count {
    case 5: "I'll gladly bring it back."
    case 4: "I'll bring it back now and then."
    case 3: "I'll neither favor nor avoid it."
    default: "I won't suggest it again unless you name it."
    }
  }

  func next(_ words: Wording) -> Closing {
    upcoming.map { .say("swap \(words.names.typed($0))", "undo") } ?? .say("show our dinner history", "undo")
  }

  var data: (any Encodable)? { DinnerShownData(dinner) }
}

/// What was said of a dinner, kept with it; no stars.
struct RemarkKept: Reply {
  var dinner: MealHistoryEntry
  var words: String

  func blocks(_ words: Wording) -> [Block] {
    .say(
      "Kept with \(dinner.title), \(pastDayText(dinner.day, words)): \(quoted(self.words)). "
        + (dinner.stars == nil ? "For stars that count, say one number for all of you." : ""))
  }

  func next(_ words: Wording) -> Closing {
    dinner.stars == nil
      ? .say("4 stars", "show our dinner history", "undo") : .say("show our dinner history", "undo")
  }
  var data: (any Encodable)? { DinnerShownData(dinner) }
}

/// Anything but 1 to 5 whole stars; nil when no number was said.
struct NotStars: Reply {
  var number: Rational?

  func blocks(_ words: Wording) -> [Block] {
    guard let number else { return .say("A rating is a whole number from 1 to 5.") }
    return .say("A rating is a whole number from 1 to 5; \(number.decimalText(places: 1)) is none.")
  }

  func next(_ words: Wording) -> Closing { .say("4 stars", end: ", for instance") }
  var status: ReplyStatus { .refused }
}

/// "How was it yesterday?"
struct HowWasDinner: Reply {
  var dinner: MealHistoryEntry

  func blocks(_ words: Wording) -> [Block] {
    .say("\(dinner.title), \(pastDayText(dinner.day, words)): how was it? A number from 1 to 5 is enough.")
  }

  func next(_ words: Wording) -> Closing { .silent("4", "what's for dinner tonight") }
  var data: (any Encodable)? { DinnerShownData(dinner) }
}

/// An evening stays without stars.
struct NoStars: Reply {
  func blocks(_ words: Wording) -> [Block] { .say("All right, no stars this time.") }
  func next(_ words: Wording) -> Closing { .say("what's for dinner tonight", "show the plan") }
}
