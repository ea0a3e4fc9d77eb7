import Language
import Testing
import Values

/// Foods told together, each with its amount, price, place and date. Source: issue 13, laws 1 and 5.
@Suite struct StockTellingTests {
  private func said(_ line: String) -> [String] {
    recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday)).map(\.said)
  }

  @Test(
    "each keeps its own",
    arguments: [
      (
        "back from Lidl, got 1 kg carrots for 0.99 and a dozen eggs for 2.79, they were out of leeks",
        ["1 kg of carrots", "0.99", "eggs", "2.79", "no leeks"]
      ),
      ("got the butter n yogurt at aldi 4.10 altogether", ["butter and yogurt", "I spent $4.10 at aldi"]),
      (
        "Fridge: milk 1 l, best before March 8; feta 150 g, best before March 19",
        ["best before March 8", "150 g of feta in the fridge, best before March 19"]
      ),
      (
        "Peas - freezer - 750 g; butter - fridge - 1 lb",
        ["750 g of Peas in the freezer", "1 lb of butter in the fridge"]
      ),
    ])
  func items(line: String, parts: [String]) {
    let told = said(line).joined(separator: ". ")
    for part in parts { #expect(told.contains(part), "\(part) in \(told)") }
  }

  @Test("one sum behind several foods is the price of none")
  func oneSum() {
    let told = said("got 2 kg potatoes and a dozen eggs for 5.20 at Aldi").joined(separator: ". ")
    #expect(told.contains("I spent $5.20 at Aldi"))
    #expect(!told.contains("eggs for"))
  }

  @Test("that a food is open already is never passed over")
  func opened() {
    let told = said("Fridge: opened milk 1 l; feta 150 g, best before March 19")
    #expect(!told.contains { $0.hasPrefix("we have") && $0.contains("milk") && !$0.contains("open") })
  }

  @Test(
    "what has a word without a place is read as before",
    arguments: [
      "put 2 kg potatoes and a dozen eggs on the list for Aldi",
      "should I buy 2 kg potatoes for 1.99 and eggs for 2.79",
    ])
  func others(line: String) {
    #expect(!said(line).contains { $0.hasPrefix("bought") })
  }
}
