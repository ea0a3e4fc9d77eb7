import Catalogue
import Testing
import Values

@Suite struct QuantityTextTests {
  @Test(
    "amounts with a unit of their own",
    arguments: [
      ("1/2", "cup", Rational(1, 2), Unit.cup), ("1 1/2", "lb", Rational(3, 2), .pound),
      ("12", "", Rational(12), .each), ("2", "cloves", Rational(2), .clove),
      ("0.75", "oz", Rational(3, 4), .ounce),
      ("½", "tsp", Rational(1, 2), .teaspoon), ("1½", "cups", Rational(3, 2), .cup),
      ("2", "large", Rational(2), .each), ("150g", "", Rational(150), .gram),
      ("2 tbsp", "", Rational(2), .tablespoon),
      ("1,000", "g", Rational(1000), .gram), ("1-1/2", "cups", Rational(3, 2), .cup),
      ("a", "cup", .one, .cup), ("half", "cup", Rational(1, 2), .cup), ("three", "", Rational(3), .each),
      ("2", "T", Rational(2), .tablespoon), ("2", "t", Rational(2), .teaspoon),
      ("8", "fl oz", Rational(8), .fluidOunce),
    ])
  func amounts(_ text: String, _ unit: String, _ value: Rational, _ expected: Unit) {
    #expect(parseQuantity(text, unit: unit).measure == .amount(Amount(value, expected)))
  }

  @Test(
    "ranges keep both ends",
    arguments: [
      ("2-3", "tbsp"), ("2–3", "tbsp"), ("2 to 3", "tbsp"), ("2 - 3", "tablespoons"),
      ("2-3 tbsp", ""),
    ])
  func ranges(_ text: String, _ unit: String) {
    let expected = Quantity.Measure.range(Amount(Rational(2), .tablespoon), Rational(3))
    #expect(parseQuantity(text, unit: unit).measure == expected)
  }

  @Test(
    "packages in the shapes people write them",
    arguments: [
      ("2", "15-oz cans"), ("2", "15 oz cans"), ("2", "(15 oz) cans"), ("2", "(15-oz) cans"),
      ("2 15-oz cans", ""), ("2 (15 oz) cans", ""), ("two", "15-ounce cans"),
    ])
  func packages(_ text: String, _ unit: String) {
    let size = Amount(Rational(15), .ounce)
    let expected = Quantity.Measure.packages(count: Rational(2), unit: .can, size: size)
    #expect(parseQuantity(text, unit: unit).measure == expected)
  }

  @Test func `a package may hold a volume or a broken number`() {
    #expect(
      parseQuantity("1", unit: "13.5-fl-oz can").total == Amount(Rational(27, 2), .fluidOunce))
    #expect(parseQuantity("1", unit: "14 1/2-oz can").total == Amount(Rational(29, 2), .ounce))
  }

  @Test(
    "what is no amount stays words",
    arguments: [
      ("a pinch", ""), ("1", "pinch"), ("to taste", ""), ("", ""), ("some", ""), ("0", "cup"), ("-1", "cup"),
      ("3-2", "tbsp"), ("2", "handfuls"), ("1/0", "cup"), ("٣", "cups"),
      ("99999999999999999999", "g"),
    ])
  func words(_ text: String, _ unit: String) {
    let quantity = parseQuantity(text, unit: unit)
    #expect(quantity.measure == .words)
    #expect(quantity.total == nil)
  }

  @Test func `the text is kept as written`() {
    #expect(parseQuantity("1 ½", unit: "cups").text == "1 ½ cups")
    #expect(parseQuantity(" 2 ", unit: " 15-oz cans ").text == "2 15-oz cans")
    #expect(parseQuantity("to taste").text == "to taste")
    #expect(parseQuantity("12").text == "12")
  }

  @Test func `every amount a cook reads back parses to itself`() throws {
    var numbers = SplitMix64(seed: 71)
    for _ in 0..<2000 {
      let unit = Unit.allCases[numbers.below(Unit.allCases.count)]
      guard !unit.isLoose else { continue }
      let amount = Amount(Rational(numbers.within(1...400), numbers.within(1...16)), unit)
      let total = try #require(parseQuantity(amount.text).total)
      // A dozen is twelve pieces.
      #expect(total == amount || unit == .dozen && total == Amount(amount.value * 12, .each))
    }
  }
}
