import Talk

/// Takes in what was told outside the household's questions. Plans and offers follow the news of it.
func noteFacts(_ said: [HouseholdFact], _ turn: inout Turn) {
  if let moved = MovedVisit(said, turn) {
    moved.remember(&turn)
    let note = EveningNote(day: moved.to, guests: 1, visitors: [moved.visitor])
    return turn.tell(GuestsTold([note], leaving: moved.from))
  }
  if comesOnNoDay(said, turn) {
    let others = said.filter { if case .guests = $0 { false } else { true } }
    // What a guest must not have is nobody else's: it waits for the day with them.
    let isOfGuest = others.contains { $0.question == .avoids }
    if !others.isEmpty, !isOfGuest { noteFacts(others, &turn) }
    return turn.say(GuestWithoutDay(isAlone: others.isEmpty || isOfGuest))
  }
  let all = turn.bySpeaker(said)
  defer { sayWhatLowSodiumMeans(all, &turn) }
  let facts = keepOfWeekly(all, &turn)
  if facts.isEmpty, !all.isEmpty { return turn.tell(GuestsTold([])) }
  for case .budgetPer(let amount, let period) in facts where amount > .zero {
    turn.say(BudgetConverted(amount, per: period))
  }
  var hearing = hearing(of: facts, turn)
  turn.remember(of: facts)
  // "No budget" changes no figure, and answers the question.
  if facts.contains(.budget(nil)) { hearing.household.settle(.budget) }
  let hasChanged = hearing.household != turn.household
  if !hasChanged, !hearing.evenings.isEmpty {
    if !hearing.problems.isEmpty { turn.say(FactsRefused(hearing.problems)) }
    return turn.tell(GuestsTold(hearing.evenings))
  }
  // "We are two, and my son eats with us on Fridays": of every week, and counted when the house is known.
  let isWeekly = !hearing.evenings.isEmpty && isWeekly(turn.said.said)
  if !isWeekly { keepEvenings(hearing, &turn) }
  if hasChanged {
    let wasUnnamed = turn.household.members.contains { $0.name == Member.unnamedSpeaker }
    hearing.household = settledByMention(facts, in: hearing.household)
    turn.keep(hearing.household)
    for case .speaker(let name) in facts where wasUnnamed {
      turn.tell(MemberRenamed(old: Member.unnamedSpeaker, new: name))
    }
  }
  if !hearing.problems.isEmpty { turn.say(FactsRefused(hearing.problems)) }
  if hasChanged || hearing.problems.isEmpty {
    turn.say(
      Heard(turn.household, told: facts, factoriesNote: hearing.factoriesNote),
      focus: hasChanged ? householdInFocus : nil)
  }
  if isWeekly { turn.tell(GuestsTold(hearing.evenings)) }
  turn.tell(HouseholdTold(hearing, hasChanged: hasChanged, setsMinutes: facts.contains(where: \.isMinutes)))
}

/// "No salt" is kept as low-sodium, which is not without: that is said with it.
private func sayWhatLowSodiumMeans(_ facts: [HouseholdFact], _ turn: inout Turn) {
  let isTold = facts.contains { fact in
    switch fact {
    case .avoids(_, let avoidance), .visitorAvoids(_, _, let avoidance, _):
      avoidance.what == .diet(.lowSodium)
    default: false
    }
  }
  if isTold, !turn.replies.isEmpty { turn.say(LowSodiumMeaning()) }
}

extension HouseholdFact {
  fileprivate var isMinutes: Bool { if case .minutes = self { true } else { false } }
}

/// "Yesid eats with us": somebody comes, and no day was said. Whoever stays for a while is told so.
private func comesOnNoDay(_ facts: [HouseholdFact], _ turn: Turn) -> Bool {
  let words = Set(plainWords(turn.said.said))
  return facts.contains { if case .guests = $0 { true } else { false } }
    && !words.isDisjoint(with: ["comes", "come", "coming", "eats", "eat", "eating", "joins", "joining"])
    && words.isDisjoint(with: [
      "stay", "stays", "staying", "live", "lives", "living", "guest", "guests", "visitors", "visiting",
      "until", "till",
      "week", "weeks", "now", "always", "every", "daily", "usually", "permanently",
    ])
}
