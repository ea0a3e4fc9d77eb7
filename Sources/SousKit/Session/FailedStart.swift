import Talk

extension StartFailure {
  /// The reply of `--json` when no session could begin: an error is a reply too. Source: formats, "A
  /// reply of --json".
  package func json(said: String) -> String {
    let status: ReplyStatus = exit == ReplyStatus.damaged.exit ? .damaged : .failed
    let facts = ReplyFacts(
      said: said, recognitions: [], replies: [], state: DialogueState(), house: nil, text: lines,
      status: status)
    return replyObject(facts).text
  }
}
