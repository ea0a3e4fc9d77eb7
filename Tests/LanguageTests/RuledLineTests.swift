import Language
import Testing
import Values

/// Lines that rules read before sentences and what was learned.
@Suite struct RuledLineTests {
  private func read(_ line: String) -> [Recognition] {
    recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
  }

  @Test(
    "whether somebody may eat an evening's dinner is asked of each",
    arguments: [
      ("can Lotte eat what we have on Friday", ["Lotte"]), ("can kofi eat fridays dinner", ["kofi"]),
      ("could Lotte and Noah both have the dinner on friday", ["Lotte", "Noah"]),
      ("is what's planned for Friday ok for Mia", ["Mia"]),
      ("will my sister be able to eat Friday's meal", ["my sister"]),
    ])
  func dinners(_ line: String, _ people: [String]) {
    let found = read(line)
    #expect(found.map(\.intent) == people.map { _ in "check_food" })
    #expect(found.map { $0.value("person") } == people.map { .text($0) })
    #expect(found.allSatisfy { $0.value("day") == .day(Day(iso: "2026-03-06")!) })
  }

  @Test(
    "what is to be undone is never told again",
    arguments: [
      "undo kofi no eggs", "please undo Lotte can't have nuts", "take back that Noah is vegan",
      "revert the 6 people on friday",
    ])
  func undone(_ line: String) {
    #expect(read(line).map(\.intent) == ["undo"])
    #expect(read(line).allSatisfy { $0.value("what") != nil })
  }

  @Test(
    "a search tells nothing of the house",
    arguments: [
      "fish free recipes for 8 people", "recipes with no sesame and no fish for six", "vegan dishes for two",
      "nut free ideas, no sesame",
    ])
  func searches(_ line: String) {
    #expect(read(line).map(\.intent) == ["find_recipes"])
  }

  @Test(
    "talk behind a fact does not take it along",
    arguments: [
      ("Henrik won't eat liver, he hasn't touched it since the war stories", "liver"),
      ("Bram doesn't eat rabbit because he had one as a pet", "rabbit"),
      ("Greta can't have duck, it reminds her of the farm", "duck"),
      ("my aunt can't have venison, it is a long story", "venison"),
    ])
  func talk(_ line: String, _ food: String) {
    let told = read(line).filter { $0.intent == "household_tell" && $0.band == .act }
    #expect(told.flatMap(\.details).contains { $0.slots.contains { $0.value.shortTexts.contains(food) } })
  }

  @Test(
    "diets are read as they are typed in a hurry",
    arguments: [
      "shes gluten free", "hes a vegan", "im lactose intolerant", "shes alergic to nuts", "hes vegitarian",
      "theyre vegan",
    ])
  func hurried(_ line: String) {
    #expect(read(line).map(\.intent) == ["household_tell"])
    #expect(read(line).allSatisfy { $0.band == .act })
  }

  @Test(
    "weeks are read as they are typed in a hurry",
    arguments: ["plan this weke", "plan the wekk", "plan my weeek"])
  func weeks(_ line: String) { #expect(read(line).map(\.intent) == ["plan_week"]) }

  @Test(
    "whoever is ill is not away",
    arguments: [
      "Lotte is ill today", "Lotte is sick and we are home on friday",
      "Noah is poorly, nothing heavy on friday",
      "Noah has a cold on friday",
    ])
  func ill(_ line: String) {
    #expect(!read(line).contains { $0.intent == "day_eaters" && $0.band == .act })
  }

  @Test("what is asked about in other words keeps the person's own")
  func ownWords() {
    let line = "Lior breaks out in hives when he gets near pistachios"
    #expect(read(line).allSatisfy { !$0.isRephrased || $0.ownWords == line })
  }
}
