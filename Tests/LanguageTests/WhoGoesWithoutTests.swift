import Language
import Testing
import Values

/// What a line refuses is refused by whom it says, and a word nobody eats is no food. Source: issue 13, laws 2, 3 and 4.
@Suite struct WhoGoesWithoutTests {
  private func read(_ line: String) -> [Recognition] {
    recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
  }

  /// What is noted for good, as it is read.
  private func avoided(_ line: String) -> [String] {
    read(line).filter { $0.intent == "household_tell" && $0.band == .act }.flatMap { $0.details }
      .filter { $0.kind == "avoid" }.flatMap(\.slots).map { "\($0.name) \($0.value)" }
  }

  @Test(
    "who brings a food home, cooks it or likes it, does not go without it",
    arguments: [
      "Tom bought hummus and tahini, Emma can't have that right",
      "Tom cooked prawns and Emma can't have that right",
    ])
  func brought(line: String) {
    #expect(!avoided(line).contains { $0.contains("Tom") })
  }

  @Test(
    "what somebody has none of is no food",
    arguments: [
      "I have only twenty minutes and no energy, what can I make", "no idea, no time, what can we eat",
    ])
  func nothing(line: String) {
    #expect(!avoided(line).contains { $0.contains("energy") || $0.contains("idea") || $0.contains("time") })
  }

  @Test("something else without a food is a wish of that dinner")
  func elseWithout() {
    #expect(avoided("something else please, without rice").isEmpty)
  }

  @Test("a name beside what somebody is, is one person")
  func apposition() {
    let found = read("Every Wednesday our neighbour, Mr Berg, joins us for supper")
    let who = found.flatMap(\.slots).filter { $0.name == "who" }.map { "\($0.value)" }
    #expect(who.count == 1 && who[0].contains("Mr Berg"))
  }

  @Test("stars of several people are one rating, with what each said")
  func stars() {
    let found = read("red lentil dal: Tom 5 stars, Emma 3, Lou 4")
    #expect(found.first?.intent == "rate")
    #expect(found.first?.value("stars") == .number(Rational(4)))
  }

  @Test(
    "who goes on telling does not leave",
    arguments: ["we are done, it was very good", "we are done it was delicious"])
  func stays(line: String) {
    #expect(!read(line).contains { $0.intent == "quit" })
  }

  @Test("what was counted twice resizes nobody")
  func counted() {
    #expect(!read("I am afraid you have counted one person twice").contains { $0.value("size") != nil })
  }

  @Test("who is here on a day is called by their name")
  func named() {
    let told = read("kaito's here wednesday and saturday").map(\.said).joined()
    #expect(told.contains("kaito is coming") && !told.contains("kaitoi"))
  }

  @Test("what is needed is not at home")
  func needed() {
    let found = read("also I need dishwasher tablets and a gallon of milk and put those on the list")
    #expect(!found.contains { $0.intent == "pantry_add" })
  }
}
