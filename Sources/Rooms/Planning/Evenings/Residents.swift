import Talk

/// The people a request about weekdays names, each by the name they are kept under.
struct PeopleTold {
  /// Those of the house and those who come, by name; several by one word ("the kids") each by their own.
  private(set) var names: [String] = []
  /// A word for people of whom nobody knows who or how many they are; nil where all are known.
  private(set) var unknown: String?
  /// So many whom nobody named: "the twins".
  private(set) var unnamed = 0

  init(_ words: [String], _ turn: Turn) {
    for word in words {
      if ["me", "i", "myself"].contains(word.lowercased()) {
        names.append(turn.world.speaker ?? "you")
      } else if ["they", "them"].contains(word) {
        // The children, where one of them was spoken of last; nobody knows who else.
        if case .members(let kids)? = HouseGroup("kids", in: turn.household),
          let last = turn.lastPerson?.name,
          kids.contains(last)
        {
          names += kids
        } else {
          unknown = word
        }
      } else if PersonWords(word) == .lastNamed {
        if let last = turn.lastPerson { names.append(last.name) } else { unknown = word }
      } else if let group = HouseGroup(word, in: turn.household) {
        switch group {
        case .members(let found): names += found
        case .unnamed(let count):
          if let both = pair(word) {
            names += both
          } else if let count {
            unnamed += count
          } else {
            unknown = word
          }
        }
      } else if case let name = Visitor.name(word), name != Visitor.unnamed {
        names.append(name)
      }
    }
  }
}

/// The two whom a word for a couple of one's own family means.
private func pair(_ words: String) -> [String]? {
  switch words.lowercased().split(separator: " ").last {
  case "parents", "folks": ["your mother", "your father"]
  case "grandparents": ["your grandmother", "your grandfather"]
  default: nil
  }
}

/// The name somebody is kept under.
func keptName(_ name: String, _ turn: Turn) -> String {
  turn.household.member(called: name).map { turn.household.members[$0].name } ?? name
}

/// Whether somebody told of is one of those who live here: not where the house is full without them (a grandson of whom an
/// allergy was told, in a house of two with a wife). Who speaks is never named.
func isOfHouse(_ name: String, _ turn: Turn) -> Bool {
  guard turn.household.member(called: name) != nil else { return false }
  return turn.household.size.map { namedOthers(turn).count < $0 } ?? false
}

/// Those of the house who are known by name, beside whoever speaks.
func namedOthers(_ turn: Turn) -> [String] {
  turn.household.members.map(\.name).filter { $0 != turn.world.speaker }
}

/// "We're four, and my kids Ann and Ben are with me at weekends": children who are told of for the first time live here, where the house
/// has room for them; they are members from now on.
func settleChildren(_ names: [String], _ turn: inout Turn) {
  let new = names.filter { name in
    turn.household.member(called: name) == nil && !turn.world.weeklyEaters.contains { $0.isCalled(name) }
  }
  guard let size = turn.household.size, !new.isEmpty, new.allSatisfy(HouseGroup.isChild),
    namedOthers(turn).count + new.count < size
  else { return }
  var household = turn.household
  household.members += new.map { Member(name: $0) }
  turn.keep(household)
}

/// Whether somebody of the house is noted as away on some days of every week.
func isSometimesAway(_ name: String, _ turn: Turn) -> Bool {
  turn.world.weeklyEaters.contains { $0.habit == .away && !$0.weekdays.isEmpty && $0.isCalled(name) }
}

/// Somebody of the house is here on those days: on them too, where days away are noted already, else on them alone.
/// Nil where no day away is left.
func keepHere(_ name: String, on weekdays: [Weekday], _ turn: inout Turn) -> WeeklyEater? {
  let known = turn.world.weeklyEaters.first { $0.habit == .away && $0.isCalled(name) }
  let away = known?.weekdays ?? []
  return keepAway(
    name,
    on: away.isEmpty
      ? Weekday.allCases.filter { !weekdays.contains($0) } : away.filter { !weekdays.contains($0) },
    &turn)
}

/// Keeps on which days of every week somebody is away, instead of what was noted; nil for none.
private func keepAway(_ name: String, on weekdays: [Weekday], _ turn: inout Turn) -> WeeklyEater? {
  let known = turn.world.weeklyEaters.first { $0.habit == .away && $0.isCalled(name) }
  let before = known?.weekdays ?? []
  adjustCounts(on: weekdays.filter { !before.contains($0) }, by: -1, &turn)
  adjustCounts(on: before.filter { !weekdays.contains($0) }, by: 1, &turn)
  let eater = WeeklyEater(
    name: known?.name ?? keptName(name, turn), habit: .away, weekdays: weekdays,
    late: (known?.late ?? []).filter { !weekdays.contains($0) })
  if weekdays.isEmpty, eater.late.isEmpty {
    if let known { turn.remove(known) }
    return nil
  }
  turn.put(eater)
  return weekdays.isEmpty ? nil : eater
}

/// Somebody is away on those days too.
func staysAway(_ name: String, on weekdays: [Weekday], _ turn: inout Turn) -> WeeklyEater? {
  let known = turn.world.weeklyEaters.first { $0.isCalled(name) && $0.habit == .away }
  return keepAway(name, on: Set((known?.weekdays ?? []) + weekdays).sorted(), &turn)
}

