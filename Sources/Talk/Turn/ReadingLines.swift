/// The requests of a line, in the order they count, and the state to decide the first in. A number after a
/// list stands for what is there; a correction for the last request with another value; a line of bare
/// answers for all of them at once.
package func read(
  _ line: String, in state: DialogueState, world: World, recognizer: Recognizer, context: RecognitionContext
) -> (requests: [Recognition], state: DialogueState) {
  let house = world.house
  if let parts = wordAndMore(line),
    let heard = house.rooms.lazy.compactMap({ $0.hears(parts.word, state, world) }).first
  {
    let more = read(parts.more, in: state, world: world, recognizer: recognizer, context: context)
    return ([heard.recognition(of: parts.word, in: world.grammar)] + more.requests, more.state)
  }
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
  if let again = withOtherMinutes(line, in: state, house: house, recognizer: recognizer, context: context) {
    return ([again], state)
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
  let notes = withoutAskedNotes(found, line, house: house)
  return (notedFirst(meant(notes, in: state, house: house), house: house), state)
}

/// A question writes nothing: "for my mother, the menemen, it goes?", "is the milk and cooked rice from Monday ok still".
/// What such a sentence would note is left out, and said. A request in the form of a question ("can you note that Emma is
/// vegan?") is none.
private func withoutAskedNotes(_ requests: [Recognition], _ line: String, house: House) -> [Recognition] {
  func notes(_ request: Recognition) -> Bool {
    guard request.act == .change, !request.isLeftOut, case .request(let intent) = house.reading(request)
    else { return false }
    return intent.role == .tell || intent.ledger == .notes
  }
  guard requests.contains(where: notes) else { return requests }
  let sentences = sentences(of: line)
  return requests.map { request in
    guard notes(request) else { return request }
    let own = Set(plain(request.ownWords ?? request.said))
    let home = sentences.max { own.intersection(plain($0)).count < own.intersection(plain($1)).count }
    guard let home, asks(home) else { return request }
    return .leftOut(request.ownWords ?? request.said)
  }
}

private func plain(_ text: String) -> [String] {
  Utterance(text).tokens.filter { $0.kind == .word }.map(\.text)
}

/// The sentences of a line, each with the mark it ends in.
private func sentences(of line: String) -> [String] {
  var all = [""]
  for letter in line {
    all[all.count - 1].append(letter)
    if ".?!".contains(letter) { all.append("") }
  }
  return all.filter { $0.contains(where: \.isLetter) }
}

/// Whether a sentence asks, and asks for nothing to be done.
private func asks(_ sentence: String) -> Bool {
  let words = plain(sentence)
  let opener =
    words.first { !["and", "so", "but", "ok", "okay", "um", "oh", "well", "please", "hey"].contains($0) }
    ?? ""
  let requests: Set<String> = [
    "can", "could", "would", "will", "add", "put", "note", "take", "remove", "tick", "buy", "get", "mark",
    "check", "need", "write",
    "set", "give", "make", "plan", "yes", "no", "we", "i", "remember", "didnt", "did",
  ]
  if requests.contains(opener) { return false }
  if sentence.last == "?" { return true }
  return ["is", "are", "was", "were", "does"].contains(opener)
}

/// "What do I need, and oh, we've got rice already": what is noted comes before the list it stands on. Nothing moves where
/// the line has an answer, or a request of another kind.
private func notedFirst(_ requests: [Recognition], house: House) -> [Recognition] {
  let ledgers = requests.map { request -> Ledger? in
    guard request.act != .answer, !request.isLeftOut, case .request(let intent) = house.reading(request)
    else { return nil }
    return intent.ledger
  }
  guard let shown = ledgers.firstIndex(of: .shows), ledgers[shown...].contains(.notes),
    !ledgers[shown...].contains(nil)
  else { return requests }
  let order = ledgers.indices.sorted {
    (ledgers[$0] == .notes ? 0 : 1, $0) < (ledgers[$1] == .notes ? 0 : 1, $1)
  }
  return ledgers[..<shown].contains(nil) ? requests : order.map { requests[$0] }
}

/// "Next, and set a timer for the lentils": the word that goes on at the stove, and what is said beside it; nil for every
/// other line.
private func wordAndMore(_ line: String) -> (word: String, more: String)? {
  let tokens = Utterance(line).tokens
  guard let at = tokens.firstIndex(where: { $0.kind == .word && $0.text == "next" }), at < 3,
    tokens[..<at].allSatisfy({
      $0.kind != .word || ["ok", "okay", "k", "yes", "um", "so", "and", "right"].contains($0.text)
    })
  else { return nil }
  var end = at + 1
  if end < tokens.count, tokens[end].text == "step" { end += 1 }
  let joins: Set<String> = ["and", "also", "oh", "btw"]
  guard end < tokens.count, tokens[end].kind != .word || joins.contains(tokens[end].text) else { return nil }
  while end < tokens.count, tokens[end].kind != .word || joins.contains(tokens[end].text) { end += 1 }
  guard end < tokens.count - 1 else { return nil }
  let utterance = Utterance(line)
  return (
    utterance.text(tokens[at].range),
    utterance.text(tokens[end].range.lowerBound..<tokens[tokens.count - 1].range.upperBound)
  )
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
