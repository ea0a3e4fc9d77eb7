import Foundation
import Planning
import SousKit
import Testing
import Transcripts

/// Documents made from the code and the data are fresh. `SOUS_REWRITE=1` writes them anew and fails.
@Suite struct GeneratedDocumentTests {
  @Test("ARCHITECTURE.md shows the machine's chart as it is")
  func chart() throws {
    let text = try Project.text("ARCHITECTURE.md")
    let begin = "<!-- chart:begin -->\n"
    let end = "<!-- chart:end -->"
    let head = try #require(text.range(of: begin))
    let tail = try #require(text.range(of: end))
    let fresh =
      text[..<head.upperBound] + "```mermaid\n\(mermaidChart())\n```\n" + text[tail.lowerBound...]
    try check("ARCHITECTURE.md", String(fresh))
  }

  @Test("docs/coverage.md names every block that covers a requirement")
  func coverage() throws {
    let ids = try Project.text("docs/requirement-ids.txt").split(separator: "\n").map(String.init)
    let transcripts = try allTranscripts(under: "\(Project.root)/transcripts").map { path in
      try parseTranscript(
        path: String(path.dropFirst(Project.root.count + 1)),
        text: String(contentsOfFile: path, encoding: .utf8))
    }
    try check("docs/coverage.md", Transcripts.coverage(of: transcripts, requirements: ids))
  }

  @Test("no intent file needs mending") func lint() {
    var lines: [String] = []
    #expect(intentsCommand(.lint, root: Project.resources) { lines.append($0) } == 0, "\(lines)")
  }

  private func check(_ path: String, _ fresh: String) throws {
    let fresh = fresh.hasSuffix("\n") ? fresh : fresh + "\n"
    let current = try? Project.text(path)
    if current != fresh, Project.rewrites {
      try fresh.write(toFile: "\(Project.root)/\(path)", atomically: true, encoding: .utf8)
    }
    #expect(current == fresh, "\(path) is stale; SOUS_REWRITE=1 swift test --filter GeneratedDocument")
  }
}
