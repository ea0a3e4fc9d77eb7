import Catalogue
import Foundation
import Language
import SousKit
import Talk
import Testing

/// What the compiler cannot hold: intent files and handlers belong together, and names stand once.
@Suite("Intents have one handler") struct HandlerTests {
  private let grammar: Grammar
  private let handlers = House.complete.rooms.flatMap(\.intents)

  init() throws {
    let root = try #require(Project.resources)
    (grammar, _) = loadGrammar(files: root.textFiles(under: "intents", ending: ".yaml"))
  }

  @Test("every intent that can be done has a handler, and no handler is without a file")
  func handled() {
    let declared = grammar.intents.filter { $0.planned == nil }.map(\.name)
    #expect(Set(handlers.map(\.name)) == Set(declared))
    #expect(handlers.count == declared.count)
  }

  @Test("a handler stands in the room of its intent's folder")
  func folders() {
    for room in House.complete.rooms {
      for intent in room.intents {
        #expect(grammar.intent(intent.name)?.room == room.name, "\(intent.name)")
      }
    }
  }

  @Test("a role belongs to one intent")
  func roles() {
    let roles = handlers.compactMap(\.role)
    #expect(Set(roles).count == roles.count)
  }

  @Test("an intent's name stands in one Swift file")
  func names() throws {
    let files = try SourceTree.swiftFiles(in: "Sources").filter {
      ["Talk", "Rooms", "SousKit"].contains($0.target) && !$0.path.hasSuffix("Replies.swift")
    }
    for intent in handlers where intent.name.contains("_") {
      let places = files.filter { file in file.code.contains { $0.text.contains("\"\(intent.name)\"") } }
      #expect(places.count == 1, "\(intent.name): \(places.map(\.path))")
    }
    for intent in handlers {
      let places = files.filter { file in file.code.contains { $0.text.contains("Intent(\"\(intent.name)\"") }
      }
      #expect(places.count == 1, "\(intent.name): \(places.map(\.path))")
    }
  }

  @Test("rooms, tables and what is remembered have names of their own")
  func uniqueNames() {
    let house = House.complete
    #expect(Set(house.rooms.map(\.name)).count == house.rooms.count)
    #expect(Set(house.rooms.flatMap(\.tables).map(\.name)).count == house.rooms.flatMap(\.tables).count)
    #expect(house.remembered.count == house.rooms.flatMap(\.remembers).count + 3)
  }
}
