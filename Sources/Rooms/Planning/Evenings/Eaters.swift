import Talk

/// "6 on Saturday", "3 guests on Friday", "Dad is out on Thursday"; where neither number is known, how many
/// eat has to be said plainly.
struct EatersWords: Hashable, Sendable {
  var days: [Day]
  /// At the table, all in all.
  var count: Int?
  /// More, or with a number below zero fewer, than usual.
  var more: Int?
  /// Those who come by name, or avoid something.
  var visitors: [Visitor] = []
  /// Those who don't come, by name.
  var absent: [String] = []
}

extension EatersWords {
  /// As a request said it.
  init(_ said: Said) {
    let people = said.slots.words("who")
    let fewer = said.slots.number("fewer").map { -$0.rounded * max(1, people.count) }
    self.init(
      days: said.slots.days("days"), count: said.slots.number("count")?.rounded,
      more: fewer ?? said.slots.number("more")?.rounded ?? comers(people, in: said.text))
    if fewer == nil {
      visitors = people.map { Visitor(name: Visitor.name($0)) }
    } else {
      absent = people.map(Visitor.name)
    }
  }
}

extension EatersWords {
  /// "Pri is home on Thursday after all": each of them is there.
  func atHome() -> EatersWords {
    var words = self
    if visitors.isEmpty { words.visitors = absent.map { Visitor(name: $0) } }
    (words.more, words.absent) = (words.visitors.count, [])
    return words
  }
}

/// "Everyone is home on Friday": nobody of the house is away, and the guests noted stay.
private func seatEverybody(_ days: [Day], _ turn: inout Turn) {
  let days = days.filter { $0 >= turn.world.today }
  guard !days.isEmpty else { return turn.say(PlanNotNow.dayGone) }
  for day in days {
    var note = turn.world.evenings.note(on: day)
    let usually = turn.household.eaters
    let seats = [note].eaters(on: day, usually: usually) + note.absent.count
    let named = note.visitors.count { !Visitor.isUnnamed($0.name) }
    (note.isOut, note.own, note.eaters, note.absent) = (false, nil, nil, [])
    note.guests = max(seats - usually, named)
    keep(note, &turn)
  }
  turn.isUndoable = true
  serve(days, &turn)
}

/// Another number at the table on some evenings, as it was said; where no number was, that it has to be.
func seatEaters(_ said: Said, _ turn: inout Turn) {
  var words = EatersWords(said)
  if isOfLunch(said.text) { return turn.say(LunchNotCounted()) }
  if words.days.isEmpty, !said.slots.has("days") {
    words.days = nextVisit(of: words.absent, turn).map { [$0] } ?? []
    if words.days.isEmpty { return sayPlainly(said, &turn) }
  }
  if isWeekly(said.text) { return seatWeekly(words, in: said.text, &turn) }
  switch said.slots.word("mode") {
  case "everyone": return seatEverybody(words.days, &turn)
  case "home": words = words.atHome()
  case "alone": words.count = turn.household.eaters
  default: break
  }
  // "Just the four of us": whoever was to come stays away.
  if said.slots.word("mode") == "alone" || words.count == turn.household.eaters && isJustUs(said.text) {
    words.absent += turn.world.evenings.filter { words.days.contains($0.day) }.flatMap(\.visitors).map(\.name)
      .filter { !words.absent.contains($0) }
  }
  if words.count == nil, words.more == nil { sayPlainly(said, &turn) } else { setEaters(words, &turn) }
}

/// "Just the four of us", "it's only us": nobody but those of the house.
private func isJustUs(_ line: String) -> Bool {
  let words = Set(plainWords(line))
  return words.contains("us") && !words.isDisjoint(with: ["just", "only"])
}

/// "Six of us for lunch on Sunday": nothing of that evening.
private func isOfLunch(_ line: String) -> Bool {
  let words = Set(plainWords(line))
  return !words.isDisjoint(with: ["lunch", "brunch", "breakfast", "luncheon"])
    && words.isDisjoint(with: ["dinner", "supper", "evening", "tonight", "tea"])
}

/// "I'm away on Friday": one less, by name where it is known who speaks.
func seatWithoutSpeaker(_ said: Said, _ turn: inout Turn) {
  let words = EatersWords(
    days: said.slots.days("days"), more: -1, absent: turn.world.speaker.map { [$0] } ?? [])
  if isWeekly(said.text) { return seatWeekly(words, in: said.text, &turn) }
  setEaters(words, &turn)
}

/// "Becky isn't coming": the next evening that one of them was to come.
private func nextVisit(of names: [String], _ turn: Turn) -> Day? {
  names.flatMap { turn.world.evenings.visits(of: $0) }.map(\.day).filter { $0 >= turn.world.today }.min()
}

