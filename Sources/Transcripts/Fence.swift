/// A line that opens a fenced block of Markdown: three backticks or more, then what the block holds.
struct Fence {
  var ticks: Int
  var info: String
  var isIndented: Bool

  /// Nil for a line that opens nothing, also for "```code```" on one line.
  init?(_ line: String) {
    let text = trimmed(line)
    ticks = text.utf8.prefix { $0 == UInt8(ascii: "`") }.count
    info = trimmed(text.dropping(bytes: ticks))
    isIndented = !line.begins(with: "`")
    guard ticks >= 3, !info.utf8.contains(UInt8(ascii: "`")) else { return nil }
  }

  /// Only as many backticks or more, with nothing after them, end the block.
  func isClosed(by line: String) -> Bool {
    guard let other = Fence(line) else { return false }
    return other.info.isEmpty && other.ticks >= ticks
  }

  /// Whether it is meant to open a transcript's block, well written or not.
  var isTranscript: Bool { info.begins(with: "transcript") }

  /// The ids after "covers:", none without it. Nil when the fence is not written as it must be.
  var covers: [String]? {
    let words = info.split(separator: " ").map(String.init)
    guard ticks == 3, !isIndented, words.first == "transcript" else { return nil }
    if words.count == 1 { return [] }
    let ids = Array(words.dropFirst(2))
    guard words[1] == "covers:", (1...3).contains(ids.count), ids.allSatisfy(isRequirementID)
    else { return nil }
    return ids.indices.allSatisfy { !ids[..<$0].contains(ids[$0]) } ? ids : nil
  }
}

/// Whether it is written like "MP-S1" or "FR-RM-016": capitals, a hyphen, letters or digits.
private func isRequirementID(_ text: String) -> Bool {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  guard (2...3).contains(parts.count), let first = parts.first, isName(first, of: "A"..."Z") else {
    return false
  }
  return parts.dropFirst().allSatisfy { isName($0, of: "A"..."Z", "a"..."z", "0"..."9") }
}
