import Catalogue
import Foundation
import Kitchen
import Language
import Talk
import Testing
import Values

@testable import SousKit

/// Lines that a room takes as a whole are nobody else's.
@Suite("Lines heard as a whole") struct HearingTests {
  private let grammar: Grammar
  private let world: World

  init() throws {
    let root = try #require(Project.resources)
    (grammar, _) = loadGrammar(files: root.textFiles(under: "intents", ending: ".yaml"))
    let catalogue = try loadCatalogue(from: root)
    let store = try SQLiteKitchen(path: nil, tables: House.complete.tables, seed: 1)
    let kitchen = try store.snapshot(for: "me", today: Day(number: 20_000))
    world = World(
      kitchen: kitchen, catalogue: catalogue, grammar: grammar,
      context: TurnContext(
        now: CivilTime(day: Day(number: 20_000), hour: 17), randomizer: Randomizer(seed: 1)),
      house: House.complete)
  }

  /// Intents of this kind, which the words may well mean.
  private let own: Set<String> = [
    "cook_along", "timer", "recipe_add", "recipe_change", "recipe_text", "find_recipes", "show_recipe",
    "choose", "cook_how",
  ]

  @Test("no example of another intent is heard, with nothing going on and with a recipe at hand")
  func examples() {
    for intent in grammar.intents where !own.contains(intent.name) {
      for line in intent.examples.map(\.say) + intent.phrasings {
        let heard = World.hears(line, DialogueState(), world)
        #expect(heard == nil, "\(intent.name): \(line) is heard as \(heard ?? "")")
      }
    }
  }
}

extension World {
  fileprivate static func hears(_ line: String, _ state: DialogueState, _ world: World) -> String? {
    world.house.rooms.lazy.compactMap { $0.hears(line, state, world)?.intent }.first
  }
}
