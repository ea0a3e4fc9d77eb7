import Kitchen
import Testing
import Values

@testable import Catalogue

@Suite struct RecipeTextTests {
  @Test("a recipe in one breath")
  func breath() {
    let read = readRecipeText(
      "save my wife's pot roast: 3 lb chuck roast, 2 onions, chopped, 6 carrots and salt. Brown the meat, add the rest, "
        + "cook 3 hours. Serves 6.")
    #expect(read.title == "My wife's pot roast")
    #expect(read.lines.map(\.text) == ["3 lb chuck roast", "2 onions, chopped", "6 carrots", "salt"])
    #expect(read.steps == ["Brown the meat.", "Add the rest.", "Cook 3 hours."])
    #expect(read.servings == 6)
  }

  @Test("several lines with headings, bullets and numbers")
  func pasted() {
    let read = readRecipeText(
      """
      **Grandma's Lentil Soup**
      Serves 4 | Prep time: 10 min | Cook time: 35 minutes

      ## Ingredients
      - 1 cup lentils
      - 2 carrots, diced
      For the top:
      - 1 tbsp parsley
      - salt

      ## Directions
      1. Rinse the lentils.
      2. Simmer everything
         for 30 minutes.

      Notes
      Better the next day.
      """)
    #expect(read.title == "Grandma's Lentil Soup")
    #expect((read.servings, read.prepMinutes, read.cookMinutes) == (4, 10, 35))
    #expect(read.lines.map(\.text) == ["1 cup lentils", "2 carrots, diced", "1 tbsp parsley", "salt"])
    #expect(read.lines.map(\.group) == [nil, nil, "for the top", "for the top"])
    #expect(read.steps == ["Rinse the lentils.", "Simmer everything for 30 minutes."])
    #expect(read.notes == ["Better the next day."])
  }

  @Test("several lines without any heading")
  func bare() {
    let read = readRecipeText(
      "Tomato pasta\n\n400 g pasta\n1 can tomatoes\n2 cloves garlic\n\nBoil the pasta for 10 minutes. Fry the garlic.\nMix.\n"
    )
    #expect(read.title == "Tomato pasta")
    #expect(read.lines.count == 3)
    #expect(read.steps.count == 2)
  }

  @Test(
    "what is a recipe, and what isn't",
    arguments: [
      ("save my wife's pot roast: 3 lb chuck roast, 2 onions. Brown the meat, cook 3 hours.", true),
      (
        "my wife's pot roast: 3 lb chuck roast, 2 onions, 6 carrots. Brown the meat, add the rest, cook 3 hours.",
        true
      ),
      ("new recipe tuna melt: 1 can tuna, 2 slices bread", true),
      ("shopping list: 2 onions, 6 carrots", false),
      ("add to the list: 2 onions, 6 carrots", false),
      ("pantry: 3 lb beef, 2 onions. Bake the bread tomorrow.", false),
      ("we are 4: me, my wife and two kids", false), ("at home: 2 onions, 3 eggs", false),
      ("milk\neggs\nbread", false), ("2 onions\n3 carrots\n1 lb beef", false),
    ])
  func recipes(_ text: String, _ isOne: Bool) { #expect(holdsRecipe(text) == isOne) }

  @Test("control characters and hostile names stay out of the file")
  func hostile() throws {
    let text = "save \u{1b}[31mevil\u{1b}[0m stew: 2 on@ions{9}, 3 {carrots}. Boil -- it ~{1%year} @x{2}."
    let kept = try #require(recipe(of: text, in: Catalogue.empty, eaters: 4))
    #expect(!kept.text.unicodeScalars.contains { $0.value == 0x1b })
    #expect(kept.recipe.ingredients.count == 2)
    #expect(ownFileID(for: "../../etc/passwd", isTaken: { _ in false }).rawValue == "mine/etc-passwd")
    #expect(ownFileID(for: "…", isTaken: { $0.rawValue == "mine/recipe" }).rawValue == "mine/recipe-2")
  }

  @Test("how long it takes is what the steps name; what nobody said is told as assumed")
  func assumed() throws {
    let kept = try #require(
      recipe(
        of: "save stew: 2 onions, 1 carrot. Fry half an hour, boil 10 minutes.", in: Catalogue.empty,
        eaters: 3))
    #expect(kept.recipe.cookMinutes == 40)
    #expect(kept.recipe.servings == 3)
    #expect(kept.assumed == Assumed(servings: 3, minutes: 40))
    #expect(kept.recipe.steps.map(\.minutes) == [30, 10])
  }
}

