import Testing
import Values

@Suite struct RationalTextTests {
  @Test(
    "texts that are numbers",
    arguments: [
      ("3", Rational(3)), ("1/2", Rational(1, 2)), ("1 1/2", Rational(3, 2)),
      ("0.75", Rational(3, 4)), (".5", Rational(1, 2)), ("2.", Rational(2)), ("½", Rational(1, 2)),
      ("1½", Rational(3, 2)), ("1 ½", Rational(3, 2)), ("1⁄4", Rational(1, 4)),
      ("-2", Rational(-2)), ("−1 1/2", Rational(-3, 2)), ("  7 ", Rational(7)),
      ("10/4", Rational(5, 2)), ("0", .zero), ("14.5", Rational(29, 2)),
    ])
  func reads(_ text: String, _ value: Rational) { #expect(Rational(text: text) == value) }

  @Test(
    "texts that are no numbers",
    arguments: [
      "", " ", "a", "1/0", "1/", "/2", "1 2", "1/2 1", "1 3/2", "1.5 1/2", "1,5", "--1", "1e3",
      "99999999999999999999", "1/2/3", "٣", "½½½", ".", "1.2.3", "0x1",
    ])
  func refuses(_ text: String) { #expect(Rational(text: text) == nil) }

  @Test func `what a cook reads parses back to the same number`() {
    var draw = Draws(11)
    for _ in 0..<2000 {
      let value = Rational(draw.numbers.within(-9999...9999), draw.numbers.within(1...16))
      #expect(Rational(text: value.text) == value)
    }
  }

  @Test func `a short decimal is at most half a place off`() {
    var draw = Draws(12)
    for _ in 0..<2000 {
      let value = draw.rational()
      guard let shown = Rational(text: value.decimalText(places: 2)) else {
        Issue.record("\(value.decimalText(places: 2)) does not read back")
        continue
      }
      let gap = shown - value
      #expect((gap < .zero ? -gap : gap) <= Rational(1, 200))
    }
  }

  @Test(
    "numbers as text",
    arguments: [
      (Rational(3), "3"), (Rational(3, 2), "1 1/2"), (Rational(-3, 2), "-1 1/2"),
      (Rational(1, 3), "1/3"), (Rational(1, 17), "0.06"), (Rational(-1, 1000), "0"), (.zero, "0"),
    ])
  func writes(_ value: Rational, _ text: String) { #expect(value.text == text) }
}
