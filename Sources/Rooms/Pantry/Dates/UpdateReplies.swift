import Talk

/// A lot before and after what was told of it.
struct LotChange: Hashable, Sendable {
  /// Nil where it was not noted before.
  var before: PantryItem?
  var after: PantryItem
  var rules: KeepingRules
}

/// What became of lots, each with its date.
struct LotsUpdated: Reply, Hashable {
  var act: LotAct
  var today: Day
  var lots: [LotChange] = []
  /// The date that was told of them, for `dated`.
  var told: Day?

  func blocks(_ words: Wording) -> [Block] { lots.flatMap { [Block].say(text($0)) } }

  private func text(_ change: LotChange) -> String {
    let lot = change.after
    let name = lot.amount == nil && lot.held.words == nil ? lot.name : lotText(lot)
    let place = placeText(lot.place ?? change.rules.place)
    let stands = change.before == lot && (act == .moved || act == .thawed)
    let head =
      switch act {
      case .moved where stands, .thawed where stands: "In the \(place) already: \(name)."
      case .opened: "Opened\(day(lot.opened)): \(name)."
      case .unopened: "Not opened: \(name)."
      case .frozen: "In the freezer now: \(name)."
      case .thawed: "Out of the freezer, in the \(place) now: \(name)."
      case .moved: "In the \(place) now: \(name)."
      case .dated: "Noted: \(name)."
      case .bought: "Bought\(day(lot.bought)): \(name)."
      }
    return sentences(head.replacing("In the counter", with: "On the counter"), date(change), advice(change))
  }

  private func day(_ day: Day?) -> String {
    guard let day, day != today else { return "" }
    return " on \(day.dateText)"
  }

  private func date(_ change: LotChange) -> String {
    let lot = change.after
    guard let date = lot.bestBefore else {
      if act == .moved, change.before == lot, lot.bought == nil {
        return "Since when was not told, so no date is known."
      }
      return act == .opened || act == .frozen ? "No figure is known for it." : ""
    }
    if lot.isExpired(on: today) {
      return act == .frozen
        ? "It is past \(date.dateText), and freezing makes nothing good again."
        : "Its date of \(date.dateText) is past."
    }
    if change.rules.needsCold, (lot.place ?? change.rules.place).isShelf, date == change.after.since {
      return "Out of the cold it may stand for 2 hours at most."
    }
    if act == .dated, let told, date < told, let opened = lot.opened {
      return
        "The date on it is \(dateText(told, from: today)). Opened on \(opened.dateText) it keeps less long, so I count until \(dateText(date, from: today))."
    }
    let was =
      change.before?.bestBefore.flatMap { $0 == date || act == .dated ? nil : " instead of \($0.dateText)" }
      ?? ""
    return "Good until \(dateText(date, from: today))\(was)."
  }

  private func advice(_ change: LotChange) -> String {
    switch act {
    case .frozen where change.rules.figure(in: .freezer) == .notRecommended:
      "Freezing it is not recommended."
    case .opened where change.rules.placeOnceOpened != nil && change.after.place != .refrigerator:
      "Once open it belongs in the fridge."
    default: ""
    }
  }

  func next(_ words: Wording) -> Closing {
    guard let change = lots.first else { return .say("what's in the pantry") }
    if act == .opened, change.rules.placeOnceOpened != nil, change.after.place != .refrigerator {
      return .say("put the \(change.after.name) in the fridge", "what do I need to use up", "undo")
    }
    return .say("what do I need to use up", "what's in the pantry", "undo")
  }

  var matter: Facts? { ["kind": "pantry", "items": lots.map(\.after.facts)] }
}

/// "March 9", with its year where that is not near: "March 2030".
func dateText(_ date: Day, from today: Day) -> String {
  date - today > 300 ? "\(date.monthName) \(date.civil.year)" : date.dateText
}

/// Which of several was meant.
struct WhichLot: Reply, Hashable {
  var lots: [PantryItem]
  var today: Day

