import Talk

extension OwnPeriod {
  /// By food, then unopened before opened.
  static let table = Table<OwnPeriod>(
    "own_period", since: 12,
    """
    CREATE TABLE own_period (
      food TEXT NOT NULL CHECK (length(food) > 0),
      opened INTEGER NOT NULL CHECK (opened IN (0, 1)),
      days INTEGER NOT NULL CHECK (days BETWEEN 1 AND 3650),
      PRIMARY KEY (food, opened)
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("food") { Cell($0.food.rawValue) }, Column("opened") { Cell($0.isOpened ? 1 : 0) }],
    columns: [Column("days") { Cell($0.days) }],
    precedes: { ($0.food.rawValue, $0.isOpened ? 1 : 0) < ($1.food.rawValue, $1.isOpened ? 1 : 0) },
    read: { row in
      let food = IngredientID(try row.text())
      let isOpened = try row.int() == 1
      return OwnPeriod(food, isOpened: isOpened, days: try row.int())
    })
}

/// "The milk lasts 10 days after opening here", "forget our period for milk", "which periods of our own do we have": how long
/// a food keeps in this household. What is at home is dated anew by it, but for printed dates. Source: 003 "User customization options".
func tellOwnPeriod(_ said: Said, _ turn: inout Turn) {
  let words = Set(wordsSaid(said.text).map(\.word))
  let act = said.slots.word("act") ?? "set"
  let standing = turn.world.kitchen[OwnPeriod.self]
  guard act != "show" else {
    return turn.say(OwnPeriodsShown(periods: standing.compactMap { named($0, turn) }))
  }
  // "Once opened", "after opening", "cut".
  let isOpened = !words.isDisjoint(with: ["open", "opened", "opening", "cut", "begun", "started"])
  let length = said.slots.number("count")
  for food in foodsAtHome("food", in: said, &turn).map(\.food) {
    let known = turn.world.catalogue.table.shelfLife.rules(for: food)
    if act == "forget" {
      let own = standing.filter { $0.food == food.id }
      own.forEach { turn.remove($0) }
      turn.say(
        OwnPeriodTold(
          food: food, period: nil, had: !own.isEmpty, known: known, lots: redated(food, &turn),
          today: turn.world.today))
      continue
    }
    guard let length, length.isWhole, let days = days(length.numerator, words) else {
      return turn.say(NoSuchPeriod())
    }
    let period = OwnPeriod(food.id, isOpened: isOpened, days: days)
    turn.put(period)
    turn.say(
      OwnPeriodTold(
        food: food, period: period, had: true, known: known, lots: redated(food, &turn),
        today: turn.world.today),
      focus: pantryFocus)
  }
}

/// So many days, weeks, months or years in days; nil beyond ten years or below one day.
private func days(_ count: Int, _ words: Set<String>) -> Int? {
  guard (1...3650).contains(count) else { return nil }
  let each =
    !words.isDisjoint(with: ["week", "weeks"])
    ? 7
    : !words.isDisjoint(with: ["month", "months"])
      ? 30 : !words.isDisjoint(with: ["year", "years"]) ? 365 : 1
  return (1...3650).contains(count * each) ? count * each : nil
}

private func named(_ period: OwnPeriod, _ turn: Turn) -> NamedPeriod? {
  turn.world.catalogue.table[period.food].map { NamedPeriod(food: $0, period: period) }
}

/// The food's lots with the dates that hold from now on; a date somebody gave stays.
private func redated(_ food: Ingredient, _ turn: inout Turn) -> [PantryItem] {
  let rules = turn.world.datingRules.rules(for: food)
  return turn.world.pantry.filter { $0.ingredient == food.id }.map { lot in
    let place = lot.place ?? rules.place
    guard place != .freezer, lot.thawed == nil else { return lot }
    var after = lot.unopened
    if after.dating != .printed, let day = after.bought {
      after.bestBefore = rules.kept(in: place)?.nearEnd(from: day)
      after.dating = after.bestBefore == nil ? nil : .usual
    }
    if let opened = lot.opened { after = after.opened(on: opened, by: rules) }
    if after != lot { turn.put(after) }
    return after
  }
}
