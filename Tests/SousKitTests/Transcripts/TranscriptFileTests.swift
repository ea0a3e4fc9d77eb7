import Foundation
import SousKit
import Testing
import Transcripts

/// Every conversation under `transcripts/`, played and compared exactly.
@Suite struct TranscriptFileTests {
  static let paths = allTranscripts(under: "\(Project.root)/transcripts")

  @Test("there are conversations to play") func thereAreSome() {
    #expect(Self.paths.count >= 12)
  }

  @Test("each conversation comes out as written", arguments: paths)
  func plays(_ path: String) throws {
    let name = String(path.dropFirst(Project.root.count + 1))
    let transcript = try parseTranscript(
      path: name, text: String(contentsOfFile: path, encoding: .utf8))
    let host = TranscriptLibrary(folder: "\(Project.root)/transcripts", root: Project.resources).host()
    let outcome = try run(transcript, on: host)
    #expect(outcome.passed, "\n\(unifiedDifference(transcript, outcome).joined(separator: "\n"))")
  }
}
