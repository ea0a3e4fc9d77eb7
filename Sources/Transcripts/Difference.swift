/// What was expected and what came, for every step that did not pass; empty when all did.
///
/// Each part is headed "transcripts/x.md:41", the line of its first difference, and by what was said;
/// then "- " expected and "+ " got between two lines of context. Lines stand as the file writes them.
package func unifiedDifference(_ transcript: Transcript, _ outcome: TranscriptOutcome) -> [String] {
  outcome.mismatches.flatMap { mismatch in
    let rows = allRows(mismatch)
    var shown = 1  // the act opens every part
    return hunks(of: rows).flatMap { hunk -> [String] in
      let first = rows[hunk].first { $0.mark != .same } ?? rows[0]
      var lines = ["\(transcript.path):\(first.line)"]
      if hunk.lowerBound > 0 { lines.append(rows[0].text) }
      if hunk.lowerBound > shown { lines.append("  (\(hunk.lowerBound - shown) more as expected)") }
      shown = hunk.upperBound
      return lines + rows[hunk].map(\.text)
    }
  }
}

private struct Row {
  enum Mark: String {
    case same = " "
    case missing = "-"
    case extra = "+"
  }

  var mark: Mark
  var content: String
  /// Where it stands in the file, or would stand.
  var line: Int

  var text: String { trimmedEnd("\(mark.rawValue) \(content)") }
}

/// The act, then its reply; in each run of differences what is missing comes first.
private func allRows(_ mismatch: TranscriptOutcome.Mismatch) -> [Row] {
  var rows = [Row(mark: .same, content: mismatch.step.source, line: mismatch.step.line)]
  var extras: [Row] = []
  var next = mismatch.step.line + 1
  for edit in aligned(mismatch.step.expected, mismatch.reply) {
    switch edit {
    case .kept(let expected, _, _):
      rows += extras + [Row(mark: .same, content: expected.source, line: expected.line)]
      extras = []
      next = expected.line + 1
    case .missing(let expected):
      rows.append(Row(mark: .missing, content: expected.source, line: expected.line))
      next = expected.line + 1
    case .extra(let line): extras.append(Row(mark: .extra, content: written(line), line: next))
    }
  }
  return rows + extras
}

/// The rows to show: every difference with two rows around it, joined where they touch.
private func hunks(of rows: [Row]) -> [Range<Int>] {
  var hunks: [Range<Int>] = []
  for index in rows.indices where rows[index].mark != .same {
    let around = max(0, index - 2)..<min(rows.count, index + 3)
    if let last = hunks.last, last.upperBound >= around.lowerBound {
      hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
    } else {
      hunks.append(around)
    }
  }
  return hunks
}
