import Page

/// How far a long piece of work is, told from half a second on and then ten times a second.
struct ProgressLine {
  private let what: String
  private let all: Int
  private let show: (String?) -> Void
  private let start = ContinuousClock.now
  private var shown = ContinuousClock.now
  private var done = 0

  init(_ what: String, of all: Int, _ show: @escaping (String?) -> Void) {
    (self.what, self.all, self.show) = (what, all, show)
  }

  /// One more is done.
  mutating func step() {
    done += 1
    guard done % 256 == 0 else { return }
    let now = ContinuousClock.now
    guard now - start > .milliseconds(500), now - shown > .milliseconds(100) else { return }
    shown = now
    show("\(what) \(bar(value: done, of: all, width: 20))")
  }
}
