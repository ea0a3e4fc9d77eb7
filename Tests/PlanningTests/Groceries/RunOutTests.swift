import Foundation
import Kitchen
import Testing
import Values

@testable import Planning

/// When things are used up: told from simulated households, silent where there is too little to know.
@Suite struct RunOutTests {
  private func purchase(_ day: Day, _ amount: Amount? = nil, at place: Int) -> PastPurchase {
    let digits = String(place, radix: 16)
    let id = ID<PastPurchase>(String(repeating: "0", count: 32 - digits.count) + digits)!
    return PastPurchase(id: id, ingredient: IngredientID("milk"), name: "milk", day: day, amount: amount)
  }

  /// A household uses so much a day, more on some days than on others, shops on two days of the week, and buys one or two
  /// cartons when less than a day's worth is left. Gives its purchases and the day on which the last one was used up.
  private func household(_ seed: UInt64, purchases count: Int) -> (bought: [PastPurchase], usedUp: Day) {
    var rng = SplitMix64(seed: seed &* 7919)
    let perDay = Double(rng.within(10...60)) / 100  // Cartons.
    let shopping = [rng.below(7), rng.below(7)]
    var (stock, day, bought) = (0.0, monday, [PastPurchase]())
    func use() -> Double { perDay * Double(50 + rng.below(101)) / 100 }
    while bought.count < count {
      if stock < perDay, shopping.contains(day.weekday.index) || stock <= 0 {
        let cartons = 1 + rng.below(2)
        bought.append(purchase(day, Amount(Rational(cartons), .each), at: bought.count))
        stock = max(0, stock) + Double(cartons)
      }
      stock -= use()
      day = day + 1
    }
    while stock > 0 {
      stock -= use()
      day = day + 1
    }
    return (bought, day)
  }

  @Test("after four purchases, the middle error over 400 households is at most a fifth of the interval")
  func error() throws {
    var shares: [Double] = []
    for seed in UInt64(1)...400 {
      let (bought, usedUp) = household(seed, purchases: 4)
      let last = try #require(bought.last?.day)
      guard let out = runOut(of: bought, on: last) else { continue }
      shares.append(Double(abs(out.day - usedUp)) / Double(max(1, usedUp - last)))
    }
    // It may be silent where days differ much, not of most.
    #expect(shares.count > 300)
    #expect(shares.sorted()[shares.count / 2] <= 0.2)
  }

  @Test("nothing is told before three days with purchases")
  func silent() {
    for seed in UInt64(1)...50 {
      let (bought, _) = household(seed, purchases: 2)
      #expect(runOut(of: bought, on: bought[1].day) == nil)
    }
    let sameDay = (0..<5).map { purchase(monday, at: $0) }
    #expect(runOut(of: sameDay, on: monday + 1) == nil)
  }

  @Test(
    "every fourth day is every fourth day, twice as much lasts twice as long, and what is long past is not told"
  )
  func plain() throws {
    let days = [0, 4, 8].map { monday + $0 }
    let plain = days.enumerated().map { purchase($1, at: $0) }
    let out = try #require(runOut(of: plain, on: monday + 9))
    #expect(out == RunOut(day: monday + 12, lastBought: monday + 8, lasts: 4, purchases: 3, sureness: .sure))
    var double = plain.map { purchase in
      var purchase = purchase
      purchase.amount = Amount(Rational(1), .gallon)
      return purchase
    }
    double[2].amount = Amount(Rational(8), .quart)
    #expect(runOut(of: double, on: monday + 9)?.lasts == 8)
    #expect(runOut(of: plain, on: monday + 8 + 13) == nil)
  }

  @Test("what is bought too unevenly is not told; one holiday changes nothing")
  func uneven() {
    let wild = [0, 1, 30, 33, 80].enumerated().map { purchase(monday + $1, at: $0) }
    #expect(runOut(of: wild, on: monday + 80) == nil)
    let holiday = [0, 7, 14, 21, 49, 56, 63].enumerated().map { purchase(monday + $1, at: $0) }
    #expect(runOut(of: holiday, on: monday + 63)?.lasts == 7)
  }

  @Test("the order in which purchases are told is of no account", arguments: UInt64(1)...50)
  func order(seed: UInt64) {
    let (bought, _) = household(seed, purchases: 6)
    #expect(runOut(of: bought, on: monday + 400) == runOut(of: bought.reversed(), on: monday + 400))
  }
}
