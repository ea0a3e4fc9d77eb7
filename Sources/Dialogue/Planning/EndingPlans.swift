import Catalogue
import Kitchen
import Planning
package import Values

extension World {
  /// How long the end of a plan is worth a word.
  private static let endIsNews = 7

  /// The days of the plan that ended last, while no other is in force. An approved plan whose last day is
  /// over is completed; nothing is stored for it. Source: requirements, Decisions "Saving".
  package var endedDays: [Day]? {
    guard currentPlan == nil, let last = activePlans.last, let ends = last.plan.ends,
      today - ends <= Self.endIsNews
    else { return nil }
    return last.plan.meals.map(\.day)
  }

  /// The dinners of a plan's days gone by, as history keeps them once the plan itself no longer does.
  func pastDinners(of plan: MealPlan) -> [KitchenChange] {
    plan.meals.filter { $0.day < today && $0.kind == .cook }.map { meal in
      let told = kitchen.history.first { $0.day == meal.day && $0.recipe == meal.recipe }
      return .putHistory(told ?? MealHistoryEntry(meal))
    }
  }
}

extension Turn {
  /// Says which plan gave way to the one just saved.
  mutating func tellArchived() {
    for change in changes {
      guard case .setPlanStatus(let id, .archived) = change,
        let old = world.kitchen.plans.first(where: { $0.plan.id == id })?.plan
      else { continue }
      responses.append(
        .planNews(
          .archived(old.meals.map(\.day), keepsHistory: !world.pastDinners(of: old).isEmpty)))
    }
  }

  /// The first thing to do for the plan just saved.
  mutating func tellFirstReminder(of saved: SavedPlan) {
    let next = Planning.reminders(for: saved, table: world.catalogue.table, on: world.today).first
    if let next { responses.append(.reminders([next], isAsked: false)) }
  }

  /// Leaves the plan on the table when all its days are over; false when it can still be saved.
  mutating func refuseOverdue(_ draft: Draft) -> Bool {
    let days = draft.plan.meals.map(\.day)
    guard days.allSatisfy({ $0 < world.today }), plan(.cancelled) else { return false }
    say(.planNews(.tableIsOver(days)))
    return true
  }

  /// "Throw the plan away": a plan on the table goes at once, a saved one after a yes.
  mutating func cancelPlan() {
    if state.draft != nil {
      cancel()
      return
    }
    if case .onboarding = state.planning {
      cancel()
      return
    }
    guard let saved = world.currentPlan else {
      say(.planNews(.nothingToThrowAway))
      return
    }
    ask(.throwAway(saved.plan.id, saved.plan.meals.map(\.day)))
  }

  /// Asks for a yes before something is done that can't be guessed back.
  mutating func ask(_ act: Confirmable) {
    state.confirming = act
    responses.append(.planNews(.confirm(act)))
  }

  /// Takes a yes or no to what was to be confirmed; anything else lets it go. True when it was answered.
  mutating func answer(_ asked: Confirmable?, with act: DialogueAct, said: String) -> Bool {
    state.confirming = nil
    guard let asked else { return false }
    switch act {
    case .affirm(let facts) where facts.isEmpty: carryOut(asked)
    case .approve where said.lowercased().hasPrefix("yes"): carryOut(asked)
    case .deny(let facts) where facts.isEmpty: say(.planNews(.leftAsItIs))
    case .cancel, .skip, .back: say(.planNews(.leftAsItIs))
    case .hesitate, .clarify, .again, .protest: ask(asked)
    default: return false
    }
    return true
  }

  /// Does what was asked about.
  mutating func carryOut(_ act: Confirmable) {
    switch act {
    case .forget(let things): forgetNow(things)
    case .throwAway(let id, let days):
      guard let saved = world.kitchen.plans.first(where: { $0.plan.id == id }) else {
        say(.planNews(.nothingToThrowAway))
        return
      }
      changes += world.pastDinners(of: saved.plan)
      changes.append(.setPlanStatus(id, .archived))
      say(.planNews(.thrownAway(days)))
    }
  }
}
