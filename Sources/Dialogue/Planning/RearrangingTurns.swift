import Catalogue
import Kitchen
import Planning
import Values

/// The plan on the table, arranged anew.
extension Turn {
  /// "Swap Tuesday and Friday", "move Wednesday's dinner to Sunday".
  mutating func exchange(_ from: Values.Day, _ to: Values.Day) {
    guard let draft = openDraft else {
      say(.notNow(.nothingToSwap))
      return
    }
    // "Move Tuesday to Friday" also stands for the other way round when only Friday has a dinner.
    let (from, to) = draft.plan.meal(on: from) == nil ? (to, from) : (from, to)
    guard draft.plan.meal(on: from) != nil, from != to else {
      say(.nothingOn(from, planned: draft.plan.meals.map(\.day)))
      return
    }
    guard to >= world.today, from >= world.today else {
      say(.notNow(.dayGone))
      return
    }
    let isExchange = draft.plan.meal(on: to) != nil
    replace(
      draft, with: exchanging(from, to, in: draft),
      showing: .moved(from, to, isExchange: isExchange, changed: []))
  }

  /// "Keep Monday, redo the rest".
  mutating func keepDays(_ days: [Values.Day]) {
    guard let draft = openDraft else {
      say(.notNow(.nothingToSwap))
      return
    }
    let planned = days.filter { draft.plan.meal(on: $0) != nil }
    guard let first = planned.first else {
      say(.nothingOn(days.first ?? world.today, planned: draft.plan.meals.map(\.day)))
      return
    }
    guard planned.count < draft.plan.meals.count else {
      say(.day(draft.plan.meal(on: first) ?? draft.plan.meals[0], today: world.today, isDraft: true))
      return
    }
    let past = draft.plan.meals.map(\.day).filter { $0 < world.today }
    replace(draft, with: keeping(Set(planned + past), of: draft), showing: .kept(planned))
  }

  /// "Monday to Friday only", "5 dinners are enough".
  mutating func cutDown(to days: [Values.Day], count: Int?) {
    guard let draft = state.draft else {
      say(.notNow(.nothingToSwap))
      return
    }
    let all = draft.plan.meals.map(\.day)
    let wanted = days.isEmpty ? Array(all.prefix(max(1, count ?? all.count))) : days
    let out = all.filter { !wanted.contains($0) }
    guard !out.isEmpty, out.count < all.count else {
      if let other = wanted.first(where: { !all.contains($0) }) {
        say(.nothingOn(other, planned: all))
      } else {
        showPlan()
      }
      return
    }
    isUndoable = true
    replace(draft, with: leavingOut(Set(out), of: draft), showing: .withoutDays(out, changed: []))
  }

  /// "Quicker": the long dishes are exchanged, or shorter ones offered for tonight.
  mutating func makeQuicker(_ minutes: Int?) {
    if let offer = state.offer, state.focus != .plan {
      var request = offer.request
      request.maxMinutes = minutes ?? max(10, min(20, request.maxMinutes - 10))
      request.excluded += offer.meals.filter { $0.minutes > request.maxMinutes }.map(\.recipe)
      self.offer(request, isNewKitchen: false, planned: false, replaces: offer.replaces)
      return
    }
    guard let draft = openDraft else {
      offerTonight(TonightWords(day: nil, minutes: minutes ?? 20, wants: [], avoids: [], eaters: nil))
      return
    }
    let most = minutes ?? quickLimit(for: draft)
    var long = draft.plan.meals.filter {
      $0.kind == .cook && $0.minutes > most && $0.day >= world.today
    }
    if case .day(let day) = state.focus, long.contains(where: { $0.day == day }) {
      long.removeAll { $0.day != day }
    }
    guard !long.isEmpty else {
      say(.notNow(.alreadyQuick(most)))
      return
    }
    let wishes = long.map { meal in
      var wish = draft.request.wishes.first { $0.day == meal.day } ?? DayWish(day: meal.day)
      wish.maxMinutes = most
      wish.recipe = nil
      return wish
    }
    replace(draft, with: swapping(wishes, in: draft), showing: .quicker(long.map(\.day)))
  }

  /// The least of a few limits within which there are dishes enough for the plan's evenings.
  private func quickLimit(for draft: Draft) -> Int {
    let longest = draft.plan.meals.filter { $0.kind == .cook }.map(\.minutes).max() ?? 30
    let tastes = world.tastes
    let open = world.catalogue.cards.filter { card in
      !tastes.isRejected(card.id) && draft.request.avoids.allSatisfy { $0.allows(card) }
    }
    let enough = 3 * draft.plan.meals.count
    return [20, 25, 30, 45].first { limit in
      limit < longest && open.count { $0.minutes <= limit } >= enough
    } ?? max(10, longest - 5)
  }

  /// "Nothing with mushrooms this week": of this week only. Source: requirements MP-37.
  mutating func leaveOut(_ avoided: [Avoided], on days: [Values.Day]) {
    let days = days.filter { $0 >= world.today }
    let avoids = avoided.map { Avoidance($0) }
    guard !days.isEmpty, !avoids.isEmpty else {
      say(.notNow(.dayGone))
      return
    }
    if let draft = openDraft, days.contains(where: { draft.plan.meal(on: $0) != nil }) {
      let broken = draft.plan.meals.filter { meal in
        days.contains(meal.day) && !isFree(meal.recipe, of: avoided)
      }.map(\.day)
      let request = without(avoids, on: Set(days), changing: Set(broken), in: draft)
      replace(draft, with: request, showing: .without(avoided, changed: broken))
      return
    }
    let open = days.filter { world.plannedMeal(on: $0) == nil && !isOut($0) }
    let wishes = open.map { DayWish(day: $0, avoids: avoids) }
    state.offer = nil
    guard plan(.planRequested(PlanOrder(days: open, wishes: wishes))) else { return }
    showPlanning(.without(avoided, changed: []))
    askAgain(.opening(open: HouseholdQuestion.open(in: household).count))
  }

  func isFree(_ recipe: RecipeID, of avoided: [Avoided]) -> Bool {
    guard let card = world.catalogue.card(recipe) else { return false }
    return avoided.allSatisfy { verdict(of: card, for: $0) == .free }
  }

  func isOut(_ day: Values.Day) -> Bool {
    world.kitchen.evenings.contains { $0.day == day && $0.isOut }
  }
}
