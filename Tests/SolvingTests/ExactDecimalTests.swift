import Solving
import Testing

@Suite struct ExactDecimalTests {
  @Test(
    "numbers as JSON writes them",
    arguments: [
      ("0", 0, 0), ("-0.0", 0, 0), ("12", 12, 0), ("12.50", 125, 1), ("0.001", 1, 3), ("-3.20", -32, 1),
      ("1e3", 1000, 0), ("1.5E2", 150, 0), ("15e-1", 15, 1), ("100.0010", 100_001, 3), ("1e-9", 1, 9),
    ])
  func reads(_ text: String, _ digits: Int, _ places: Int) {
    #expect(ExactDecimal(number: text) == ExactDecimal(digits: digits, places: places))
  }

  @Test(
    "numbers past what is exact",
    arguments: ["99999999999999999999", "1e30", "0.1e-40", "1e99999999999999999999"])
  func refuses(_ text: String) { #expect(ExactDecimal(number: text) == nil) }

  @Test func `ends are rounded inward`() {
    let number = ExactDecimal(digits: 1251, places: 2)
    #expect(number.unitsUp(scale: 1) == 126)
    #expect(number.unitsDown(scale: 1) == 125)
    #expect(number.units(scale: 1) == nil)
    let below = ExactDecimal(digits: -1251, places: 2)
    #expect(below.unitsUp(scale: 1) == -125)
    #expect(below.unitsDown(scale: 1) == -126)
  }

  @Test func `what is written reads back`() {
    var draws = SmallProblems(seed: 4)
    for _ in 0..<2000 {
      let number = ExactDecimal(digits: draws.below(1_000_000) - 500_000, places: draws.below(9))
      #expect(ExactDecimal(number: number.text) == number)
    }
  }
}
