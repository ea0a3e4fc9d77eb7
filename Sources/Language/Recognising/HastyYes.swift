extension [Recognition] {
  /// "That looks nice but on Wednesday I am out": a plan with a "but" behind its praise is not agreed to yet. A plain yes stays
  /// one. Source: issue 13, law 8.
  func withoutHastyYes(in line: String) -> [Recognition] {
    guard count > 1, first?.intent == "approve", let said = first?.said,
      let start = line.firstRange(of: said)?.upperBound
    else { return self }
    let behind = Utterance(String(line[start...])).tokens.first { !$0.isSeparator }
    return ["but", "except", "only"].contains(behind?.text) ? Array(dropFirst()) : self
  }
}
