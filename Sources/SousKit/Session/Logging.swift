import Kitchen
import Talk

extension Session {
  /// Answers, and notes it in the log where one is kept: turned on or off by this very line counts as kept.
  func logged(_ answer: () -> Answer) -> Answer {
    guard let log else { return answer() }
    let wasKept = keepsLog
    let clock = ContinuousClock()
    let began = clock.now
    let answered = answer()
    let took = clock.now - began
    guard keepsLog || wasKept else { return answered }
    log.add(
      LoggedEvent(
        at: self.clock.now, acts: lastTurn.recognitions.compactMap(\.intent), state: lastTurn.state,
        changes: lastTurn.changes.count, exit: answered.exit,
        milliseconds: Int(took.components.seconds) * 1000
          + Int(took.components.attoseconds / 1_000_000_000_000_000),
        error: lastTurn.error?.kindName))
    return answered
  }

  /// Whether the household wants a log; where the kitchen can't be read, whether it did before.
  private var keepsLog: Bool {
    if let kitchen = try? snapshot() { hasLog = kitchen[Setting.self].contains { $0.name == .log } }
    return hasLog
  }
}
