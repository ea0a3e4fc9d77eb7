import Catalogue
import Kitchen
import Testing

/// Foods of the built-in table are found by the names that lists have for them, so that a list comes back.
@Suite struct FoodNameTests {
  @Test("Every food's name on a list leads back to it")
  func names() throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let resources = try #require(ResourceRoot(path: "/\(root)/Sources/Catalogue"))
    let table = try loadCatalogue(from: resources, selection: .builtin).table
    let lost = table.ingredients.filter { food in
      let match = matchFood(food.plural ?? food.name, table: table)
      return match?.food != food.id || match?.way != .name
    }
    #expect(lost.map(\.name) == [])
  }
}
