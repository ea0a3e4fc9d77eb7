import Testing

@testable import Catalogue

/// Recipes dictated in one breath, and how many they serve by their names. Source: requirements FR-RM-001.
@Suite struct DictatedRecipeTests {
  @Test("signs stand where a written recipe has them")
  func signs() {
    let line =
      "save my apple crumble it is six apples and 4 oz butter and 8 oz flour rub the butter in the flour and bake it 40 minutes serves six"
    #expect(
      withSigns(dictated: line)
        == "save my apple crumble: six apples and 4 oz butter and 8 oz flour. rub the butter in the flour and bake it 40 minutes. serves six"
    )
    let written = readRecipeText(withSigns(dictated: line) ?? "")
    #expect(written.title == "Apple crumble" && written.servings == 6)
    #expect(written.lines.count == 3 && written.steps.count == 1)
  }

  @Test("foods told without signs become a list")
  func list() {
    #expect(
      listSaid("um two tablespoons of olive oil one onion chopped two carrots um and a parmesan rind")
        == "2 tablespoons of olive oil, 1 onion chopped, 2 carrots, 1 parmesan rind")
    #expect(listSaid("one 14 oz can of tomatoes two carrots") == "1 14 oz can of tomatoes, 2 carrots")
    #expect(listSaid("2 cans of beans, 1 onion") == "2 cans of beans, 1 onion")
  }

  @Test("numbered sentences are steps")
  func numbered() {
    #expect(
      numberedSteps("1. Boil the beans 20 minutes. 2. Toss with oil.").map { $0.trimming(".") }
        == ["Boil the beans 20 minutes", "Toss with oil"])
    #expect(numberedSteps("1. Boil the beans 2. two onions").isEmpty)
    #expect(numberedSteps("2 onions").isEmpty)
  }

  @Test(
    "other lines stay as they are",
    arguments: [
      "save the plan", "save my crumble: six apples. Bake it.", "note that we have six eggs in the fridge",
      "keep 2 portions of it for Tom", "remember it is 4 oz butter",
    ])
  func others(line: String) { #expect(withSigns(dictated: line) == nil) }

  @Test(
    "a title may end in how many it serves",
    arguments: [
      ("potato soup for 5", "Potato soup", 5),
      ("father's potato soup, for 5 people", "Father's potato soup", 5),
      ("soup for lunch", "Soup for lunch", nil), ("tacos for 4 seasons", "Tacos for 4 seasons", nil),
    ] as [(String, String, Int?)])
  func servings(head: String, title: String, count: Int?) {
    let written = readRecipeText("save a recipe: \(head). 2 lb potatoes, 1 leek. Boil all for 25 minutes.")
    #expect(written.servings == count)
    if count != nil { #expect(written.title == title) }
  }

  @Test(
    "a recipe is called by what it is told to be called, and never by how it was begun",
    arguments: [
      ("I write you my recipe: 2 eggs, 1 cup flour. Mix and fry. Call it pancakes", "Pancakes"),
      ("Let me teach you my mam's cawl: 1 kg lamb, 2 leeks. Simmer two hours.", "My mam's cawl"),
      ("save my recipe. Goulash: 2 lb beef, 3 onions. Stew two hours.", "Goulash"),
      ("Trifle: 6 eggs, 1 cup cream. We call this the base. Chill it.", "Trifle"),
      ("You tiao: 2 cups flour, 1 tsp salt. Knead and fry.", "You tiao"),
    ])
  func name(_ text: String, _ title: String) { #expect(readRecipeText(text).title == title) }
}
