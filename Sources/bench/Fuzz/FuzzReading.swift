import Language
import Values

/// The longest a line may take, in milliseconds.
private let limit = 50.0

/// Reads so many drawn lines, each in some state with some question open; false when one took too long or
/// broke a promise.
func fuzzReading(_ count: Int, _ corpus: FuzzCorpus, _ recognizer: Recognizer) -> Bool {
  fuzzed("lines read", count) { worker, share, tally in
    var lines = FuzzLines(corpus, seed: UInt64(20_260_302 + worker))
    var own = FuzzTally.Report()
    for number in 1...max(1, share) where share > 0 {
      let line = lines.next()
      let (state, question) = lines.context()
      let context = RecognitionContext(now: fuzzNow, state: state)
      FuzzMark.note(line, worker: worker)
      var found: [Recognition] = []
      var time = milliseconds { found = recognizer.recognizeAll(line, expecting: question, context: context) }
      // A busy machine may have looked away: what is slow is slow again, by the thread's own clock.
      for _ in 0..<3 where time > limit {
        time = min(
          time,
          ownMilliseconds { found = recognizer.recognizeAll(line, expecting: question, context: context) })
      }
      if time > own.slowest { (own.slowest, own.slowestLine) = (time, line) }
      if time > limit { tally.violate("\(hundredths(time)) ms for \(shownLine(line))") }
      if let broken = brokenPromise(found) { tally.violate("\(broken): \(shownLine(line))") }
      own.lines += 1
      own.counts[name(found), default: 0] += 1
      if number % 512 == 0 || number == share {
        guard tally.add(own) else { return }
        own = FuzzTally.Report()
      }
    }
  }
}

private func name(_ found: [Recognition]) -> String {
  if found.count > 1 { return "several requests" }
  return switch found.first?.band {
  case .act: "acted on"
  case .ask: "asked about"
  case .refuse, nil: "refused"
  }
}

/// What a reading must never be.
private func brokenPromise(_ found: [Recognition]) -> String? {
  if found.isEmpty { return "no reading at all" }
  for recognition in found {
    let size = recognition.said.utf8.count
    if !(0...100).contains(recognition.confidence) { return "confidence \(recognition.confidence)" }
    let slots = recognition.slots + recognition.details.flatMap(\.slots)
    if slots.contains(where: { $0.range.lowerBound < 0 || $0.range.upperBound > size }) {
      return "a slot outside of the line"
    }
  }
  return nil
}
