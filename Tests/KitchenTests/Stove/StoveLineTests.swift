import Testing
import Values

@testable import Kitchen

@Suite("Lines about the stove") struct StoveLineTests {
  static var stove: Stove {
    var stove = Stove()
    stove.foods = [
      StoveFood(id: "chicken", words: ["chicken", "chicken thigh"], heats: ["poultry"], times: ["chicken"]),
      StoveFood(id: "ground-turkey", words: ["ground turkey"], heats: ["ground-poultry"], times: []),
      StoveFood(id: "turkey", words: ["turkey"], heats: ["poultry"], times: ["turkey"]),
      StoveFood(id: "steak", words: ["steak"], heats: ["beef"], times: []),
      StoveFood(id: "pork", words: ["pork"], heats: ["pork", "ground-meat"], times: []),
    ]
    stove.heats = [
      heat("poultry", 165), heat("ground-poultry", 165), heat("beef", 145, rest: 3),
      heat("pork", 145, rest: 3),
      heat("ground-meat", 160), heat("leftovers", 165),
    ]
    stove.steps = [
      DonenessStep(name: "rare", words: ["rare"], low: 120, high: 125, look: ""),
      DonenessStep(name: "medium rare", words: ["medium rare"], low: 130, high: 135, look: ""),
    ]
    stove.times = [
      time("turkey", "whole", ["whole"], 12, 14, 180, 225),
      time("turkey", "whole", ["whole"], 14, 18, 225, 255),
      time("chicken", "legs or thighs", ["thigh", "leg"], nil, nil, 40, 50),
      time("chicken", "wings", ["wing"], nil, nil, 30, 40),
      time("chicken", "whole", ["whole"], 4, 8, 20, 30, per: .pound),
    ]
    return stove
  }

  private static func heat(_ id: String, _ degrees: Int, rest: Int = 0) -> SafeHeat {
    SafeHeat(id: id, name: id, fahrenheit: degrees, rest: rest, hold: nil, sign: "", note: "", source: "s")
  }

  private static func time(
    _ food: String, _ form: String, _ words: [String], _ low: Int?, _ high: Int?, _ from: Int, _ to: Int,
    per: CookingTime.Per = .all
  ) -> CookingTime {
    CookingTime(
      food: food, form: form, words: words, state: "raw", method: "roast",
      weightLow: low.map { Rational($0) },
      weightHigh: high.map { Rational($0) }, thickness: "", fahrenheit: 350, heat: "", minutesLow: from,
      minutesHigh: to, per: per, inside: "165", rest: nil, water: "", soak: "", makes: "", done: "", note: "",
      source: "s")
  }

  private func line(_ text: String) -> StoveLine { StoveLine(text, in: Self.stove) }

  @Test func `words lose case, accents, plurals and stuck units`() {
    #expect(
      StoveWords.split("Sautéed Potatoes, 14lb at 350F") == [
        "sauteed", "potato", "14", "lb", "at", "350", "f",
      ])
    #expect(
      StoveWords.split("mouldy berries in the Crock-Pot") == ["mold", "berry", "in", "the", "slowcooker"])
    #expect(StoveWords.split("1 1/2 lbs, 14.5 oz, 1,200 g") == ["1", "1/2", "lb", "14.5", "oz", "1200", "g"])
  }

  @Test func `a slip of the fingers is mended, another word is not`() {
    #expect(line("chiken thighs").foods.map(\.id) == ["chicken"])
    #expect(line("thick and thin").foods.isEmpty)
  }

  @Test func `the longer name wins`() {
    #expect(line("ground turkey").foods.map(\.id) == ["ground-turkey"])
    #expect(line("what temp for turkey").foods.map(\.id) == ["turkey"])
  }

  @Test(arguments: [
    ("a 14 pound turkey", Rational(14)), ("5lb chicken", Rational(5)), ("1 1/2 lb of pork", Rational(3, 2)),
    ("8 oz steak", Rational(1, 2)), ("half a pound", nil),
  ])
  func weights(_ text: String, _ pounds: Rational?) { #expect(line(text).pounds == pounds) }

  @Test(arguments: [
    ("chicken at 400", 400), ("bake at 200 c", 392), ("70 degrees celsius", 158),
    ("chicken is 63 inside", 145),
    ("chicken at 160", 160),
  ])
  func heats(_ text: String, _ fahrenheit: Int) { #expect(line(text).fahrenheit?.rounded == fahrenheit) }

  @Test(arguments: [
    ("is 160 enough for chicken", false), ("is 165 enough for chicken", true), ("chicken at 73 c", false),
    ("chicken at 74 c", true), ("is 164 f ok for chicken", false), ("reheated chicken at 160", false),
  ])
  func verdicts(_ text: String, _ isEnough: Bool) throws {
    let answer = safeHeats(for: line(text), in: Self.stove)
    let heat = try #require(answer.heats.first)
    #expect(answer.isEnough(for: heat) == isEnough)
  }

  @Test func `a general word is judged kind by kind`() {
    let answer = safeHeats(for: line("is 150 enough for pork"), in: Self.stove)
    #expect(answer.heats.map { answer.isEnough(for: $0) } == [true, false])
  }

  @Test func `nothing known brings the whole chart, never nothing`() {
    let answer = safeHeats(for: line("safe temperature for zorgle"), in: Self.stove)
    #expect(answer.isWholeChart && answer.heats == Self.stove.heats)
  }

  @Test func `a step of a steak is found, the longer one first`() {
    #expect(safeHeats(for: line("is medium rare steak ok"), in: Self.stove).step?.name == "medium rare")
    #expect(safeHeats(for: line("rare pork"), in: Self.stove).step == nil)
  }

  @Test func `weight chooses the row, a cut the cut`() throws {
    let turkey = try #require(cookingTimes(for: line("turkey 14 lb"), in: Self.stove))
    #expect(turkey.rows.map(\.minutesLow) == [180, 225] && !turkey.isOutsideWeights)
    let thighs = try #require(cookingTimes(for: line("how long for chicken thighs at 400"), in: Self.stove))
    #expect(thighs.rows.map(\.form) == ["legs or thighs"] && thighs.oven == Rational(400))
    let heavy = try #require(cookingTimes(for: line("30 lb turkey"), in: Self.stove))
    #expect(heavy.isOutsideWeights && !heavy.rows.isEmpty)
  }

  @Test func `minutes a pound times the weight`() throws {
    let whole = try #require(cookingTimes(for: line("5 lb whole chicken"), in: Self.stove))
    #expect(whole.rows.first?.total(pounds: whole.pounds, inches: nil) == 100...150)
  }

  @Test func `a way without rows is told`() throws {
    let answer = try #require(cookingTimes(for: line("chicken wings in the air fryer"), in: Self.stove))
    #expect(answer.missingWay == "air_fry" && answer.rows.map(\.form) == ["wings"])
  }

  @Test(arguments: [
    ("can pregnant women eat it", FoodRule.Who.pregnant), ("with my pills", .medicine),
    ("my 8 month old", .infant),
    ("during chemo", .immune),
  ])
  func eaterIsHeard(_ text: String, _ who: FoodRule.Who) { #expect(eaters(in: StoveWords(text)) == [who]) }

  @Test func `baby carrots are no baby`() { #expect(eaters(in: StoveWords("steam baby carrots")).isEmpty) }
}
