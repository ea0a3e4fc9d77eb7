/// "Italian mexican": cuisines named one after the other without a comma.
struct CuisinesInARow {
  let scan: Scan

  /// The line with "and" between them; nil where there are no two.
  func joined() -> String? {
    guard let index = scan.listIndex("cuisine") else { return nil }
    var changes: [(tokens: Range<Int>, with: String)] = []
    var last: Int?
    for at in scan.tokens.indices {
      guard let found = scan.list(index, at: at).first(where: { !$0.isWeak }), found.end == at + 1 else {
        continue
      }
      if last == at - 1 { changes.append((at..<at + 1, "and " + scan.utterance.text(tokens: at..<at + 1))) }
      last = at
    }
    return changes.isEmpty ? nil : scan.utterance.replacing(changes)
  }
}
