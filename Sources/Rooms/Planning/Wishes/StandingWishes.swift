import Talk

/// What the kitchen can and can't cook with: kept, and every plan follows it. Source: issue 13, "One algebra of
/// wishes".
func noteGear(_ said: Said, _ turn: inout Turn) {
  func gear(_ slot: String) -> [Gear] {
    said.slots.words(slot).compactMap {
      Gear(rawValue: $0.hasPrefix("with:gear:") ? String($0.dropFirst(10)) : $0)
    }
  }
  // A guess hears of gear, and not whether it is lacking: what no word denies is there ("we have an oven and a hob").
  let isAll = gear("only").isEmpty && tellsOfAllGear(said.text)
  // Of several, a guess can't tell which of them are lacking: "the oven is broken, we only have a microwave".
  let words = Set(wordsSaid(said.text).map(\.word))
  if said.recognition.layer == .model, gear("lacks").count > 1, lacksSomething(words),
    !words.isDisjoint(with: ["only", "just", "have", "got", "but", "do"]),
    words.isDisjoint(with: ["don't", "dont", "haven't", "havent"])
  {
    return sayPlainly(said, &turn)
  }
  let isNew = !isAll && gear("only").isEmpty && !lacksSomething(Set(wordsSaid(said.text).map(\.word)))
  let lacks = isNew || isAll ? [] : gear("lacks")
  let only = isAll ? gear("lacks") : gear("only")
  let back = gear("back") + (isNew ? gear("lacks") : [])
  var wishes = lacks.map { Wish(.gear($0), .without) }
  if !only.isEmpty {
    wishes += [Gear.oven, .grill].filter { !only.contains($0) }.map { Wish(.gear($0), .without) }
    if only.contains(.onePot) { wishes.append(Wish(.gear(.onePot))) }
    if !only.contains(.onePot), !only.contains(.stovetop), !only.contains(.wok), let one = only.first,
      only.count == 1
    {
      wishes = [Wish(.gear(one))]
    }
  }
  let gone = back.map { Wish(.gear($0), .without) } + (back.isEmpty ? [] : back.map { Wish(.gear($0)) })
  guard !(wishes + gone).isEmpty else { return sayPlainly(said, &turn) }
  keep(wishes.reduce(into: [Wish]()) { if !$0.contains($1) { $0.append($1) } }, without: gone, said, &turn)
}

/// "I only got a microwave": all the gear there is.
private func tellsOfAllGear(_ line: String) -> Bool {
  let words = Set(wordsSaid(line).map(\.word))
  return words.contains("only") && !lacksSomething(words)
}

private func lacksSomething(_ words: Set<String>) -> Bool {
  !words.isDisjoint(with: [
    "no", "not", "don't", "dont", "can't", "cant", "cannot", "out", "packed", "off", "kaput", "haven't",
    "havent", "without", "broke", "broken", "died", "dead", "isn't",
    "isnt",
    "doesn't", "doesnt", "never", "gone", "bust",
  ])
}

/// "From now on nothing spicy"; "spicy is fine again".
func keepWishes(_ said: Said, _ turn: inout Turn) {
  // A guess hears what a wish is about, and not that it is denied: "nothing spicy".
  let isDenied =
    said.recognition.layer == .model
    && !Set(wordsSaid(said.text).map(\.word)).isDisjoint(with: [
      "nothing", "no", "not", "never", "without", "none",
    ])
  let wishes = said.slots.words("wish").flatMap { $0.split(separator: "|") }.map(String.init).compactMap {
    code in
    Wish(code: isDenied && code.hasPrefix("with:") ? "without:" + code.dropFirst(5) : code)
  }
  guard !wishes.isEmpty else { return sayPlainly(said, &turn) }
  let weekdays = said.slots.days("days").map(\.weekday)
  if said.slots.has("off") {
    let standing = turn.world.kitchen[StandingWish.self].map(\.wish)
    let gone = standing.filter { own in wishes.contains { $0.feature == own.feature } }
    guard !gone.isEmpty else { return turn.say(NoSuchStandingWish(wishes: wishes)) }
    keep([], without: gone, said, &turn)
  } else {
    keep(wishes, on: weekdays, without: [], said, &turn)
  }
}

