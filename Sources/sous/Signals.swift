import Glibc

/// The signal that arrived and was not dealt with yet; 0 for none. Only a handler sets it.
nonisolated(unsafe) private var arrived: Int32 = 0

/// Lets Ctrl-C, a hang-up and a request to terminate be noticed between lines instead of ending the
/// process in the middle of one. What the caller's shell ignores stays ignored. A broken pipe becomes an
/// error of `write`, so that the session is still closed.
func catchSignals() {
  signal(SIGPIPE, SIG_IGN)
  for number in [SIGINT, SIGTERM, SIGHUP] {
    var action = sigaction()
    sigaction(number, nil, &action)
    let isIgnored = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    guard !isIgnored else { continue }
    // No SA_RESTART: a waiting read must come back.
    action = sigaction()
    action.__sigaction_handler.sa_handler = { number in arrived = number }
    sigaction(number, &action, nil)
  }
}

/// The exit status a signal asks to leave with (130 for Ctrl-C); nil when none arrived.
func statusOfSignal() -> Int32? { arrived == 0 ? nil : 128 + arrived }

/// True once for each Ctrl-C; other signals are left where they are.
func takeInterrupt() -> Bool {
  guard arrived == SIGINT else { return false }
  arrived = 0
  return true
}
