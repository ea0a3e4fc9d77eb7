import Testing
@testable import Transcripts

@Suite("The coverage page")
struct CoverageTests {
  private func file(_ path: String, _ body: String) throws -> Transcript {
    try parseTranscript(path: path, text: header + body)
  }

  @Test("Ids stand in the requirements' order, blocks by file and line, the rest at the end")
  func page() throws {
    let later = try file("b.md", "# Weeks | days\n```transcript covers: MP-2 MP-1\n> a\n```\n")
    let sooner = try file(
      "a.md",
      "```transcript covers: MP-1\n> a\n```\n# Then\n```transcript\n> b\n```\n"
        + "```transcript covers: MP-1\n> c\n```\n")
    let page = """
      # Coverage

      Generated from the `covers:` marks in the transcripts.

      2 of 4 requirements are shown in a conversation.

      | id | shown in |
      |---|---|
      | MP-1 | a.md:7<br>a.md:14 (Then)<br>b.md:8 (Weeks \\| days) |
      | MP-2 | b.md:8 (Weeks \\| days) |

      ## Not shown (2)

      DC-9 MP-3

      """
    let ids = ["MP-1", "DC-9", "MP-2", "MP-3"]
    #expect(try coverage(of: [later, sooner], requirements: ids) == page)
    #expect(try coverage(of: [sooner, later], requirements: ids) == page)
  }

  @Test("When all are shown the page says so")
  func complete() throws {
    let only = try file("a.md", "```transcript covers: MP-1\n> a\n```\n")
    let page = try coverage(of: [only], requirements: ["MP-1"])
    #expect(page.utf8.reversed().starts(with: "## Not shown (0)\n\nNone.\n".utf8.reversed()))
  }

  @Test("An id that is no requirement is a problem on its block")
  func unknown() throws {
    let wrong = try file("a.md", "Prose.\n```transcript covers: MP-1 MP-9\n> a\n```\n")
    let problem = TranscriptProblem(path: "a.md", line: 8, message: "\"MP-9\" is not a requirement")
    #expect(throws: problem) { try coverage(of: [wrong], requirements: ["MP-1"]) }
  }
}
