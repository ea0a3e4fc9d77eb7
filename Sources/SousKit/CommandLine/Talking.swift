/// How a talk is led.
package struct TalkManner: Equatable, Sendable {
  /// Replies as one JSON object each.
  package var isJSON: Bool
  /// At a terminal: greeted, prompted, `#` is nothing special, and leaving is always a success.
  package var isChat: Bool
  package init(isJSON: Bool, isChat: Bool) { (self.isJSON, self.isChat) = (isJSON, isChat) }
}

/// Leads a talk from the first line to the last and closes it; gives the exit status: 0 for a chat, the
/// highest status seen for a script, 128 + N when signal N ended it. Source: design §9.
package func converse(
  _ talk: some Conversation, editor: some LineEditor, manner: TalkManner, output: TalkOutput
) -> Int32 {
  defer { talk.close().map(output.complain) }
  if manner.isChat, !manner.isJSON, !output.show(talk.greeting()) { return 0 }
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
      guard output.show(manner.isJSON ? [reply.json] : reply.lines) else { return 0 }
    case .stopped(let status): return status
    case .end: return leave()
    case .line(let text):
      for line in requests(in: text, isChat: manner.isChat) {
        // A script has no prompt to do it behind, and damage must be known before anything is answered.
        if !manner.isChat { upkeep() }
        let reply = talk.say(line)
        said.append(reply.exit)
        guard output.show(manner.isJSON ? [reply.json] : reply.lines) else {
          return manner.isChat ? 0 : said.max() ?? 0
        }
        if reply.endsChat { return leave() }
      }
    }
  }
}

private let learningNotice = "One moment: I am learning how people ask. This happens once."

/// One request, one reply; gives its exit status.
package func answerOnce(
  _ request: String, _ talk: some Conversation, isJSON: Bool, output: TalkOutput
) -> Int32 {
  defer { talk.close().map(output.complain) }
  talk.afterFirstPrompt()
  let reply = talk.say(request)
  _ = output.show(isJSON ? [reply.json] : reply.lines)
  return reply.exit
}

/// The requests in what was read: a pasted block is one a line; a script's comments are none.
private func requests(in text: String, isChat: Bool) -> [String] {
  if isChat {
    let lines = text.split(omittingEmptySubsequences: true) { $0.isNewline }.map(String.init)
    return lines.isEmpty ? [""] : lines
  }
  return text.hasPrefix("#") ? [] : [text]
}
