import Talk

/// How a saving is refused: by what is kept, by what came instead, by day, or by kind.
struct RefusalWords {
  enum Kind: String {
    case swaps, brands
  }

  /// What the old dish has and the new one lacks.
  var keep: String?
  /// What the new dish has and the old one lacked.
  var drop: String?
  /// The food whose store brand is not wanted; nil for every food.
  var food: IngredientID?
  var day: Day?
  var kind: Kind?
  /// The words behind "keep": the dish as it was called.
  var dish: String

  init(_ said: Said) {
    kind = said.slots.word("what").flatMap { Kind(rawValue: $0) }
    keep = kind == .brands ? nil : said.slots.word("food")
    drop = said.slots.word("drop")
    food = kind == .brands ? said.slots.item("food").map { IngredientID($0) } : nil
    day = said.slots.days("day").first
    let words = said.text.lowercased().split(separator: " ").drop { $0 != "keep" }.dropFirst()
    dish = words.drop { ["the", "our", "my", "that"].contains($0) }.joined(separator: " ")
  }
}

/// A refused saving is put back, kept in mind, and the plan is held to its budget without it.
/// Source: requirements, Decisions "Budget".
func refuseSaving(_ words: RefusalWords, _ turn: inout Turn) {
  // "Keep the spaghetti", where nothing took its place: it stands, and no other evening is touched.
  if let keep = words.keep, let plan = openDraft(turn)?.plan,
    !(turn.state.draft?.swaps ?? []).contains(where: { swap in
      turn.world.catalogue.card(swap.from.recipe).map { isWanted(keep, in: $0) } ?? false
    }),
    case let kept = plan.meals.filter({ meal in
      meal.kind == .cook && turn.world.catalogue.card(meal.recipe).map { isWanted(keep, in: $0) } ?? false
    }), let first = kept.first(where: { $0.title.mentions(words.dish) }) ?? kept.first
  {
    return turn.say(DinnerStays(day: first.day, title: first.title, isSaved: turn.state.draft == nil))
  }
  guard case .awaitingApproval(let draft) = turn.state.planning else {
    turn.say(PlanNotNow.nothingToReject)
    return
  }
  let refused = refusals(words, in: draft, turn.world)
  guard !refused.isEmpty else {
    turn.say(NoSuchSaving(days: draft.swaps.map(\.day), hasBrands: !draft.brands.isEmpty))
    return
  }
  var kept = draft
  kept.request = refusing(refused, in: draft)
  // Also where the budget can't be kept without it, the refusal stands.
  turn.state.planning = .awaitingApproval(kept)
  plan(.changed(kept.request), showing: .regenerated(.userRejected), &turn)
}

private func refusals(_ words: RefusalWords, in draft: Draft, _ world: World) -> [RefusedSwap] {
  if words.kind == .brands {
    guard let food = words.food else { return draft.brands.isEmpty ? [] : [.storeBrand(nil)] }
    return draft.brands.contains { $0.food == food } ? [.storeBrand(food)] : []
  }
  func has(_ want: String, _ meal: PlannedMeal) -> Bool {
    world.catalogue.card(meal.recipe).map { isWanted(want, in: $0) } ?? false
  }
  let swaps = draft.swaps.filter { swap in
    if let keep = words.keep { return has(keep, swap.from) && !has(keep, swap.to) }
    if let drop = words.drop { return has(drop, swap.to) && !has(drop, swap.from) }
    if let day = words.day { return swap.day == day }
    return words.kind == .swaps
  }
  return swaps.map { .dish($0.day, keeps: $0.from.recipe) }
}
