/// How many requests in a row were made beside an open question. It is put again after the first of them; after that it
/// rests, for who asks twice for something else does not want to hear it behind every line.
package struct PutAside: Remembered {
  package static let name = "put aside"

  /// The kind of question.
  package var question: String
  package var requests: Int
  package init(question: String, requests: Int) { (self.question, self.requests) = (question, requests) }
}

/// Puts the question again that the request was answered beside. The second time it rests: one that stays only beside
/// look-ups is let go, as a yes some lines later would be a yes to what nobody reads any more.
func askAgain(_ lasting: (any OpenQuestion)?, _ turn: inout Turn) {
  guard turn.effect == nil else { return }
  guard !turn.replies.contains(where: \.asks) else {
    turn.state.memory[PutAside.self] = nil
    return
  }
  let standing = turn.world.house.standingQuestions(in: turn.state).first { $0.slot != nil }
  guard let question = lasting ?? standing, question.outlasts(turn.said.act) else { return }
  guard !question.isPutEachTime else { return question.ask(&turn) }
  let name = type(of: question).name
  let before = turn.state.memory[PutAside.self].flatMap { $0.question == name ? $0.requests : nil } ?? 0
  if before == 0 {
    let told = turn.replies.count
    question.ask(&turn)
    // A plan on the table waits without a word.
    if turn.replies.count > told { turn.state.memory[PutAside.self] = PutAside(question: name, requests: 1) }
    return
  }
  turn.state.memory[PutAside.self] = PutAside(question: name, requests: before + 1)
  if !question.outlasts(nil) { turn.state.questions.close { type(of: $0).name == name } }
}

/// Puts a question that rests once more where the line would be a bare answer to it; false where it does not rest or the
/// line says more.
func wakes(_ question: any OpenQuestion, _ said: Said, _ turn: inout Turn) -> Bool {
  let words = wordsSaid(said.text).map(\.word)
  guard let aside = turn.state.memory[PutAside.self], aside.question == type(of: question).name,
    aside.requests > 2, !words.isEmpty, words.allSatisfy(passing.contains)
  else { return false }
  turn.state.memory[PutAside.self] = nil
  question.ask(&turn)
  return true
}

/// What answers every question, and so may be an answer to another one than the one that rests.
private let passing: Set<String> = [
  "no", "nope", "nah", "none", "nobody", "yes", "yeah", "yep", "ok", "okay", "skip", "please", "thanks",
]
