extension PantryItem {
  /// The lot as it was bought and put somewhere: dated by the near end of its period, unless a printed date is given.
  /// Source: requirements BB-01, BB-17, Decisions "Periods".
  package func stored(in place: PantryPlace, bought day: Day?, by rules: KeepingRules) -> PantryItem {
    var lot = self
    (lot.place, lot.bought, lot.since) = (place, day, day)
    guard let day, lot.dating != .printed else { return lot }
    lot.bestBefore = rules.kept(in: place)?.nearEnd(from: day)
    lot.dating = lot.bestBefore == nil ? nil : .usual
    return lot
  }

  /// The lot opened, cut or otherwise begun on that day: good until the earlier of its old date and the day with the
  /// period of opened food. Never later than before. Source: requirements BB-18, Decisions "Periods".
  package func opened(on day: Day, by rules: KeepingRules) -> PantryItem {
    var lot = self
    if lot.opened == nil { (lot.unopenedDate, lot.unopenedDating) = (bestBefore, dating) }
    let earlier = lot.unopenedDate
    lot.opened = day
    let place = place ?? rules.place
    guard let end = rules.begun(in: place, by: .opening)?.nearEnd(from: day) else { return lot }
    if let earlier, earlier <= end {
      (lot.bestBefore, lot.dating) = (earlier, lot.unopenedDating)
    } else {
      (lot.bestBefore, lot.dating) = (end, .usual)
    }
    return lot
  }

  /// The lot as it was before it was opened. Source: 003 "Opening/Unopening"; requirements BB-03.
  package var unopened: PantryItem {
    var lot = self
    guard opened != nil else { return lot }
    (lot.opened, lot.bestBefore, lot.dating) = (nil, unopenedDate, unopenedDating)
    (lot.unopenedDate, lot.unopenedDating) = (nil, nil)
    return lot
  }

  /// The lot with the date printed on it, which wins; opened food keeps its own date where that is earlier.
  package func dated(_ day: Day, by rules: KeepingRules) -> PantryItem {
    var lot = self
    guard let openedOn = opened else {
      (lot.bestBefore, lot.dating) = (day, .printed)
      return lot
    }
    (lot.unopenedDate, lot.unopenedDating) = (day, .printed)
    lot = lot.opened(on: openedOn, by: rules)
    // No period of opened food: the printed date stands, and an earlier one that was noted before.
    if lot.bestBefore.map({ $0 > day }) ?? true { (lot.bestBefore, lot.dating) = (day, .printed) }
    return lot
  }

  /// The lot moved to another place, dated anew: frozen food by the freezer's period, thawed food by that of opened
  /// food, other food by its new place, and later than before only where the new place is colder. What is past its date
  /// stays past it. Source: requirements BB-17, BB-18.
  package func moved(to place: PantryPlace, on day: Day, by rules: KeepingRules) -> PantryItem {
    var lot = self
    let from = self.place ?? rules.place
    (lot.place, lot.since) = (place, day)
    guard place != from, !isExpired(on: day) else { return lot }
    if place == .freezer {
      guard let end = rules.kept(in: .freezer)?.nearEnd(from: day) else { return lot }
      (lot.bestBefore, lot.dating, lot.unopenedDate, lot.unopenedDating) = (end, .usual, nil, nil)
      return lot
    }
    if from == .freezer {
      lot.thawed = day
      let limit = place.isShelf && rules.needsCold ? Period(2, 2, .hour) : nil
      if let end = (limit ?? rules.begun(in: place, by: .thawing) ?? rules.kept(in: place))?.nearEnd(
        from: day)
      {
        (lot.bestBefore, lot.dating) = (end, .usual)
      }
      return lot
    }
    let isColder = place == .refrigerator
    let period =
      opened == nil
      ? (place.isShelf && rules.needsCold ? Period(2, 2, .hour) : rules.kept(in: place))
      : rules.begun(in: place, by: .opening)
    guard let end = period?.nearEnd(from: opened ?? day),
      isColder && dating != .printed || end < bestBefore ?? end + 1
    else { return lot }
    (lot.bestBefore, lot.dating) = (end, .usual)
    return lot
  }

  /// Lots of one kind share their food, place and dates, so that more of it joins them.
  package func isLike(_ other: PantryItem) -> Bool {
    ingredient == other.ingredient && place == other.place && bestBefore == other.bestBefore
      && dating == other.dating && opened == nil && other.opened == nil && thawed == other.thawed
  }
}

/// What was bought, as a lot: it joins one with the same food, place and date, else it stands by itself. Source: 003
/// "Item Tracking Rules"; requirements BB-07, Decisions "No batches".
package func buying(
  _ held: HeldAmount, of food: Ingredient, to pantry: [PantryItem], id: ID<PantryItem>, place: PantryPlace?,
  on day: Day, shelfLife: ShelfLife
) -> PantryItem {
  let rules = shelfLife.rules(for: food)
  let new = PantryItem(id: id, name: food.plural ?? food.name, ingredient: food.id, held: held)
    .stored(in: place ?? rules.place, bought: day, by: rules)
  guard let amount = held.amount else { return new }
  for lot in pantry where lot.isLike(new) {
    guard let have = lot.amount, let more = try? convertUnit(amount, to: have.unit, density: food.density)
    else {
      continue
    }
    return lot.filled(with: Amount(have.value + more.value, have.unit))
  }
  return new.filled(with: amount)
}

/// How close a date is. Source: 003 "Group items by: Expiration date"; requirements BB-08, Decisions "Expiry".
package enum DateBand: Int, CaseIterable, Hashable, Sendable {
  case expired, today, week, month, later, undated

  /// A week counts seven days from today, a month thirty.
  package init(_ item: PantryItem, on today: Day) {
    guard let date = item.bestBefore else {
      self = .undated
      return
    }
    switch date - today {
    case ..<0: self = .expired
    case 0: self = .today
    case 1...7: self = .week
    case 8...30: self = .month
    default: self = .later
    }
  }
}
