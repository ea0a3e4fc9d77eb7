/// "Put the chili on Saturday, the rest stays", "keep the rest": that nothing else changes, which holds of every change.
struct RestStays {
  let scan: Scan

  /// The line without it, or, where it says nothing else, a wish to see the plan as it stands; nil for every other line.
  func without() -> String? {
    if let saved = afterSaving() { return saved }
    for start in 0..<scan.count where start == 0 || isBorder(start - 1) {
      guard let end = clause(start), end == scan.count || isBorder(end) || scan.tokens[end].kind == .end
      else { continue }
      var (from, to) = (start, end)
      while from > 0, isBorder(from - 1) { from -= 1 }
      if from == 0 { while to < scan.count, isBorder(to) { to += 1 } }
      if from == 0, to >= scan.count || to == scan.count - 1 && scan.tokens[to].kind == .end {
        return "show the plan"
      }
      return scan.utterance.replacing([(from..<to, "")])
    }
    return nil
  }

  /// "Just save the plan, keep Monday as is": what is saved stays as it is.
  private func afterSaving() -> String? {
    guard let save = scan.tokens.indices.first(where: { ["save", "approve"].contains(scan.word($0)) }),
      let keep = (save..<scan.count).first(where: {
        ["keep", "leave"].contains(scan.word($0)) && isBorder($0 - 1)
      }),
      (save..<keep).allSatisfy({
        isBorder($0) || ["save", "approve", "the", "this", "plan", "it", "week"].contains(scan.word($0))
      }),
      let end = (keep..<scan.count).lazy.compactMap(asItIs).first
    else { return nil }
    return scan.utterance.replacing([(keep - 1..<end, "")]).split(separator: " ").joined(separator: " ")
      .withoutOuterMarks
  }

  /// Where "as it is" ends that begins there.
  private func asItIs(_ at: Int) -> Int? {
    Self.asItIs.first { words in words.indices.allSatisfy { scan.word(at + $0) == words[$0] } }.map {
      at + $0.count
    }
  }

  private func clause(_ start: Int) -> Int? {
    var at = start
    if ["keep", "leave"].contains(scan.word(at)) {
      guard let end = rest(at + 1) else { return nil }
      at = end
    } else {
      guard let end = rest(at) else { return nil }
      at = end
      while ["can", "should", "may", "all"].contains(scan.word(at)) { at += 1 }
      guard ["stay", "stays", "remain", "remains"].contains(scan.word(at)) else { return nil }
      at += 1
    }
    return asItIs(at) ?? at
  }

  private func rest(_ start: Int) -> Int? {
    let words = Self.rests.first { words in words.indices.allSatisfy { scan.word(start + $0) == words[$0] } }
    return words.map { start + $0.count }
  }

  private func isBorder(_ at: Int) -> Bool {
    scan.tokens[at].isSeparator || scan.tokens[at].kind == .end || ["and", "but"].contains(scan.word(at))
  }

  private static let rests: [[String]] = [
    ["the", "rest"], ["rest"], ["everything", "else"], ["all", "the", "rest"], ["the", "others"],
    ["the", "other", "days"], ["the", "other", "evenings"], ["all", "others"],
  ]
  private static let asItIs: [[String]] = [
    ["as", "it", "is"], ["as", "they", "are"], ["as", "is"], ["the", "same"], ["same"], ["like", "that"],
    ["as", "planned"], ["alone"], ["like", "it", "is"],
  ]
}
