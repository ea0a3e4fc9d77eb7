/// "There's half a portion of the noodles left I threw it out": what was told to be left is gone, by the name it has there.
/// Said in two sentences: what is left, and that it was thrown out.
struct ThrownBehind {
  let scan: Scan

  /// The line said so; nil where it names nothing that is left, or where something else is said behind.
  func named() -> String? {
    guard let left = scan.tokens.indices.last(where: { Self.left.contains(scan.word($0)) }),
      left + 2 < scan.count,
      !tellsOfHarm(scan), !scan.isQuestion
    else { return nil }
    var at = left + 1
    while at < scan.count, scan.tokens[at].isSeparator || Self.joints.contains(scan.word(at)) { at += 1 }
    let from = at
    skip(["i", "we", "have", "'ve", "had", "to", "just", "then", "already", "so", "tom"], in: scan, at: &at)
    guard from > left + 1 || at > from, Self.throwing.contains(scan.word(at)) else { return nil }
    at += 1
    skip(["out", "away"], in: scan, at: &at)
    guard ["it", "that", "them", "those"].contains(scan.word(at)) else { return nil }
    at += 1
    skip(["out", "away", "in", "the", "bin", "trash", "too", "all"], in: scan, at: &at)
    guard at == scan.count || scan.tokens[at].kind == .end, let name = name(before: left) else { return nil }
    let head = scan.utterance.text(tokens: 0..<left + 1)
    let rest = at + 1 < scan.count ? " " + scan.utterance.text(tokens: at + 1..<scan.count) : ""
    return "\(head). I threw out the leftover \(name).\(rest)"
  }

  /// What stands between "portion of" and "left".
  private func name(before left: Int) -> String? {
    guard
      let of = (0..<left).last(where: { scan.word($0) == "of" && Self.helpings.contains(scan.word($0 - 1)) })
    else { return nil }
    var start = of + 1
    skip(["the", "our", "my", "that"], in: scan, at: &start)
    return start < left && left - start < 7 ? scan.utterance.text(tokens: start..<left) : nil
  }

  private static let left: Set<String> = ["left", "over", "leftover"]
  private static let joints: Set<String> = ["and", "so", "but", "um", "uh"]
  private static let throwing: Set<String> = [
    "threw", "throw", "thrown", "tossed", "binned", "chucked", "dumped",
  ]
  private static let helpings: Set<String> = [
    "portion", "portions", "serving", "servings", "helping", "helpings", "bowl", "bowls", "plate", "plates",
    "box",
    "pot", "tub",
  ]
}