/// Keeps the wishes, those of `weekdays` alone where some are named, and lets go of others.
private func keep(
  _ wishes: [Wish], on weekdays: [Weekday] = [], without gone: [Wish], _ said: Said, _ turn: inout Turn
) {
  let known = turn.world.kitchen[StandingWish.self]
  let kept = wishes.map { StandingWish($0, weekdays: weekdays.sorted(), words: said.text) }
  for new in kept {
    for old in known where old.wish.feature == new.wish.feature && old.code != new.code {
      // A rule of Tuesdays takes the place of another of Tuesdays, and leaves what holds on every evening.
      let isSame = old.weekdays.isEmpty == new.weekdays.isEmpty
      guard isSame, new.weekdays.isEmpty || !Set(old.weekdays).isDisjoint(with: new.weekdays) else {
        continue
      }
      turn.remove(old)
      let others = old.weekdays.filter { !new.weekdays.contains($0) }
      if !others.isEmpty { turn.put(StandingWish(old.wish, weekdays: others, words: old.words)) }
    }
    turn.put(new)
  }
  let ended = known.filter { gone.contains($0.wish) }
  for old in ended { turn.remove(old) }
  turn.isUndoable = true
  turn.say(StandingWishesTold(kept: kept, ended: ended, wasOpen: !gone.isEmpty && ended.isEmpty))
  guard let draft = turn.state.draft else { return }
  var request = draft.request
  request.asks.removeAll { own in ended.contains { $0.wish == own } }
  let wishes = kept.compactMap { $0.wish(on: draft.request.days) }
  request.asks = request.asks.over(wishes)
  guard request.asks != draft.request.asks else { return }
  request.kept = keptMeals(draft.plan.meals, opening: Set(misfits(of: wishes, in: draft, turn)), for: request)
  replacePlan(draft, with: request, showing: .regenerated(.missingDietaryFilter), &turn)
}

/// The evenings ahead whose dinner is not as wished.
private func misfits(of wishes: [Wish], in draft: Draft, _ turn: Turn) -> [Day] {
  let ahead = draft.plan.meals.map(\.day).filter { $0 >= turn.world.today }
  return ahead.filter { day in
    wishes.contains { wish in
      wish.concerns(day)
        && (wish.quota != nil || wish.strength == .prefer
          || !draft.plan.evenings(wish, among: [day], turn.world.larder()).contains(day))
    }
  }
}

/// "Nothing spicy please", "two fish nights": said of the plan on the table, or of the saved one, which comes back
/// on it.
func wishOfPlan(_ said: Said, _ turn: inout Turn) {
  let wishes = said.wishes
  if keepForLater(wishes, &turn) { return }
  guard let draft = openDraft(turn) else { return turn.say(PlanNotNow.nothingToChange) }
  guard !wishes.isEmpty else { return sayPlainly(said, &turn) }
  let (asks, leftOver) = placed(wishes, on: draft.request.days)
  if !leftOver.isEmpty { turn.say(WishesNotUsed(words: leftOver.map(wishPhrase))) }
  guard !asks.isEmpty else { return }
  var request = draft.request
  request.asks =
    asks
    + request.asks.filter { own in
      !asks.contains {
        $0.feature == own.feature && $0.days == own.days && ($0.quota == nil) == (own.quota == nil)
      }
    }
  if let leftovers = asks.leftovers { request.leftovers = leftovers }
  let open = Set(misfits(of: asks, in: draft, turn))
  request.kept = keptMeals(draft.plan.meals, opening: open, for: request)
  request.attempt += 1
  replacePlan(draft, with: request, showing: .regenerated(.missingDietaryFilter), &turn)
}

/// Keeps the wishes for the plan that the household's questions still wait for; false where none waits.
private func keepForLater(_ wishes: [Wish], _ turn: inout Turn) -> Bool {
  guard case .onboarding(let asking, var order) = turn.state.planning, !wishes.isEmpty else { return false }
  let (asks, leftOver) = placed(wishes, on: order.days)
  if !leftOver.isEmpty { turn.say(WishesNotUsed(words: leftOver.map(wishPhrase))) }
  guard !asks.isEmpty else { return true }
  order.asks =
    asks + order.asks.filter { own in !asks.contains { $0.feature == own.feature && $0.days == own.days } }
  turn.state.planning = .onboarding(asking: asking, order)
  turn.state.unfilled = order
  turn.say(WishesAwaited(wishes: asks))
  return true
}
