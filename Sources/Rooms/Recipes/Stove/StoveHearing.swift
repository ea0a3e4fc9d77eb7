import Talk

/// Something went wrong at the stove and somebody asks what to do: heard before the line is taken apart, since
/// "what do I do" by itself is a question for tonight's dinner. Nil where the how-tos know nothing of it.
func hearTrouble(_ line: String, _ world: World) -> Choice? {
  guard line.utf8.count < 300 else { return nil }
  let words = StoveWords(line)
  guard asksForHelp(words) else { return nil }
  let stove = world.catalogue.stove
  guard let howTo = stove.howTo(for: StoveLine(line, in: stove)), words.weight(of: howTo.words) > 1 else {
    return nil
  }
  return Choice(howIntent.name, said: line)
}

/// A line nobody could read: answered where the how-tos or the words of the kitchen name at least two words of it
/// and it asks.
func answerUnread(_ line: String, _ turn: inout Turn) {
  let stove = turn.world.catalogue.stove
  let read = StoveLine(line, in: stove)
  let asks = line.contains("?") || read.words.holdsAny(StoveHelp.asking) || asksForHelp(read.words)
  if let howTo = stove.howTo(for: read) {
    let weight = read.words.weight(of: howTo.words)
    if weight > 2 || weight > 1 && asks { return tellHowTo(howTo, &turn) }
  }
  if read.words.holdsAny(["mean", "meaning", "what is", "whats", "difference"]),
    let term = stove.term(in: read)
  {
    turn.say(TermTold(term: term))
  }
}
