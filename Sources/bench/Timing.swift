/// How long the work took, in milliseconds.
func milliseconds(_ work: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(work)
  let (seconds, attoseconds) = duration.components
  return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
}

/// The work timed again and again; the first rounds only warm it up.
func samples(_ count: Int, warmup: Int = 2, _ work: (Int) throws -> Void) rethrows -> [Double] {
  for round in 0..<warmup { try work(round) }
  return try (0..<count).map { round in try milliseconds { try work(warmup + round) } }
}
