/// The transcript's file with the replies that came instead of those that differ.
///
/// Everything else stays byte for byte: header, prose, fences, what is said, replies that passed. In a
/// reply that differs, lines that still fit stay as written, wildcards too. Played again on a host
/// that answers the same, the result passes; recorded again, it does not change.
package func recorded(_ transcript: Transcript, _ outcome: TranscriptOutcome) -> String {
  let differing = outcome.mismatches.map(\.index)
  return transcript.text { step, index in
    differing.contains(index)
      ? rerecorded(step.expected, outcome.replies[index]) : step.expected.map(\.source)
  }
}

private func rerecorded(_ expected: [ExpectedLine], _ reply: [String]) -> [String] {
  aligned(expected, reply).compactMap { edit in
    switch edit {
    case .kept(let line, _, _): line.source
    case .missing: nil
    case .extra(let line): written(line)
    }
  }
}
