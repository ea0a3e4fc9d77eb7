import Dialogue
import Kitchen
import Rendering
import Testing
import Values

@Suite struct RecipeAndListWordingTests {
  @Test("a recipe's page holds all of it, the written amount beside the scaled one")
  func page() {
    #expect(
      said(
        .recipe(
          RecipePage(recipe: recipe, card: card, servings: 6, use: RecipeUse(eaten: 2, last: monday - 7))))
          == """
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
            • salt, a pinch, optional
            • cilantro

          Steps
            1. Toss the cabbage with salt and let it soften. (10 min)
            2. Fill the tortillas and serve.

          Say "what's for dinner tonight" or "plan the week".
          """)
  }

  @Test("a chosen dish says what to buy before how to cook it")
  func chosen() {
    #expect(
      said(.chosen(tacos, recipe, buy: sampleList)).hasPrefix(
        """
        Black bean tacos for 4, 25 min.
        To buy, about $16.48:
          onion   3                  1 bag (3 lb)    $3.49
          shrimp  1 1/2 lb + 2 cans                ~$12.99
        Assumed at home: olive oil, salt.

        Black bean tacos
        """))
    #expect(
      said(.chosen(tacos, recipe, buy: GroceryList(items: []))).hasPrefix(
        "Black bean tacos for 4, 25 min.\nEverything is at home.\n\nBlack bean tacos\n"))
  }

  @Test("a list is cut into sections whose columns stand under each other")
  func list() {
    #expect(
      said(.list(sampleList, sampleCost, isDraft: false, days: [monday + 2])) == """
        Shopping list, week of March 2

        Produce
        [ ]  onion   3                  1 bag (3 lb)    $3.49

        Meat & Seafood, 1 of 1 done
        [x]  shrimp  1 1/2 lb + 2 cans                ~$12.99

        2 items, 1 done   at the till $111.40   used $86.55
        ~ marks a guess: the middle price of its section stands in.
        Already at home: rice.
        Assumed at home: olive oil, salt.
        Prices are averages; 41 of 44 items priced.

        Say "show the plan" or "what's for dinner tonight".
        """)
  }

  @Test("an unknown section comes last")
  func unknownLast() {
    var odd = onion
    odd.section = .unknown
    let text = said(
      .list(GroceryList(items: [odd, shrimp]), sampleCost, isDraft: false, days: [monday]))
    let titles = text.split(separator: "\n").filter { $0 == "UNKNOWN" || $0.hasPrefix("Meat & Seafood") }
    #expect(titles == ["Meat & Seafood, 1 of 1 done", "UNKNOWN"])
  }

  @Test("tax is told beside the till")
  func tax() {
    var cost = sampleCost
    cost.tax = Money(cents: 900)
    cost.of = 41
    let text = said(.list(sampleList, cost, isDraft: false, days: [monday]))
    #expect(text.contains("at the till $111.40 and $9.00 tax"))
    #expect(text.contains("Prices are averages.\n"))
  }

  @Test(
    "a purchase reads as the shelf does",
    arguments: [
      (Amount(Rational(3), .pound), "bag", 1, "1 bag (3 lb)"),
      (Amount(Rational(15), .ounce), "can", 2, "2 cans (15 oz)"),
      (Amount(.one, .each), "each", 3, "3"), (Amount(.one, .each), "head", 1, "1 head"),
      (Amount(Rational(12), .each), "carton", 1, "1 carton (12)"),
      (Amount(Rational(20), .ounce), "loaf", 2, "2 loaves (20 oz)"),
      (Amount(Rational(8), .ounce), "container", 2, "2 containers (8 oz)"),
    ])
  func purchases(amount: Amount, container: String, count: Int, text: String) {
    var item = onion
    item.buy = Purchase(
      packages: count,
      package: Package(
        ingredient: "onion", amount: amount, container: container, price: .zero, source: "", period: "",
        quality: .average))
    let reply = said(.list(GroceryList(items: [item]), sampleCost, isDraft: false, days: []))
    #expect(reply.contains("[ ]  onion  3  \(text)  $3.49"))
  }

  @Test("no plan, no list, but a way to one")
  func noPlan() {
    #expect(
      said(.noPlan(.list)).split(separator: "\n").joined(separator: " ")
        == "There is no plan yet, so nothing to shop for. Say \"plan the week\" and I'll make one.")
  }
}
