@testable import Kitchen
import Page
import Talk
import Testing
import Values

@testable import NutritionRoom

private typealias Samples = NutritionSamples

@Suite struct NutritionReplyTests {
  private static let avocado = Ingredient(id: IngredientID("avocado"), name: "avocado")

  private static func told(_ nutrient: Nutrient?, of amount: Amount? = nil) -> NutritionTold {
    NutritionTold(
      name: "Black bean tacos", amount: amount, facts: Samples.facts, nutrient: nutrient, measured: 9,
      foods: 10)
  }

  private static func week(_ week: WeeklyNutrition, _ topic: WeekTopic? = nil) -> WeekNutritionTold {
    WeekNutritionTold(week: week, asked: topic)
  }

  private static let samples: [(name: String, reply: any Reply)] = [
    ("poor week", week(Samples.poor)), ("good week", week(Samples.good)),
    ("no dinners", week(WeeklyNutrition(dinners: [], guidelines: .usual))),
    ("sodium", week(Samples.poor, .nutrient(.sodium))), ("iron", week(Samples.good, .nutrient(.iron))),
    ("vegetables", week(Samples.poor, .vegetables)), ("grains", week(Samples.good, .wholeGrains)),
    ("all of a dish", told(nil)), ("of a food", told(.protein, of: Amount(.one, .each))),
    ("not measured", told(.iron)), ("no figures", NoNutritionFigures(food: avocado, amount: nil)),
    ("not weighed", NoNutritionFigures(food: avocado, amount: Amount(.one, .bunch))),
    ("own", GuidelinesChanged(guidelines: Samples.ownFigures, changed: .maxSodium)),
    ("usual", GuidelinesChanged(guidelines: .usual, changed: nil)),
    ("asked", GuidelinesShown(guidelines: .usual, asked: nil)),
  ]

  /// A reply as `--plain` prints it on the samples' day.
  private func text(_ reply: any Reply, width: Int = 200) -> String {
    Renderer(width: width, style: .plain).lines(for: [reply], today: Samples.monday).joined(separator: "\n")
  }

  @Test("every reply keeps to its width and ends in what can be said")
  func layout() { expectGoodLayout(Self.samples, ids: ["dish-"]) }

  @Test("each warning says what is wrong and what to say; one nobody can mend only the first")
  func warnings() {
    let reply = text(Self.week(Samples.poor))
    for line in [
      "• 3 kinds of protein would be better than 2. Say \"swap Friday\".",
      "• Friday holds under 2 servings of vegetables. Say \"swap Friday for something with broccoli\".",
      "• Whole grains on 2 evenings would be good. Say \"swap Monday for something with quinoa\".",
      "• A dinner holds 2,400 mg of sodium on average, more than the 2,300 mg of a whole day. "
        + "Say \"swap Friday\".",
      "• Friday holds over 1,000 kcal.\n",
      "• Monday and Tuesday hold under 8 g of fiber. Say \"swap Tuesday for something with beans\".",
    ] { #expect(reply.contains(line), "\(line)") }
    #expect(reply.contains("cover 90 % of the food by weight"))
    #expect(
      reply.split(separator: "\n").joined(separator: " ")
        .contains("Not weighed: hot sauce. Left out, for want of a recipe: Saturday."))
  }

