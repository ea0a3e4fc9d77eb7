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
    "several changes in one line, with hesitations and reasons",
    arguments: [
      (
        "um in it use one onion instead of the onions and um make it half tsp salt because of Arthur",
        [
          EditResult.amount(name: "onion", now: "one", before: "2"),
          .amount(name: "salt", now: "1/2 tsp", before: "1 tsp"),
        ], ["because of Arthur"]
      ),
      (
        "add one potato and two cups of kale to it and use 4 lb of beef instead of 3",
        [
          .added(name: "potato", amount: "one"), .added(name: "kale", amount: "two cups"),
          .amount(name: "beef", now: "4 lb", before: "3 lb"),
        ], []
      ),
      (
        "change it and take out the black pepper and make the beef lean",
        [
          .removed(name: "black pepper", was: "black pepper, 1/2 tsp", isNamed: false),
          .replaced(name: "beef", by: "lean beef", was: "beef, 3 lb", now: "lean beef, 3 lb"),
        ], []
      ),
      (
        "in it make it half tsp salt gramps hates salty",
        [.amount(name: "salt", now: "1/2 tsp", before: "1 tsp")],
        ["gramps hates salty"]
      ),
      (
        "it take 15 minutes n add 1 lb chicken to em",
        [.minutes(15), .added(name: "chicken", amount: "1 lb")], []
      ),
      (
        "swap the beef in it for lamb, so that she can have some on Sunday",
        [.replaced(name: "beef", by: "lamb", was: "beef, 3 lb", now: "lamb, 3 lb")],
        ["so that she can have some on Sunday"]
      ),
      (
        "remove the ingredients \"1\" and \"2\" from it. They are step numbers.", [.noSuch("1 and 2")],
        ["They are step numbers"]
      ),
    ])
  func several(_ line: String, _ results: [EditResult], _ asides: [String]) throws {
    let change = try #require(RecipeChangeWords(pointing: line))
    var recipe = stew
    #expect(change.asides == asides)
    #expect(change.isInside)
    #expect(change.edits.flatMap { recipe.apply($0, table: Self.table) } == results)
  }

  @Test("what nobody could read of a plain change is told")
  func unread() throws {
    let change = try #require(
      RecipeChangeWords(pointing: "change it: 2 tsp salt, and tell gran about her teapot"))
    #expect(change.edits == [.ingredient("2 tsp salt")])
    #expect(change.unread == ["tell gran about her teapot"])
  }

  @Test("a step says another food where no ingredient is of it, and a whole step reads otherwise")
  func served() throws {
    var recipe = stew
    recipe.steps.append(RecipeStep(text: "Season and serve with bread."))
    let last = recipe.steps.count
    for (line, text) in [
      (
        "change it: serve with gluten-free bread instead of bread.",
        "Season and serve with gluten-free bread."
      ),
      ("write in it serve with gf rolls not gluten-free bread", "Season and serve with gluten-free rolls."),
      ("edit it: step \(last) shall read: Season and serve with rice.", "Season and serve with rice."),
    ] {
      let told = line.replacing("write in it", with: "in it")
      let change = try #require(RecipeChangeWords(pointing: told))
      #expect(change.edits.flatMap { recipe.apply($0, table: Self.table) } == [.stepChanged(last, text)])
    }
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
