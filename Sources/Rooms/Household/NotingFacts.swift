import Talk

/// Takes in what was told outside the household's questions. Plans and offers follow the news of it.
func noteFacts(_ said: [HouseholdFact], _ turn: inout Turn) {
  let all = turn.bySpeaker(said)
  let facts = keepOfWeekly(all, &turn)
  if facts.isEmpty, !all.isEmpty { return turn.tell(GuestsTold([])) }
  for case .budgetPer(let amount, let period) in facts where amount > .zero {
    turn.say(BudgetConverted(amount, per: period))
  }
  var hearing = hearing(of: facts, turn)
  turn.remember(of: facts)
  let hasChanged = hearing.household != turn.household
  if !hasChanged, !hearing.evenings.isEmpty {
    if !hearing.problems.isEmpty { turn.say(FactsRefused(hearing.problems)) }
    return turn.tell(GuestsTold(hearing.evenings))
  }
  keepEvenings(hearing, &turn)
  if hasChanged {
    hearing.household = settledByMention(facts, in: hearing.household)
    turn.keep(hearing.household)
  }
  if !hearing.problems.isEmpty { turn.say(FactsRefused(hearing.problems)) }
  if hasChanged || hearing.problems.isEmpty {
    turn.say(
      Heard(turn.household, told: facts, factoriesNote: hearing.factoriesNote),
      focus: hasChanged ? householdInFocus : nil)
  }
  turn.tell(HouseholdTold(hearing, hasChanged: hasChanged))
}
