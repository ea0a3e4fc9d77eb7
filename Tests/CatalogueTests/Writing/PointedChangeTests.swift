import Kitchen
import Testing
import Values

@testable import Catalogue

@Suite struct PointedChangeTests {
  private static let table = FoodTable.empty
  private var stew: Recipe {
    let text =
      "save stew: 3 lb beef, 2 onions, 1 tsp salt, 1/2 tsp black pepper. Brown the beef, add the onions, cook 2 hours."
    return recipe(of: text, in: Catalogue.empty, eaters: 4)!.recipe
  }

  @Test(
    "a line that points at a recipe changes it",
    arguments: [
      ("take the salt out of it", [EditResult.removed(name: "salt", was: "salt, 1 tsp", isNamed: false)]),
      ("please remove the salt from it", [.removed(name: "salt", was: "salt, 1 tsp", isNamed: false)]),
      (
        "it: remove the salt and black pepper",
        [
          .removed(name: "salt", was: "salt, 1 tsp", isNamed: false),
          .removed(name: "black pepper", was: "black pepper, 1/2 tsp", isNamed: false),
        ]
      ),
      (
        "in it change salt and black pepper to 2 tsp salt",
        [
          .amount(name: "salt", now: "2 tsp", before: "1 tsp"),
          .removed(name: "black pepper", was: "black pepper, 1/2 tsp", isNamed: false),
        ]
      ),
      (
        "use lamb instead of the beef in it",
        [.replaced(name: "beef", by: "lamb", was: "beef, 3 lb", now: "lamb, 3 lb")]
      ),
      (
        "switch out the beef for lamb in it for good",
        [.replaced(name: "beef", by: "lamb", was: "beef, 3 lb", now: "lamb, 3 lb")]
      ),
      (
        "it: the salt line should be 2 tsp salt", [.amount(name: "salt", now: "2 tsp", before: "1 tsp")]
      ),
      ("it needs 3 onions", [.amount(name: "onions", now: "3", before: "2")]),
    ])
  func changes(_ line: String, _ results: [EditResult]) throws {
    let change = try #require(RecipeChangeWords(pointing: line))
    var recipe = stew
    #expect(!change.isOpen)
    #expect(change.edits.flatMap { recipe.apply($0, table: Self.table) } == results)
  }

  @Test(
    "a dish without something is asked about",
    arguments: ["it without the salt", "it but no salt", "make it without salt", "it minus the salt"])
  func open(_ line: String) throws {
    let change = try #require(RecipeChangeWords(pointing: line))
    #expect(change.isOpen)
    #expect(change.edits == [.remove("salt")])
  }

  @Test(
    "lines that only speak of it",
    arguments: [
      "put it on the list", "add it to friday", "it with rice", "it for 6", "show me it", "no it this week",
      "what can I use instead of salt",
    ])
  func others(_ line: String) { #expect(RecipeChangeWords(pointing: line) == nil) }

  @Test("what is left of a line of two foods stays")
  func narrowed() {
    let table = FoodTable(
      ingredients: ["salt", "black pepper"].map {
        Ingredient(id: IngredientID($0), name: $0, section: .condiments)
      }, packages: [], profiles: [:])
    var recipe = stew
    recipe.ingredients[2].name = "salt and black pepper"
    #expect(
      recipe.apply(.remove("salt"), table: table) == [
        .narrowed(name: "black pepper", was: "salt and black pepper")
      ])
  }

  @Test("a line of two foods that no table knows goes as a whole")
  func whole() {
    var recipe = stew
    recipe.ingredients[2].name = "salt and black pepper"
    #expect(
      recipe.apply(.remove("salt"), table: .empty) == [
        .removed(name: "salt and black pepper", was: "salt and black pepper, 1 tsp", isNamed: false)
      ])
  }
}