  func blocks(_ words: Wording) -> [Block] {
    .say("Which \(lots.first?.name ?? "one")?")
      + lots.enumerated().map { index, lot in
        let date = lot.bestBefore.map { ", until \(dateText($0, from: today))" } ?? ", no date"
        let place = lot.place.map { ", \(placeText($0))" } ?? ""
        let state = stateText(lot)
        return .item(
          "\(index + 1)  ", [Span("\(heldText(lot.held))\(place)\(date)\(state.isEmpty ? "" : ", \(state)")")]
        )
      }
  }
  func next(_ words: Wording) -> Closing { .say("the first one", "never mind") }
  var status: ReplyStatus { .asking }
}

/// Nothing of the kind was opened.
struct NotOpened: Reply, Hashable {
  var food: Ingredient
  func blocks(_ words: Wording) -> [Block] { .say("No opened \(plural(food)) noted at home.") }
  func next(_ words: Wording) -> Closing { .say("what's in the pantry") }
  var status: ReplyStatus { .refused }
}

/// A day that is still to come can't have happened. Source: 003 "Prevent future dating of opening".
struct StillToCome: Reply, Hashable {
  func blocks(_ words: Wording) -> [Block] {
    .say("That day is still to come. Tell me once it has happened.")
  }
  func next(_ words: Wording) -> Closing {
    .say("I opened the milk yesterday", "what's in the pantry", end: ", for instance")
  }
  var status: ReplyStatus { .refused }
}

/// What was frozen and is to be cooked on a day has to thaw before it. Source: FoodSafety.gov, thawing in the refrigerator.
struct ThawBefore: Reply, Hashable {
  var names: [String]
  var day: Day
  func blocks(_ words: Wording) -> [Block] {
    guard let today = words.today else { return [] }
    let when = day - 1 == today ? "tonight" : "the evening before"
    return .say(
      "For \(dateText(day, from: today)) move \(joined(names)) to the fridge \(when): it thaws there over night."
    )
  }
  func next(_ words: Wording) -> Closing { .none }
}

/// The freezer holds the cooked dish, and not the food of its name.
struct OnlyCookedFrozen: Reply, Hashable {
  var food: String
  var cooked: String
  func blocks(_ words: Wording) -> [Block] {
    .say("In the freezer there is \(cooked), and no \(food) by itself; nothing was changed.", .warn)
  }
  func next(_ words: Wording) -> Closing { .say("what's in the pantry") }
  var status: ReplyStatus { .refused }
}

/// Food that came out of the freezer sooner than it is cooked: it does not keep until then. Source: FoodKeeper; FSIS, food thawed
/// in the refrigerator may be frozen again.
struct ThawedTooEarly: Reply, Hashable {
  var lots: [PantryItem]
  var day: Day
  /// Whether it came out of the freezer; else it may still go there.
  var isThawed: Bool
  func blocks(_ words: Wording) -> [Block] {
    guard let today = words.today else { return [] }
    let until = lots.compactMap(\.bestBefore).min() ?? today
    let otherwise =
      isThawed ? "put it back in the freezer and take it out the evening before" : "freeze it today"
    return .say(
      "It does not keep until \(dateText(day, from: today)): cook \(joined(lots.map(\.name))) by \(dateText(until, from: today)), or \(otherwise).",
      .warn)
  }
  func next(_ words: Wording) -> Closing { .none }
}

/// A date that does not exist.
struct NoSuchDate: Reply, Hashable {
  var words: String
  func blocks(_ words: Wording) -> [Block] { .say("\(quoted(self.words)) is no date I know.") }
  func next(_ words: Wording) -> Closing { .say("the milk expires on March 9", end: ", for instance") }
  var status: ReplyStatus { .refused }
}

/// A correction without a food, where several were talked about.
struct WhichFood: Reply, Hashable {
  func blocks(_ words: Wording) -> [Block] { .say("Say which food, with the place or the date.") }
  func next(_ words: Wording) -> Closing {
    .say("put the milk in the fridge", "the milk expires on March 9", end: ", for instance")
  }
  var status: ReplyStatus { .refused }
}
