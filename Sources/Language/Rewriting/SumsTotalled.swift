import Values

/// "Cub $58.40, Costco $27.15. Total: $85.55": a total that its sums come to says them a second time.
struct SumsTotalled {
  let scan: Scan

  /// The line without a total that is what its sums come to; nil for every other line.
  func plain() -> String? { receipt() ?? alone() ?? inTotal() ?? totalled() }

  /// "$14.50 total", with cents: what the shopping came to. A round sum alone may be a budget.
  private func alone() -> String? {
    var end = scan.count
    while end > 0, scan.tokens[end - 1].isSeparator { end -= 1 }
    var stop = end
    if ["total", "altogether", "overall"].contains(scan.word(stop - 1)) { stop -= 1 }
    if scan.word(stop - 1) == "in" { stop -= 1 }
    guard stop < end, stop > 0,
      let sum = FigureParser(scan: scan).money(at: 0, bare: false).first(where: { $0.end == stop }),
      case .money(let money) = sum.value, money.cents % 100 != 0
    else { return nil }
    return "it came to " + scan.utterance.text(tokens: 0..<stop)
  }

  /// "Got the peppers for tonight, 14.50 total": a sum behind what was bought is what it came to, and no budget.
  private func inTotal() -> String? {
    guard scan.tokens.prefix(8).contains(where: { ["got", "bought", "picked"].contains($0.text) }) else {
      return nil
    }
    var end = scan.count
    while end > 0, scan.tokens[end - 1].isSeparator { end -= 1 }
    guard end > 4, ["total", "altogether"].contains(scan.word(end - 1)) else { return nil }
    var stop = end - 1
    if scan.word(stop - 1) == "in" { stop -= 1 }
    for start in max(1, stop - 4)..<stop {
      guard let sum = FigureParser(scan: scan).money(at: start, bare: true).first(where: { $0.end == stop }),
        case .money = sum.value
      else { continue }
      if (0..<start).contains(where: { ["cost", "came", "paid", "spent", "was"].contains(scan.word($0)) }) {
        return nil
      }
      var front = start
      while front > 0, [",", "for", "and"].contains(scan.word(front - 1)) { front -= 1 }
      return scan.utterance.text(tokens: 0..<front) + ". it came to "
        + scan.utterance.text(tokens: start..<stop)
    }
    return nil
  }

  /// "Receipt 3/2: Aldi 48.60": the day belongs to what stands behind its colon.
  private func receipt() -> String? {
    guard ["receipt", "bill"].contains(scan.word(0)),
      let colon = scan.tokens.indices.first(where: { scan.word($0) == ":" }), colon > 1, colon < 8,
      colon + 1 < scan.count
    else { return nil }
    guard
      (colon + 1..<scan.count).contains(where: {
        FigureParser(scan: scan).money(at: $0, bare: true).first != nil
      }),
      !(1..<colon).contains(where: { ["total", ","].contains(scan.word($0)) })
    else { return nil }
    let day = scan.utterance.text(tokens: 1..<colon)
    return "receipt \(scan.utterance.text(tokens: colon + 1..<scan.count).withoutOuterMarks) \(day)"
  }

  private func totalled() -> String? {
    guard
      let total = scan.tokens.indices.first(where: { ["total", "totals", "sum"].contains(scan.word($0)) }),
      total > 3
    else { return nil }
    var sums: [(value: Rational, range: Range<Int>)] = []
    var at = 0
    while at < scan.count {
      if let sum = FigureParser(scan: scan).money(at: at, bare: false).first,
        case .money(let money) = sum.value
      {
        sums.append((Rational(money.cents), at..<sum.end))
        at = sum.end
      } else {
        at += 1
      }
    }
    guard sums.count > 2, let last = sums.last, last.range.lowerBound > total,
      sums.dropLast().reduce(Rational.zero, { $0 + $1.value }) == last.value
    else { return nil }
    var start = total
    while start > 0, ["the", "in", "a"].contains(scan.word(start - 1)) { start -= 1 }
    return scan.utterance.replacing([(start..<last.range.upperBound, "")])
  }
}
