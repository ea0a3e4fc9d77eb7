import Testing
import Values

@Suite struct QuantityTests {
  private func quantities(_ draw: inout Draws) -> [Quantity] {
    let low = draw.positive()
    return [
      Quantity(Amount(draw.positive(), .cup)),
      Quantity(.range(Amount(low, .tablespoon), low + draw.positive()), text: "a to b"),
      Quantity(
        .packages(count: draw.positive(), unit: .can, size: Amount(15, .ounce)), text: "cans"),
      Quantity(.words, text: "a pinch"),
    ]
  }

  @Test func `scaling by one changes nothing, not even the words`() {
    var draw = Draws(31)
    for quantity in quantities(&draw) { #expect(quantity.scaled(by: .one) == quantity) }
  }

  @Test func `scaling twice is scaling by the product`() {
    var draw = Draws(32)
    for _ in 0..<200 {
      let (a, b) = (draw.positive(), draw.positive())
      for quantity in quantities(&draw) {
        #expect(quantity.scaled(by: a).scaled(by: b).total == quantity.scaled(by: a * b).total)
      }
    }
  }

  @Test func `the total scales with the factor and words have none`() {
    var draw = Draws(33)
    for _ in 0..<200 {
      let factor = draw.positive()
      for quantity in quantities(&draw) {
        let expected = quantity.total.map { $0 * factor }
        #expect(quantity.scaled(by: factor).total == expected)
        #expect((quantity.total == nil) == (quantity.measure == .words))
      }
    }
  }

  @Test func `a package keeps its size`() {
    let cans = Quantity(
      .packages(count: Rational(2), unit: .can, size: Amount(15, .ounce)), text: "2 15-oz cans")
    #expect(cans.total == Amount(30, .ounce))
    #expect(cans.scaled(by: Rational(3, 2)).text == "3 (15 oz) cans")
  }
}
