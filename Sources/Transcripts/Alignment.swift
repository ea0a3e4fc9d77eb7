/// How an expected line and the lines of a reply go together.
enum Edit: Equatable {
  /// The expected line stands for the `count` lines of the reply from there: one, or any for `...`.
  case kept(ExpectedLine, from: Int, count: Int)
  case missing(ExpectedLine)
  /// A line of the reply that nothing expected.
  case extra(String)

  var isKept: Bool { if case .kept = self { true } else { false } }
}

/// The shortest list of edits from what was expected to what came, in the reply's order. The reply
/// passes when all are kept.
///
/// A `...` takes any lines without cost; where the expected line before or after it did not come, it
/// no longer holds, and the lines it took count as extra.
func aligned(_ expected: [ExpectedLine], _ reply: [String]) -> [Edit] {
  let costs = editCosts(expected, reply)
  var edits: [Edit] = []
  var (e, r) = (0, 0)
  while e < expected.count || r < reply.count {
    if e == expected.count {
      edits.append(.extra(reply[r]))
      r += 1
    } else if expected[e].isAnyLines {
      let start = r
      while costs[e + 1][r] > costs[e][start] { r += 1 }
      edits.append(.kept(expected[e], from: start, count: r - start))
      e += 1
    } else if r < reply.count, expected[e].fits(reply[r]), costs[e][r] == costs[e + 1][r + 1] {
      edits.append(.kept(expected[e], from: r, count: 1))
      e += 1
      r += 1
    } else if costs[e][r] == costs[e + 1][r] + 1 {
      edits.append(.missing(expected[e]))
      e += 1
    } else {
      edits.append(.extra(reply[r]))
      r += 1
    }
  }
  return withoutLooseGaps(edits, reply)
}

/// At [e][r], how many edits the expected lines from e and the reply from r need.
private func editCosts(_ expected: [ExpectedLine], _ reply: [String]) -> [[Int]] {
  let bottom = (0...reply.count).map { reply.count - $0 }
  var rows = [bottom]  // from the last row up
  for line in expected.reversed() {
    let below = rows[rows.count - 1]
    var row = below.map { line.isAnyLines ? $0 : $0 + 1 }
    for r in reply.indices.reversed() {
      let after = line.isAnyLines ? row[r + 1] : row[r + 1] + 1
      row[r] = min(row[r], after)
      if !line.isAnyLines && line.fits(reply[r]) { row[r] = min(row[r], below[r + 1]) }
    }
    rows.append(row)
  }
  return rows.reversed()
}

private func withoutLooseGaps(_ edits: [Edit], _ reply: [String]) -> [Edit] {
  edits.indices.flatMap { index -> [Edit] in
    guard case .kept(let line, let from, let count) = edits[index], line.isAnyLines,
      !holds(edits[..<index].reversed()) || !holds(edits[(index + 1)...])
    else { return [edits[index]] }
    return [.missing(line)] + reply[from..<from + count].map { .extra($0) }
  }
}

/// Whether the nearest neighbour that is not itself a `...` was kept; the end of a reply holds too.
private func holds(_ neighbours: some Sequence<Edit>) -> Bool {
  for neighbour in neighbours {
    switch neighbour {
    case .kept(let line, _, _): if !line.isAnyLines { return true }
    case .missing, .extra: return false
    }
  }
  return true
}
