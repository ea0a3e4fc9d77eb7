import Kitchen
import Talk

/// Answers, and notes it in the session's log where one is wanted before or after: the line that turns it off is the
/// last one in it.
func logged(_ session: Session, _ answer: () -> Answer) -> Answer {
  guard let log = session.log else { return answer() }
  let wasKept = keepsLog(session)
  let clock = ContinuousClock()
  let began = clock.now
  let answered = answer()
  let took = (clock.now - began).components
  guard keepsLog(session) || wasKept else { return answered }
  let turn = session.lastTurn
  log.add(
    LoggedEvent(
      at: session.clock.now, acts: turn.recognitions.compactMap(\.intent), state: turn.state,
      changes: turn.changes.count, exit: answered.exit,
      milliseconds: Int(took.seconds) * 1000 + Int(took.attoseconds / 1_000_000_000_000_000),
      error: turn.error?.kindName))
  return answered
}

/// Whether the household wants a log; where the kitchen can't be read, whether it did before.
private func keepsLog(_ session: Session) -> Bool {
  if let kitchen = try? session.snapshot() {
    session.hasLog = kitchen[Setting.self].contains { $0.name == .log }
  }
  return session.hasLog
}
