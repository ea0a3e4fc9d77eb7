import Language
import Testing
import Values

/// What forms, lists and polite people write: dates behind foods, guests with a head, a store's sections, "dear" between
/// commas. The clock stands at Monday, March 2, 2026.
@Suite struct SaidInAFormTests {
  private let context = RecognitionContext(now: monday)

  private func rewritten(_ line: String) -> String? {
    Rewriting(recognizer: recognizer, context: context).rewritten(line)
  }

  private func intents(_ line: String) -> [String] {
    recognizer.recognizeAll(line, expecting: nil, context: context).filter { $0.band == .act }
      .compactMap(\.intent)
  }

  @Test(
    "lines are read as they are meant",
    arguments: [
      (
        "chicken thighs 3 lb best before wed, milk, spinach good until thu",
        "chicken thighs 3 lb, milk, spinach. chicken thighs best before wed. spinach best before thu."
      ),
      (
        "2 cans chickpeas (best before 03/2027), 6 eggs",
        "2 cans chickpeas, 6 eggs. chickpeas best before 2027-03-31."
      ),
      ("Store order: 1. produce, 2. bakery, 3. meat", "set the order of the aisles to produce, bakery, meat"),
      (
        "My store: produce, bakery, meat. In this order.",
        "set the order of the aisles to produce, bakery, meat"
      ),
      ("no smoked tofu at aldi what can i use", "what can i use instead of smoked tofu"),
      (
        "Tom used up the vinegar on his chips. What might I use in place of it?",
        "what can i use instead of vinegar"
      ),
      ("Friday, dear.", "Friday."), ("Gracious, put chicken on Friday", "put chicken on Friday"),
      ("80 quid till sunday", "our budget is 80 quid a week"),
      (
        "Guests Sat: 2 (Petra, Klaus). Petra: hazelnut allergy.",
        "Petra and Klaus are coming on Sat. Petra is allergic to hazelnut"
      ),
      ("Sat: 6 people. Sofia is away on Saturday", "Sofia is away on Saturday. Sat is for 6 people"),
      ("swap saturday for something quick under 30", "swap saturday for something quick under 30 minutes"),
      ("noor is 4 no eggs allergic", "noor is 4 and noor is allergic to eggs"),
    ])
  func meant(line: String, said: String) { #expect(rewritten(line) == said) }

  @Test(
    "lines that say something else stay as they are",
    arguments: [
      "milk and eggs best before friday", "we need milk, eggs by friday",
      "plan monday, tuesday, use the spinach by wednesday", "is the milk, best before friday, still good?",
      "my store: aldi", "no idea what can i use", "we love it", "guests on saturday",
      "add milk, honey, eggs to the list", "Tom is allergic to nuts, honey, eggs",
      "swap tuesday, Tom is coming home late", "under 30 dollars for the week",
      "no dear friends come on friday",
    ])
  func others(line: String) { #expect(rewritten(line) == nil) }

  @Test(
    "a diet on some weekdays is one of those days",
    arguments: [
      "Amira is vegetarian on weekdays", "we don't eat meat on fridays", "vegan on mondays",
      "Amira doesn't eat meat on weekdays", "Tom eats meat on weekends",
    ])
  func dietOnDays(line: String) { #expect(intents(line) == ["diet_days"]) }

  @Test(
    "and a diet for always, or of one evening, is none",
    arguments: ["Amira is vegetarian", "make friday vegetarian", "no meat", "Tom can't have nuts"])
  func dietForAlways(line: String) { #expect(!intents(line).contains("diet_days")) }

  @Test("that one is a dish and no number of people")
  func thatOne() {
    let found = recognizer.recognizeAll("let us have that one on Sunday", expecting: nil, context: context)
    #expect(found.map(\.intent) == ["day_dish"])
  }

  @Test("who is only named to say why does not come")
  func reason() {
    let found = recognizer.recognizeAll(
      "We will be three on Sunday now, since poor Hal is abed.", expecting: nil, context: context)
    #expect(!found.contains { $0.value("who") != nil })
  }

  @Test(
    "a store is kept with what was spent there, whatever its name",
    arguments: ["whole foods", "trader joes", "the co-op", "Aldi"])
  func store(name: String) {
    let found = recognizer.recognizeAll("I spent 40 dollars at \(name)", expecting: nil, context: context)
    #expect(found.first?.value("store") != nil)
  }
}
