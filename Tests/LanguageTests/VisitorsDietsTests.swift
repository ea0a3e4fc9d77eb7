import Language
import Testing
import Values

/// What those avoid who come to eat is told of their evening; what somebody of the house avoids is not.
@Suite struct VisitorsDietsTests {
  /// Of each avoidance a line tells: the person, and the evening where it is a guest's.
  private func told(_ line: String) -> [String] {
    recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday)).flatMap { found in
      found.details.filter { $0.kind == "avoid" }.map { detail in
        let slots = Dictionary(
          detail.slots.map { ($0.name, $0.value.shortTexts.first ?? "") },
          uniquingKeysWith: { first, _ in first })
        return "\(slots["person"] ?? "everybody") \(slots["day"] ?? "always")"
      }
    }
  }

  @Test(
    "a guest's diet has a day",
    arguments: [
      ("Bridie is coming on Friday, and she doesn't eat dairy", "Bridie"),
      ("two friends come on Friday, one of them is vegan", "them"),
      ("friday: 2 guests, one gluten free", "them"),
      ("my sister visits on friday, she's vegan", "my sister"),
      ("Nan comes friday. no onions for her", "Nan"),
      ("12 people for a party on friday, one child is allergic to peanuts", "them"),
      ("we are 9 on friday, a kid can't have eggs", "them"),
    ])
  func ofTheEvening(_ line: String, _ who: String) {
    #expect(told(line) == ["\(who) 2026-03-06"])
  }

  @Test(
    "nobody of the house becomes a guest",
    arguments: [
      "Bridie is coming on Friday and we don't eat pork", "Emma can't have nuts", "we are vegetarian",
    ])
  func ofTheHouse(_ line: String) {
    #expect(told(line).allSatisfy { $0.hasSuffix("always") })
  }
}
