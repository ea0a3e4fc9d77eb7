import Catalogue
import Foundation
import Kitchen
import Language
import Testing

@testable import SousKit

/// How a line is heard hangs on the shipped files alone.
@Suite struct LearnedNamesTests {
  @Test("somebody's own recipes change nothing of what is learned") func ownRecipesAreLeftOut() throws {
    let mine = NSTemporaryDirectory() + "sous-mine-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: mine, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: mine) }
    try "---\ntitle: Friday mouths\nservings: 4\ncook time: 5 minutes\n---\nFry @eggs{4}.\n".write(
      toFile: "\(mine)/friday.cook", atomically: true, encoding: .utf8)
    let root = try Project.resources.orFound()
    let alone = root.shippedNames(beside: nil, cache: nil)
    #expect(root.shippedNames(beside: mine, cache: nil) == alone)
    let own = try loadCatalogue(from: root, mine: mine)
    #expect(own.recipes.contains { $0.id.rawValue == "mine/friday" })
    let dishes = alone.first { $0.name == "recipe" }?.values.map(\.out) ?? []
    #expect(Set(dishes).count == own.recipes.count - 1)
  }
}
