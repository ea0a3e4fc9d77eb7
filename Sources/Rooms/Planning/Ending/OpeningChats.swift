import Talk

/// What a chat opens with: the talk that was left open, or a hello, what is due, and perhaps a question.
func openChat(mayAsk: Bool, _ turn: inout Turn) {
  // Asked in a chat before this one: no bare number answers it any more.
  turn.state.questions.close { $0 is RatingQuestion }
  if resumePlanning(afterBreak: true, &turn) { return }
  if let days = endedDays(turn.world) {
    turn.say(PlanEnded(days: days))
  } else {
    turn.say(Greeting(in: turn.world))
  }
  let due = dueReminders(turn.world)
  if !due.isEmpty { turn.say(RemindersShown(reminders: due, isAsked: false)) }
  if mayAsk, turn.state.questions.isEmpty, turn.state.unfilled == nil { askHowItWas(&turn) }
}

/// "How was it yesterday?", where a planned dinner was cooked, not rated, and not asked about yet.
private func askHowItWas(_ turn: inout Turn) {
  let evening = turn.world.today - 1
  guard turn.state.memory[EveningAskedAbout.self]?.evening != evening,
    dinnerToAskAbout(on: evening, turn.world) != nil
  else { return }
  turn.state.memory[EveningAskedAbout.self] = EveningAskedAbout(evening: evening)
  RatingQuestion(evening: evening).ask(&turn)
}

/// What this part of the room remembers of a conversation.
let remembersOfTonight: [any Remembered.Type] = [
  OfferQuestion.self, RatingQuestion.self, ThrowAwayQuestion.self, EveningAskedAbout.self,
]
