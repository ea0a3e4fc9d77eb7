import Foundation

/// What workers report to the one who waits for them. Safe to share: a lock guards all of it.
final class FuzzTally: @unchecked Sendable {
  struct Report {
    var lines = 0
    /// By the name of what was counted.
    var counts: [String: Int] = [:]
    var slowest = 0.0
    var slowestLine = ""
    /// The first thing that must not be.
    var violation: String?
    var running = 0
  }

  private let lock = NSLock()
  private var state = Report()

  var report: Report { lock.withLock { state } }
  func begin() { lock.withLock { state.running += 1 } }
  func end() { lock.withLock { state.running -= 1 } }

  /// Notes what must not be; only the first stays.
  func violate(_ what: String) { lock.withLock { if state.violation == nil { state.violation = what } } }

  /// Adds a worker's own figures; false when the work is to stop.
  func add(_ other: Report) -> Bool {
    lock.withLock {
      state.lines += other.lines
      state.counts.merge(other.counts) { $0 + $1 }
      if other.slowest > state.slowest {
        state.slowest = other.slowest
        state.slowestLine = other.slowestLine
      }
      return state.violation == nil
    }
  }
}

/// Two workers at once, a word on standard error about every second, and at the end the summary; nil when
/// something was that must not be, which is printed.
func fuzzed(_ what: String, _ count: Int, _ work: @escaping @Sendable (Int, Int, FuzzTally) -> Void) -> Bool {
  let tally = FuzzTally()
  let started = Date()
  for worker in 0..<FuzzMark.workers {
    let share = count / FuzzMark.workers + (worker < count % FuzzMark.workers ? 1 : 0)
    tally.begin()
    let thread = Thread {
      work(worker, share, tally)
      tally.end()
    }
    thread.stackSize = 8 << 20
    thread.start()
  }
  var shown = started
  while tally.report.running > 0 {
    Thread.sleep(forTimeInterval: 0.05)
    guard -shown.timeIntervalSinceNow >= 1 else { continue }
    shown = Date()
    let report = tally.report
    let rate = Int(Double(report.lines) / max(0.001, -started.timeIntervalSinceNow))
    FileHandle.standardError.write(Data("\(what): \(report.lines) of \(count), \(rate) a second\n".utf8))
  }
  let report = tally.report
  let seconds = -started.timeIntervalSinceNow
  print(
    "\(what): \(report.lines) in \(Int(seconds.rounded())) s, \(Int(Double(report.lines) / seconds)) a second"
  )
  for (name, number) in report.counts.sorted(by: { $0.key < $1.key }) { print("  \(name): \(number)") }
  print("  slowest: \(hundredths(report.slowest)) ms, \(shownLine(report.slowestLine))")
  if let violation = report.violation { print("  violated: \(violation)") }
  // What was found stays found when the rest is broken off.
  fflush(nil)
  return report.violation == nil
}

/// A line in quotes with everything unprintable escaped, cut where it is very long.
func shownLine(_ line: String) -> String {
  let cut = line.unicodeScalars.prefix(400)
  let text = cut.map { $0.escaped(asASCII: false) }.joined()
  return "\"\(text)\"" + (cut.count < line.unicodeScalars.count ? "… (\(line.utf8.count) bytes)" : "")
}

/// Two decimals.
func hundredths(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
