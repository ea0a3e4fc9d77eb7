/// Offers readings of a line nobody is sure of, each as what it would do with the person's own words. One
/// that would throw away something is never offered, nor one that would write without being told what, nor
/// what is not built yet. While the household's questions wait no list is shown: their answers are numbers too.
func askWhich(_ guesses: [Alternative], _ said: Said, _ turn: inout Turn) {
  guard turn.state.asked == nil else {
    guard said.recognition.isRephrased, var guess = guesses.first else { return unreadable(&turn) }
    guess.example = said.recognition.said
    guess.summary = turn.world.grammar.intent(guess.intent)?.summary ?? ""
    return turn.say(SayPlainly(guess))
  }
  var readings: [Choice] = []
  for found in guesses.compactMap({ reading($0, said, turn) })
  where !readings.contains(where: { $0.title == found.title }) { readings.append(found) }
  guard !readings.isEmpty else { return sayPlainly(guesses, &turn) }
  turn.say(DidYouMean(readings))
  let isTold = readings.contains { turn.world.grammar.intent($0.intent)?.act == .change }
  turn.offer(readings, asksWhich: true, told: isTold ? said.recognition.ownWords ?? said.text : nil)
}

private func reading(_ guess: Alternative, _ said: Said, _ turn: Turn) -> Choice? {
  guard let intent = turn.world.grammar.intent(guess.intent), intent.act != .destroy,
    intent.planned == nil, turn.world.house.intent(guess.intent) != nil
  else { return nil }
  let own = said.recognition
  if own.isRephrased, own.said.lowercased().hasPrefix("we "), !speaksOfUs(own.ownWords ?? said.text) {
    return nil
  }
  let read = own.intent == guess.intent ? own : turn.world.reader.reading(of: said.text, as: guess.intent)
  let slots = read?.slots ?? []
  let details = read?.details ?? []
  // A write that the line gives nothing to would have to make up what it writes.
  if intent.act == .change, slots.isEmpty, details.isEmpty, !intent.slots.isEmpty { return nil }
  if intent.act == .change, excepts(said.text) { return nil }
  if speaksOfSomebody(said.text), details.contains(where: isNobodys) { return nil }
  let heard = heardWords(slots + details.flatMap(\.slots), in: said.text)
  let left =
    own.isRephrased
    ? [] : turn.world.reader.overlooked(in: said.text, beside: slots + details.flatMap(\.slots))
  if intent.act == .change, !guess.intent.hasPrefix("plan"), left.contains(where: denies) { return nil }
  if turn.world.house.intent(guess.intent)?.ledger == .notes, guess.intent.hasPrefix("pantry"),
    left.contains(where: weighs)
  {
    return nil
  }
  let title =
    own.isRephrased
    ? quoted(own.said) : guessTitle(intent.summary, heard: heard, left: intent.act == .change ? left : [])
  let choice = Choice(guess.intent, slots: slots, details: details, said: said.text, title: title)
  return isRefused(choice, turn) ? nil : choice
}

/// Whether words that a guess would leave out say no: it might be the opposite of what was meant.
private func denies(_ words: String) -> Bool {
  // "Not more" bounds a sum, and denies nothing.
  if ["not more", "no more", "not over"].contains(words.lowercased()) { return false }
  return Utterance(words).tokens.contains {
    ["not", "no", "never", "none", "didnt", "dont", "doesnt", "isnt", "wont", "cant", "without"].contains(
      $0.text)
  }
}

/// Whether words that a note of what is at home would leave out are a share or a day: "half", "from Friday". What is
/// noted without them is more than there is, or fresher.
private func weighs(_ words: String) -> Bool {
  Utterance(words).tokens.contains { token in
    ["half", "quarter", "third", "yesterday", "last", "ago"].contains(token.text)
      || Weekday.allCases.contains { $0.name.lowercased() == token.text }
  }
}

/// Whether a line leaves something out of what it says: a guess would be the opposite of it.
private func excepts(_ line: String) -> Bool {
  Utterance(line).tokens.contains { ["except", "besides", "excluding"].contains($0.text) }
}

/// Whether something to avoid is told of nobody, and so of everybody.
private func isNobodys(_ detail: Detail) -> Bool {
  detail.kind == "avoid" && !detail.slots.contains { ["person", "scope", "day"].contains($0.name) }
}

/// Whether a line names somebody, or speaks of one: what such a line tells is never offered for the whole house.
private func speaksOfSomebody(_ line: String) -> Bool {
  let tokens = Utterance(line).tokens
  let isName = tokens.indices.dropFirst().contains { at in
    tokens[at].isCapitalised && tokens[at].text.count > 1 && tokens[at - 1].kind != .end
  }
  return isName || tokens.contains { ["my", "his", "her", "mate", "friend", "he", "she"].contains($0.text) }
}

/// Whether a line speaks of the whole house: "we can't have peanuts" is never offered for what was said of somebody.
private func speaksOfUs(_ line: String) -> Bool {
  let words = Set(line.lowercased().split { !$0.isLetter }.map(String.init))
  return !words.isDisjoint(with: [
    "we", "us", "our", "i", "me", "my", "everyone", "everybody", "all", "nobody", "family",
  ])
}

/// Whether doing it would only be refused here, a plan turned down where there is none, or said to be too vague.
private func isRefused(_ choice: Choice, _ turn: Turn) -> Bool {
  var trial = turn
  trial.perform(choice)
  let status = trial.replies.dropFirst(turn.replies.count).map(\.status).max()
  return status == .refused || status == .notUnderstood
}

/// The stretches of the line that filled slots, as they were written, each once.
private func heardWords(_ slots: [SlotBinding], in line: String) -> [String] {
  let bytes = Array(line.utf8)
  var words: [String] = []
  for slot in slots where !slot.range.isEmpty && slot.range.upperBound <= bytes.count {
    let text = String(decoding: bytes[slot.range], as: UTF8.self)
    if !words.contains(where: { $0.contains(text) }) { words.append(text) }
  }
  return words
}

/// For a guess that is too grave to be offered: how it would be said.
package func sayPlainly(_ guesses: [Alternative], _ turn: inout Turn) {
  guard let guess = guesses.first, let intent = turn.world.grammar.intent(guess.intent),
    intent.act == .change || intent.act == .destroy,
    let example = intent.examples.first(where: { $0.expecting == nil })
  else { return unreadable(&turn) }
  turn.say(
    SayPlainly(
      Alternative(
        intent: guess.intent, summary: intent.summary, confidence: guess.confidence, example: example.say)))
}

/// For a request that lacks what it can't do without: how it would be said.
package func sayPlainly(_ said: Said, _ turn: inout Turn) {
  sayPlainly(
    [Alternative(intent: said.recognition.intent ?? "", summary: "", confidence: 0, example: "")], &turn)
}
