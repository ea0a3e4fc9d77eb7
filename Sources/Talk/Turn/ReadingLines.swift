/// The line with what was put right in it put right. One that is let go in the same breath ("swap Tuesday, wait no, leave it")
/// changes nothing: the plan it was about is shown as it stands, and never put away.
private func putRight(
  _ written: String, in state: DialogueState, _ recognizer: Recognizer, _ context: RecognitionContext
) -> String {
  let line = Rewriting(recognizer: recognizer, context: context).repaired(written)
  return line == LetGoWords.none && line != written && state.draft != nil ? LetGoWords.plan : line
}

/// The requests of a line, in the order they count, and the state to decide the first in. A number after a
/// list stands for what is there; a correction for the last request with another value; a line of bare
/// answers for all of them at once.
package func read(
  _ written: String, in state: DialogueState, world: World, recognizer: Recognizer,
  context: RecognitionContext
) -> (requests: [Recognition], state: DialogueState) {
  let house = world.house
  // What is dictated into a recipe stands as it is written.
  let isDictated = house.openQuestion(in: state)?.isPutEachTime ?? false
  let line =
    isDictated
    ? written : inPlainWords(putRight(written, in: state, recognizer, context), recognizer, context)
  let atStove = isAtStove(state, house) ? doneAndMore(line) : nil
  if let parts = atStove ?? wordAndMore(line) ?? beginningAndMore(line),
    let heard = house.rooms.lazy.compactMap({ $0.hears(parts.word, state, world) }).first
  {
    let done = heard.recognition(of: parts.word, in: world.grammar)
    if parts.more.isEmpty { return ([done], state) }
    let more = read(parts.more, in: state, world: world, recognizer: recognizer, context: context)
    // Nothing of what stands behind is lost where something before it was done.
    let rest = more.requests.map { $0.intent == nil && !$0.isLeftOut ? .leftOut($0.said) : $0 }
    return ([done] + rest, more.state)
  }
  if let parts = approvedAndMore(line, in: state, world: world, recognizer: recognizer, context: context) {
    return ([parts.word, parts.more], state)
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
      // What was chosen is done, and is no answer to the list any more.
      var chosen = state
      _ = chosen.questions.pop()
      return ([choice.recognition(of: line, in: world.grammar)], chosen)
    }
  }
  if let again = withOtherMinutes(line, in: state, house: house, recognizer: recognizer, context: context) {
    return ([again], state)
  }
  if let rated = ratedAndMore(line, in: state, house: house, recognizer: recognizer, context: context) {
    let head = read(rated.head, in: state, world: world, recognizer: recognizer, context: context)
    return (head.requests + rated.others, head.state)
  }
  if let parts = followUps(line) {
    let head = read(parts.head, in: state, world: world, recognizer: recognizer, context: context)
    var last = head.requests.last.flatMap { LastRequest($0, before: nil, hasWritten: false) }
    let others = parts.others.compactMap { other in
      let next = askedOfAnother(other, after: last, recognizer: recognizer, context: context)
      last = next.flatMap { LastRequest($0, before: nil, hasWritten: false) } ?? last
      return next
    }
    if others.count == parts.others.count { return (head.requests + others, head.state) }
  }
  if state.asked == nil {
    let again =
      askedOfAnother(line, after: state.last, recognizer: recognizer, context: context)
      ?? askedOfSame(line, after: state.last, recognizer: recognizer, context: context)
    if let again { return ([again], state) }
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
  let heard = withRemarks(found, in: state, world: world)
  let told = withoutAskedLeave(withoutTag(heard, line, house: house), house: house)
  let plain = withoutPraise(withoutLooseYes(told, in: state, house: house), in: state, world: world)
  let notes = withoutAskedNotes(plain, line, house: house)
  let listed = withListed(notes, in: state, house: house, grammar: world.grammar)
  return (notedFirst(meant(listed, in: state, house: house), house: house), state)
}

/// "Imani loved it, 3 portions left": a part that nobody read may be heard by a room as a line of its own.
private func withRemarks(_ found: [Recognition], in state: DialogueState, world: World) -> [Recognition] {
  guard found.count > 1 else { return found }
  return withoutLooseEnd(heardAsRemarks(found, in: state, world: world))
}

/// "The salad is finished, nothing is left": where nobody read what is finished, "nothing left" is of nothing known.
private func withoutLooseEnd(_ found: [Recognition]) -> [Recognition] {
  guard found.contains(where: \.isLeftOut) else { return found }
  return found.map { part in
    part.slots.map(\.name) == ["gone"] && plain(part.said).contains("nothing") ? .leftOut(part.said) : part
  }
}

private func heardAsRemarks(_ found: [Recognition], in state: DialogueState, world: World) -> [Recognition] {
  found.map { part in
    guard part.isLeftOut || part.layer == .model && part.band != .act else { return part }
    let words = part.ownWords ?? part.said
    guard plain(words).contains(where: ["loved", "liked", "hated", "like", "enjoyed"].contains),
      let heard = world.house.rooms.lazy.compactMap({ $0.hears(words, state, world) }).first
    else { return part }
    return heard.recognition(of: words, in: world.grammar)
  }
}

