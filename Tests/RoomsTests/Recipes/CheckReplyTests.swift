import Kitchen
import Talk
import Testing
import Values

@testable import RecipesRoom

@Suite struct CheckReplyTests {
  private func first(_ reply: any Reply) -> String {
    String(RecipeSamples.text(of: reply).split(separator: "\n").first ?? "")
  }

  @Test(
    "a verdict is a fact with its cause, never a yes or no",
    arguments: [
      (Avoided.diet(.vegan), Verdict.free, [], "Black bean tacos: vegan, by the ingredients."),
      (
        .diet(.kosher), .free, [],
        "Black bean tacos: kosher, by the ingredients. Whether it is certified I can't"
      ),
      (.diet(.dairyFree), .contains, ["cheddar"], "Black bean tacos: not dairy-free, because of cheddar."),
      (
        .diet(.glutenFree), .unknown, ["beef broth"],
        "I can't call black bean tacos gluten-free: it depends on the brand of beef"
      ),
      (.diet(.lowSodium), .unknown, [], "I can't call black bean tacos low-sodium."),
      (.allergen(.milk), .contains, ["cheddar"], "Black bean tacos: contains milk (cheddar)."),
      (.allergen(.treeNut), .free, [], "Black bean tacos: no tree nuts among the ingredients."),
      (.food("mushroom"), .unknown, [], "Black bean tacos: may contain mushrooms, by brand."),
    ])
  func verdicts(_ avoided: Avoided, _ verdict: Verdict, _ because: [String], _ sentence: String) {
    #expect(first(RecipeSamples.checked(avoided, verdict, because: because)) == sentence)
  }

  @Test("a food alone is never measured against what is said of whole dishes")
  func wholeDishes() {
    #expect(
      RecipeSamples.text(of: RecipeSamples.checked(.diet(.lowCarb), .unknown, isDish: false), width: 200)
        .hasPrefix(
          "Low-carb is said of whole dishes; ask \"nutrition of Black bean tacos\" for its figures."))
    #expect(
      first(RecipeSamples.checked(.diet(.glutenFree), .unknown, isDish: false))
        == "I can't call black bean tacos gluten-free: it depends on the brand.")
  }

  @Test("what is free is followed by the word about labels, what is not is not")
  func labels() {
    #expect(
      RecipeSamples.text(of: RecipeSamples.checked(.diet(.vegan), .free)).contains("please read the label"))
    #expect(!RecipeSamples.text(of: RecipeSamples.checked(.diet(.vegan), .contains)).contains("please read"))
  }

  @Test("for somebody, the worst comes first and only what decides it follows")
  func somebody() {
    let answer = FoodChecked(
      name: "Black bean tacos", isDish: true, person: "Emma",
      findings: [
        FoodFinding(avoidance: Avoidance(.allergen(.egg)), verdict: .free, because: []),
        FoodFinding(avoidance: Avoidance(.allergen(.milk)), verdict: .contains, because: ["cheddar"]),
      ])
    #expect(
      RecipeSamples.text(of: answer).hasPrefix(
        "Black bean tacos: not for Emma.\nBlack bean tacos: contains milk (cheddar).\nSay "))
    #expect(
      answer.json
        == #"{"findings":[{"avoid":{"kind":"allergen","strength":"strict","what":"egg"},"because":[],"#
        + #""verdict":"free"},{"avoid":{"kind":"allergen","strength":"strict","what":"milk"},"#
        + #""because":["cheddar"],"verdict":"contains"}],"kind":"check","name":"Black bean tacos","#
        + #""person":"Emma","verdict":"contains"}"#)
    #expect(
      FoodChecked(name: "Tacos", isDish: true, findings: []).json
        == #"{"findings":[],"kind":"check","name":"Tacos","person":null,"verdict":null}"#)
  }

  @Test("what a food is made with is said, the kinds it belongs to are not")
  func kinds() {
    var salsa = RecipeSamples.hoisin
    salsa.parts = ["nightshade", "soy", "tomato"].map { IngredientID($0) }
    #expect(
      RecipeSamples.text(of: FoodExplained(food: salsa), width: 200).contains("It is made with tomatoes."))
    salsa.parts = [IngredientID("nightshade")]
    #expect(!RecipeSamples.text(of: FoodExplained(food: salsa)).contains("made with"))
  }

  @Test("a food nobody checked is never vouched for")
  func unchecked() {
    #expect(
      first(FoodExplained(food: RecipeSamples.lemonade))
        == "Nobody has checked lemonade yet, so I can't vouch for it.")
    #expect(
      FoodExplained(food: RecipeSamples.hoisin).json
        == #"{"food":{"checked":true,"contains":["wheat","soy","gluten"],"ingredient":"hoisin-sauce","#
        + #""may_contain":["sesame"],"name":"hoisin sauce","parts":["garlic","soybean"],"#
        + #""section":"condiments"},"kind":"food"}"#)
  }
}
