/// Reads a transcript. The first problem from the top ends the reading.
///
/// A block is opened by "```transcript", with at most three ids after "covers:", and closed by "```". In it
/// "> " says a line (a lone ">" the empty one), "@ " gives a directive, all else is expected; at most two
/// wildcards, none where `covers` stands. Other fences are prose, whatever they hold. Source: design §8.
package func parseTranscript(path: String, text: String) throws(TranscriptProblem) -> Transcript {
  var cursor = LineCursor(path: path, text: text)
  let header = try readHeader(&cursor)
  let headerLines = Array(cursor.lines[..<cursor.taken])
  var pieces: [Transcript.Piece] = []
  var prose: [String] = []
  var heading = ""
  var outer: (fence: Fence, line: Int)?

  while let line = cursor.next() {
    if let open = outer {
      if open.fence.isClosed(by: line) { outer = nil }
      prose.append(line)
    } else if let fence = Fence(line) {
      if fence.isTranscript {
        if !prose.isEmpty { pieces.append(.prose(prose)) }
        prose = []
        pieces.append(.block(try readBlock(fence, opening: line, under: heading, &cursor)))
      } else {
        outer = (fence, cursor.taken)
        prose.append(line)
      }
    } else {
      heading = headingText(line) ?? heading
      prose.append(line)
    }
  }
  if let outer { throw cursor.problem("this fence is never closed", at: outer.line) }
  if !prose.isEmpty { pieces.append(.prose(prose)) }
  let transcript = Transcript(path: path, header: header, headerLines: headerLines, pieces: pieces)
  if transcript.blocks.isEmpty { throw cursor.problem("no ```transcript block in this file", at: 1) }
  return transcript
}

/// The words of a heading such as "## Leftovers"; nil for other lines.
private func headingText(_ line: String) -> String? {
  let marks = line.utf8.prefix { $0 == UInt8(ascii: "#") }.count
  let rest = line.dropping(bytes: marks)
  return (1...6).contains(marks) && rest.begins(with: " ") ? trimmed(rest) : nil
}

private func readBlock(
  _ fence: Fence, opening: String, under heading: String, _ cursor: inout LineCursor
) throws(TranscriptProblem) -> Transcript.Block {
  let first = cursor.taken
  guard let covers = fence.covers else {
    throw cursor.problem(
      "write \"```transcript\" or \"```transcript covers: MP-S1 MP-36\" at the start of the line, "
        + "with one to three different ids")
  }
  var steps: [Transcript.Step] = []
  var wildcards = 0
  while let line = cursor.next() {
    if trimmedEnd(line).isSame(as: "```") {
      guard steps.contains(where: \.isSaid) else {
        throw cursor.problem("nothing is said in this block; begin a line with \"> \"", at: first)
      }
      return Transcript.Block(
        firstLine: first, heading: heading, covers: covers, steps: steps.map { $0.withBlanksApart() },
        opening: opening, closing: line)
    }
    if let act = try readAct(line, cursor) {
      steps.append(.init(act: act, line: cursor.taken, source: line, expected: [], blanks: []))
    } else {
      guard !steps.isEmpty else { throw cursor.problem("a reply stands before anything is said") }
      let expected = ExpectedLine(source: line, line: cursor.taken)
      wildcards += expected.wildcards
      if wildcards > 0 && !covers.isEmpty {
        throw cursor.problem("no wildcard may stand in a block that covers a requirement")
      }
      if wildcards > 2 { throw cursor.problem("more than two wildcards in this block") }
      steps[steps.count - 1].expected.append(expected)
    }
  }
  throw cursor.problem("this block is never closed by \"```\"", at: first)
}

/// The act on the line; nil when the line belongs to a reply.
private func readAct(_ line: String, _ cursor: LineCursor) throws(TranscriptProblem) -> Transcript.Step.Act? {
  if line.begins(with: "```") {
    throw cursor.problem("a fence inside a block; a reply that begins so is written \"\\```\"")
  }
  if line.begins(with: ">") {
    if line.isSame(as: ">") { return .say("") }
    guard line.begins(with: "> ") else {
      throw cursor.problem("a space follows \">\"; a reply that begins so is written \"\\>\"")
    }
    return .say(line.dropping(bytes: 2))
  }
  if line.begins(with: "@") {
    guard line.begins(with: "@ "), let directive = Directive(line.dropping(bytes: 2)) else {
      throw cursor.problem("directives are \(Directive.forms); a reply that begins so is written \"\\@\"")
    }
    return .directive(directive)
  }
  return nil
}

extension Transcript.Step {
  fileprivate var isSaid: Bool { if case .say = act { true } else { false } }

  /// The blank lines after the reply, taken out of it.
  fileprivate func withBlanksApart() -> Self {
    let end = expected.lastIndex { !trimmedEnd($0.source).isEmpty }.map { $0 + 1 } ?? 0
    var step = self
    step.blanks = expected[end...].map(\.source)
    step.expected = Array(expected[..<end])
    return step
  }
}
