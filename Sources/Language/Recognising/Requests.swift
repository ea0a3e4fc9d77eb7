extension Recognizer {
  private static let mostRequests = 4
  /// A part of a line must be this certain to be a request of its own.
  private static let partLimit = 90
  /// How many parts are tried, so that a long line costs little.
  private static let mostReads = 24
  /// A line with more tokens is taken as one request.
  private static let mostTokens = 32
  private static let joiners: Set<String> = ["and", "but", "then", "also"]

  /// A request and the bytes of the line it was read from.
  private struct Part {
    var found: Recognition
    var span: Range<Int>
  }

  /// The requests of one line in order ("yes, but swap tuesday"); at least one. A line that is one good
  /// request stays one, and so does a list of details. Each says only its own part of the line, and its
  /// ranges count from there. The open question belongs to the first.
  package func recognizeAll(_ line: String, expecting: Expectation?, context: RecognitionContext)
    -> [Recognition]
  {
    let utterance = Utterance(line)
    let whole = recognize(utterance, said: line, expecting: expecting, context: context)
    let isSure = whole.confidence >= Confidence.certain && whole.layer != .model
    if isSure || utterance.tokens.count < 3 || utterance.tokens.count > Self.mostTokens { return [whole] }
    var reads = 0
    let parts = split(utterance.tokens, after: [], from: 0) { range, isFirst in
      reads += 1
      guard reads <= Self.mostReads else { return nil }
      let part = utterance.text(tokens: range)
      let found = recognize(part, expecting: isFirst ? expecting : nil, context: context)
      // One or two words that no sentence knows are what is left of a request, not one of their own.
      let isSaid = isFirst || found.layer != .model || range.count > 2
      let isGood =
        found.intent != nil && found.confidence >= Self.partLimit && (isFirst || !found.isBare) && isSaid
      return isGood ? Part(found: found, span: utterance.span(range)) : nil
    }
    guard let parts, parts.count > 1,
      parts.allSatisfy({ part in
        part.found.confidence > whole.confidence || whole.layer == .model && part.found.layer != .model
      })
    else { return [whole] }
    return merged(parts, utterance).map(\.found)
  }

  /// Neighbours with the same intent are one request where it only shows or answers ("great, save it").
  private func merged(_ parts: [Part], _ utterance: Utterance) -> [Part] {
    var result: [Part] = []
    for part in parts {
      guard var last = result.last, last.found.intent == part.found.intent,
        part.found.act == .show || part.found.act == .answer
      else {
        result.append(part)
        continue
      }
      let shift = part.span.lowerBound - last.span.lowerBound
      let slots = part.found.slots.filter { slot in !last.found.slots.contains { $0.name == slot.name } }
      last.span = last.span.lowerBound..<part.span.upperBound
      last.found.said = utterance.text(last.span)
      last.found.slots = (last.found.slots + slots.map { $0.shifted(shift) }).inOrder()
      last.found.details += part.found.details.map { detail in
        Detail(kind: detail.kind, slots: detail.slots.map { $0.shifted(shift) })
      }
      last.found.unexplained += part.found.unexplained
      last.found.confidence = min(last.found.confidence, part.found.confidence)
      last.found.fuzzy = last.found.fuzzy || part.found.fuzzy
      result[result.count - 1] = last
    }
    return result
  }

  /// The fewest good parts that cover the line, longest first parts first; nil when there are none.
  private func split(
    _ tokens: [Token], after done: [Part], from start: Int, _ read: (Range<Int>, Bool) -> Part?
  ) -> [Part]? {
    guard done.count < Self.mostRequests else { return nil }
    let cuts = cuts(tokens, after: start) + [(tokens.count, tokens.count)]
    for (end, next) in cuts.reversed() {
      let isWhole = start == 0 && end == tokens.count
      guard !isWhole, let part = read(start..<end, done.isEmpty) else { continue }
      if end == tokens.count { return done + [part] }
      if let all = split(tokens, after: done + [part], from: next, read) { return all }
    }
    return nil
  }

  /// Where a line may be cut: at separators and joining words; the end of one part and the start of the next.
  private func cuts(_ tokens: [Token], after start: Int) -> [(Int, Int)] {
    var result: [(Int, Int)] = []
    var at = start + 1
    while at < tokens.count {
      var next = at
      while next < tokens.count, tokens[next].isSeparator || Self.joiners.contains(tokens[next].text) {
        next += 1
      }
      if next > at, next < tokens.count { result.append((at, next)) }
      at = max(next, at + 1)
    }
    return result
  }
}

extension Recognition {
  /// Nothing but one value ("thursday"): that belongs to what was said before and is no request of its own.
  fileprivate var isBare: Bool {
    layer == .template && details.isEmpty && slots.contains { $0.range == 0..<said.utf8.count }
  }
}

extension SlotBinding {
  /// The same value, that many bytes further on; a fixed value has no place and stays.
  func shifted(_ bytes: Int) -> SlotBinding {
    guard !range.isEmpty else { return self }
    return SlotBinding(
      name: name, value: value, range: range.lowerBound + bytes..<range.upperBound + bytes)
  }
}