/// "Lou is only here on Thursdays": on no other day. Who does not live here comes on those alone.
func seatOnly(_ names: [String], on weekdays: [Weekday], _ turn: inout Turn) {
  guard !names.isEmpty, !weekdays.isEmpty else { return turn.say(NotEveryWeek()) }
  var changed: [WeeklyEater] = []
  var daily: [String] = []
  for name in names {
    if !isOfHouse(name, turn) {
      changed.append(comes(name, on: weekdays, isOnly: true, &turn))
    } else if let eater = keepAway(name, on: Weekday.allCases.filter { !weekdays.contains($0) }, &turn) {
      changed.append(eater)
    } else {
      daily.append(keptName(name, turn))
    }
  }
  finish(changed, daily: daily, &turn)
}

/// "Tom comes home late on Tuesdays": a seat is his all the same, and his plate waits.
func seatLate(_ names: [String], on weekdays: [Weekday], _ turn: inout Turn) {
  guard !names.isEmpty, !weekdays.isEmpty else { return turn.say(NotEveryWeek()) }
  let changed = names.map { name in
    let known = turn.world.weeklyEaters.first { $0.isCalled(name) }
    let eater = WeeklyEater(
      name: known?.name ?? keptName(name, turn), habit: known?.habit ?? .away,
      weekdays: known?.weekdays ?? [],
      avoids: known?.avoids ?? [], late: (known?.late ?? []) + weekdays)
    turn.put(eater)
    return eater
  }
  finish(changed, &turn)
}

/// "Tom is home every day": nothing is noted of his weekdays any more. Who does not live here comes every day.
func seatDaily(_ names: [String], _ turn: inout Turn) {
  guard !names.isEmpty else { return turn.say(NotEveryWeek()) }
  let guests = names.filter { turn.household.member(called: $0) == nil && !isSometimesAway($0, turn) }
  for name in names where !guests.contains(name) {
    if let known = turn.world.weeklyEaters.first(where: { $0.isCalled(name) }) {
      adjustCounts(on: known.weekdays, by: 1, &turn)
      turn.remove(known)
    }
  }
  if !guests.isEmpty { seatOnly(guests, on: Weekday.allCases, &turn) }
  let residents = names.filter { !guests.contains($0) }.map { keptName($0, turn) }
  if !residents.isEmpty { finish([], daily: residents, &turn) }
}

/// "Just me during the week", "six on Sundays": so many on those days of every week. Where everybody is known by name,
/// those not named are away then, so that what they can't have binds nobody.
func seatCount(_ count: Int, named: [String], on weekdays: [Weekday], _ turn: inout Turn) {
  guard (1...20).contains(count), !weekdays.isEmpty else { return turn.say(NotEveryWeek()) }
  let members = namedOthers(turn)
  let isKnown = turn.household.size == members.count + 1
  let here = named.map { keptName($0, turn) }.filter(members.contains)
  if isKnown, count == here.count + 1, here.count == named.count {
    let absent = members.filter { !here.contains($0) }
    if !absent.isEmpty {
      return seatWeekly(on: weekdays, comers: [], absent: absent, in: turn.said.said, &turn)
    }
  }
  let usually = turn.household.eaters
  var counts: [WeekdayCount] = []
  for weekday in weekdays {
    let new = WeekdayCount(weekday: weekday, eaters: count)
    let isPlain =
      turn.household.size == usually && count == usually
      && !turn.world.weeklyEaters.contains { $0.weekdays.contains(weekday) }
    if isPlain { turn.remove(new) } else { turn.put(new) }
    counts.append(new)
  }
  turn.isUndoable = true
  settleSize(&turn)
  turn.say(
    WeekdaysCounted(
      counts: turn.world.weekdayCounts, usually: turn.household.size,
      isWhole: turn.world.weeklyEaters.isEmpty))
  replanSeats(in: weekdays, &turn)
}

/// "The twins are with me from Thursday to Sunday": so many of the house whom nobody named are there on some days only. Where
/// nobody knows how many the house is, that is asked.
func seatUnnamed(
  _ count: Int, called words: String, habit: String, on weekdays: [Weekday], _ turn: inout Turn
) {
  guard let size = turn.household.size, size > count else { return turn.say(NobodyCalled(words: words)) }
  let away = habit == "away" ? weekdays : Weekday.allCases.filter { !weekdays.contains($0) }
  seatCount(size - count, named: [], on: habit == "daily" ? [] : away, &turn)
}

/// Who comes or stays away on a weekday whose number was told changes that number.
func adjustCounts(on weekdays: [Weekday], by more: Int, _ turn: inout Turn) {
  for count in turn.world.weekdayCounts where weekdays.contains(count.weekday) {
    turn.put(WeekdayCount(weekday: count.weekday, eaters: min(20, max(1, count.eaters + more))))
  }
}

/// With a number told for every day of the week, the greatest is how many the house is.
private func settleSize(_ turn: inout Turn) {
  let counts = turn.world.weekdayCounts
  guard turn.household.size == nil, counts.count == 7, let most = counts.map(\.eaters).max() else { return }
  var household = turn.household
  household.size = most
  if !household.settled.contains(.size) { household.settled.append(.size) }
  turn.keep(household)
  for count in counts where count.eaters == most { turn.remove(count) }
}

/// Keeps that somebody who comes every week was spoken of: "she can't have nuts", said next, is said of them.
func speakOf(_ eater: WeeklyEater, _ turn: inout Turn) {
  turn.state.memory[LastGuest.self] = nil
  turn.rememberPerson(eater.name)
}