/// Guests of one evening, told in passing; `leaving` is the evening they were to come before.
func seatGuests(_ notes: [EveningNote], leaving former: Day? = nil, _ turn: inout Turn) {
  if let former {
    setEaters(
      EatersWords(days: [former], more: -1, absent: notes.flatMap(\.visitors).map(\.name)), &turn)
  }
  if !notes.isEmpty, isWeekly(turn.said.said) {
    let visitors = notes.flatMap(\.visitors)
    let named = visitors.enumerated().filter { at, visitor in
      !visitors.prefix(at).contains { Visitor.key($0.name) == Visitor.key(visitor.name) }
    }.map(\.element)
    return seatWeekly(EatersWords(days: notes.map(\.day), visitors: named), in: turn.said.said, &turn)
  }
  for note in notes {
    setEaters(EatersWords(days: [note.day], more: note.guests, visitors: note.visitors), &turn)
  }
}

/// "6 on Saturday", "my mum comes on Sunday": noted, and the plan of those evenings made to fit. Source: requirements
/// MP-36.
func setEaters(_ words: EatersWords, _ turn: inout Turn) {
  guard noteEaters(words, &turn) else { return }
  serve(words.days.filter { $0 >= turn.world.today }, &turn)
}

/// Makes the plan of those evenings fit what is noted of them; what is noted where no plan holds them.
func serve(_ days: [Day], _ turn: inout Turn) {
  guard let draft = openDraft(turn), days.contains(where: { draft.plan.meal(on: $0) != nil }) else {
    sayNoted(days, &turn)
    // A dinner of the saved plan that a guest may not have is put right at once.
    if openDraft(turn) == nil, let order = mending(turn) {
      plan(.planRequested(order), showing: .regenerated(.missingDietaryFilter), &turn)
    }
    return
  }
  // Whose diet holds that evening is said in full, and the number with it.
  let isNoted = days.contains { !turn.world.evenings.note(on: $0).avoids.isEmpty }
  if isNoted { sayNoted(days, &turn) }
  var request = seated(draft.request, turn)
  let unfit = draft.plan.meals.filter { days.contains($0.day) && !isAllowed($0, turn) }.map(\.day)
  request.kept = keptMeals(draft.plan.meals, opening: Set(unfit), for: request)
  replacePlan(draft, with: request, showing: isNoted ? .again : .served(days), &turn)
}

/// Notes who and how many sit down on those evenings; false where that can't be, and then what was said or done
/// instead.
func noteEaters(_ words: EatersWords, _ turn: inout Turn) -> Bool {
  let days = words.days.filter { $0 >= turn.world.today }
  let usually = turn.household.eaters
  // One less of those who are there that evening: with guests and who comes every week, more than live here.
  let more = words.more ?? 0
  let there = more < 0 ? days.map { turn.world.evenings.eaters(on: $0, usually: usually) }.min() : nil
  let count = words.count ?? (there ?? usually) + more
  if days.isEmpty {
    turn.say(PlanNotNow.dayGone)
  } else if let name = strangers(words, on: days, turn).first,
    count < 1 || speaksOfVisit(turn.said.said) && isWholeHouseNamed(turn)
  {
    // Somebody nobody knows was never counted: nobody's dinner goes for them.
    turn.say(NotSeated(name: name))
  } else if count == 0, words.more ?? 0 < 0 {
    // Who eats alone and is away leaves nobody.
    skipDays(days, isHome: false, &turn)
  } else if !(1...20).contains(count) {
    turn.say(FactsRefused([.size(Rational(count))]))
  } else {
    for day in days { note(words, on: day, usually: usually, &turn) }
    turn.isUndoable = true
    return true
  }
  return false
}

/// "My other daughter can't come on Saturday": who comes, lives elsewhere.
private func speaksOfVisit(_ line: String) -> Bool {
  !Set(plainWords(line)).isDisjoint(with: [
    "come", "comes", "coming", "visit", "visiting", "cancelled", "canceled",
  ])
    && !plainWords(line).contains("home")
}

/// Those told to stay away who neither live here nor are noted for those evenings.
private func strangers(_ words: EatersWords, on days: [Day], _ turn: Turn) -> [String] {
  words.absent.filter { name in
    turn.household.member(called: name) == nil
      && !turn.world.weeklyEaters.contains { $0.isCalled(name) }
      && !days.contains { day in
        turn.world.evenings.note(on: day).visitors.contains { Visitor.isSame($0.name, name) }
      }
  }
}

