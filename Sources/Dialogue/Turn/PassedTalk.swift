import Kitchen
import Planning
package import Values

extension DialogueState {
  /// The talk as it goes on that day: dishes offered for an evening gone by are no longer on offer, and a
  /// plan on the table whose last day has passed is no longer waiting for a yes.
  package func current(on today: Day) -> DialogueState {
    var state = self
    if let offer, offer.request.day < today {
      state.offer = nil
      state.choices = []
      if focus == .offer { state.focus = .nothing }
    }
    if let last = draft?.plan.meals.map(\.day).max(), last < today {
      state.planning = .idle
      state.pendingSwap = nil
      state.focus = .nothing
    }
    return state
  }
}
