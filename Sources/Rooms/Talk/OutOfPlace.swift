import Talk

/// A yes or no to nothing that was asked: what was told with it is taken in.
func answerOutOfPlace(_ said: Said, _ turn: inout Turn) {
  guard !said.facts.isEmpty, var told = turn.choice(.tell) else { return turn.say(NotNow.nothingAsked) }
  told.details = said.recognition.details
  turn.perform(told)
}

/// Nothing is decided: a plan or dishes on offer go on waiting. Where nothing waits, that is said.
func waitUndecided(orSay reason: NotNow, _ turn: inout Turn) {
  if turn.state.draft != nil || turn.state.offer != nil { turn.say(Undecided()) } else { turn.say(reason) }
}

/// "Never mind", where nothing was begun: what might have gone on by itself does not.
func stopNothing(_ turn: inout Turn) {
  turn.state.questions.closeAll()
  turn.state.unfilled = nil
  if letHarmGo(&turn) { return }
  turn.say(TalkReply.nothingToStop)
}

/// The last thing shown, once more; else the plan on the table.
func showAgain(_ turn: inout Turn) {
  if let again = turn.state.focus.again {
    turn.perform(again)
  } else if turn.state.draft != nil {
    turn.perform(.showPlan)
  } else {
    turn.say(NotNow.nothingToRepeat)
  }
}

/// What came of taking the last turn back. Whatever waits for an answer since is put once more.
func tellUndone(_ result: EffectDone.Result, _ turn: inout Turn) {
  guard case .undo(let outcome) = result else { return }
  turn.say(UndoTold(outcome: outcome))
  switch outcome {
  case .undone, .redone: turn.tell(TalkResumes(afterBreak: false))
  default: break
  }
}

/// What the same is told by, where its own word is not said: "the week under 120".
private let others = ["budget": "under|limit|$|dollar|spend"]

/// The words of "the budget", "Emma's peanuts" that a turn can be found by, without endings.
func wordsToFind(_ text: String?) -> [String] {
  let passing: Set<String> = [
    "the", "my", "our", "that", "this", "about", "one", "thing", "what", "i", "said", "and", "no", "not",
    "can't", "cant", "is", "are", "for", "with", "to", "of", "on", "in", "at", "from", "but", "only", "just",
    "please", "it",
    "you", "did", "do", "we", "was", "change", "again", "last", "all",
  ]
  let words = (text ?? "").lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }.compactMap {
    word in
    var word = String(word)
    for ending in ["'s", "es", "s"] where word.hasSuffix(ending) && word.count > ending.count + 2 {
      word.removeLast(ending.count)
      break
    }
    return passing.contains(word) || word.count < 2 ? nil : others[word].map { "\(word)|\($0)" } ?? word
  }
  // "The tomatoes, but only this week": every other line speaks of a week.
  return words.count > 1 ? words.filter { $0 != "week" } : words
}
