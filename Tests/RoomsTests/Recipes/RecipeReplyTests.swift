@testable import Kitchen
import Page
import Talk
import Testing
import Values

@testable import RecipesRoom

private typealias Samples = RecipeSamples

@Suite struct RecipeReplyTests {
  private static let page = RecipePage(
    view: RecipeView(Samples.recipe, servings: Rational(6)), card: Samples.card,
    use: RecipeUse(eaten: 2, last: Samples.monday - 7))

  private static let samples: [(name: String, reply: any Reply)] = [
    ("page", page),
    (
      "favorite",
      RecipePage(
        view: RecipeView(Samples.recipe, servings: Rational(4)), card: Samples.card,
        use: RecipeUse(next: Samples.monday),
        isFavorite: true)
    ),
    ("time", RecipeTimeTold(recipe: Samples.recipe)),
    (
      "ingredients",
      IngredientsListed(view: RecipeView(Samples.recipe, servings: Rational(6)), card: Samples.card)
    ),
    ("food", FoodExplained(food: Samples.hoisin)), ("unchecked", FoodExplained(food: Samples.lemonade)),
    ("animals", AnimalsFood()),
    ("some of many", Samples.found(10, of: 34, isNumbered: false)),
    ("the last", Samples.found(4, of: 34, skipped: 30, isNumbered: false)),
    ("past the end", Samples.found(0, of: 30, skipped: 30)), ("none found", Samples.found(0, of: 0)),
    ("nothing avoided", FoodChecked(name: "Black bean tacos", isDish: true, findings: [])),
    ("everything", FoodChecked(name: "Tacos", isDish: true, findings: [], card: Samples.card)),
    ("whole dishes", Samples.checked(.diet(.lowCarb), .unknown, isDish: false)),
    (
      "for somebody",
      Samples.checked(.diet(.dairyFree), .contains, because: ["cheddar", "sour cream"], person: "Emma")
    ),
    ("stand-ins", StandInsFound(food: Samples.buttermilk, choices: [Samples.milkAndLemon], leftOut: 1)),
    ("no stand-in", StandInsFound(food: Samples.hoisin, choices: [], leftOut: 0)),
    ("none that suits", StandInsFound(food: Samples.hoisin, choices: [], leftOut: 2)),
    (
      "both systems",
      MeasureConverted(
        amount: Amount(.one, .cup), food: Samples.buttermilk, result: Amount(Rational(17, 2), .ounce),
        also: Amount(Rational(242), .gram))
    ),
    ("of which food", MeasureNotConverted(amount: Amount(.one, .pound), food: nil, unit: .cup)),
    ("unknown density", MeasureNotConverted(amount: Amount(.one, .pound), food: Samples.hoisin, unit: .cup)),
    ("degrees", DegreesConverted(degrees: Rational(350), isFahrenheit: true, other: Rational(1590, 9))),
    (
      "done at",
      SafeTemperatureTold(food: Samples.buttermilk, safe: SafeTemperature(fahrenheit: 145, restMinutes: 3))
    ),
    ("any temperature", SafeTemperatureTold(food: Samples.hoisin, safe: nil)),
  ]

  @Test("every reply keeps to its width and ends in what can be said")
  func layout() { expectGoodLayout(Self.samples, ids: ["black-bean"]) }

