import Language
import Testing
import Values

/// What dinners are wished to be, in strangers' words.
@Suite struct WishLineTests {
  private func read(_ line: String, state: String = "idle") -> Recognition? {
    recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday, state: state))
      .first
  }

  private func wishes(_ found: Recognition?) -> [String] {
    (found?.details ?? []).filter { $0.kind == "wish" }.flatMap(\.slots).filter { $0.name == "wish" }
      .compactMap {
        if case .text(let code) = $0.value { code } else { nil }
      }
  }

  @Test(
    "the request, and each wish of it",
    arguments: [
      ("plan next week, one vegetarian night", "plan_week", ["with:diet:vegetarian@=1"]),
      ("plan next week with at least two fish dinners", "plan_week", ["with:fish@>=2"]),
      ("plan next week, fish twice and at most one beef", "plan_week", ["with:fish@>=2", "with:beef@<=1"]),
      ("plan the week, no oven", "plan_week", ["without:gear:oven"]),
      ("plan next week, nothing too spicy please", "plan_week", ["without:spicy"]),
      ("plan next week, use up the carrots", "plan_week", ["with:carrot@>=1"]),
      ("plan next week, at least 25 g of protein each", "plan_week", ["least:protein_g:25"]),
      ("plan next week under 600 calories", "plan_week", ["most:energy_kcal:600"]),
      ("what can i make tonight in the air fryer", "tonight", ["with:gear:air-fryer"]),
      ("something light tonight", "tonight", ["with:light"]),
      ("slow cooker recipes", "find_recipes", ["with:gear:slow-cooker"]),
      ("one pot dinners under 30 minutes", "find_recipes", ["with:gear:one-pot", "most:minutes:30"]),
      ("recipes with at least 30 g protein", "find_recipes", ["least:protein_g:30"]),
      ("cheapest recipes", "find_recipes", ["without:cost"]),
      ("dinner for tonight under 10 dollars", "tonight", ["most:dinner_cost:1000"]),
      ("swap thursday for something under $8", "swap_day", ["most:dinner_cost:800"]),
      ("plan next week, no dinner over 10 dollars", "plan_week", ["most:dinner_cost:1000"]),
      ("plan next week, dinners under $3 a serving", "plan_week", ["most:cost:300"]),
      ("what can i make for under 12 dollars", "tonight", ["most:dinner_cost:1200"]),
      ("plan next week under 90 dollars", "plan_week", []),
      ("comfort food for sunday", "swap_day", ["with:hearty"]),
      ("quick ones mon to wed", "swap_day", ["most:minutes:20"]),
      ("a japanese dinner for friday", "swap_day", ["with:japanese"]),
      ("what could we eat tomorrow evening that's quick", "what_else", ["most:minutes:20"]),
    ] as [(String, String, [String])])
  func lines(_ line: String, _ intent: String, _ codes: [String]) {
    let found = read(line)
    #expect(found?.intent == intent)
    #expect(wishes(found) == codes)
  }

  @Test("a wish of one evening keeps its day")
  func days() {
    let found = read("plan next week, something spicy on friday")
    let days = found?.details.first { $0.kind == "wish" }?.slots.first { $0.name == "wish_days" }
    #expect(days?.value == .days([Day(iso: "2026-03-13")!]))
  }

  @Test(
    "what a kitchen lacks is told, not wished",
    arguments: [
      "i dont have an oven, just a microwave and one pot", "our oven is broken", "we only have a stove here",
      "the grill died", "there's no oven in our kitchen",
    ])
  func gear(_ line: String) { #expect(read(line)?.intent == "kitchen_gear") }

  @Test(
    "what is told for good says so",
    arguments: ["from now on nothing spicy", "we always want two fish dinners"])
  func always(_ line: String) { #expect(read(line)?.intent == "wish_always") }

  @Test(
    "lines that wish nothing are left alone",
    arguments: [
      "is the beef chili spicy", "why friday?", "is anything on friday spicy", "how hot should the oven be",
    ])
  func others(_ line: String) { #expect(wishes(read(line)).isEmpty) }
}
