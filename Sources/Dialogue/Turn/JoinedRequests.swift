package import Language
import Planning

/// The requests of a line that count. "Yes, but swap Tuesday" is a yes with a change: the change comes
/// first and the plan waits for another yes. "No, something with fish" has its answer in what follows.
/// Source: design §5.
package func meant(_ recognitions: [Recognition], in state: DialogueState) -> [Recognition] {
  guard recognitions.count > 1, let first = recognitions.first, state.confirming == nil else {
    return recognitions
  }
  if case .onboarding(_, _) = state.planning { return recognitions }
  let rest = Array(recognitions.dropFirst())
  switch interpret(first) {
  case .deny(let facts) where facts.isEmpty: return rest
  case .affirm(let facts) where !facts.isEmpty: return recognitions
  case .affirm, .approve:
    guard state.draft != nil || state.offer != nil else { return recognitions }
    let changes = rest.contains { interpret($0).changes(hasPlan: state.draft != nil) }
    return changes ? rest : recognitions
  default: return recognitions
  }
}

extension DialogueAct {
  /// Whether a plan on the table, or the dishes on offer, would be others after it.
  fileprivate func changes(hasPlan: Bool) -> Bool {
    switch self {
    case .inform, .reject, .moreOptions, .deny: true
    case .request(let request):
      switch request {
      case .tonight: !hasPlan
      case .swap, .skipDays, .dayEaters, .exchange, .keepDays, .onlyDays, .quicker, .weekWithout,
        .repeatWeek, .notAgain:
        true
      default: false
      }
    default: false
    }
  }
}
