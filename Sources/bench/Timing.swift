import Foundation

/// How long the work took, in milliseconds.
func milliseconds(_ work: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(work)
  let (seconds, attoseconds) = duration.components
  return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
}

/// How long the work kept this thread busy, in milliseconds: what others do to the machine does not count.
func ownMilliseconds(_ work: () throws -> Void) rethrows -> Double {
  let start = threadTime()
  try work()
  return threadTime() - start
}

private func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// The work timed again and again; the first rounds only warm it up.
func samples(_ count: Int, warmup: Int = 2, _ work: (Int) throws -> Void) rethrows -> [Double] {
  for round in 0..<warmup { try work(round) }
  return try (0..<count).map { round in try milliseconds { try work(warmup + round) } }
}
