/// "Put number 2 on Friday", "1 looks good, let's do that tonight": beside another request, or inside of one, the place
/// in the list on the screen stands for the dish that is there. A line that only chooses is answered by the list itself.
func withListed(_ requests: [Recognition], in state: DialogueState, house: House, grammar: Grammar)
  -> [Recognition]
{
  guard let list = state.questions.top as? ChoosingQuestion else { return requests }
  return requests.map { request in
    let said = Said(request, role: house.reading(request).role)
    // "Yes, and the sour cream too": a yes that more stands behind is still the answer.
    if said.role == .choose || said.role == .yes && request == requests.first {
      guard requests.count > 1, let choice = list.choice(for: said) else { return request }
      return choice.recognition(of: request.said, in: grammar)
    }
    guard let at = request.slots.firstIndex(where: { $0.name == "choice" }),
      let chosen = list.dish(at: request.slots[at].value)
    else { return request }
    var named = request
    named.slots[at] = SlotBinding(name: chosen.name, value: chosen.value, range: request.slots[at].range)
    return named
  }
}

extension ChoosingQuestion {
  /// The dish at that place of the list; nil where the list has no such place, or holds no dishes.
  fileprivate func dish(at place: SlotValue) -> SlotBinding? {
    guard case .choice(let number) = place else { return nil }
    let index = number < 0 ? choices.count - 1 : number - 1
    guard choices.indices.contains(index) else { return nil }
    return choices[index].slots.first { $0.name == "recipe" }
  }
}
