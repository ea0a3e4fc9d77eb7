import Foundation
import Talk
import Transcripts

/// Plays transcripts: a session on a kitchen in memory, with the header's clock and seed.
final class SessionHost: TranscriptHost {
  private let knowledge: (CatalogueChoice) throws(StartFailure) -> Knowledge
  private let fixtures: (String) -> String?
  private var store: SQLiteKitchen?
  private var session: Session?
  private var header: TranscriptHeader?
  /// The requests of the conversation, in the order heard; those of its kitchen's own are none.
  private(set) var heard: [Recognition] = []

  /// `fixtures` gives the text of a kitchen's own conversation, by name.
  init(
    knowledge: @escaping (CatalogueChoice) throws(StartFailure) -> Knowledge,
    fixtures: @escaping (String) -> String?
  ) { (self.knowledge, self.fixtures) = (knowledge, fixtures) }

  func open(_ header: TranscriptHeader) throws(TranscriptRefusal) {
    do { store = try SQLiteKitchen(path: nil, tables: House.complete.tables, seed: header.seed) } catch {
      throw TranscriptRefusal(reason: "no kitchen in memory: \(error)")
    }
    if header.kitchen != "new" { try play(fixture: header.kitchen) }
    heard = []
    self.header = header
    try begin(header)
  }

  private func play(fixture name: String) throws(TranscriptRefusal) {
    guard let text = fixtures(name) else {
      throw TranscriptRefusal(reason: "there is no kitchen called \(name) in transcripts/kitchens")
    }
    do {
      let transcript = try parseTranscript(path: "transcripts/kitchens/\(name).md", text: text)
      guard transcript.header.kitchen == "new" else {
        throw TranscriptRefusal(reason: "the kitchen \(name) must begin as new")
      }
      header = transcript.header
      try begin(transcript.header)
      for step in transcript.steps {
        switch step.act {
        case .say(let line): _ = say(line)
        case .directive(.clock(let seconds)): advanceClock(bySeconds: seconds)
        case .directive(.restart): _ = restart()
        case .directive(.fail(let call)): failNext(call)
        }
      }
    } catch let refusal as TranscriptRefusal {
      throw refusal
    } catch {
      throw TranscriptRefusal(reason: "\(error)")
    }
  }

  private func begin(_ header: TranscriptHeader) throws(TranscriptRefusal) {
    guard let store else { return }
    var options = SessionOptions()
    options.kitchen = ":memory:"
    options.seed = header.seed
    options.now = header.now
    options.person = "me"
    options.catalogue = header.catalogue.rawValue
    do {
      session = try Session(options, knowledge: knowledge(header.catalogue), store: store)
      session?.performer = FixturePerformer()
    } catch {
      throw TranscriptRefusal(reason: error.lines.joined(separator: " "))
    }
  }

  func say(_ line: String) -> [String] {
    guard let session else { return [] }
    let reply = session.say(line)
    heard += session.lastTurn.recognitions
    return reply.lines
  }

  func restart() -> [String] {
    guard var header, let session else { return [] }
    header.now = session.clock.now
    do { try begin(header) } catch { return [error.reason] }
    return self.session?.greeting() ?? []
  }

  func advanceClock(bySeconds seconds: Int) { session?.clock.advance(bySeconds: seconds) }

  func failNext(_ call: FailingCall) {
    switch call {
    case .save: store?.failNextSave(.busy)
    case .prices: session?.failing.append(.prices)
    case .catalogue: session?.failing.append(.catalogue)
    }
  }
}
