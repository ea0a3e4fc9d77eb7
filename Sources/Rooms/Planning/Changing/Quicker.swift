import Talk

/// "Quicker": the long dishes of the plan are exchanged, or shorter ones offered for tonight.
func makeQuicker(_ minutes: Int?, _ turn: inout Turn) {
  if let offer = turn.state.offer, turn.state.focus.topic != .plan {
    offerQuicker(minutes, than: offer, &turn)
  } else if let draft = openDraft(turn) {
    exchangeLong(in: draft, most: minutes ?? quickLimit(for: draft, turn.world), &turn)
  } else {
    var wish = TonightWords.plain
    wish.minutes = minutes ?? 20
    offerTonight(wish, &turn)
  }
}

private func offerQuicker(_ minutes: Int?, than last: Offer, _ turn: inout Turn) {
  var request = last.request
  request.maxMinutes = minutes ?? max(10, min(20, request.maxMinutes - 10))
  request.excluded += last.meals.filter { $0.minutes > request.maxMinutes }.map(\.recipe)
  offer(request, isNewKitchen: false, planned: false, replaces: last.replaces, &turn)
}

private func exchangeLong(in draft: Draft, most: Int, _ turn: inout Turn) {
  var long = draft.plan.meals.filter {
    $0.kind == .cook && $0.minutes > most && $0.day >= turn.world.today
  }
  let focus = turn.state.focus
  if focus.topic == .day, long.contains(where: { $0.day == focus.day }) {
    long.removeAll { $0.day != focus.day }
  }
  guard !long.isEmpty else {
    turn.say(PlanNotNow.alreadyQuick(most))
    return
  }
  let wishes = long.map { meal in
    var wish = draft.request.wishes.first { $0.day == meal.day } ?? DayWish(day: meal.day)
    wish.maxMinutes = most
    wish.recipe = nil
    return wish
  }
  replacePlan(draft, with: swapping(wishes, in: draft), showing: .quicker(long.map(\.day)), &turn)
}

/// The least of a few limits within which there are dishes enough for the plan's evenings.
private func quickLimit(for draft: Draft, _ world: World) -> Int {
  let longest = draft.plan.meals.filter { $0.kind == .cook }.map(\.minutes).max() ?? 30
  let tastes = world.tastes
  let open = world.catalogue.dinners.filter { card in
    !tastes.isRejected(card.id) && draft.request.avoids.allSatisfy { $0.allows(card) }
  }
  let enough = 3 * draft.plan.meals.count
  return [20, 25, 30, 45].first { limit in
    limit < longest && open.count { $0.minutes <= limit } >= enough
  } ?? max(10, longest - 5)
}
