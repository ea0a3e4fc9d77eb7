import Kitchen
import Talk
import Testing
import Values

@testable import RecipesRoom

@Suite struct MeasureReplyTests {
  private let pound = Amount(.one, .pound)

  @Test(
    "measures are rounded as a kitchen reads them, and only then called about",
    arguments: [
      (Amount(Rational(3628, 1000), .cup), "1 lb buttermilk is about 3 5/8 cups."),
      (Amount(Rational(4), .cup), "1 lb buttermilk is 4 cups."),
      (Amount(Rational(45_359, 100), .gram), "1 lb buttermilk is about 454 g."),
      (Amount(Rational(1, 50), .cup), "1 lb buttermilk is 0.02 cup."),
    ])
  func measures(_ result: Amount, _ sentence: String) {
    let reply = MeasureConverted(amount: pound, food: RecipeSamples.buttermilk, result: result)
    #expect(RecipeSamples.text(of: reply).hasPrefix(sentence + "\n"))
  }

  @Test("a conversion's data are exact; one that fails names the error")
  func data() {
    #expect(
      MeasureConverted(
        amount: pound, food: RecipeSamples.buttermilk, result: Amount(Rational(17, 2), .cup)
      ).json
        == #"{"from":{"d":1,"n":1,"text":"1 lb","unit":"lb"},"ingredient":"buttermilk","kind":"conversion","#
        + #""to":{"d":2,"n":17,"text":"8 1/2 cups","unit":"cup"}}"#)
    let failed = MeasureNotConverted(amount: pound, food: nil, unit: .cup)
    #expect(failed.status == .refused)
    #expect(
      failed.json
        == #"{"error":"incompatibleUnits","from":{"d":1,"n":1,"text":"1 lb","unit":"lb"},"#
        + #""ingredient":null,"kind":"conversion","to":null,"unit":"cup"}"#)
    #expect(
      DegreesConverted(degrees: Rational(350), isFahrenheit: true, other: Rational(1590, 9)).json
        == #"{"degrees":350,"kind":"temperature","other":176.67,"scale":"fahrenheit"}"#)
  }

  @Test("a stand-in says how much of what, where it works and what to know")
  func standIns() {
    let found = StandInsFound(
      food: RecipeSamples.buttermilk, choices: [RecipeSamples.milkAndLemon], leftOut: 1)
    #expect(
      RecipeSamples.text(of: found).hasPrefix(
        """
        Instead of 1 cup buttermilk:
          • 1 cup milk + 1 tbsp lemon juice, for baking. Let it stand for 5 minutes.
        1 other left out: not for everybody here.
        """))
    #expect(
      found.json
        == #"{"choices":[{"good_for":"baking","instead_of":{"d":1,"n":1,"text":"1 cup","unit":"cup"},"#
        + #""note":"Let it stand for 5 minutes.","use":[{"amount":{"d":1,"n":1,"text":"1 cup","#
        + #""unit":"cup"},"ingredient":"milk"},{"amount":{"d":1,"n":1,"text":"1 tbsp","unit":"tbsp"},"#
        + #""ingredient":"lemon-juice"}]}],"ingredient":"buttermilk","kind":"substitutes","left_out":1}"#)
  }
}
