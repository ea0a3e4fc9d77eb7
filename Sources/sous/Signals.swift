import Glibc

/// The signal that arrived and was not dealt with yet; 0 for none. Only a handler sets it.
nonisolated(unsafe) private var arrived: Int32 = 0

/// Makes a broken pipe an error of `write` instead of the end, so that the session is still closed.
func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

/// Lets Ctrl-C, a hang-up and a request to terminate be noticed between lines instead of ending the
/// process in the middle of one; a second one before that ends it at once, which loses nothing saved.
/// What the caller's shell ignores stays ignored.
func catchSignals() {
  for number in [SIGINT, SIGTERM, SIGHUP] {
    var action = sigaction()
    sigaction(number, nil, &action)
    let isIgnored = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    guard !isIgnored else { continue }
    // No SA_RESTART: a waiting read must come back.
    action = sigaction()
    action.__sigaction_handler.sa_handler = note
    sigaction(number, &action, nil)
  }
}

private func note(_ number: Int32) {
  if arrived != 0 {
    signal(number, SIG_DFL)
    raise(number)
  }
  arrived = number
}

/// The exit status a signal asks to leave with (130 for Ctrl-C); nil when none arrived.
func statusOfSignal() -> Int32? { arrived == 0 ? nil : 128 + arrived }

/// True once for each Ctrl-C; other signals are left where they are.
func takeInterrupt() -> Bool {
  guard arrived == SIGINT else { return false }
  arrived = 0
  return true
}