  @Test("a question about one thing is answered first, with what is amiss in it alone")
  func topics() {
    #expect(
      text(Self.week(Samples.poor, .nutrient(.sodium))).hasPrefix(
        "A dinner holds about 1,200 mg of sodium on average, 52 % of a day's limit. "
          + "Friday's holds the most, 1,500 mg.\nA dinner holds 2,400 mg of sodium on average"))
    #expect(
      text(Self.week(Samples.poor, .vegetables)).hasPrefix(
        "A dinner holds about 1.7 servings of vegetables on average; the aim is 2.\n"
          + "Friday holds under 2 servings of vegetables."))
    #expect(text(Self.week(Samples.good, .vegetables)).contains("the aim is 2, and none holds less."))
    #expect(
      text(Self.week(Samples.good, .wholeGrains)).hasPrefix("There are whole grains on 1 of 2 evenings."))
    #expect(
      text(Self.week(Samples.good, .nutrient(.iron))).hasPrefix(
        "Nobody has measured the iron of these dinners."))
    #expect(text(Self.week(Samples.good)).contains("That is a balanced plan."))
  }

  @Test("of two dinners with as much of something the first is named")
  func ties() {
    #expect(text(Self.week(Samples.poor, .nutrient(.protein))).contains("Monday's holds the most, 30 g."))
  }

  @Test("the household's own figures are what a day's share is of")
  func ownShare() {
    var week = Samples.good
    week.guidelines = NutritionGuidelines(dailyCalories: 1100, maxSodium: 2100)
    #expect(shareOfDay(Rational(550), .energy, in: week) == 50)
    #expect(shareOfDay(Rational(1050), .sodium, in: week) == 50)
    #expect(shareOfDay(Rational(25), .protein, in: week) == 50)
    #expect(shareOfDay(Rational(25), .sugar, in: week) == nil)
  }

  @Test("nutrition names its coverage and what could not be weighed")
  func coverage() {
    #expect(
      text(Self.told(.protein), width: 80).hasPrefix(
        """
        One serving of black bean tacos: about 16 g of protein, 31 % of a day's value.
        9 of 10 foods have figures, from USDA FoodData Central. Not counted in, for want
        of a weight: hot sauce; the true figure is higher.
        """))
    #expect(
      text(Self.told(.protein, of: Amount(.one, .cup))).hasPrefix(
        "1 cup Black bean tacos: about 16 g of protein, 31 % of a day's value.\n"
          + "Figures: USDA FoodData Central.\n"))
  }

  @Test("a figure of one's own is noted with the others, one asked after told with where it comes from")
  func guidelines() {
    let own = Samples.ownFigures
    for (reply, start) in [
      (
        GuidelinesChanged(guidelines: own, changed: .maxSodium) as any Reply,
        "Noted: at most 1,800 mg of sodium a day. The rest stands: at least 3 servings of vegetables"
      ),
      (
        GuidelinesChanged(guidelines: .usual, changed: .maxSodium),
        "Noted: at most 2,300 mg of sodium a day, as usual.\n"
      ),
      (
        GuidelinesShown(guidelines: .usual, asked: .maxSodium),
        "It is at most 2,300 mg of sodium a day, the usual figure.\n"
      ),
      (
        GuidelinesShown(guidelines: own, asked: .maxSodium),
        "It is at most 1,800 mg of sodium a day, your own figure.\n"
      ),
    ] { #expect(text(reply).hasPrefix(start)) }
  }

  @Test("the data hold all of it: of a serving, of a week, of the guidelines")
  func data() {
    #expect(
      Self.told(.protein).json
        == #"{"amount":null,"asked":"protein_g","foods":10,"grams":446,"kind":"nutrition","measured":9,"#
        + #""name":"Black bean tacos","nutrients":{"energy_kcal":{"amount":480,"coverage":100},"#
        + #""protein_g":{"amount":15.5,"coverage":96},"sugar_g":{"amount":3.5,"coverage":80}},"#
        + #""unweighed":["hot sauce"]}"#)
    #expect(
      NoNutritionFigures(food: Self.avocado, amount: nil).json
        == #"{"kind":"nutrition","name":"avocado","nutrients":{}}"#)
    let week = Self.week(Samples.poor, .vegetables).json
    for part in [
      #""kind":"week_nutrition""#, #""energy_kcal":733.33"#, #""coverage":90"#, #""vegetables":1.67"#,
      #""max_sodium":2300"#, #""proteins":["chicken","shellfish","legumes"]"#,
      #"{"change":"2026-03-06","days":["2026-03-06"],"figure":null,"#
        + #""kind":"insufficientVegetables","limit":2}"#,
      #"{"change":"2026-03-06","days":[],"figure":2400,"kind":"highSodium","limit":2300}"#,
      #""unknown":["2026-03-07"]"#, #""unweighed":["hot sauce"]"#,
    ] { #expect(week.contains(part), "\(part)") }
    #expect(
      GuidelinesChanged(guidelines: Samples.ownFigures, changed: nil).json
        == #"{"guidelines":{"daily_calories":2000,"dinner_calories":1000,"dinner_fibre":8,"max_sodium":1800,"#
        + #""proteins":3,"vegetable_servings":3,"whole_grains":3},"kind":"guidelines"}"#)
  }
}
