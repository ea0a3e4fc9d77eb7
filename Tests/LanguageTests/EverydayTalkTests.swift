import Language
import Testing
import Values

/// What people say after the fact, and what they only ask. The clock stands at Monday, March 2, 2026.
@Suite struct EverydayTalkTests {
  private func read(_ line: String, facts: [String: String] = [:]) -> [Recognition] {
    recognizer.recognizeAll(
      line, expecting: nil, context: RecognitionContext(now: monday, state: "idle", facts: facts))
  }

  /// What would be noted of a line.
  private func noted(_ line: String) -> [String] {
    read(line).filter { $0.act == .change && $0.band == .act && !$0.isLeftOut }.compactMap(\.intent)
  }

  @Test(
    "what is asked in courteous words is never noted",
    arguments: [
      "could you tell me whether we still have any flour?", "can you see if there is rice in the pantry",
      "would you be so kind as to tell me if we have any milk",
      "I should like to know whether there is butter",
      "do you know if we have eggs", "I wonder if we still have flour",
      "could you check whether we've got eggs",
      "not sure if we have rice", "may I ask whether the salmon is safe", "any idea if the eggs are used up?",
      "tell me if there's any rice left", "can you tell me when to take the chicken out of the freezer",
      "was the milk opened on Monday?", "did Tom eat the leftover pasta?",
      "can I freeze the milk opened on Monday?", "is the lettuce finished?",
    ])
  func asked(line: String) { #expect(noted(line).isEmpty) }

  @Test(
    "such a question is asked plainly",
    arguments: [
      ("could you tell me whether we still have any flour?", "do we still have any flour?"),
      ("I should like to know if there is any milk", "is there any milk?"),
      ("may I ask whether the fish is safe", "is the fish safe?"),
      ("I wonder how long a roast chicken may be kept", "how long may a roast chicken be kept?"),
    ])
  func plain(line: String, question: String) {
    #expect(read(line).map(\.said) == read(question).map(\.said))
    #expect(read(line).map(\.intent) == read(question).map(\.intent))
  }

  @Test(
    "what a shop or a dish lacked, and who was out, are no rules and no entries",
    arguments: [
      "Emma liked it and Tom wasn't home so he didn't have any", "three of us had it",
      "could have used mustard",
      "the red lentil dal needs more garlic",
      "I stopped at walgreens for the milk because they were out of it",
    ])
  func lacked(line: String) {
    let told = noted(line)
    for intent in ["household_tell", "household_forget", "list_add", "pantry_remove", "pantry_add"] {
      #expect(!told.contains(intent))
    }
  }

  @Test("what is not at home is told, and what may stand in for it is asked")
  func standIn() {
    let line = "we dont hav bakin powder can i use bakin soda for the muffins"
    #expect(read(line).map(\.intent) == ["pantry_remove", "substitute"])
  }

  @Test("a sum is no rating, and behind a sum another one mends it")
  func sums() {
    #expect(read("it was 130", facts: ["focus": "spending"]).map(\.intent) == ["spent"])
    #expect(read("it was 130", facts: ["focus": "list"]).map(\.intent) == ["spent"])
    #expect(!noted("it was 130").contains("spent"))
    for line in ["no 13 not 31", "sorry, it was 13, not 31", "not 31, it was 13"] {
      #expect(read(line, facts: ["focus": "spending"]).map(\.intent) == ["spent_mend"], "\(line)")
    }
    #expect(read("no, that was 103", facts: ["focus": "spending"]).map(\.intent) == ["spent"])
    let whose = read("hang on, the 31 was the takeout and kroger was 18", facts: ["focus": "spending"])
    #expect(!whose.contains { $0.intent == "spent" })
  }

  @Test(
    "sums of several shops are each their own",
    arguments: [
      ("spent 31 at kroger and 20 at target and 18 on takeout", 3), ("Tesco 54.10, Aldi 12.75, Lidl 16", 3),
      ("aldi 42.60 lidl 18 and another 7.50 at the bakery", 3),
    ])
  func shops(line: String, count: Int) {
    #expect(noted(line) == Array(repeating: "spent", count: count))
  }

  @Test("behind a sum what is left is money, behind foods it is food")
  func leaves() {
    #expect(read("what does that leave us?", facts: ["focus": "spending"]).map(\.intent) == ["budget_show"])
    #expect(read("what does that leave us?", facts: ["focus": "pantry"]).map(\.intent) == ["pantry_show"])
  }

  @Test("a round sum behind a price is one as well")
  func roundSum() {
    let told = read("I bought bread for 4.20 and honey for 9").map(\.said).joined(separator: ". ")
    #expect(told.contains("honey was $9"))
  }

  @Test(
    "stars of several people are one rating, with what each gave",
    arguments: ["red lentil dal: me 4, Tom 3 stars, Emma 2"])
  func stars(line: String) {
    let said = Rewriting(recognizer: recognizer, context: RecognitionContext(now: monday)).rewritten(line)
    #expect(said?.contains("3 stars because me 4, Tom 3, Emma 2") ?? false)
  }
}
