import Language
import Testing
import Values

/// What an evening goes without, in any words: never lost, and no rule of the house. Source: issue 13, laws 2 and 4.
@Suite struct DayLimitTests {
  private static let heads = [
    "make {day} {free}", "{day} has to be {free}", "{day}'s dinner must be {free}", "I need {day} {free}",
    "can {day} be {free}", "make it {free} on {day}", "{day} without {food}", "no {food} on {day}",
    "keep {food} out of {day}",
    "on {day} nothing with {food}", "change {day} to a dish without {food}", "{day} should have no {food}",
    "can you make {day}'s dinner without {food}", "swap {day} for something {free}", "{day} {free} please",
    "{day} needs to be {free}, my nephew is allergic",
  ]
  private static let foods = [
    ("nuts", "nut-free"), ("dairy", "dairy-free"), ("gluten", "gluten free"), ("peanuts", "peanut-free"),
    ("soy", "soy free"),
    ("eggs", "egg-free"), ("shellfish", "shellfish free"), ("sesame", "sesame-free"),
  ]

  @Test("each way to say it holds for that day alone", arguments: heads)
  func grid(_ head: String) {
    for (food, free) in Self.foods {
      for day in ["friday", "Sunday"] {
        let line = head.replacing("{day}", with: day).replacing("{food}", with: food).replacing(
          "{free}", with: free)
        let found = recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
        let isLimit =
          found.count == 1
          && (found[0].intent == "week_without" && found[0].value("avoid") != nil
            && found[0].value("days") != nil)
        #expect(isLimit, "\(line): \(found.map { $0.intent ?? "none" })")
      }
    }
  }

  @Test(
    "questions, people's own limits and what is always so are others'",
    arguments: [
      "is sunday nut free", "Leo gets no dairy on Friday", "every sunday vegan", "no dinner on friday",
      "make thursday dairy free, my sister is allergic to eggs", "nuts on sunday",
      "can we have friday without dairy and with fish", "no dinner on friday and no nuts",
    ])
  func others(_ line: String) {
    let found = recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
    #expect(!found.contains { $0.intent == "week_without" }, "\(found.map { $0.intent ?? "none" })")
  }
}
