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
}
