import Talk

/// "Forget the 20 minutes", "it may take longer": the plan on the table, or tonight's dishes, without a limit of time
/// beside the household's own. "They may take up to 45 minutes" sets that limit.
func liftTimeLimit(_ said: Said, _ turn: inout Turn) {
  let minutes = said.slots.minutes("minutes")
  let allowed = takesAway(said.text) ? nil : minutes
  if let last = turn.state.offer, turn.state.focus.topic != .plan {
    var request = last.request
    request.maxMinutes = allowed ?? mostMinutes
    offer(request, isNewKitchen: false, planned: false, replaces: last.replaces, &turn)
  } else if let draft = openDraft(turn) {
    guard draft.request.asks.contains(where: { $0.feature == .minutes }) else {
      return turn.say(
        NoLimitOfTheirOwn(weekday: turn.household.weekdayMinutes, weekend: turn.household.weekendMinutes))
    }
    relaxMinutes(of: draft, to: allowed, &turn)
  } else {
    turn.say(PlanNotNow.nothingToChange)
  }
}

/// The plan anew where a limit of time was wished for it: with the one that is said now, or the household's own alone.
func relaxMinutes(of draft: Draft, to minutes: Int?, _ turn: inout Turn) {
  var request = draft.request
  request.asks.removeAll { $0.feature == .minutes }
  if let minutes { request.asks.append(Wish(.minutes, .most(Rational(minutes)))) }
  request.kept = []
  replacePlan(draft, with: request, showing: .regenerated(.userRejected), &turn)
}

/// Whether a limit is named only to be taken away.
private func takesAway(_ line: String) -> Bool {
  let words = Utterance(line).tokens.map(\.text)
  return words.contains {
    ["forget", "drop", "lift", "remove", "ignore", "scrap", "lose", "cancel", "skip"].contains($0)
  }
    || words.starts(with: ["never", "mind"]) || words.starts(with: ["take"])
}
