import Talk

/// Who comes, stays away or eats later, and how many there are, on the same days of every week, in the words of a request of its own.
func tellWeekly(_ said: Said, _ turn: inout Turn) {
  let told = said.slots.days("days").map(\.weekday)
  if Utterance(said.text).tokens.last?.text == "?" {
    // "Does Lou eat with us on Thursdays?" is asked, and told by the evenings.
    _ = (said.slots.word("habit"), said.slots.number("count"))
    return showWhoEats(said.slots.days("days"), who: said.slots.words("who").first, &turn)
  }
  let people = PeopleTold(said.slots.words("who"), turn)
  guard !isAlternate(said.text), let habit = said.slots.word("habit") ?? habitSaid(said.text) else {
    return turn.say(NotEveryWeek())
  }
  if habit == "count" {
    guard let count = said.slots.number("count")?.rounded else { return turn.say(NotEveryWeek()) }
    return seatCount(count, named: people.names, on: told, &turn)
  }
  if let words = people.unknown { return turn.say(NobodyCalled(words: words)) }
  if people.unnamed > 0 {
    let words = said.slots.words("who").first ?? ""
    return seatUnnamed(people.unnamed, called: words, habit: habit, on: told, &turn)
  }
  let days = habit == "never" ? Weekday.allCases : told
  if habit == "never",
    !people.names.contains(where: { name in turn.world.weeklyEaters.contains { $0.isCalled(name) } })
  {
    return turn.say(NotEveryWeek())
  }
  settleChildren(people.names, &turn)
  switch habit {
  case "comes":
    // Who speaks lives here, and eats along with nobody.
    let comers = people.names.filter { $0 != "you" && $0 != turn.world.speaker }
    if comers.isEmpty, !people.names.isEmpty { return turn.say(NotEveryWeek()) }
    seatWeekly(on: days, comers: comers, absent: [], in: said.text, &turn)
  case "only": seatOnly(people.names, on: days, &turn)
  case "late": seatLate(people.names, on: days, &turn)
  case "daily": seatDaily(people.names, &turn)
  default: seatWeekly(on: days, comers: [], absent: people.names, in: said.text, &turn)
  }
}

/// Whether they come or stay away, by the words alone; nil where they tell neither, or both.
private func habitSaid(_ line: String) -> String? {
  let words = Set(Utterance(line).tokens.map(\.text))
  if Utterance(line).tokens.map(\.text).joined(separator: " ").contains("but not") || words.contains("except")
  {
    return nil
  }
  if !words.isDisjoint(with: stayingAway) { return "away" }
  return words.isDisjoint(with: eatingAlong) ? nil : "comes"
}

private let stayingAway: Set<String> = [
  "not", "never", "no", "doesnt", "dont", "isnt", "arent", "wont", "cant", "cannot", "away", "out", "off",
  "absent",
  "gone", "without", "minus", "leave", "remove", "skip", "skips", "stopped", "quit", "elsewhere", "works",
  "working",
  "work",
]

private let eatingAlong: Set<String> = [
  "come", "comes", "coming", "eat", "eats", "eating", "join", "joins", "joining", "visit", "visits", "dine",
  "dines",
  "take", "takes", "have", "has", "here", "with", "add", "count", "stay", "stays", "home", "round", "over",
]

/// Whether somebody told to eat along on weekdays lives here all the same: a husband or wife, whoever is said to or is "always here",
/// and anybody listed beside who speaks ("four of us on Wednesdays: Olaf, me, Freya"). As a guest of those days,
/// what they can't have would hold on those days alone.
private func livesHere(_ name: String, _ line: String, _ turn: Turn) -> Bool {
  guard turn.household.member(called: name) != nil else { return false }
  let words = Utterance(line).tokens.map(\.text)
  let isListed = words.indices.contains { at in
    ["me", "myself"].contains(words[at])
      && !(at > 0 && ["with", "for", "to", "at", "by", "just", "only"].contains(words[at - 1]))
  }
  return turn.household.isPartner(name) || isListed
    || !Set(words).isDisjoint(with: ["lives", "always", "home"])
}

/// "Every other Wednesday".
private func isAlternate(_ line: String) -> Bool {
  let words = Utterance(line).tokens.map(\.text)
  return zip(words, words.dropFirst()).contains {
    $0 == "every" && ["other", "second", "third"].contains($1)
  }
    || words.contains { ["alternate", "alternating", "sometimes", "usually"].contains($0) }
}

/// The same as other requests tell it; where nobody is named, that this can't be kept.
func seatWeekly(_ words: EatersWords, in line: String, _ turn: inout Turn) {
  guard !isAlternate(line) else { return turn.say(NotEveryWeek()) }
  if let count = words.count, words.visitors.isEmpty, words.absent.isEmpty {
    return seatCount(count, named: [], on: words.days.map(\.weekday), &turn)
  }
  seatWeekly(
    on: words.days.map(\.weekday), comers: words.visitors.map(\.name).filter { $0 != Visitor.unnamed },
    told: words.visitors.filter { $0.name != Visitor.unnamed && !$0.avoids.isEmpty },
    absent: words.absent.filter { $0 != Visitor.unnamed }, in: line, &turn)
  // "…, so that's seven": a number that does not come out is never passed over.
  guard let count = words.count, !words.visitors.isEmpty else { return }
  let isSo = words.days.allSatisfy { day in
    let comers = turn.world.weeklyEaters.count { $0.habit == .comes && $0.weekdays.contains(day.weekday) }
    return turn.household.eaters + comers == count
  }
  if !isSo { turn.say(NotTakenIn(words: "for \(count)")) }
}

