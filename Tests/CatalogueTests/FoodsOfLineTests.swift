import Catalogue
import Kitchen
import Quantities
import Testing
import Values

/// What an ingredient line of a recipe from elsewhere stands for. Source: food-data §4.
@Suite struct FoodsOfLineTests {
  private static let table = FoodTable(
    ingredients: [
      Ingredient(id: IngredientID("salt"), name: "salt", section: .condiments),
      Ingredient(id: IngredientID("black-pepper"), name: "black pepper", section: .condiments),
      Ingredient(id: IngredientID("macaroni"), name: "macaroni", section: .produce),
      Ingredient(id: IngredientID("mac-and-cheese"), name: "mac and cheese", section: .produce),
      Ingredient(id: IngredientID("butter"), name: "butter", section: .dairy),
    ], packages: [], profiles: [:])

  @Test(
    "two foods without an amount are two lines, all else is one",
    arguments: [
      ("salt and black pepper", ["salt", "black pepper"]),
      ("salt and freshly ground black pepper, to taste", ["salt", "freshly ground black pepper"]),
      ("salt & black pepper", ["salt", "black pepper"]), ("mac and cheese", ["mac and cheese"]),
      ("salt and magic dust", ["salt and magic dust"]),
      ("1 tsp salt and black pepper", ["salt and black pepper"]),
    ])
  func lines(_ text: String, _ names: [String]) {
    #expect(foodsOfLine(text, table: Self.table).map(\.name) == names)
  }

  @Test("what a line says of two foods holds for both")
  func both() {
    let found = foodsOfLine("salt and butter, melted, optional, to taste", table: Self.table)
    #expect(found.map(\.name) == ["salt", "butter"])
    #expect(Set(found.map(\.preparation)).count == 1)
    #expect(found.allSatisfy { $0.isOptional })
  }

  @Test("a word that leaves a food what it is stands beside it")
  func plainer() throws {
    var written = WrittenRecipe()
    written.title = "Zonk"
    written.lines = foodsOfLine("100 g cold butter, cubed", table: Self.table).map { WrittenIngredient($0) }
    let made = try #require(RecipeIngredient(written.lines[0], table: Self.table))
    #expect(made.name == "butter" && made.ingredient == IngredientID("butter"))
    #expect(made.preparation?.contains("cold") == true && made.preparation?.contains("cubed") == true)
  }
}
