/// The requests of a line, in the order they count, and the state to decide the first in. A number after a
/// list stands for what is there; a correction for the last request with another value; a line of bare
/// answers for all of them at once.
package func read(
  _ line: String, in state: DialogueState, world: World, recognizer: Recognizer, context: RecognitionContext
) -> (requests: [Recognition], state: DialogueState) {
  let house = world.house
  for room in house.rooms {
    if let heard = room.hears(line, state, world) {
      return ([heard.recognition(of: line, in: world.grammar)], state)
    }
  }
  if state.questions.top is ChoosingQuestion {
    let found = recognizer.recognize(line, expecting: nil, context: context)
    let said = Said(found, role: house.reading(found).role)
    if let choice = state.questions.top?.choice(for: said) {
      return ([choice.recognition(of: line, in: world.grammar)], state)
    }
  }
  let expected = house.openQuestion(in: state)?.expects(world, in: state) ?? []
  let found = recognizer.recognizeAll(line, expecting: expected.first, context: context)
  if found.count == 1, let only = found.first, let better = corrected(only, in: state, world: world) {
    return ([better.request], better.state)
  }
  if found.count > 1 || found.first?.confidence != 100,
    let answers = recognizer.recognize(line, answering: expected, context: context)
  {
    return ([answers], state)
  }
  if let question = expected.first,
    found.allSatisfy({ $0.isLeftOut || $0.band != .act || $0.layer == .model }),
    let loose = LooseAnswers(recognizer, context).answer(line, to: question)
  {
    return (loose, state)
  }
  return (meant(found, in: state, house: house), state)
}

/// The requests of a line that count. "Yes, but swap Tuesday" is a yes with a change: the change comes first
/// and the plan waits for another yes. "No, something with fish" has its answer in what follows.
/// Source: design §5.
private func meant(_ recognitions: [Recognition], in state: DialogueState, house: House) -> [Recognition] {
  guard recognitions.count > 1, let first = recognitions.first, state.asked == nil,
    !(state.questions.top is any YesNoQuestion)
  else { return recognitions }
  let rest = Array(recognitions.dropFirst())
  let said = Said(first, role: house.reading(first).role)
  switch said.role {
  case .no? where said.facts.isEmpty: return rest
  case .yes? where !said.facts.isEmpty: return recognitions
  case .yes?, .approve?:
    guard state.draft != nil || state.offer != nil else { return recognitions }
    let changes = rest.contains { request in
      guard case .request(let intent) = house.reading(request) else { return false }
      switch intent.role {
      case .tell?, .more?, .no?: return true
      case .tonight?: return state.draft == nil
      default: return intent.reshapes
      }
    }
    return changes ? rest : recognitions
  default: return recognitions
  }
}
