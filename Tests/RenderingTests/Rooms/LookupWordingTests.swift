import Dialogue
import Kitchen
import Rendering
import Testing
import Values

@Suite struct LookupWordingTests {
  private func first(_ lookup: Lookup) -> String {
    String(said(.lookup(lookup)).split(separator: "\n").first ?? "")
  }

  @Test(
    "a verdict is a fact with its cause, never a yes or no",
    arguments: [
      (Avoided.diet(.vegan), Verdict.free, [], "Black bean tacos: vegan, by the ingredients."),
      (.diet(.dairyFree), .contains, ["cheddar"], "Black bean tacos: not dairy-free, because of cheddar."),
      (
        .diet(.glutenFree), .unknown, ["beef broth"],
        "I can't call black bean tacos gluten-free: it depends on the brand of beef"
      ),
      (.allergen(.milk), .contains, ["cheddar"], "Black bean tacos: contains milk (cheddar)."),
      (.allergen(.treeNut), .free, [], "Black bean tacos: no tree nuts among the ingredients."),
      (.food("mushroom"), .unknown, [], "Black bean tacos: may contain mushrooms, by brand."),
    ])
  func verdicts(_ avoided: Avoided, _ verdict: Verdict, _ because: [String], _ sentence: String) {
    #expect(first(checked(avoided, verdict, because: because)) == sentence)
  }

  @Test("what is free is followed by the word about labels, what is not is not")
  func labels() {
    #expect(said(.lookup(checked(.diet(.vegan), .free))).contains("please read the label"))
    #expect(!said(.lookup(checked(.diet(.vegan), .contains))).contains("please read the label"))
  }

  @Test("what a food is made with is said, the kinds it belongs to are not")
  func kinds() {
    var salsa = hoisin
    salsa.parts = ["nightshade", "soy", "tomato"]
    let text = said(.lookup(.food(salsa))).split(separator: "\n").joined(separator: " ")
    #expect(text.contains("It is made with tomatoes."))
    salsa.parts = ["nightshade"]
    #expect(!said(.lookup(.food(salsa))).contains("made with"))
  }

  @Test("a food nobody checked is never vouched for")
  func unchecked() {
    #expect(first(.food(lemonade)) == "Nobody has checked lemonade yet, so I can't vouch for it.")
  }

  @Test(
    "measures are rounded as a kitchen reads them, and only then called about",
    arguments: [
      (Amount(Rational(3628, 1000), .cup), "1 lb buttermilk is about 3 5/8 cups."),
      (Amount(Rational(4), .cup), "1 lb buttermilk is 4 cups."),
      (Amount(Rational(45_359, 100), .gram), "1 lb buttermilk is about 454 g."),
      (Amount(Rational(1, 50), .cup), "1 lb buttermilk is 0.02 cup."),
    ])
  func measures(_ result: Amount, _ sentence: String) {
    #expect(first(.converted(Amount(.one, .pound), of: buttermilk, to: result)) == sentence)
  }

  @Test("a substitute says how much of what, where it works and what to know")
  func substitutes() {
    #expect(
      said(.lookup(.substitutes(sampleSubstitutes))).hasPrefix(
        """
        Instead of 1 cup buttermilk:
          • 1 cup milk + 1 tbsp lemon juice, for baking. Let it stand for 5 minutes.
        1 other left out: not for everybody here.
        """))
  }

  @Test("nutrition names its coverage and what could not be weighed")
  func nutrition() {
    let answer = NutritionAnswer(
      name: "Black bean tacos", amount: nil, facts: tacoFacts, nutrient: .protein, measured: 9, foods: 10)
    #expect(
      said(.lookup(.nutrition(answer))).hasPrefix(
        """
        One serving of black bean tacos: about 16 g of protein, 31 % of a day's value.
        9 of 10 foods have figures (100 % by weight), from USDA FoodData Central. Not
        weighed: hot sauce.
        """))
  }
}
