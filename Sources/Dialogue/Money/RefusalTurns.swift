import Catalogue
import Kitchen
import Language
import Planning
package import Values

/// How a saving is refused: by what is kept, by what came instead, by day, or by kind.
package struct RefusalWords: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case swaps, brands
  }

  package var keep: String?
  package var drop: String?
  package var food: String?
  package var day: Day?
  package var kind: Kind?
}

extension RefusalWords {
  init(_ slots: [SlotBinding]) {
    let kind = slots.word("what").flatMap { Kind(rawValue: $0) }
    self.init(
      keep: kind == .brands ? nil : slots.word("food"), drop: slots.word("drop"),
      food: kind == .brands ? slots.item("food") : nil, day: slots.days("day").first, kind: kind)
  }
}

extension Turn {
  /// A refused saving is put back, kept in mind, and the plan is held to its budget without it.
  /// Source: requirements, Decisions "Budget".
  mutating func refuse(_ words: RefusalWords) {
    guard let draft = state.draft, case .awaitingApproval = state.planning else {
      say(.notNow(.nothingToReject))
      return
    }
    let refused = refusals(words, in: draft)
    guard !refused.isEmpty else {
      say(.money(.noSuchSaving(draft.swaps.map(\.day), hasBrands: !draft.brands.isEmpty)))
      return
    }
    var kept = draft
    kept.request = refusing(refused, in: draft)
    // Also where the budget can't be kept without it, the refusal stands.
    state.planning = .awaitingApproval(kept)
    guard plan(.changed(kept.request)) else { return }
    showPlanning(.regenerated(.userRejected))
  }

  private func refusals(_ words: RefusalWords, in draft: Draft) -> [RefusedSwap] {
    if words.kind == .brands {
      guard let food = words.food else { return draft.brands.isEmpty ? [] : [.storeBrand(nil)] }
      let id = IngredientID(food)
      return draft.brands.contains { $0.food == id } ? [.storeBrand(id)] : []
    }
    let swaps = draft.swaps.filter { swap in
      if let keep = words.keep { return has(keep, swap.from) && !has(keep, swap.to) }
      if let drop = words.drop { return has(drop, swap.to) && !has(drop, swap.from) }
      if let day = words.day { return swap.day == day }
      return words.kind == .swaps
    }
    return swaps.map { .dish($0.day, keeps: $0.from.recipe) }
  }

  private func has(_ want: String, _ meal: PlannedMeal) -> Bool {
    world.catalogue.card(meal.recipe).map { isWanted(want, in: $0) } ?? false
  }
}