  @Test("a recipe's page holds all of it, the written amount beside the scaled one")
  func page() {
    #expect(
      Samples.text(of: Self.page) == """
        Black bean tacos
        Warm corn tortillas filled with spiced beans and crunchy cabbage.
        Mexican · 25 min (10 prep, 15 cook) · serves 6 (written for 4) · easy ·
        keeps 3 days
        Tags: quick, meatless
        Planned 2 times before, last on February 23.
        Source: built in
        Contains milk. May contain soy. Not checked: hot sauce.

        Ingredients
          • red cabbage, 4 1/2 cups (3 cups for 4), finely shredded
          • salt, a pinch, optional (adjust to taste for 6 servings)
          • cilantro (adjust for 6 servings)

        1 ingredient scaled, 2 need you.
        Pan: take a larger one, or cook in batches, so that nothing is crowded.
        Cooking time: it may take longer; go by what you see and by the thermometer.

        Steps
          1. Toss the cabbage with salt and let it soften. (10 min)
          2. Fill the tortillas and serve.

        Say "what's for dinner tonight" or "plan the week".
        """)
  }

  @Test("what does not scale says so where the rest does, and notes stand below the steps")
  func fixed() {
    var recipe = Samples.recipe
    recipe.ingredients[0].isFixed = true
    recipe.notes = ["From my aunt."]
    let text = [4, 6].map {
      Samples.text(
        of: RecipePage(view: RecipeView(recipe, servings: Rational($0)), card: Samples.card, use: RecipeUse())
      )
    }
    #expect(text[0].contains("red cabbage, 3 cups, finely shredded\n"))
    #expect(text[1].contains("red cabbage, 3 cups, finely shredded (does not scale)\n"))
    #expect(text[1].contains("2. Fill the tortillas and serve.\n\nNotes\nFrom my aunt.\n"))
    let json = RecipePage(
      view: RecipeView(recipe, servings: Rational(6)), card: Samples.card, use: RecipeUse()
    ).json
    #expect(json.contains(#""fixed":true,"#) && json.contains(#""notes":["From my aunt."]"#))
  }

  @Test("a page's data are the recipe's own members and what the page tells beside it")
  func pageData() {
    let text = Self.page.json
    #expect(text.hasPrefix(#"{"kind":"recipe","list":null,"recipe":{"contains":["milk"],"#))
    for part in [
      #""diets":[]"#, #""eaten":2"#, #""favorite":false"#, #""last":"2026-02-23","#, #""next":null"#,
      #""servings":6"#, #""source":"""#, #""written_for":4"#, #""may_contain":["soy"]"#,
      #"{"amount":{"d":2,"n":9,"text":"4 1/2 cups","unit":"cup"},"ingredient":"red-cabbage","#
        + #""name":"red cabbage","optional":false,"preparation":"finely shredded","text":"4 1/2 cups"}"#,
    ] { #expect(text.contains(part), "\(part)") }
  }

  @Test(
    "the use of a dish counts today among what is to come",
    arguments: [
      (RecipeUse(), "Not on any plan yet."),
      (RecipeUse(next: Samples.monday), "On the plan for tonight."),
      (
        RecipeUse(eaten: 1, last: Samples.monday - 1, next: Samples.monday + 1),
        "Planned 1 time before, last on March 1; on the plan for Tuesday, March 3."
      ),
    ])
  func use(use: RecipeUse, sentence: String) {
    let page = RecipePage(
      view: RecipeView(Samples.recipe, servings: Rational(4)), card: Samples.card, use: use)
    #expect(Samples.text(of: page, width: 200).contains("\n\(sentence)\n"))
  }

  @Test("a search goes on as long as there is more, and says its number only where numbers choose")
  func search() {
    #expect(
      Samples.text(of: Samples.found(10, of: 34), width: 200).hasPrefix(
        "Recipes 1 to 10 of 34, black beans, \"tacos\", easy, dairy-free, within 30 min, "
          + "at most 10 min of preparation:\n"))
    let state = Wording(today: nil)
    #expect(Samples.found(10, of: 34).next(state).lines == ["1", "more"])
    #expect(Samples.found(4, of: 34, skipped: 30).next(state).lines == ["1"])
    #expect(
      Samples.found(10, of: 34, isNumbered: false).next(state).lines
        == ["recipe for Black bean tacos", "more"])
    #expect(Samples.text(of: Samples.found(0, of: 30, skipped: 30)).hasPrefix("Those were all 30 recipes.\n"))
    #expect(Samples.found(0, of: 0).status == .nothingFits)
    #expect(Samples.found(0, of: 30, skipped: 30).status == .done)
    #expect(Samples.found(0, of: 0).json == #"{"kind":"recipes","recipes":[],"skipped":0,"total":0}"#)
  }
}
