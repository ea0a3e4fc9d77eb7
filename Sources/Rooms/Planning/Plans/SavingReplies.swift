import Talk

/// What was done to keep to the budget, each with its reason, its saving and how to refuse it.
/// Source: requirements MP-19.
func savingSentences(_ draft: Draft, _ words: Wording) -> [String] {
  draft.swaps.map { sentence($0, words) } + [brandSentence(draft.brands)].filter { !$0.isEmpty }
}

private func sentence(_ swap: BudgetSwap, _ words: Wording) -> String {
  let day = words.names.typed(swap.day)
  let what = "\(swap.day.weekday.name): \(swap.to.title) instead of \(swap.from.title)"
  let saves = swap.saves > .zero ? " saves \(swap.saves.text)" : " makes room for another"
  return "\(what)\(saves)\(reason(swap)); \(typeable("keep \(day)'s first dish")) brings it back."
}

/// " (chicken for beef)"; empty where the dish is just cheaper.
private func reason(_ swap: BudgetSwap) -> String {
  switch swap.kind {
  case .protein:
    let (from, to) = (proteinWord(swap.from.protein), proteinWord(swap.to.protein))
    return from.isEmpty || to.isEmpty || from == to ? "" : " (\(to) for \(from))"
  case .seasonal: return " (produce in season)"
  case .dish: return ""
  }
}

private func proteinWord(_ protein: ProteinSource) -> String {
  protein == .none ? "" : spaced(protein.rawValue)
}

/// The three foods that save most by name, the rest counted.
private func brandSentence(_ brands: [StoreBrandSaving]) -> String {
  guard !brands.isEmpty else { return "" }
  let shown = brands.prefix(3).map(\.name)
  let rest = brands.count - shown.count
  let foods = joined(shown + (rest > 0 ? ["\(rest) more"] : []))
  return "The store brand of \(foods) saves \(brands.map(\.saves).sum().text); "
    + "\(typeable("no store brand")) refuses it."
}

/// Nothing in the plan on the table saves money that way.
struct NoSuchSaving: Reply, Hashable {
  /// The days whose dishes were exchanged.
  var days: [Day]
  var hasBrands: Bool

  func blocks(_ words: Wording) -> [Block] {
    .say(
      days.isEmpty && !hasBrands
        ? "Nothing was exchanged to save money." : "No saving of the plan goes by those words.")
  }

  func next(_ words: Wording) -> Closing {
    .say(
      days.prefix(1).map { "keep \(words.names.typed($0))'s first dish" }
        + (hasBrands ? ["no store brand"] : []) + ["show the plan", "looks good"])
  }

  var status: ReplyStatus { .refused }
}

/// The dinner that was to be kept stands on the plan as it is.
struct DinnerStays: Reply, Hashable {
  var day: Day
  var title: String
  /// Whether the plan is saved; else it waits for a yes.
  var isSaved: Bool

  func blocks(_ words: Wording) -> [Block] { .say("\(title) stays \(words.names.adverb(day)).") }
  func next(_ words: Wording) -> Closing {
    isSaved ? .say("show the plan") : .say("looks good", "show the plan")
  }
}
