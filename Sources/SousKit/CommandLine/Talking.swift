/// How a talk is led.
package struct TalkManner: Equatable, Sendable {
  /// Replies as one JSON object each.
  package var isJSON: Bool
  /// At a terminal: greeted, prompted, `#` is nothing special, and leaving is always a success.
  package var isChat: Bool
  package init(isJSON: Bool, isChat: Bool) { (self.isJSON, self.isChat) = (isJSON, isChat) }
}

/// Leads a talk from the first line to the last and closes it; gives the exit status: 0 for a chat, the
/// highest status seen for a script, 128 + N when signal N ended it; where a reply could not be shown the
/// talk ends, with at least that fault's status, and where closing failed at least with 1. Source: design §9.
package func converse(
  _ talk: some Conversation, editor: some LineEditor, manner: TalkManner, output: TalkOutput
) -> Int32 {
  let status = lead(talk, editor: editor, manner: manner, output: output)
  return closed(talk, status, output)
}

private func lead(
  _ talk: some Conversation, editor: some LineEditor, manner: TalkManner, output: TalkOutput
) -> Int32 {
  if manner.isChat, !manner.isJSON, let fault = output.show(talk.greeting()) {
    return broken(off: fault, after: 0, output)
  }
  if manner.isChat { talk.whenWaiting { output.complain(learningNotice) } }
  var said: [Int32] = []
  var isKept = false
  let upkeep = {
    guard !isKept else { return }
    isKept = true
    talk.afterFirstPrompt()
  }
  let leave: () -> Int32 = { manner.isChat ? 0 : said.max() ?? 0 }
  while true {
    switch editor.read(whenShown: upkeep) {
    case .abandoned(let isEmpty):
      guard isEmpty, let reply = talk.leaveQuestion() else { continue }
      if let fault = output.show(manner.isJSON ? [reply.json] : reply.lines) {
        return broken(off: fault, after: 0, output)
      }
    case .stopped(let status): return status
    case .end: return leave()
    case .line(let text):
      for line in requests(in: text, isChat: manner.isChat, isWhole: talk.takesWhole) {
        // A script has no prompt to do it behind, and damage must be known before anything is answered.
        if !manner.isChat { upkeep() }
        let reply = talk.say(line)
        said.append(reply.exit)
        if let fault = output.show(manner.isJSON ? [reply.json] : reply.lines) {
          return broken(off: fault, after: manner.isChat ? 0 : said.max() ?? 0, output)
        }
        if reply.endsChat { return leave() }
      }
    }
  }
}

private let learningNotice = "One moment: I am learning how people ask. This happens once."

/// One request, one reply; gives its exit status, or a higher one where `converse` would.
package func answerOnce(
  _ request: String, _ talk: some Conversation, isJSON: Bool, output: TalkOutput
) -> Int32 {
  talk.afterFirstPrompt()
  let reply = talk.say(request)
  let fault = output.show(isJSON ? [reply.json] : reply.lines)
  return closed(talk, fault.map { broken(off: $0, after: reply.exit, output) } ?? reply.exit, output)
}

/// The status of a talk whose words nobody gets any more; says why, where that is worth a word.
private func broken(off fault: OutputFault, after status: Int32, _ output: TalkOutput) -> Int32 {
  fault.sentence.map(output.complain)
  return max(status, fault.exit)
}

/// Closes the talk; at least 1 when something it was asked to keep could not be written.
private func closed(_ talk: some Conversation, _ status: Int32, _ output: TalkOutput) -> Int32 {
  guard let problem = talk.close() else { return status }
  output.complain(problem)
  return max(status, 1)
}

/// The requests in what was read: a pasted block is one a line unless it is one thing; a script's comments are none.
private func requests(in text: String, isChat: Bool, isWhole: (String) -> Bool) -> [String] {
  if isChat {
    if text.contains(where: \.isNewline), isWhole(text) { return [text] }
    let lines = text.split(omittingEmptySubsequences: true) { $0.isNewline }.map(String.init)
    return lines.isEmpty ? [""] : lines
  }
  return text.hasPrefix("#") ? [] : [text]
}
