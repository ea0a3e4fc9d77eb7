import Talk

/// Something that will be used up, with how that is known.
struct RunningThing: Hashable, Sendable {
  /// How it is known.
  enum Reason: Hashable, Sendable {
    /// From how it was bought.
    case bought(RunOut)
    /// Somebody said how often it is bought.
    case said(every: Int, last: Day)
    /// Less is at home than its mark.
    case low(Amount)
  }
  var thing: Wanted
  var day: Day
  var reason: Reason

  /// To buy, with the day as its note.
  var noted: Wanted {
    var noted = thing
    noted.note = noteText
    return noted
  }
}

/// When something runs out, what runs out next, and putting that on the list. Source: requirements FR-AI-006, FR-AI-007,
/// BB-28.
func answerRunningOut(_ said: Said, _ turn: inout Turn) {
  let mode = said.slots.word("mode")
  let things = wanted(in: said, &turn)
  switch mode {
  case "add": listRunningOut(said, &turn)
  case "next": makeNextList(said, &turn)
  case "low":
    if things.isEmpty { return sayPlainly(said, &turn) }
    ListThingsQuestion(names: things.map(\.name)).ask(&turn)
  default:
    if things.isEmpty { return showRunningOut(&turn) }
    for thing in things { tell(thing, &turn) }
  }
}

/// All that is bought again and again and runs out within two weeks, the first first.
private func showRunningOut(_ turn: inout Turn) {
  let soon = runningOut(turn).filter { $0.day <= turn.world.today + 13 }
  turn.say(
    RunningOutShown(things: soon, today: turn.world.today, known: turn.world.purchases.count),
    focus: listFocus)
}

private func tell(_ thing: Wanted, _ turn: inout Turn) {
  let own = turn.world.purchases.filter { $0.line == thing.key }
  let found = runningOut(turn).first { $0.thing.key == thing.key }
  turn.say(
    RunOutTold(name: thing.name, found: found, times: Set(own.map(\.day)).count, today: turn.world.today),
    focus: listFocus)
}

/// What is low, or runs out before the week after this one, with what the staples need.
private func listRunningOut(_ said: Said, _ turn: inout Turn) {
  let soon = runningOut(turn).filter { $0.day <= turn.world.today + 7 }
  guard !soon.isEmpty else {
    return turn.say(RunningOutShown(things: [], today: turn.world.today, known: turn.world.purchases.count))
  }
  turn.say(RunningOutListed(things: soon, today: turn.world.today))
  addToList(soon.map(\.noted), from: .staples, said, &turn)
}

/// The list of next week, before anybody asks what is to go on it: what the plan of that week needs stands there by
/// itself, beside it what runs out until its end and the staples that are due. Source: requirements FR-AI-007.
private func makeNextList(_ said: Said, _ turn: inout Turn) {
  let monday = turn.world.today.monday + 7
  let known = turn.world.shoppingLists.first { $0.week == monday && $0.done == nil }
  let list = known ?? turn.world.newList(week: monday, id: turn.newID())
  turn.put(list)
  takeInHand(list, &turn)
  let soon = runningOut(turn).filter { $0.day <= monday + 6 }
  let (due, left) = dueStaples(turn)
  if !soon.isEmpty { turn.say(RunningOutListed(things: soon, today: turn.world.today)) }
  let others = due.filter { staple in !soon.contains { $0.thing.key == staple.key } }
  // What the marks or the days say is not to be bought yet, but runs out before the week is over, is.
  let rest = left.filter { row in !soon.contains { $0.thing.name == row.name } }
  if !rest.isEmpty { turn.say(StaplesLeftOut(rows: rest), focus: stapleFocus) }
  addToList(soon.map(\.noted) + others, from: .staples, nil, &turn)
  show(list, onlyOpen: false, &turn)
}

/// What is known to run out, the first first: staples by their marks and by how often somebody said, all else by how it
/// was bought. Silent of what is bought too seldom or too unevenly to know.
func runningOut(_ turn: Turn) -> [RunningThing] {
  let (world, today) = (turn.world, turn.world.today)
  var found: [LineKey: RunningThing] = [:]
  for (key, own) in Dictionary(grouping: world.purchases, by: \.line) {
    guard let last = own.last else { continue }
    let thing = thing(key, last, turn)
    if let out = runOut(of: own, thing, turn) {
      found[key] = RunningThing(thing: thing, day: max(out.day, today), reason: .bought(out))
    }
  }
  for staple in world.staples {
    var thing = Wanted(
      ingredient: staple.ingredient, name: staple.name, section: staple.section, amount: staple.amount)
    let density = staple.ingredient.flatMap { world.table[$0]?.density } ?? .unknown
    if let mark = staple.low,
      case .buy(let amount) = stapleNeed(staple, pantry: world.pantry, density: density, on: today)
    {
      thing.amount = amount
      found[staple.key] = RunningThing(thing: thing, day: today, reason: .low(mark))
    } else if let every = staple.every, let last = staple.lastBought {
      found[staple.key] = RunningThing(
        thing: thing, day: max(last + every, today), reason: .said(every: every, last: last))
    }
  }
  return found.values.sorted { ($0.day, $0.thing.name) < ($1.day, $1.thing.name) }
}

/// As it is bought the next time: as the staple has it, else what was bought last.
private func thing(_ key: LineKey, _ last: PastPurchase, _ turn: Turn) -> Wanted {
  let staple = turn.world.staples.first { $0.key == key }
  let food = last.ingredient.flatMap { turn.world.table[$0] }
  let usual = staple?.section ?? food.map { ListSection($0.section) } ?? .unknown
  return Wanted(
    ingredient: last.ingredient, name: staple?.name ?? last.name,
    section: storeLayout(turn).section(of: key, usually: usual), amount: staple?.amount)
}

/// Whether things that run low go on the list.
struct ListThingsQuestion: YesNoQuestion {
  static let name = "list-things"
  var names: [String]

  var asked: any Reply { ListThingsAsked(names: names) }

  func carryOut(_ turn: inout Turn) {
    let known = LineNames(turn.world)
    addToList(names.map { known.wanted(WrittenLine(name: $0)) }, nil, &turn)
  }
}
