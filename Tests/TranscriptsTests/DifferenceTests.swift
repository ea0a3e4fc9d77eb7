import Testing
import Transcripts

@Suite("Showing a difference")
struct DifferenceTests {
  private func difference(_ expected: String, _ got: [String]) throws -> [String] {
    let transcript = try transcript("> go\n\(expected)")
    return unifiedDifference(transcript, try run(transcript, on: ScriptedHost { _ in got }))
  }

  @Test("A reply that passes shows nothing")
  func nothing() throws {
    #expect(try difference("a\n...\nb", ["a", "x", "b"]) == [])
  }

  @Test("A changed line stands between two lines of context, with file and line")
  func changed() throws {
    let shown = try difference("a\nb\nc\nd\ne\nf\ng", ["a", "b", "c", "D", "e", "f", "g"])
    #expect(
      shown == [
        "t.md:12", "  > go", "  (1 more as expected)", "  b", "  c", "- d", "+ D", "  e", "  f",
      ])
  }

  @Test("Differences far apart are two parts, near ones are one")
  func parts() throws {
    let shown = try difference("a\nb\nc\nd\ne\nf\ng", ["A", "b", "c", "d", "e", "f", "G", ""])
    #expect(
      shown == [
        "t.md:9", "  > go", "- a", "+ A", "  b", "  c",
        "t.md:15", "  > go", "  (1 more as expected)", "  e", "  f", "- g", "+ G",
      ])
    let near = try difference("a\nb\nc\nd", ["A", "b", "c", "D"])
    #expect(near == ["t.md:9", "  > go", "- a", "+ A", "  b", "  c", "- d", "+ D"])
  }

  @Test("What is missing comes before what is extra, and lines are shown as the file writes them")
  func marks() throws {
    #expect(
      try difference("a\nb\n", ["> x", "", "@"])
        == ["t.md:9", "  > go", "- a", "- b", "+ \\> x", "+", "+ \\@"])
    #expect(try difference("a", ["a", "b"]) == ["t.md:10", "  > go", "  a", "+ b"])
    #expect(try difference("", ["b"]) == ["t.md:9", "  > go", "+ b"])
  }

  @Test("A gap that still holds is context; one whose neighbour did not come shows what it hid")
  func gaps() throws {
    #expect(
      try difference("a\n...\nb\nc", ["a", "x", "b", "C"])
        == ["t.md:12", "  > go", "  (1 more as expected)", "  ...", "  b", "- c", "+ C"])
    #expect(
      try difference("a\n...\nb", ["a", "x", "B"])
        == ["t.md:10", "  > go", "  a", "- ...", "- b", "+ x", "+ B"])
  }
}
