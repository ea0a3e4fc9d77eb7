import Dialogue
import Kitchen
import Rendering
import Testing
import Values

@Suite struct NutritionWordingTests {
  @Test("a plan says in a line what a plate holds")
  func line() {
    let text = said(.draft(draft(), change: .new, leftOut: 0, nutrition: poorWeek), width: 200)
    #expect(
      text.contains(
        "A dinner on average: 733 kcal, 30 g protein, 60 g carbs, 20 g fat, 1,200 mg sodium; "
          + "1.7 servings of vegetables, 3 kinds of protein in all."))
    #expect(!said(.draft(draft(), change: .new, leftOut: 0)).contains("A dinner on average"))
  }

  @Test("each warning says what is wrong and what to say; one nobody can mend only the first")
  func warnings() {
    let text = said(.lookup(.week(poorWeek, asked: nil)), width: 200)
    for line in [
      "• 3 kinds of protein would be better than 2. Say \"swap Friday\".",
      "• Friday holds under 2 servings of vegetables. Say \"swap Friday for something with broccoli\".",
      "• Whole grains on 2 evenings would be good. Say \"swap Monday for something with quinoa\".",
      "• A dinner holds 2,400 mg of sodium on average, more than the 2,300 mg of a whole day. "
        + "Say \"swap Friday\".",
      "• Friday holds over 1,000 kcal.\n",
      "• Monday and Tuesday hold under 8 g of fiber. Say \"swap Tuesday for something with beans\".",
    ] { #expect(text.contains(line), "\(line)") }
    #expect(text.contains("cover 90 % of the food by weight"))
    #expect(
      text.split(separator: "\n").joined(separator: " ")
        .contains("Not weighed: hot sauce. Left out, for want of a recipe: Saturday."))
  }

  @Test("a question about one thing is answered first")
  func answers() {
    #expect(
      said(.lookup(.week(poorWeek, asked: .nutrient(.sodium))), width: 200).hasPrefix(
        "A dinner holds about 1,200 mg of sodium on average, 52 % of a day's limit. "
          + "Friday's holds the most, 1,500 mg."))
    #expect(
      said(.lookup(.week(poorWeek, asked: .vegetables)), width: 200).hasPrefix(
        "A dinner holds about 1.7 servings of vegetables on average; the aim is 2.\n"
          + "Friday holds under 2 servings of vegetables."))
    #expect(
      said(.lookup(.week(goodWeek, asked: .vegetables)), width: 200).contains(
        "the aim is 2, and none holds less."))
    #expect(
      said(.lookup(.week(goodWeek, asked: .wholeGrains)), width: 200).hasPrefix(
        "There are whole grains on 1 of 2 evenings."))
    #expect(said(.lookup(.week(goodWeek, asked: nil))).contains("That is a balanced plan."))
  }

  @Test("a figure of one's own is noted with the others, and a slip refused with the reason")
  func guidelines() {
    #expect(
      said(.guidelines(ownFigures, changed: .maxSodium), width: 200).hasPrefix(
        "Noted: at most 1,800 mg of sodium a day. "
          + "The rest stands: at least 3 servings of vegetables a dinner."))
    #expect(
      said(.guidelines(.usual, changed: .maxSodium)).hasPrefix(
        "Noted: at most 2,300 mg of sodium a day, as usual."))
    #expect(
      said(.refused([.guideline(.maxDinnerCalories, Rational(20))]), width: 200).hasPrefix(
        "A dinner's limit can be 200 to 3,000 kcal, in whole numbers; 20 looks like a slip."))
  }

  @Test("a figure asked after is told, with where it comes from")
  func askedFigures() {
    #expect(
      said(.guidelinesAsked(.usual, about: .maxSodium)).hasPrefix(
        "It is at most 2,300 mg of sodium a day, the usual figure."))
    #expect(
      said(.guidelinesAsked(ownFigures, about: .maxSodium)).hasPrefix(
        "It is at most 1,800 mg of sodium a day, your own figure."))
  }

  @Test("the data hold the whole week: averages, evenings, guidelines, warnings")
  func data() {
    let text = dataObject(for: [.lookup(.week(poorWeek, asked: .vegetables))]).text
    for part in [
      #""kind":"week_nutrition""#, #""energy_kcal":733.33"#, #""coverage":90"#, #""vegetables":1.67"#,
      #""max_sodium":2300"#, #""proteins":["chicken","shellfish","legumes"]"#,
      #"{"change":"2026-03-06","days":["2026-03-06"],"figure":null,"kind":"insufficientVegetables","limit":2}"#,
      #"{"change":"2026-03-06","days":[],"figure":2400,"kind":"highSodium","limit":2300}"#,
      #""unknown":["2026-03-07"]"#, #""unweighed":["hot sauce"]"#,
    ] { #expect(text.contains(part), "\(part)") }
    let draft = dataObject(for: [.draft(draft(), change: .new, leftOut: 0, nutrition: goodWeek)]).text
    #expect(draft.contains(#""nutrition":{"average":{"#))
    let guidelines = dataObject(for: [.guidelines(ownFigures, changed: nil)]).text
    #expect(guidelines.contains(#""kind":"guidelines""#) && guidelines.contains(#""max_sodium":1800"#))
  }
}
