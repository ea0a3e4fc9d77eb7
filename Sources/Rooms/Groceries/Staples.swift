import Talk

/// What is always needed: kept, changed, let go, shown, looked for, or put on the list. Source: requirements FR-SM-001
/// to FR-SM-007, GL-01.
func changeStaples(_ said: Said, _ turn: inout Turn) {
  switch said.slots.word("mode") {
  case "show": showStaples(in: said.slots.word("section").map { ListSection(rawValue: $0) }, &turn)
  case "find": findStaples(wanted(in: said, &turn), &turn)
  case "remove": removeStaples(wanted(in: said, &turn), &turn)
  case "clear": ClearStaplesQuestion.ask(&turn)
  case "amount": changeStapleAmounts(said, &turn)
  case "rename": renameStaple(said, &turn)
  case "list": listStaples(said, &turn)
  default:
    let things = wanted(in: said, &turn)
    if things.isEmpty { sayPlainly(said, &turn) } else { keepStaples(things, &turn) }
  }
}

let stapleFocus = Focus(.list, again: nil)

/// All of them or those of one section, by section as the store that is meant is walked.
private func showStaples(in section: ListSection?, _ turn: inout Turn) {
  let placed = placedStaples(turn)
  let often = section == nil ? oftenBought(turn) : []
  turn.say(
    StaplesShown(
      staples: placed.filter { section == nil || $0.section == section }, layout: storeLayout(turn),
      only: section, isEmpty: placed.isEmpty, stores: storesOfGoods(turn), often: often), focus: stapleFocus)
}

/// The staples, each in the section this household has it in.
private func placedStaples(_ turn: Turn) -> [Staple] {
  let layout = storeLayout(turn)
  let placed = turn.world.staples.map { staple in
    var staple = staple
    staple.section = layout.section(of: staple.key, usually: staple.section)
    return staple
  }
  return placed.sorted {
    (layout.place(of: $0.section), $0.name, $0.key) < (layout.place(of: $1.section), $1.name, $1.key)
  }
}

/// "Is coffee one of our staples?": each thing asked about, by its key or by words of its name. Source: FR-SM-005.
private func findStaples(_ things: [Wanted], _ turn: inout Turn) {
  let staples = placedStaples(turn)
  var found: [Staple] = []
  var missing: [String] = []
  for thing in things {
    let words = Set(thing.name.lowercased().split(separator: " ").map { OwnWord.key(String($0)) })
    let fitting = staples.filter { staple in
      staple.key == thing.key
        || words.isSubset(of: staple.name.lowercased().split(separator: " ").map { OwnWord.key(String($0)) })
    }
    if fitting.isEmpty { missing.append(thing.name) }
    found += fitting.filter { !found.contains($0) }
  }
  turn.say(
    StaplesFound(staples: found, missing: missing, layout: storeLayout(turn), stores: storesOfGoods(turn)),
    focus: stapleFocus)
}

private func keepStaples(_ things: [Wanted], _ turn: inout Turn) {
  var change = StaplesChanged()
  for thing in things {
    var staple = Staple(ingredient: thing.ingredient, name: thing.name, section: thing.section)
    if let known = turn.world.staples.first(where: { $0.key == thing.key }) {
      staple = known
      if thing.amount == nil || thing.amount == known.amount {
        change.already.append(known.name)
        continue
      }
    }
    staple.amount = thing.amount ?? staple.amount
    turn.put(staple)
    change.kept.append(staple)
  }
  turn.say(change, focus: stapleFocus)
}

private func removeStaples(_ things: [Wanted], _ turn: inout Turn) {
  var change = StaplesChanged()
  for thing in things {
    if let known = turn.world.staples.first(where: { $0.key == thing.key }) {
      turn.remove(known)
      change.removed.append(known.name)
      if hasPredictions(known.key, turn) { change.forgotten.append(known.name) }
    } else {
      change.missing.append(thing.name)
    }
  }
  turn.say(change, focus: stapleFocus)
}

/// Whether it has been bought often enough that its run-outs are still told.
private func hasPredictions(_ key: LineKey, _ turn: Turn) -> Bool {
  Set(turn.world.purchases.filter { $0.line == key }.map(\.day)).count >= 3
}

/// Puts every staple on the list that is not there yet, as its marks want it.
private func listStaples(_ said: Said, _ turn: inout Turn) {
  let staples = turn.world.staples
  let more = said.slots.has("supply") ? wanted(in: said, &turn) : []
  guard !staples.isEmpty else {
    turn.say(StaplesShown(staples: []))
    return more.isEmpty ? () : addToList(more, said, &turn)
  }
  let (due, left) = dueStaples(turn)
  let things = due + more.filter { thing in !due.contains { $0.key == thing.key } }
  if !left.isEmpty { turn.say(StaplesLeftOut(rows: left), focus: stapleFocus) }
  addToList(things, from: .staples, said, &turn)
}

/// The staples that are to be bought, and those that are not, with why.
func dueStaples(_ turn: Turn) -> (due: [Wanted], left: [StapleLeftOut]) {
  var (things, left): ([Wanted], [StapleLeftOut]) = ([], [])
  for staple in turn.world.staples {
    let density = staple.ingredient.flatMap { turn.world.table[$0]?.density } ?? .unknown
    switch stapleNeed(staple, pantry: turn.world.pantry, density: density, on: turn.world.today) {
    case .buy(let amount):
      things.append(
        Wanted(
          ingredient: staple.ingredient, name: staple.name, section: staple.section, amount: amount))
    case .enough(let amount): left.append(StapleLeftOut(name: staple.name, why: .enough(amount)))
    case .notYet(let day): left.append(StapleLeftOut(name: staple.name, why: .notYet(day)))
    }
  }
  return (things, left)
}

/// A staple that is not to be bought now.
struct StapleLeftOut: Hashable, Sendable {
  enum Why: Hashable, Sendable {
    /// So much is at home.
    case enough(Amount)
    /// It is bought again that day.
    case notYet(Day)
  }
  var name: String
  var why: Why
}

/// Names of what was bought on at least three days and is no staple, the most often bought first; at most five.
private func oftenBought(_ turn: Turn) -> [String] {
  let staples = Set(turn.world.staples.map(\.key))
  let known = Dictionary(grouping: turn.world.purchases.filter { !staples.contains($0.line) }, by: \.line)
  let often = known.values.map { (count: Set($0.map(\.day)).count, name: $0[0].name) }.filter {
    $0.count >= 3
  }
  return often.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(5).map(\.name)
}
