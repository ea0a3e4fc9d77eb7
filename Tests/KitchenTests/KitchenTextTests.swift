import Kitchen
import Testing
import Values

@Suite struct KitchenTextTests {
  @Test(
    "amounts a kitchen can measure",
    arguments: [
      (Rational(3, 8), Unit.cup, "1/4 cup + 2 tbsp"), (Rational(15, 8), .cup, "1 3/4 cups + 2 tbsp"),
      (Rational(1, 3), .cup, "1/3 cup"), (Rational(1, 8), .cup, "2 tbsp"), (Rational(6), .teaspoon, "2 tbsp"),
      (Rational(4), .teaspoon, "1 tbsp + 1 tsp"), (Rational(8), .tablespoon, "1/2 cup"),
      (Rational(5, 4), .tablespoon, "1 tbsp + 3/4 tsp"), (Rational(1, 4), .tablespoon, "3/4 tsp"),
      (Rational(3, 5), .tablespoon, "1 3/4 tsp"), (Rational(1, 20), .teaspoon, "a pinch"),
      (Rational(1, 8), .teaspoon, "1/8 tsp"), (Rational(20), .ounce, "1 1/4 lb"),
      (Rational(13, 8), .pound, "1 lb + 10 oz"), (Rational(1, 8), .pound, "2 oz"),
      (Rational(47, 10), .gram, "5 g"), (Rational(333), .gram, "335 g"), (Rational(1500), .gram, "1 1/2 kg"),
      (Rational(7, 3), .each, "2 1/2"), (Rational(35, 3), .each, "12"), (Rational(1, 10), .each, "1/2"),
      (Rational(5, 2), .clove, "2 1/2 cloves"), (Rational(16, 3), .clove, "5 cloves"), (.zero, .cup, "0 cup"),
    ])
  func shows(_ value: Rational, _ unit: Unit, _ text: String) {
    #expect(kitchenText(Amount(value, unit)) == text)
  }

  @Test func `an amount shown is at most about a twentieth off`() throws {
    var numbers = SplitMix64(seed: 61)
    for _ in 0..<3000 {
      let unit = [Unit.cup, .tablespoon, .pound, .ounce, .gram, .milliliter][numbers.below(6)]
      let least = unit == .gram || unit == .milliliter ? Rational(20) : Rational(2)
      let exact = Amount(least * Rational(numbers.within(16...400), 16), unit)
      let shown = try kitchenAmounts(exact).reduce(Rational.zero) { sum, part in
        sum + (try convertUnit(part, to: unit)).value
      }
      let gap = shown < exact.value ? exact.value - shown : shown - exact.value
      #expect(gap * 16 <= exact.value, "\(exact.text) is shown as \(kitchenText(exact))")
    }
  }

  @Test func `what is shown is already on the grid`() {
    var numbers = SplitMix64(seed: 62)
    for _ in 0..<2000 {
      let unit = Unit.allCases[numbers.below(Unit.allCases.count)]
      let exact = Amount(Rational(numbers.within(1...400), numbers.within(1...24)), unit)
      for part in kitchenAmounts(exact) {
        #expect(kitchenAmounts(part).map(\.text).joined(separator: " + ") == part.text)
      }
    }
  }

  @Test func `a factor of one keeps the words as written`() {
    let odd = Quantity(.amount(Amount(Rational(7, 9), .cup)), text: "7/9 cup, heaped")
    #expect(kitchenText(odd, scaledBy: .one) == "7/9 cup, heaped")
    #expect(kitchenText(odd, scaledBy: Rational(9, 7)) == "1 cup")
  }

  @Test(
    "packages go in halves and keep their size",
    arguments: [
      (Rational(3, 2), "3 (15 oz) cans"), (Rational(1, 4), "1/2 (15 oz) can"),
      (Rational(5, 4), "2 1/2 (15 oz) cans"),
    ])
  func cans(_ factor: Rational, _ text: String) {
    let cans = Quantity(
      .packages(count: Rational(2), unit: .can, size: Amount(Rational(15), .ounce)), text: "2 15-oz cans")
    #expect(kitchenText(cans, scaledBy: factor) == text)
  }

  @Test(
    "both ends of a range are rounded",
    arguments: [
      (Rational(2), "1 tbsp + 1 tsp to 2 tbsp"), (Rational(1, 2), "1–1 1/2 tsp"), (.one, "2–3 tsp"),
      (Rational(1, 20), "1/8 tsp"),
    ])
  func ranges(_ factor: Rational, _ text: String) {
    let range = Quantity(.range(Amount(Rational(2), .teaspoon), Rational(3)), text: "2–3 tsp")
    #expect(kitchenText(range, scaledBy: factor) == text)
  }
}
