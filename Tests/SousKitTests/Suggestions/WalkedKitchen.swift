import Catalogue
import Foundation
import Kitchen
import Language
import Planning
import Store
import Talk
import Transcripts
import Values

@testable import SousKit

/// What comes back from a step: the reply to a line, or the greeting of a new chat.
enum Walked {
  case reply(WalkedReply)
  case greeting([String])
}

/// A kitchen in a file of its own and somebody talking in it, that can be copied between two lines.
final class WalkedKitchen {
  private let header: TranscriptHeader
  private let folder: URL
  private let store: SQLiteKitchen
  private var session: Session

  /// A kitchen as a transcript's header wants it.
  init(_ header: TranscriptHeader) throws {
    self.header = header
    folder = try Self.newFolder()
    store = try Self.store(in: folder, header)
    guard header.kitchen != "new" else {
      session = try Self.session(header, at: header.now, store)
      return
    }
    let path = "transcripts/kitchens/\(header.kitchen).md"
    let before = try parseTranscript(path: path, text: Project.text(path))
    session = try Self.session(before.header, at: before.header.now, store)
    for step in before.steps { _ = try play(step.act) }
    session = try Self.session(header, at: header.now, store)
  }

  /// The same kitchen at the same moment of the same conversation: what happens in one is not seen in the
  /// other.
  init(copyOf other: WalkedKitchen) throws {
    header = other.header
    folder = try Self.newFolder()
    // What was not yet written back stands in the file's log.
    for end in ["", "-wal"] {
      let path = Self.path(in: other.folder) + end
      guard FileManager.default.fileExists(atPath: path) else { continue }
      try FileManager.default.copyItem(atPath: path, toPath: Self.path(in: folder) + end)
    }
    store = try Self.store(in: folder, header)
    session = try Self.session(header, at: other.session.clock.now, store)
    // What no file keeps.
    session.unsaved = other.session.unsaved
    session.failing = other.session.failing
  }

  deinit {
    store.close()
    try? FileManager.default.removeItem(at: folder)
  }

  func say(_ line: String) -> Answer {
    session.say(line)
  }

  /// One step of a transcript; nil where nothing comes back.
  func play(_ act: Transcript.Step.Act) throws -> Walked? {
    switch act {
    case .say(let line): return .reply(WalkedReply(say(line)))
    case .directive(.clock(let seconds)): session.clock.advance(bySeconds: seconds)
    case .directive(.fail(.save)): store.failNextSave(.busy)
    case .directive(.fail(.prices)): session.failing.append(.prices)
    case .directive(.fail(.catalogue)): session.failing.append(.catalogue)
    case .directive(.restart): return .greeting(try restart())
    }
    return nil
  }

  /// A new chat in the same kitchen; gives what it opens with.
  func restart() throws -> [String] {
    session = try Self.session(header, at: session.clock.now, store)
    return session.greeting()
  }

  func advance(days: Int) { session.clock.advance(bySeconds: days * 86_400) }

  func completions() -> [String] { session.completions(for: "") }

  private static func newFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sous-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static func path(in folder: URL) -> String { folder.appendingPathComponent("kitchen").path }

  private static func store(in folder: URL, _ header: TranscriptHeader) throws -> SQLiteKitchen {
    try SQLiteKitchen(
      path: path(in: folder), tables: House.complete.tables, seed: header.seed, today: header.now.day)
  }

  private static func session(
    _ header: TranscriptHeader, at now: CivilTime, _ store: SQLiteKitchen
  ) throws -> Session {
    var options = SessionOptions()
    options.seed = header.seed
    options.now = now
    options.person = "me"
    options.catalogue = header.catalogue.rawValue
    let known = try (header.catalogue == .small ? Known.small : Known.builtin).get()
    let session = try Session(options, knowledge: known.knowledge, store: store)
    session.plainRecognizer = known.recognizer
    return session
  }
}

/// What every session of these tests knows, loaded once.
private struct Known: Sendable {
  var knowledge: Knowledge
  var recognizer: Recognizer

  static let small = Result { try Known(.small) }
  static let builtin = Result { try Known(.builtin) }

  private init(_ selection: CatalogueSelection) throws {
    knowledge = try Knowledge.load(from: Project.resources, selection: selection, mine: nil, cache: nil)
    let store = try SQLiteKitchen(path: nil, tables: House.complete.tables, seed: 1)
    recognizer = try Session(SessionOptions(), knowledge: knowledge, store: store).plainRecognizer
  }
}