@Suite struct ComposeTests {
  @Test("every built-in recipe, composed anew, reads back the same")
  func roundTrip() throws {
    let root = try ResourceRoot.find()
    let catalogue = try loadCatalogue(from: root)
    for recipe in catalogue.recipes {
      let id = RecipeID("mine/\(recipe.id.rawValue)")
      let text = composeCooklang(recipe)
      let read = try #require(
        readRecipe(text, id: id, file: "x", table: catalogue.table).value, "\(recipe.id): \(text)")
      #expect(read.title == recipe.title)
      #expect(
        (read.servings, read.prepMinutes, read.cookMinutes, read.leftoverDays) == (
          recipe.servings, recipe.prepMinutes, recipe.cookMinutes, recipe.leftoverDays
        ))
      #expect(read.steps.map(\.text) == recipe.steps.map(\.text), "\(recipe.id)")
      #expect(read.ingredients == recipe.ingredients, "\(recipe.id)")
      #expect(read.tags == recipe.tags)
      #expect(read.notes == recipe.notes)
    }
  }
}

@Suite struct RecipeEditTests {
  private static let table = FoodTable.empty
  private var stew: Recipe {
    let text =
      "save stew: 3 lb beef, 2 onions, 6 carrots, 1 tsp salt, a pinch of thyme. Brown the beef, add the carrots, cook 2 hours."
    return recipe(of: text, in: Catalogue.empty, eaters: 4)!.recipe
  }

  @Test(
    "a line changes what it names",
    arguments: [
      ("4 carrots, not 6", [EditResult.amount(name: "carrots", now: "4", before: "6")]),
      ("no, 4 carrots instead of 6", [.amount(name: "carrots", now: "4", before: "6")]),
      ("it serves 6", [.servings(6)]), ("it takes 3 hours", [.minutes(180)]),
      ("less salt", [.amount(name: "salt", now: "1/2 tsp", before: "1 tsp")]),
      ("add: simmer 20 minutes", [.stepAdded(4, "Simmer 20 minutes.")]),
      ("also 2 bay leaves", [.added(name: "bay leaves", amount: "2")]),
      ("add a bay leaf", [.added(name: "bay leaf", amount: "1")]),
      ("no onions", [.removed(name: "onions", was: "onions, 2", isNamed: false)]),
      ("take the carrots out", [.removed(name: "carrots", was: "carrots, 6", isNamed: true)]),
      (
        "replace the beef with lamb",
        [.replaced(name: "beef", by: "lamb", was: "beef, 3 lb", now: "lamb, 3 lb")]
      ),
      (
        "parsnips instead of carrots",
        [
          .replaced(name: "carrots", by: "parsnips", was: "carrots, 6", now: "parsnips, 6")
        ]
      ),
      ("call it Sunday stew", [.title("Sunday stew")]),
      ("step 2: add everything else", [.stepChanged(2, "Add everything else.")]),
      ("remove step 3", [.stepRemoved(3)]),
      ("remove step 9", [.noSuchStep(9)]),
      ("the salt is 2 tsp", [.amount(name: "salt", now: "2 tsp", before: "1 tsp")]),
      ("note: better the next day", [.note("better the next day")]),
    ])
  func edits(_ line: String, _ results: [EditResult]) throws {
    let change = try #require(RecipeChangeWords(line, isAtHand: true))
    var recipe = stew
    #expect(change.edits.flatMap { recipe.apply($0, table: Self.table) } == results)
  }

  @Test(
    "the dish a line names",
    arguments: [
      ("less salt in our chili", "chili"), ("add a bay leaf to the beef chili", "beef chili"),
      ("our chili has 2 onions", "chili"),
      ("take the onions out of my goulash", "goulash"), ("rename the stew to Sunday stew", "stew"),
      ("in our chili, use 2 onions", "chili"),
    ])
  func dishes(_ line: String, _ dish: String) throws {
    let change = try #require(RecipeChangeWords(line, isAtHand: false))
    #expect(change.dish == dish)
  }

  @Test(
    "a line that changes no recipe",
    arguments: [
      "what's for dinner tonight", "we are 4", "looks good", "swap tuesday", "how much salt is in it?",
      "thanks",
    ])
  func others(_ line: String) { #expect(RecipeChangeWords(line, isAtHand: false) == nil) }
}
