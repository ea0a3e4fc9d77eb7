import Testing
import Values

@Suite struct MoneyTests {
  @Test(
    "money as text",
    arguments: [
      (740, "$7.40", "$7.40"), (-300, "-$3.00", "-$3"), (120_450, "$1,204.50", "$1,204.50"),
      (0, "$0.00", "$0"), (5, "$0.05", "$0.05"), (12_000, "$120.00", "$120"),
      (100_000_000, "$1,000,000.00", "$1,000,000"),
    ])
  func writes(_ cents: Int, _ text: String, _ short: String) {
    #expect(Money(cents: cents).text == text)
    #expect(Money(cents: cents).shortText == short)
  }

  @Test func `adding commutes and subtracting undoes it`() {
    var draw = Draws(41)
    for _ in 0..<1000 {
      let a = Money(cents: draw.numbers.within(-1_000_000...1_000_000))
      let b = Money(cents: draw.numbers.within(-1_000_000...1_000_000))
      #expect(a + b == b + a)
      #expect(a + b - b == a)
      #expect([a, b].sum() == a + b)
    }
  }

  @Test func `the largest sums stop instead of trapping`() {
    var draw = Draws(42)
    for _ in 0..<1000 {
      let (a, b) = (Money(cents: draw.int()), Money(cents: draw.int()))
      _ = (a + b, a - b, a * draw.int(), a * draw.anyRational())
      #expect(!a.text.isEmpty)
    }
    #expect(Money(cents: .max) + Money(cents: 1) == Money(cents: .max))
    #expect(Money(cents: .min) - Money(cents: 1) == Money(cents: .min))
  }

  @Test(
    "a share is rounded half up to a cent",
    arguments: [
      (127, Rational(1, 2), 64), (100, Rational(1, 3), 33), (3, Rational(1, 6), 1),
      (-3, Rational(1, 2), -1),
    ])
  func shares(_ cents: Int, _ share: Rational, _ expected: Int) {
    #expect(Money(cents: cents) * share == Money(cents: expected))
  }
}
