import Testing
import Values

@testable import Store

@Suite struct ListEditTests {
  @Test(
    "what stays keeps its place; the rest goes or comes at the end",
    arguments: [
      ("abc", "abc", "", ""), ("abc", "ac", "1", ""), ("abc", "abcd", "", "3d"), ("abc", "bcd", "0", "3d"),
      ("abc", "", "012", ""), ("", "ab", "", "0a1b"), ("ab", "ba", "0", "2a"), ("abc", "axc", "12", "1x2c"),
      ("aab", "ab", "1", ""),
    ])
  func edits(_ stored: String, _ wanted: String, _ dropped: String, _ added: String) {
    let edit = ListEdit(from: stored.enumerated().map { ($0.offset, $0.element) }, to: Array(wanted))
    #expect(edit.dropped.map(String.init).joined() == dropped)
    #expect(edit.added.map { "\($0.position)\($0.element)" }.joined() == added)
  }

  @Test("kept and added together are the list that was wanted, in order of position", arguments: 1...50)
  func law(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var position = -1
    let stored = (0..<random.below(8)).map { _ in
      position += random.within(1...3)
      return (position, random.below(4))
    }
    let wanted = (0..<random.below(8)).map { _ in random.below(4) }
    let edit = ListEdit(from: stored, to: wanted)
    let rows = edit.kept + edit.added
    #expect(rows.map(\.element) == wanted)
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.position < $1.position })
    #expect(Set(edit.kept.map(\.position)).union(edit.dropped) == Set(stored.map(\.0)))
  }
}
