import Testing
import Values

@testable import Language

/// Prices, shopping and people told in a few words, said plainly. The clock stands at Monday, March 2, 2026.
@Suite struct ShortOrdersTests {
  private func rewritten(_ line: String) -> String? {
    Rewriting(recognizer: recognizer, context: RecognitionContext(now: monday)).rewritten(line)
  }

  @Test(
    "a bare number with cents is a price where only a price stands",
    arguments: [
      ("milk was 3.49", "milk was $3.49"),
      ("paid 2.99 for eggs", "paid $2.99 for eggs"),
      ("it was 82.10", "it was $82.10"),
      ("14.50 total", "it came to $14.50"),
    ])
  func prices(line: String, said: String) { #expect(rewritten(line) == said) }

  @Test(
    "hours, stars and measures are none",
    arguments: ["dinner is at 6.30", "dinner is 6.30", "the chili was 4.5", "there is 2.25 lb of beef"])
  func noPrices(line: String) { #expect(rewritten(line)?.contains("$") != true) }

  @Test(
    "what was bought for an evening chooses no dinner",
    arguments: [
      ("got the chicken and eggs for tonight", "got the chicken and eggs"),
      ("we bought salmon for tonight's dinner", "we bought salmon"),
    ])
  func bought(line: String, said: String) { #expect(rewritten(line) == said) }

  @Test("all of an evening is not some foods for it")
  func boughtAll() { #expect(rewritten("bought everything for tonight")?.contains("for tonight") != false) }

  @Test(
    "a no keeps its food and loses its weight",
    arguments: [("no fish at all", "no fish"), ("no mushrooms ever", "no mushrooms")])
  func ever(line: String, said: String) { #expect(rewritten(line) == said) }

  @Test("what somebody won't touch is the food just named")
  func foodPronoun() {
    #expect(rewritten("no mushrooms, Leo won't touch them")?.hasSuffix("Leo won't touch mushrooms") == true)
    #expect(rewritten("no mushrooms and no olives, Leo won't touch them")?.hasSuffix("them") != false)
  }

  @Test("whoever comes and is told of again is one")
  func child() {
    #expect(
      rewritten("my sister comes Saturday with her little girl, the little girl can't have any dairy")
        == "my sister comes Saturday with her little girl who can't have dairy")
  }

  @Test("a diet that somebody eats is what they keep to")
  func diet() {
    #expect(rewritten("Walt eats low carb") == "Walt is on a low carb diet")
    #expect(rewritten("Walt eats chicken") == "Walt can have chicken")
  }

  @Test("no meat but fish has a name")
  func pescatarian() {
    #expect(
      rewritten("Joan doesn't eat any meat at all, no bacon, just fish is fine") == "Joan is pescatarian")
    #expect(rewritten("Joan doesn't eat any meat, no nuts, just fish is fine") != "Joan is pescatarian")
  }

  @Test("a heading with an age says whose the sentence is")
  func heading() {
    #expect(
      rewritten("Sunniva (9): does not like fish") == "Sunniva is 9 years old. Sunniva does not like fish")
  }

  @Test(
    "a question whether something is there notes nothing",
    arguments: ["do we still have rice", "are there leftovers"])
  func questions(line: String) {
    let found =
      Rewriting(recognizer: recognizer, context: RecognitionContext(now: monday)).rewritten(line) ?? line
    #expect(
      recognizer.recognize(found, expecting: nil, context: RecognitionContext(now: monday)).act != .change)
  }

  @Test("whom somebody speaks to is no food and no price")
  func vocatives() {
    #expect(rewritten("no dear, swap Tuesday") == "no, swap Tuesday")
    #expect(rewritten("there are two servings left dear")?.contains("dear") == false)
    #expect(rewritten("the lamb is too dear")?.contains("dear") != false)
  }

  @Test("an age amid a sentence counts nobody")
  func whoIsOld() {
    #expect(
      rewritten("my grandson Milo who is ten stays with us on Friday")?.hasSuffix("is 10 years old") == true)
  }

  @Test("what stands behind a dish and a colon is of that dish")
  func underDish() {
    #expect(
      rewritten("bean stew: any nuts, gluten in it?")?.contains("bean stew contain nuts") == true)
    #expect(rewritten("bean stew: add 1 carrot")?.hasPrefix("change the bean stew: add 1 carrot") == true)
  }

  @Test("a guest who comes on another day moves, and no dinner does")
  func otherDay() {
    #expect(
      rewritten("Odette comes on Saturday instead of Friday")
        == "Odette is not coming on Friday. Odette is coming on Saturday")
  }

  @Test("another evening than tonight's is never passed over")
  func boughtForFriday() { #expect(rewritten("we bought salmon for Friday")?.contains("Friday") != false) }

  @Test("whoever is spoken to is nobody who eats")
  func somebody() {
    #expect(rewritten("no nuts for my mate")?.contains("mate") != false)
    #expect(rewritten("tofu is fine but it is not it")?.contains("not tofu") != true)
  }

  @Test("what begins as an order is told where nobody reads it")
  func orders() {
    let found = recognizer.recognizeAll(
      "put crackers and a pound of butter on the list", expecting: nil,
      context: RecognitionContext(now: monday))
    #expect(found.contains { $0.said.contains("crackers") })
  }

  @Test(
    "what is at home on a form keeps each amount and place with its food",
    arguments: [
      (
        "Rice: 3 kg in cupboard. Frozen edamame: 2 bags freezer.",
        ["we have 3 kg of rice in the cupboard", "we have 2 bags of edamame in the freezer"]
      ),
      (
        "Now in fridge: milk opened Monday. Tofu: 2 packs. Eggs: 6.",
        ["milk opened Monday", "we have 2 packs of tofu in the fridge", "we have 6 eggs in the fridge"]
      ),
      (
        "tofu: one pack used. spinach: all used up",
        ["we used one pack of the tofu", "the spinach is all used up"]
      ),
      ("we throw away the chicken, 500 g, smell bad", ["we threw away 500 g of chicken because it was bad"]),
    ])
  func forms(line: String, said: [String]) {
    let scan = recognizer.scan(line, RecognitionContext(now: monday))
    #expect((FoodTally(scan: scan).parts() ?? FoodForm(scan: scan).parts()) == said)
  }

  @Test(
    "a list without places, and a question under a dish, are no such form",
    arguments: ["Tofu: 2 packs. Eggs: 6.", "tacos: any nuts in it?", "we throw away too much"])
  func noForms(line: String) {
    let scan = recognizer.scan(line, RecognitionContext(now: monday))
    #expect((FoodTally(scan: scan).parts() ?? FoodForm(scan: scan).parts()) == nil)
  }

  @Test("what was thrown out, run out of or is a date is nothing at home")
  func notAtHome() {
    for line in [
      "ok we throw away the chicken, 500 g, smell bad. So sad, it was 6.50",
      "We have run out of dates and there are only two bags of flour altogether.",
    ] {
      let found = recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
      #expect(!found.contains { $0.intent == "spent" })
      #expect(!found.contains { read in read.intent == "pantry_add" && read.said.contains("dates") })
      #expect(found.contains { $0.intent == "pantry_remove" })
    }
  }

  @Test(
    "sums for the week, and ages of who comes",
    arguments: [
      ("60 for food this week", "$60 for food this week")
    ])
  func weekAndAge(line: String, said: String) { #expect(rewritten(line) == said) }
}
