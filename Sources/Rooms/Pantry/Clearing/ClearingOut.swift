import Talk

/// Clears out what is past its date after a yes, or sets, ends or tells the rule by which it goes by itself. Source:
/// 003 "automatic expiry"; requirements BB-14.
func clearOut(_ said: Said, _ turn: inout Turn) {
  // Days and places are read from the words, as a week is seven days.
  _ = (said.slots.value("count"), said.slots.value("place"))
  let words = ClearingWords(said.text, today: turn.world.today)
  let wishes: [String: ClearingWords.Wish] = ["rule": .rule, "stop": .stop, "show": .show]
  switch said.slots.word("mode").flatMap({ wishes[$0] }) ?? words.wish {
  case .rule: setRule(words.days ?? 1, &turn)
  case .stop: setRule(nil, &turn)
  case .show: turn.say(ClearingRule(days: rule(in: turn.world), isNew: false))
  case .now: askToClear(words, &turn)
  }
}

private func rule(in world: World) -> Int? { clearsOutAfter(world.kitchen[Setting.self]) }

private func setRule(_ days: Int?, _ turn: inout Turn) {
  if let days, !clearOutDays.contains(days) { return turn.say(ClearingDaysUnread()) }
  let known = rule(in: turn.world)
  guard known != days else { return turn.say(ClearingRule(days: days, isNew: false)) }
  if let days { turn.put(Setting(.clearOut, "\(days)")) } else { turn.remove(Setting(.clearOut, "-")) }
  let now = days.map { lotsPastDate(by: $0, in: turn.world.pantry, on: turn.world.today).count } ?? 0
  turn.say(ClearingRule(days: days, isNew: true, now: now))
}

private func askToClear(_ words: ClearingWords, _ turn: inout Turn) {
  let today = turn.world.today
  let days = words.days ?? 1
  let lots = lotsPastDate(by: days, in: turn.world.pantry, on: today)
  let shown = lots.map { OldFood($0, at: shownPlace(of: $0, in: turn.world), on: today) }
    .filter { words.places.isEmpty || words.places.contains($0.place) }
  guard !shown.isEmpty else {
    return turn.say(NothingToClear(days: days, places: words.places, rule: rule(in: turn.world)))
  }
  ClearOutQuestion(foods: shown, isThrown: words.isThrown).ask(&turn)
}

/// Clears out by the rule as a talk begins, and tells it; undo takes it back.
func clearOutByRule(_ turn: inout Turn) {
  guard let days = rule(in: turn.world) else { return }
  let lots = lotsPastDate(by: days, in: turn.world.pantry, on: turn.world.today)
  guard !lots.isEmpty else { return }
  for lot in lots { turn.remove(lot) }
  turn.say(ClearedByRule(names: lots.map(\.name), days: days))
}

/// One thing that is past its date, as it was shown when it was asked about.
struct OldFood: Codable, Equatable, Hashable, Sendable {
  var lot: ID<PantryItem>
  var name: String
  /// Days since its date.
  var past: Int
  /// Whether the date is only what such food usually has.
  var isUsual: Bool
  /// Empty where nobody said how much.
  var amount: String
  var place: PantryPlace

  init(_ lot: PantryItem, at place: PantryPlace, on today: Day) {
    (self.lot, name, self.place) = (lot.id, lot.name, place)
    past = lot.bestBefore.map { today - $0 } ?? 0
    isUsual = lot.dating == .usual
    amount = lot.held == .untold ? "" : heldText(lot.held)
  }
}

/// Whether all of these shall go.
struct ClearOutQuestion: YesNoQuestion {
  static let name = "clear-out"
  var foods: [OldFood]
  /// Whether they are said to be thrown away; else they count as neither eaten nor thrown away.
  var isThrown: Bool

  var asked: any Reply { ClearOutAsked(foods: foods, isThrown: isThrown) }

  func carryOut(_ turn: inout Turn) {
    let ids = Set(foods.map(\.lot))
    let lots = turn.world.pantry.filter { ids.contains($0.id) }
    for lot in lots {
      if isThrown { noteOldAsThrown(lot, &turn) }
      turn.remove(lot)
    }
    turn.say(ClearedOut(names: lots.map(\.name), isThrown: isThrown), focus: pantryFocus)
  }
}

private func noteOldAsThrown(_ lot: PantryItem, _ turn: inout Turn) {
  if let food = lot.ingredient.flatMap({ turn.world.catalogue.table[$0] }),
    let thrown = ThrownWords("threw expired")
  {
    _ = noteThrown([.usedUp(lot)], NamedFood(food), thrown, &turn)
  } else {
    turn.put(
      ThrownAway(
        id: turn.newID(), day: turn.world.today, name: lot.name, ingredient: lot.ingredient,
        amount: lot.amount, reason: "expired", cost: nil))
  }
}
