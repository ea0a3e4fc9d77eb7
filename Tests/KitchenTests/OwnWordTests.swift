import Testing

@testable import Kitchen

@Suite struct OwnWordTests {
  @Test(arguments: [
    ("Scoops", "scoop"), ("blue mugs", "blue mug"), ("glasses", "glass"), ("glass", "glass"),
    ("boxes", "box"), ("dishes", "dish"), ("gas", "gas"), ("  our  Scoop ", "scoop"), ("", ""),
  ])
  func keyIsOfOneInSmallLetters(said: String, key: String) { #expect(OwnWord.key(said) == key) }

  @Test func keyOfAKeyIsItself() {
    for word in ["scoops", "boxes", "mugs of tea", "tins", "ladles"] {
      #expect(OwnWord.key(OwnWord.key(word)) == OwnWord.key(word))
    }
  }

  @Test func aContainerHoldsWhatWasSaidOfThatFoodAlone() {
    let corn = OwnWord("can", of: IngredientID("canned-corn"), meaning: .amount(Amount(Rational(11), .ounce)))
    let scoop = OwnWord("scoop", meaning: .amount(Amount(Rational(30), .gram)))
    let words = [corn, scoop]
    #expect(
      ownAmount(Amount(Rational(2), .can), of: IngredientID("canned-corn"), words: words)
        == Amount(Rational(22), .ounce))
    let tuna = Amount(Rational(2), .can)
    #expect(ownAmount(tuna, of: IngredientID("canned-tuna"), words: words) == tuna)
  }

  @Test func settingsThatNobodyKnowsAreNone() {
    #expect(ShownMeasures([Setting(.measures, "furlongs")]) == ShownMeasures())
    let shown = ShownMeasures([Setting(.measures, "metric"), Setting(.degrees, "fahrenheit")])
    #expect(shown == ShownMeasures(system: .metric, degrees: .fahrenheit))
  }
}

@Suite struct UnusualAmountTests {
  @Test func aLotOfSeasoningIsUnusualAndTheSameOfFlourIsNot() {
    let salt = Ingredient(id: IngredientID("salt"), name: "salt", subcategory: "Spices")
    let flour = Ingredient(id: IngredientID("flour"), name: "flour", subcategory: "Baking Supplies")
    for (amount, ofSalt, ofFlour) in [
      (Amount(Rational(12), .cup), true, false), (Amount(Rational(26), .ounce), false, false),
      (Amount(Rational(30), .pound), true, false), (Amount(Rational(60), .pound), true, true),
      (Amount(Rational(501), .each), true, true), (Amount(Rational(500), .each), false, false),
      (Amount(Rational(61), .bag), true, true), (Amount(Rational(60), .bag), false, false),
    ] {
      #expect(isUnusual(amount, of: salt) == ofSalt, "\(amount.text)")
      #expect(isUnusual(amount, of: flour) == ofFlour, "\(amount.text)")
    }
  }
}
