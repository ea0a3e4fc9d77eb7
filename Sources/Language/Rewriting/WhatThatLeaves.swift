/// "What does that leave us?": behind a sum what is left of the money, behind foods what is at home.
struct WhatThatLeaves {
  let scan: Scan

  /// The question said plainly; nil for every other line.
  func asked() -> String? {
    var at = 0
    skip(["so", "and", "ok", "okay", "right", ","], in: scan, at: &at)
    guard scan.word(at) == "what" || scan.word(at) == "how" && scan.word(at + 1) == "much" else { return nil }
    at += scan.word(at) == "how" ? 2 : 1
    guard ["does", "do", "would", "did", "is", "'s"].contains(scan.word(at)) else { return nil }
    at += 1
    guard ["that", "this", "it"].contains(scan.word(at)),
      ["leave", "leaves", "leaving"].contains(scan.word(at + 1))
    else {
      return nil
    }
    at += 2
    skip(
      ["us", "me", "with", "now", "then", "in", "the", "pantry", "fridge", "at", "home"], in: scan, at: &at)
    guard
      at == scan.count
        || (at..<scan.count).allSatisfy({ scan.tokens[$0].isSeparator || scan.word($0) == "?" })
    else {
      return nil
    }
    switch scan.context.facts["focus"] {
    case "spending", "till": return "how much is left of the budget?"
    case "pantry": return "what's in the pantry?"
    default: return nil
    }
  }
}