/// "Dessert for Saturday: hazelnut cake. OK?" says no yes: a word of agreement behind a request, with a question
/// mark, asks.
private func withoutTag(_ requests: [Recognition], _ line: String, house: House) -> [Recognition] {
  // "Emma is vegan. Please confirm": asked to say it again, and no yes to a plan.
  if requests.count > 1, let last = requests.last,
    plain(last.said).allSatisfy({ ["please", "and", "confirm", "this", "that", "it"].contains($0) }),
    plain(last.said).contains("confirm")
  {
    return Array(requests.dropLast())
  }
  guard requests.count > 1, line.last == "?", let last = requests.last, plain(last.said).count < 3 else {
    return requests
  }
  switch house.reading(last).role {
  case .yes?, .approve?: return Array(requests.dropLast())
  default: return requests
  }
}

/// "I do eat cheese, of course", "yes, I can eat cheese": beside a fact, with nothing asked, a word of agreement is none to the
/// plan on the table.
private func withoutLooseYes(_ requests: [Recognition], in state: DialogueState, house: House)
  -> [Recognition]
{
  guard requests.count > 1 else { return requests }
  func tells(_ request: Recognition) -> Bool {
    guard case .request(let intent) = house.reading(request) else { return false }
    return intent.role == .tell || request.value("avoid") != nil
  }
  let isTold = state.questions.top == nil && requests.contains(where: tells)
  return requests.enumerated().filter { index, request in
    guard case .request(let intent) = house.reading(request), intent.role == .yes else { return true }
    let isTag = index > 0 && plain(request.said) == ["of", "course"]
    return !isTag && !isTold
  }.map(\.element)
}

/// "Ooh that's nice, yes, she'll love that": praise of one dish, guessed as a yes, saves no plan. It decides nothing.
private func withoutPraise(_ requests: [Recognition], in state: DialogueState, world: World) -> [Recognition]
{
  guard state.questions.top == nil, state.draft != nil else { return requests }
  return requests.map { request in
    guard request.layer == .model, case .request(let intent) = world.house.reading(request),
      intent.role == .yes || intent.role == .approve
    else { return request }
    let words = plain(request.ownWords ?? request.said)
    let isOfSomebody = words.contains {
      ["she", "he", "they", "shell", "she'll", "he'll", "they'll", "theyll"].contains($0)
    }
    guard isOfSomebody, words.contains(where: { ["love", "like", "enjoy", "loves", "likes"].contains($0) })
    else {
      return request
    }
    return Choice("maybe", said: request.said).recognition(of: request.said, in: world.grammar)
  }
}

/// "Everything is bought, except the snow peas": where nobody read the exception, nothing is done to everything.
private func withoutExceptions(_ requests: [Recognition], house: House) -> [Recognition] {
  let exceptions: Set<String> = ["except", "excepting", "besides", "minus"]
  guard requests.contains(where: { $0.isLeftOut && exceptions.contains(plain($0.said).first ?? "") }) else {
    return requests
  }
  return requests.map { request in
    guard request.act == .change, !request.isLeftOut,
      !Set(plain(request.said)).isDisjoint(with: ["all", "everything", "whole", "rest"])
    else { return request }
    return .leftOut(request.ownWords ?? request.said)
  }
}

/// "May I keep it" accepts no plan.
private func withoutAskedLeave(_ requests: [Recognition], house: House) -> [Recognition] {
  requests.map { request in
    let words = Utterance(request.ownWords ?? request.said).tokens.filter { $0.kind == .word }.map(\.text)
    guard ["may", "can", "could", "should", "shall"].contains(words.first),
      ["i", "we"].contains(words.dropFirst().first), case .request(let intent) = house.reading(request),
      intent.role == .approve || intent.role == .yes
    else { return request }
    return .leftOut(request.ownWords ?? request.said)
  }
}

/// A question writes nothing: "for my mother, the menemen, it goes?", "is the milk and cooked rice from Monday ok
/// still". What such a sentence would note is left out, and said. A request in the form of a question ("can you
/// note that Emma is vegan?") is none.
private func withoutAskedNotes(_ requests: [Recognition], _ line: String, house: House) -> [Recognition] {
  // "Recipe of Sunday chicken" changes no Sunday.
  let isOfRecipe = plain(line).first.map { ["recipe", "recipes"].contains($0) } ?? false
  func notes(_ request: Recognition) -> Bool {
    guard request.act == .change, !request.isLeftOut, case .request(let intent) = house.reading(request)
    else { return false }
    return intent.role == .tell || intent.ledger == .notes || request.layer == .model
      || intent.reshapes && isOfRecipe
  }
  // "What dinners got 4 or 5 stars" rates none.
  func rates(_ request: Recognition) -> Bool {
    guard case .request(let intent) = house.reading(request), intent.role == .stars else { return false }
    return ["what", "which", "how", "why", "when"].contains(plain(request.ownWords ?? request.said).first)
  }
  let requests = requests.map { rates($0) ? .leftOut($0.ownWords ?? $0.said) : $0 }
  guard requests.contains(where: notes) else { return requests }
  let sentences = sentences(of: line)
  let told = requests.map { request in
    guard notes(request) else { return request }
    let own = Set(plain(request.ownWords ?? request.said))
    let home = sentences.max { own.intersection(plain($0)).count < own.intersection(plain($1)).count }
    guard let home, asks(home) || isAvoidedByNobody(request) && asksAmid(home), !tellsHarmBehind(home) else {
      return request
    }
    return .leftOut(request.ownWords ?? request.said)
  }
  // "Is it safe for Kofi, there's mayo on it": what nobody read may be what harms, and no "it" is answered for.
  guard told.contains(where: \.isLeftOut) else { return told }
  return told.map { request in
    let names = request.slots.map(\.name)
    let pointsBack = request.act == .show && names == ["person"]
    return pointsBack ? .leftOut(request.ownWords ?? request.said) : request
  }
}

