/// What came of playing a transcript.
package struct TranscriptOutcome: Hashable, Sendable {
  /// One step whose reply was not the expected one.
  package struct Mismatch: Hashable, Sendable {
    /// The step's place among all steps of the transcript.
    package var index: Int
    package var step: Transcript.Step
    package var reply: [String]
  }

  /// What was answered to each step, spaces at the end of lines and blank lines at the end dropped.
  package var replies: [[String]]
  package var mismatches: [Mismatch]

  /// Whether every reply was the expected one.
  package var passed: Bool { mismatches.isEmpty }
}

/// Plays every step in order, also after one that failed.
///
/// A host that refuses the header is a problem on line 1.
package func run(
  _ transcript: Transcript, on host: some TranscriptHost
) throws(TranscriptProblem) -> TranscriptOutcome {
  do {
    try host.open(transcript.header)
  } catch {
    throw TranscriptProblem(path: transcript.path, line: 1, message: error.reason)
  }
  var outcome = TranscriptOutcome(replies: [], mismatches: [])
  for (index, step) in transcript.steps.enumerated() {
    let reply = comparable(play(step.act, on: host))
    outcome.replies.append(reply)
    if !aligned(step.expected, reply).allSatisfy(\.isKept) {
      outcome.mismatches.append(.init(index: index, step: step, reply: reply))
    }
  }
  return outcome
}

private func play(_ act: Transcript.Step.Act, on host: some TranscriptHost) -> [String] {
  switch act {
  case .say(let line): return host.say(line)
  case .directive(.restart): return host.restart()
  case .directive(.clock(let seconds)):
    host.advanceClock(bySeconds: seconds)
    return []
  case .directive(.fail(let call)):
    host.failNext(call)
    return []
  }
}