private func note(_ words: EatersWords, on day: Day, usually: Int, _ turn: inout Turn) {
  var note = turn.world.evenings.note(on: day)
  let before = note.visitors
  (note.isOut, note.own) = (false, nil)
  if let said = words.count {
    note.eaters = said == usually ? nil : said
    note.guests = 0
  } else {
    let areOfHouse =
      !words.absent.isEmpty && words.absent.allSatisfy { turn.household.member(called: $0) != nil }
    note.seat(seats(words, beside: note, turn), usually: usually, isOfHouse: areOfHouse)
  }
  note.visitors.removeAll { visitor in
    words.absent.contains { Visitor.key($0) == Visitor.key(visitor.name) }
  }
  for name in words.absent where turn.household.member(called: name) != nil {
    note.note(turn.person(name), isAway: true)
  }
  for visitor in words.visitors {
    let comesWithLimits = turn.world.weeklyEaters.contains {
      $0.habit == .comes && $0.isCalled(visitor.name) && !$0.avoids.isEmpty
    }
    if !comesWithLimits, turn.household.member(called: visitor.name) != nil || isSeated(visitor.name, turn) {
      note.note(visitor.name, isAway: false)
    } else {
      let guest = asKnown(visitor, turn)
      keepEveryWeek(guest, &turn)
      note.note([guest])
    }
  }
  let gone = before.filter { former in
    !former.avoids.isEmpty && !note.visitors.contains { Visitor.key($0.name) == Visitor.key(former.name) }
  }
  if !gone.isEmpty {
    turn.state.memory[FormerGuests.self] = FormerGuests(turn.state.memory[FormerGuests.self], and: gone)
  }
  keep(note, &turn)
}

/// What is told of a guest who comes every week holds every week, and not for the one evening it was told beside.
private func keepEveryWeek(_ guest: Visitor, _ turn: inout Turn) {
  guard let known = turn.world.weeklyEaters.first(where: { $0.habit == .comes && $0.isCalled(guest.name) })
  else {
    return
  }
  var eater = known
  for avoidance in guest.avoids where !eater.avoids.contains(avoidance) { eater.add(avoidance) }
  if eater != known { turn.put(eater) }
}

/// How many more sit down: whoever is noted by name already was counted, and so was whoever lives here ("my husband
/// comes home on Friday").
private func seats(_ words: EatersWords, beside note: EveningNote, _ turn: Turn) -> Int {
  let more = words.more ?? 0
  if more < 0, -more == words.absent.count {
    // Who comes on other days of the week only leaves no seat empty.
    let weekly = turn.world.weeklyEaters.filter { $0.habit == .comes }
    var (away, gone) = (note.absent.count, 0)
    // "We are 2 on Friday", told of four before: who is said to be away then is one of the two who are.
    let missing = note.eaters.map { max(0, turn.household.eaters - $0) } ?? 0
    for name in words.absent {
      let isKnown = note.absent.contains { Visitor.isSame($0, turn.person(name)) || Visitor.isSame($0, name) }
      if isKnown { continue }
      let isOfHouse = turn.household.member(called: name) != nil
      if isOfHouse, away < missing {
        away += 1
      } else if weekly.first(where: { $0.isCalled(name) })?.weekdays.contains(note.day.weekday) ?? true {
        gone += 1
      }
    }
    return -gone
  }
  guard more > 0, more == words.visitors.count else { return more }
  return words.visitors.count { visitor in
    // Whoever lives here takes a seat only where they were said to be away.
    if turn.household.member(called: visitor.name) != nil {
      return note.absent.contains {
        Visitor.isSame($0, turn.person(visitor.name)) || Visitor.isSame($0, visitor.name)
      }
    }
    return !isSeated(visitor.name, turn)
      && !note.visitors.contains { Visitor.key($0.name) == Visitor.key(visitor.name) }
  }
}

/// How many more eat when these people come ("thursday grandma and my parents are coming": three); several of
/// a kind count for two. Nil when nobody is named, or nothing says that they come.
private func comers(_ people: [String], in line: String) -> Int? {
  let words = Set(Utterance(line).tokens.map(\.text))
  guard !people.isEmpty, !words.isDisjoint(with: coming), words.isDisjoint(with: notComing) else {
    return nil
  }
  return people.reduce(0) { sum, person in
    let last = person.lowercased().split(separator: " ").last.map(String.init) ?? ""
    return sum + (several.contains(last) ? 2 : 1)
  }
}

private let coming: Set<String> = [
  "come", "comes", "coming", "join", "joins", "joining", "visit", "visits", "visiting", "over", "staying",
  "stays", "invited", "here", "guests", "guest",
]

private let notComing: Set<String> = ["not", "isnt", "arent", "wont", "cant", "without", "only", "just"]

private let several: Set<String> = [
  "parents", "folks", "grandparents", "in-laws", "inlaws", "kids", "children", "friends", "neighbors",
  "neighbours", "cousins", "twins", "brothers", "sisters", "guests", "grandkids", "grandchildren",
]
