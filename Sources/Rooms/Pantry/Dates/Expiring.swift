import Talk

/// What has to be used up: by date, as far ahead as asked, in a place or of a kind. Source: 003 "Group items by:
/// Expiration date", "Search & Filter"; requirements BB-08, BB-10, BB-16.
func showExpiring(_ said: Said, _ turn: inout Turn) {
  let words = Set(wordsSaid(said.text).map(\.word))
  // The place is read from the words, with those for sections.
  _ = said.slots.value("place")
  let today = turn.world.today
  let shelfLife = turn.world.datingRules
  let place = placesSaid(said.text).first.flatMap { $0.place == .pantry ? nil : $0.place }
  let kinds = FoodKindWords.kinds(in: words)
  let all = turn.world.pantry.compactMap { lot -> ShownLot? in
    let food = lot.ingredient.flatMap { turn.world.catalogue.table[$0] }
    let rules = food.map { shelfLife.rules(for: $0) }
    let shown = ShownLot(
      lot: lot, place: lot.place ?? rules?.place ?? .pantry, category: rules?.category ?? "Other")
    guard lot.held.isSome, place == nil || shown.place == place else { return nil }
    let subcategory = rules?.subcategory ?? ""
    guard kinds.isEmpty || kinds.contains(shown.category) || kinds.contains(subcategory) else { return nil }
    return shown
  }
  var reply = ExpiringShown(today: today, place: place)
  reply.span = ExpirySpan(said, words, today)
  reply.isEmptyAtHome = turn.world.pantry.isEmpty
  let undated = all.filter { $0.lot.bestBefore == nil && needsADate($0) }
  reply.undated = undated.map(\.lot)
  reply.raw = undated.filter { $0.category == "Meat & Seafood" && $0.lot.cookedName == nil }.map(\.lot)
  let dated = all.filter { $0.lot.bestBefore != nil }
  reply.shown = dated.filter { reply.span.holds($0.lot.bestBefore ?? today, today) }
    .sorted {
      ($0.lot.bestBefore ?? today, $0.lot.name, $0.lot.id.text) < (
        $1.lot.bestBefore ?? today, $1.lot.name, $1.lot.id.text
      )
    }
  reply.later = dated.count - reply.shown.count
  turn.say(reply, focus: pantryFocus(on: reply.shown.map(\.lot), after: said))
}

/// Whether food of the kind goes bad soon enough to want a date.
private func needsADate(_ shown: ShownLot) -> Bool {
  shown.place == .refrigerator || ["Produce", "Bakery"].contains(shown.category) && shown.place != .freezer
}

/// How far ahead is asked.
enum ExpirySpan: Hashable, Sendable {
  case past
  case until(Day)
  case all

  init(_ said: Said, _ words: Set<String>, _ today: Day) {
    let isAhead = !words.isDisjoint(with: ["soon", "next", "about", "going", "will", "expiring"])
    if case .day(let day)? = said.slots.dayWords {
      self = .until(max(day, today))
    } else if !words.isDisjoint(with: ["dates", "everything", "all"]) {
      self = .all
    } else if words.contains("month") {
      self = .until(today + 30)
    } else if words.contains("tomorrow") {
      self = .until(today + 1)
    } else if !words.isDisjoint(with: ["today", "tonight"]) {
      self = .until(today)
    } else if !words.isDisjoint(with: ["expired", "past", "gone"]) && !isAhead {
      self = .past
    } else if words.isSuperset(of: ["next", "week"]) {
      self = .until(today.monday + 13)
    } else {
      self = .until(today + 7)
    }
  }

  func holds(_ date: Day, _ today: Day) -> Bool {
    switch self {
    case .past: date < today
    case .until(let last): date <= last
    case .all: true
    }
  }
}