/// Keeps who comes, or stays away, on weekdays of every week. Source: requirements MP-36.
func seatWeekly(
  on weekdays: [Weekday], comers named: [String], told: [Visitor] = [], absent: [String], in line: String,
  _ turn: inout Turn
) {
  let residents = named.filter { livesHere($0, line, turn) && !isSometimesAway($0, turn) }
  let comers = named.filter { !residents.contains($0) }
  if !residents.isEmpty {
    turn.say(LivesHere(names: residents))
    if (comers + absent).isEmpty { return }
  }
  guard !weekdays.isEmpty, !(comers + absent).isEmpty else { return turn.say(NotEveryWeek()) }
  var changed: [WeeklyEater] = []
  var (gone, daily): ([String], [String]) = ([], [])
  for name in comers {
    if isOfHouse(name, turn) {
      // Somebody of the house is here on those days, and on no others unless they were told of before.
      switch keepHere(name, on: weekdays, &turn) {
      case let eater?: changed.append(eater)
      case nil: daily.append(keptName(name, turn))
      }
      continue
    }
    var eater = comes(name, on: weekdays, &turn)
    for visitor in told where eater.isCalled(visitor.name) {
      for avoidance in visitor.avoids { eater.add(avoidance) }
    }
    turn.put(eater)
    changed.append(eater)
  }
  for name in absent {
    if let known = turn.world.weeklyEaters.first(where: { $0.isCalled(name) && $0.habit == .comes }) {
      if let rest = known.without(weekdays) {
        turn.put(rest)
        changed.append(rest)
      } else {
        turn.remove(known)
        gone.append(known.name)
      }
    } else {
      changed += staysAway(name, on: weekdays, &turn).map { [$0] } ?? []
    }
  }
  finish(changed, gone: gone, daily: daily, &turn)
}

/// Says what changed, and seats those evenings anew: noted ones, and the dinners of the plan.
func finish(_ changed: [WeeklyEater], gone: [String] = [], daily: [String] = [], _ turn: inout Turn) {
  let weekdays = Set(changed.flatMap(\.weekdays))
  let days = turn.world.notedEvenings.filter {
    $0.day >= turn.world.today && weekdays.contains($0.day.weekday)
  }
  for var note in days {
    note.seat(changed, usually: turn.household.eaters)
    turn.put(note)
  }
  turn.isUndoable = true
  turn.say(
    WeeklyNoted(
      eaters: changed, gone: gone, daily: daily, evenings: evenings(of: changed, turn),
      usually: turn.household.eaters))
  replanSeats(in: gone.isEmpty && daily.isEmpty ? weekdays.sorted() : Weekday.allCases, &turn)
}

/// Somebody who does not live here and eats along on those days, beside those told before or, with `isOnly`, instead of them.
func comes(_ name: String, on weekdays: [Weekday], isOnly: Bool = false, _ turn: inout Turn) -> WeeklyEater {
  var eater = WeeklyEater(name: name, habit: .comes, weekdays: weekdays)
  if let known = turn.world.weeklyEaters.first(where: { $0.isCalled(name) && $0.habit == .comes }) {
    eater = WeeklyEater(
      name: known.name, habit: .comes, weekdays: (isOnly ? [] : known.weekdays) + weekdays,
      avoids: known.avoids,
      late: known.late)
  }
  for former in turn.world.weeklyEaters where eater.isCalled(former.name) && former.habit == .away {
    if let rest = former.without(weekdays) { turn.put(rest) } else { turn.remove(former) }
  }
  for visitor in turn.world.notedEvenings.flatMap(\.visitors) where eater.isCalled(visitor.name) {
    for avoidance in visitor.avoids { eater.add(avoidance) }
  }
  var household = turn.household
  if let at = household.member(called: name) {
    // Told of before, and not one of those who live here: what they can't have holds on their days.
    for avoidance in household.members[at].avoids { eater.add(avoidance) }
    household.members.remove(at: at)
    turn.keep(household)
  }
  adjustCounts(on: weekdays, by: 1, &turn)
  turn.put(eater)
  speakOf(eater, &turn)
  return eater
}

/// The next evening of each of their days.
private func evenings(of eaters: [WeeklyEater], _ turn: Turn) -> [EveningNote] {
  let days = Set(eaters.flatMap(\.weekdays))
  return (0..<7).map { turn.world.today + $0 }.filter { days.contains($0.weekday) }
    .map { turn.world.evenings.note(on: $0) }
}

/// The plan on the table for as many as now sit there; a saved one comes back where a dinner of it no longer fits.
func replanSeats(in weekdays: [Weekday], _ turn: inout Turn) {
  guard let draft = openDraft(turn),
    case let days = draft.plan.meals.map(\.day).filter({ weekdays.contains($0.weekday) }), !days.isEmpty
  else {
    if openDraft(turn) == nil, let order = mending(turn) {
      plan(.planRequested(order), showing: .regenerated(.missingDietaryFilter), &turn)
    }
    return
  }
  var request = seated(draft.request, turn)
  let unfit = draft.plan.meals.filter { days.contains($0.day) && !isAllowed($0, turn) }.map(\.day)
  request.kept = keptMeals(draft.plan.meals, opening: Set(unfit), for: request)
  replacePlan(draft, with: request, showing: .served(days), &turn)
}
