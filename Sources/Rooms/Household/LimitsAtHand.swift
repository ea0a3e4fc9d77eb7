import Talk

/// "No mushrooms please", said with a plan, an offer, a dish or a list at hand, is of that: a wish is no fact of the house.
/// False where it is told as one, or nothing is at hand. Source: issue 13, law 4.
func takesAsLimitAtHand(_ facts: [HouseholdFact], _ turn: inout Turn) -> Bool {
  let avoided = facts.compactMap { fact -> Avoided? in
    if case .avoids(nil, let avoidance) = fact { avoidance.what } else { nil }
  }
  guard !avoided.isEmpty, avoided.count == facts.count, turn.state.asked == nil,
    turn.state.questions.isEmpty, let bare = BareLimit(turn.said.said)
  else { return false }
  let (state, world) = (turn.state, turn.world)
  // What stands on no list is taken off none: then it is told as ever.
  if state.focus.topic == .list, avoided.allSatisfy({ isListed($0, turn) }) {
    for what in avoided { turn.perform(.takeOffList, [SlotBinding(name: "thing", value: .text(what.thing))]) }
    return true
  }
  if let dish = dishAtHand(turn), bare.isOfDish || state.focus.topic == .recipe,
    avoided.contains(where: { !Avoidance($0).allows(dish) })
  {
    turn.say(
      LeftOutOfDish(title: dish.title, avoided: avoided, isPlanned: state.focus.topic == .day))
    return true
  }
  if state.focus.topic == .offer, state.offer != nil {
    turn.tell(LimitTold(avoided: avoided, days: []))
    return true
  }
  let plan = state.draft?.plan ?? (isOfPlan(state.focus) ? world.currentPlan?.plan : nil)
  let ahead = plan?.meals.map(\.day).filter { $0 >= world.today } ?? []
  let days = state.focus.topic == .day ? ahead.filter { $0 == state.focus.day } : ahead
  guard !days.isEmpty else { return false }
  turn.say(LimitIsOfPlan(avoided: avoided, isOneEvening: days.count == 1))
  turn.tell(LimitTold(avoided: avoided, days: days))
  return true
}

/// Whether the list of the plan has something of it still to buy.
private func isListed(_ avoided: Avoided, _ turn: Turn) -> Bool {
  guard let plan = turn.state.draft?.plan ?? turn.world.currentPlan?.plan,
    let shopping = WeekShopping(of: plan, draft: turn.state.draft, turn.world)
  else { return false }
  return shopping.open.contains { $0.name.mentions(avoided.thing) || avoided.thing.mentions($0.name) }
}

private func isOfPlan(_ focus: Focus) -> Bool { focus.topic == .plan || focus.topic == .day }

/// The dish that was shown or put on an evening last.
private func dishAtHand(_ turn: Turn) -> RecipeCard? {
  let focus = turn.state.focus
  let planned = focus.topic == .day ? focus.day : nil
  let meal = planned.flatMap { turn.state.draft?.plan.meal(on: $0) ?? turn.world.plannedMeal(on: $0) }
  return (meal?.recipe ?? (focus.topic == .recipe ? focus.recipe : nil)).flatMap {
    turn.world.catalogue.card($0)
  }
}

/// A line that names what something goes without, and tells nothing of anybody or of every day.
private struct BareLimit {
  /// "Without the spinach": of a thing that is there.
  var isOfDish: Bool

  init?(_ line: String) {
    var words = plainWords(line)
    while let first = words.first, Self.lead.contains(first) { words.removeFirst() }
    guard let first = words.first, Self.without.contains(first),
      Set(words).isDisjoint(with: Self.telling)
    else { return nil }
    isOfDish = words.dropFirst().prefix(2).contains("the") || first == "leave" || first == "hold"
  }

  private static let lead: Set<String> = [
    "and", "but", "ok", "okay", "please", "just", "actually", "oh", "wait", "hm", "hmm", "well", "so", "yes",
    "fine", "good", "great", "maybe", "only", "sorry",
  ]
  private static let without: Set<String> = [
    "no", "without", "not", "nothing", "leave", "skip", "hold", "minus", "drop",
  ]
  private static let telling: Set<String> = [
    "we", "us", "i", "me", "my", "our", "never", "ever", "always", "anymore", "more", "allergic", "allergy",
    "house", "home", "household", "here", "everyone", "everybody", "nobody", "anyone", "anybody", "kids",
    "children",
    "he", "she", "they", "him", "her", "them", "general", "forever", "because", "since", "all", "family",
    "for",
  ]
}
