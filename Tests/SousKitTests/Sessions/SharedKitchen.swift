import Catalogue
import Foundation
import Kitchen
import Language
import Store
import Talk
import Testing
import Values

@testable import SousKit

/// A kitchen file in a folder of its own, with people who talk to it, each in a session of their own.
final class SharedKitchen {
  static let now = CivilTime(iso: "2026-03-02T17:00") ?? CivilTime(day: Day(number: 0))
  static let knowledge = Result {
    try Knowledge.load(from: Project.resources, selection: .small, mine: nil, cache: nil)
  }

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("sous-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var path: String { folder.appendingPathComponent("kitchen.sqlite").path }

  /// Another connection to the file.
  func open() throws -> SQLiteKitchen {
    try SQLiteKitchen(path: path, tables: House.complete.tables, seed: 7, today: Self.now.day)
  }

  /// Somebody's talk, over a connection of its own.
  func talk(as person: String) throws -> Session {
    var options = SessionOptions()
    options.kitchen = path
    options.seed = 7
    options.now = Self.now
    options.person = person
    options.catalogue = "small"
    return try Session(options, knowledge: Self.knowledge.get(), store: open())
  }

  /// The kitchen as the file has it, read by nobody who talked.
  func look() throws -> Snapshot { try open().snapshot(for: "nobody", today: Self.now.day) }

  /// What the file has at home, by food.
  func atHome() throws -> [String: Rational] {
    Dictionary(
      try look()[PantryItem.self].map { ($0.ingredient?.rawValue ?? $0.name, $0.amount?.value ?? .zero) }
    ) {
      $0 + $1
    }
  }
}

/// Something to be done in the middle of a session's turn: after it looked at the kitchen, before it saves.
final class Interruption: @unchecked Sendable {
  private var acts: [() -> Void]
  private(set) var count = 0

  /// Each act is done once, in this order, one whenever the model is asked for.
  init(_ acts: [() -> Void]) { self.acts = acts }

  /// Puts itself in the session's way: the word model is asked for while a line is being read.
  func hinder(_ session: Session) throws {
    let knowledge = try SharedKitchen.knowledge.get()
    let model = knowledge.models.words.value()
    session.plainRecognizer = Recognizer(
      grammar: knowledge.grammar, lists: knowledge.catalogue.lists,
      model: {
        self.happen()
        return model
      })
  }

  /// Nothing more happens.
  func end() { acts = [] }

  private func happen() {
    guard !acts.isEmpty else { return }
    count += 1
    acts.removeFirst()()
  }
}
