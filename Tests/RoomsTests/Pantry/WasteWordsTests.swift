import Talk
import Testing
import Values

@testable import PantryRoom

@Suite struct WasteWordsTests {
  private let today = Day(iso: "2026-03-06") ?? Day(number: 0)

  @Test(
    "what a question is after",
    arguments: [
      ("how much food did we waste this month", WasteQuestion.Topic.list),
      ("waste by category", .bars(.category)),
      ("which category do we waste most", .bars(.category)), ("waste by month", .bars(.month)),
      ("is our food waste going up or down", .bars(.month)),
      ("did we waste less than last month", .bars(.month)),
      ("which food do we waste most", .bars(.food)), ("what do we waste the least", .bars(.food)),
      ("what was our best month", .best), ("what's our personal best for waste", .best),
      ("how much CO2 did we waste", .footprint), ("environmental impact of our waste", .footprint),
      ("how much did we save by using things up", .saved), ("how many things did we rescue", .saved),
      ("what share of what we buy do we eat", .share), ("return on food bought", .share),
      ("give us tips to waste less", .tips), ("how can we waste less", .tips),
      ("how is our waste goal going", .goals), ("why is produce so high", .list),
    ] as [(String, WasteQuestion.Topic)])
  func topics(_ line: String, _ topic: WasteQuestion.Topic) {
    #expect(WasteQuestion(line).topic == topic)
  }

  @Test("what it is measured in, and what it is about")
  func measures() {
    #expect(WasteQuestion("how many pounds did we throw away").measure == .weight)
    #expect(WasteQuestion("what does our waste cost").measure == .money)
    #expect(WasteQuestion("how much water did we waste").measure == .water)
    #expect(WasteQuestion("why is produce so high").category == "Produce")
    #expect(WasteQuestion("how much landfill did we save").isOfLandfill)
  }

  @Test(
    "times",
    arguments: [
      ("last week", "2026-02-23", "2026-03-01", "last week"),
      ("in february", "2026-02-01", "2026-02-28", "in February"),
      ("since january", "2026-01-01", "2026-03-06", "since January"),
      ("in june", "2025-06-01", "2025-06-30", "in June 2025"),
      ("this year", "2026-01-01", "2026-12-31", "in 2026"),
      ("in the last 6 months", "2025-10-01", "2026-03-06", "in the last 6\u{A0}months"),
      ("in 2025", "2025-01-01", "2025-12-31", "in 2025"),
      ("last month", "2026-02-01", "2026-02-28", "in February"),
    ])
  func times(_ line: String, _ first: String, _ last: String, _ name: String) throws {
    let period = try #require(WastePeriod("what did we waste \(line)", today: today))
    #expect(period.days.lowerBound.iso == first && period.days.upperBound.iso == last)
    #expect(period.name == name)
  }

  @Test("a food that no table has is looked for by its name, a measure never")
  func named() {
    #expect(WasteQuestion("how much caviar did we throw away").named == "caviar")
    #expect(WasteQuestion("how many pounds of food did we throw away").named == nil)
    #expect(WasteQuestion("how much money have we saved").named == nil)
    #expect(WasteQuestion("how much did we waste").named == nil)
  }

  @Test("a question sets no goal, a polite order does")
  func asks() {
    #expect(GoalWords("did we waste less than $10 this month").isQuestion)
    #expect(GoalWords("waste less than last month?").isQuestion)
    #expect(!GoalWords("can you set a waste goal of $12 a month?").isQuestion)
    #expect(!GoalWords("set a waste goal of $12 a month?").isQuestion)
  }

  @Test("no time is named where none is")
  func noTime() {
    #expect(WastePeriod("how much may we waste", today: today) == nil)
    #expect(WastePeriod("waste by month", today: today) == nil)
    #expect(WastePeriod("last 0 months of waste", today: today) == nil)
  }

  @Test("figures in the measures of the household")
  func figures() {
    #expect(lossText(Rational(1000), .weight, .metric) == "1\u{A0}kg")
    #expect(lossText(Rational(1000), .weight, .us) == "2.2\u{A0}lb")
    #expect(lossText(Rational(3_785_412_000 / 1000), .water, .us) == "1,000\u{A0}gallons")
    #expect(lossText(Rational(2), .things, .us) == "2\u{A0}things")
    #expect(lossText(Rational(1), .carbon, .us) == "0.1\u{A0}oz")
  }

  @Test("out of milk tells of no eating")
  func eating() {
    #expect(tellsOfEating("we used up the milk") && !tellsOfEating("we're out of milk"))
  }
}
