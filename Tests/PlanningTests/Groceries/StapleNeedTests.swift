import Kitchen
import Testing
import Values

@testable import Planning

/// What becomes of staples by their marks.
@Suite struct StapleNeedTests {
  private func eggs(low: Int? = nil, upTo: Int? = nil, every: Int? = nil, last: Day? = nil, buys: Int? = nil)
    -> Staple
  {
    Staple(
      ingredient: IngredientID("egg"), name: "eggs", section: .unknown,
      amount: buys.map { Amount(Rational($0), .each) },
      lastBought: last, low: low.map { Amount(Rational($0), .each) },
      upTo: upTo.map { Amount(Rational($0), .each) }, every: every)
  }

  private func lot(_ count: Int, before: Day? = nil) -> PantryItem {
    PantryItem(
      id: ID(String(repeating: "b", count: 32))!, name: "eggs", ingredient: IngredientID("egg"),
      amount: Amount(Rational(count), .each), bestBefore: before)
  }

  private func need(_ staple: Staple, _ pantry: [PantryItem] = []) -> StapleNeed {
    stapleNeed(staple, pantry: pantry, on: monday)
  }

  @Test("without marks it is bought always, as much as was said")
  func plain() {
    #expect(need(eggs(), [lot(30)]) == .buy(nil))
    #expect(need(eggs(buys: 12), [lot(30)]) == .buy(Amount(Rational(12), .each)))
  }

  @Test("bought again only below its mark, and filled up to the other")
  func marks() {
    #expect(need(eggs(low: 4, upTo: 12), [lot(4)]) == .enough(Amount(Rational(4), .each)))
    #expect(need(eggs(low: 4, upTo: 12), [lot(3)]) == .buy(Amount(Rational(9), .each)))
    #expect(need(eggs(low: 4), [lot(1)]) == .buy(Amount(Rational(3), .each)))
    #expect(need(eggs(low: 4, buys: 12), [lot(1)]) == .buy(Amount(Rational(12), .each)))
    #expect(need(eggs(upTo: 12), [lot(11)]) == .buy(Amount(Rational(1), .each)))
    #expect(need(eggs(upTo: 12), [lot(12)]) == .enough(Amount(Rational(12), .each)))
  }

  @Test("what is past its date, and what nobody can count, counts for nothing")
  func stale() {
    #expect(need(eggs(low: 4, upTo: 12), [lot(10, before: monday - 1)]) == .buy(Amount(Rational(12), .each)))
    let some = PantryItem(
      id: ID(String(repeating: "c", count: 32))!, name: "eggs", ingredient: IngredientID("egg"), held: .untold
    )
    #expect(need(eggs(low: 4, upTo: 12), [some]) == .buy(Amount(Rational(12), .each)))
  }

  @Test("what is bought every so many days waits for its day, and is listed in the week before it")
  func every() {
    #expect(need(eggs(every: 14, last: monday - 3)) == .notYet(monday + 11))
    #expect(need(eggs(every: 14, last: monday - 8)) == .buy(nil))
    #expect(need(eggs(every: 14)) == .buy(nil))
  }

  @Test(
    "never more than the upper mark is at home afterwards, never less than the lower",
    arguments: UInt64(1)...300)
  func laws(seed: UInt64) {
    var rng = SplitMix64(seed: seed &* 31)
    let low = rng.within(1...20)
    let upTo = low + rng.below(20)
    let held = rng.below(50)
    switch need(eggs(low: low, upTo: upTo), held == 0 ? [] : [lot(held)]) {
    case .buy(let amount):
      #expect(held < low)
      #expect(amount?.value == Rational(max(upTo, low) - held))
    case .enough(let amount):
      #expect(held >= low)
      #expect(amount.value == Rational(held))
    case .notYet: Issue.record("no day was told")
    }
  }
}
