import Foundation
import SousKit
import Testing
import Transcripts

/// Every line that a reply suggests does what it says, typed in the moment it is suggested.
@Suite struct SuggestionTests {
  static let rooms = Dictionary(grouping: allTranscripts(under: "\(Project.root)/transcripts")) { path in
    path.dropFirst(Project.root.count + 1).split(separator: "/").dropFirst().first.map(String.init) ?? ""
  }

  @Test("what the conversations of a room suggest can be said", arguments: rooms.keys.sorted())
  func holds(_ room: String) throws {
    var walk = SuggestionWalk()
    for path in Self.rooms[room] ?? [] {
      let name = String(path.dropFirst(Project.root.count + 1))
      try walk.walk(parseTranscript(path: name, text: Project.text(name)))
    }
    #expect(walk.tried > 0)
    for finding in walk.findings { Issue.record(Comment(rawValue: finding)) }
  }
}
