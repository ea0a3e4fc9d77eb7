import Testing
import Transcripts
import Values

@Suite("Recording again")
struct RecordTests {
  @Test("Only replies that differ are rewritten; prose, header and fences stay byte for byte")
  func onlyReplies() throws {
    let text =
      "---\nseed:   7 \ncatalogue: small\nnow: 2026-03-02\nkitchen: new\n---  \n# One  \n\nProse.\n"
      + "```transcript covers: MP-1 \n> same  \nsame  \n\n> other\nold\n\n\n``` \nMore prose.\n"
      + "```text\n> old\n```\n\n```transcript\n> new\n```"
    let transcript = try parseTranscript(path: "t.md", text: text)
    let host = ScriptedHost { $0 == "same  " ? ["same"] : ["> \($0)", "", "[..]"] }
    let new = recorded(transcript, try run(transcript, on: host))
    #expect(
      new
        == text.replacing("> other\nold", with: "> other\n\\> other\n\n\\[..]")
        .replacing("> new\n", with: "> new\n\\> new\n\n\\[..]\n"))
  }

  @Test(
    "In a reply that differs, lines and wildcards that still fit stay",
    arguments: [
      ("Plan [..]:\nold\nBye [..]", ["Plan 7:", "new", "Bye now"], "Plan [..]:\nnew\nBye [..]"),
      ("a\n...\nb\nold", ["a", "x", "y", "b", "new"], "a\n...\nb\nnew"),
      ("a\n...\nb", ["a", "x", "c"], "a\nx\nc"),
      ("old\n...", ["new", "x"], "new\nx"),
      ("\\literal\nold", ["literal", "new"], "\\literal\nnew"),
      ("old", [], ""),
    ])
  func wildcards(_ expected: String, _ got: [String], _ recording: String) throws {
    let transcript = try transcript("> go\n\(expected)")
    let outcome = try run(transcript, on: ScriptedHost { _ in got })
    #expect(!outcome.passed)
    let block = recording.isEmpty ? "> go" : "> go\n\(recording)"
    let same = try TranscriptsTests.transcript(block)
    #expect(recorded(transcript, outcome) == same.text)
  }

  @Test("Whatever a transcript expects, its recording passes and does not change again")
  func passesAndRests() throws {
    var source = SplitMix64(seed: 42)
    let hopes = ["", "Soup", "...", "[..]", "\\> ", "[..]cup", "\\", "é  "]
    var failed = 0
    for _ in 0..<400 {
      var lines: [String] = []
      var wildcards = 2
      for _ in 0..<source.within(1...6) {
        lines.append(source.pick(from: ["> \(source.below(9))", ">", "> a"]) ?? ">")
        for _ in 0..<source.below(4) {
          let hope = source.pick(from: hopes) ?? ""
          wildcards -= hope.contains("..") ? 1 : 0
          if wildcards >= 0 || !hope.contains("..") { lines.append(hope) }
        }
        if source.below(3) == 0 { lines.append("@ clock +\(source.within(1...9)) hours\n@ restart") }
      }
      let old = try transcript(lines.joined(separator: "\n"))
      let outcome = try run(old, on: MoodyHost())
      failed += outcome.passed ? 0 : 1
      let text = recorded(old, outcome)
      let new = try parseTranscript(path: "t.md", text: text)
      let again = try run(new, on: MoodyHost())
      #expect(again.passed, "\(unifiedDifference(new, again).joined(separator: "\n"))")
      #expect(recorded(new, again).utf8.elementsEqual(text.utf8))
      #expect(new.steps.map(\.act) == old.steps.map(\.act))
      #expect(again.replies == outcome.replies)
    }
    #expect(failed > 300)
  }
}
