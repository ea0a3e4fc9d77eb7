import Kitchen
import Language
import Planning
import Values

extension Turn {
  /// One or more evenings exchanged, in the plan on the table or in the saved one.
  mutating func swap(_ words: SwapWords) {
    if let missing = words.noSuchDays.first {
      say(.refused([.noSuchDay(missing)]))
      return
    }
    guard let draft = state.draft ?? reopened else {
      if case .idle = state.planning, words.days.count == 1, !words.wants.isEmpty {
        // "Something with fish on Friday" needs no plan to be answered.
        offerTonight(
          TonightWords(
            day: words.days.first, minutes: words.minutes, wants: words.wants, avoids: words.avoids,
            eaters: nil))
        return
      }
      say(.notNow(.nothingToSwap))
      return
    }
    var words = words
    if words.days.isEmpty, let dish = words.dish {
      words.days = evening(of: dish, in: draft).map { [$0] } ?? []
      if words.days.isEmpty, dish != .focus {
        say(.notNow(.notOnPlan))
        return
      }
    }
    guard !words.days.isEmpty else {
      state.pendingSwap = PendingSwap(wish: wish(words, on: world.today, in: draft))
      responses.append(
        .askDay(world.grammar.intent("swap_day")?.slot("day")?.ask ?? ""))
      return
    }
    if let missing = words.days.first(where: { draft.plan.meal(on: $0) == nil }) {
      say(.nothingOn(missing, planned: draft.plan.meals.map(\.day)))
      return
    }
    swap(words.days.map { wish(words, on: $0, in: draft) }, in: draft)
  }

  /// The evening of the plan a dish stands on; of what is in focus for "it".
  private func evening(of dish: DishReference, in draft: Draft) -> Values.Day? {
    let cooked = draft.plan.meals.filter { $0.kind == .cook }
    switch dish {
    case .recipe(let id): return cooked.first { $0.recipe == id }?.day
    case .unknown(let words), .choice(.words(let words)):
      let found = cooked.filter { $0.title.mentions(words) }
      return found.count == 1 ? found.first?.day : nil
    case .day(let day): return day
    case .focus:
      switch state.focus {
      case .day(let day): return day
      case .recipe(let id, _): return cooked.first { $0.recipe == id }?.day
      default: return nil
      }
    case .choice: return nil
    }
  }

  mutating func swap(_ wishes: [DayWish], in draft: Draft) {
    var request = swapping(wishes, in: draft)
    // A dish that somebody has come to avoid does not stay.
    request.kept = request.kept.filter { isAllowed($0) }
    guard propose(request) else { return }
    showPlanning(.swapped(wishes.map(\.day)))
    askAgain(.opening(open: HouseholdQuestion.open(in: household).count))
  }

  private func wish(_ words: SwapWords, on day: Values.Day, in draft: Draft) -> DayWish {
    let old = draft.plan.meal(on: day)
    let serving = old.map { Money(cents: $0.used.cents / max(1, $0.servings)) }
    return DayWish(
      day: day, wants: words.wants, maxMinutes: words.minutes,
      avoids: words.avoids.map { Avoidance($0) }, cheaperThan: words.cheaper ? serving : nil)
  }
}
