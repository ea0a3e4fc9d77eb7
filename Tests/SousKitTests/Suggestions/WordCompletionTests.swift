import Kitchen
import Testing
import Values

@testable import SousKit

@Suite struct WordCompletionTests {
  private let words = WordCompletions(
    people: ["Emma"], dishes: ["beef chili"],
    table: FoodTable(
      ingredients: [
        Ingredient(id: IngredientID("egg"), name: "egg", plural: "eggs"),
        Ingredient(id: IngredientID("cumin"), name: "cumin"),
      ], packages: [], profiles: [:]))

  @Test(
    "the last word, by what stands before it",
    arguments: [
      ("add 2 cu", ["add 2 cups", "add 2 cumin"]), ("add 1 cu", ["add 1 cup", "add 1 cumin"]),
      ("add 3 eg", ["add 3 eggs"]),
      ("what is on fri", ["what is on Friday"]), ("can em", ["can Emma"]), ("swap beef", ["swap beef chili"]),
      ("can e", []), ("add", []), ("", []), ("add 2 zzz", []),
    ])
  func completes(_ line: String, _ wanted: [String]) { #expect(words.lines(for: line) == wanted) }
}