/// "Is the masala ok for Emma, she can't have dairy": the end of the question tells what harms somebody.
private func tellsHarmBehind(_ sentence: String) -> Bool {
  let words = plain(sentence)
  return words.indices.dropFirst(3).contains { at in
    guard ["she", "he"].contains(words[at]) else { return false }
    let behind = words[(at + 1)...].prefix(5)
    return ["can't", "cant", "cannot", "mustn't"].contains(behind.first)
      || behind.contains {
        ["allergic", "intolerant", "allergy", "intolerance", "celiac", "coeliac"].contains($0)
      }
  }
}

/// "Zoya coming at 6, whats gluten free I can do for pudding": asks in the middle of a sentence.
private func asksAmid(_ sentence: String) -> Bool {
  let words = plain(sentence).filter { !["is", "'s", "are"].contains($0) }
  return words.indices.dropLast().contains { at in
    ["what", "whats", "what's", "which"].contains(words[at]) && limits.contains(words[at + 1])
  }
}

private let limits: Set<String> = [
  "gluten", "gluten-free", "dairy", "dairy-free", "nut", "nut-free", "egg", "egg-free", "vegan", "vegetarian",
  "lactose",
  "sugar", "sugar-free", "meat-free", "wheat", "halal", "kosher", "low-carb",
]

/// Whether it tells what is avoided, and of nobody.
private func isAvoidedByNobody(_ request: Recognition) -> Bool {
  request.details.contains { detail in
    detail.kind == "avoid" && !detail.slots.contains { $0.name == "person" || $0.name == "scope" }
  }
}

private func plain(_ text: String) -> [String] {
  Utterance(text).tokens.filter { $0.kind == .word }.map(\.text)
}

/// The sentences of a line, each with the mark it ends in.
func sentences(of line: String) -> [String] {
  var all = [""]
  for letter in line {
    all[all.count - 1].append(letter)
    if ".?!".contains(letter) { all.append("") }
  }
  return all.filter { $0.contains(where: \.isLetter) }
}

/// Whether a sentence asks, and asks for nothing to be done.
func asks(_ sentence: String) -> Bool {
  let words = plain(sentence)
  let opener =
    words.first { !["and", "so", "but", "ok", "okay", "um", "oh", "well", "please", "hey"].contains($0) }
    ?? ""
  // "Will the beef keep till tomorrow?" asks; "will you note it?" does not.
  let second = words.firstIndex(of: opener).flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil } ?? ""
  if ["will", "would", "could", "can", "should"].contains(opener),
    ["the", "that", "this", "it", "those", "these", "my", "our"].contains(second), sentence.last == "?"
  {
    return true
  }
  let requests: Set<String> = [
    "can", "could", "would", "will", "add", "put", "note", "take", "remove", "tick", "buy", "get", "mark",
    "check", "need", "write",
    "set", "give", "make", "plan", "yes", "no", "we", "i", "remember", "didnt", "did",
  ]
  if requests.contains(opener) { return false }
  if sentence.last == "?" || ["recipe", "recipes"].contains(opener) { return true }
  return ["is", "are", "was", "were", "does"].contains(opener)
}

/// "What do I need, and oh, we've got rice already": what is noted comes before the list it stands on. Nothing
/// moves where the line has an answer, or a request of another kind.
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

/// "Okay", before what somebody really says; a "yes" is an answer of its own.
private func isNod(_ said: String) -> Bool {
  let words = plain(said)
  return words.count < 3 && words.allSatisfy { ["ok", "okay", "right", "and", "so"].contains($0) }
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
      // "Okay, and my ragu on Sunday": whatever could not be read may be a change.
      if isNod(first.said), request.isLeftOut || request.intent == nil { return true }
      guard case .request(let intent) = house.reading(request) else { return false }
      switch intent.role {
      case .correct?: return isNod(first.said)
      case .tell?, .more?, .no?: return true
      case .tonight?: return state.draft == nil
      default: return intent.reshapes
      }
    }
    return changes ? rest : recognitions
  default: return recognitions
  }
}
