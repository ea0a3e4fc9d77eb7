import Language
import Testing
import Values

/// Several sentences in one breath, and what one of a line's parts would lose.
@Suite struct RunOnSentencesTests {
  private func read(_ line: String) -> [Recognition] {
    recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
  }

  @Test("sentences without a sign between them are read one after the other")
  func dictated() {
    let found = read(
      "my mother in law is coming to eat with us every friday she is diabetic and she cannot take salt")
    #expect(found.map(\.intent) == ["eats_weekly", "health_tell", "household_tell"])
  }

  @Test(
    "a relative clause is no sentence of its own",
    arguments: [
      "find a soup he likes", "swap friday for something she can eat", "what dinners do we have that I like",
    ])
  func relative(_ line: String) { #expect(read(line).count == 1) }

  @Test("what is in a dish is not at home")
  func inDish() {
    #expect(read("there are cashews in that").allSatisfy { $0.intent != "pantry_add" || $0.isLeftOut })
  }

  @Test("evenings said behind a list are the list's")
  func listOfEvenings() {
    let found = read("looks good. list for the store, just tonight n tmrw")
    #expect(found.map(\.intent) == ["approve", "show_list"])
    #expect(found.last?.value("days") != nil)
  }

  @Test(
    "whom another dinner has to suit is kept with it",
    arguments: [
      ("swap friday for something mum can eat", "mum"),
      ("swap friday for something that suits my mother in law", "my mother in law"),
      ("swap friday for something without nuts for my mother in law", "my mother in law"),
    ])
  func suited(_ line: String, _ person: String) {
    let found = read(line)
    #expect(found.map(\.intent) == ["swap_day"])
    #expect(
      found.first?.value("person")?.shortTexts.first?.lowercased().hasSuffix(
        person.split(separator: " ").last!) == true)
  }

  @Test(
    "a limit of time that is taken back sets none",
    arguments: ["it doesn't have to be fast", "forget the 20 min", "longer is ok", "no time limit please"])
  func limits(_ line: String) { #expect(read(line).map(\.intent) == ["may_take_longer"]) }

  @Test(
    "several who come every week are each somebody",
    arguments: [
      ("Greg Tanya Poppy and Max eat with us every Sunday", ["Greg", "Tanya", "Poppy", "Max"]),
      (
        "my son Greg and his wife Tanya and my granddaughter Poppy and my grandson Max eat with us every Sunday",
        ["my son Greg", "Tanya", "my granddaughter Poppy", "my grandson Max"]
      ), ("on Saturdays and Sundays Greg, Tanya and Poppy come for supper", ["Greg", "Tanya", "Poppy"]),
    ])
  func weekly(_ line: String, _ people: [String]) {
    let found = read(line)
    #expect(found.map(\.intent) == ["eats_weekly"])
    let who = found.flatMap(\.slots).filter { $0.name == "who" }.flatMap(\.value.shortTexts)
    #expect(who == people)
  }

  @Test(
    "what somebody can't have, told beside a question, is never lost behind its answer",
    arguments: [
      "can noor eat that n is there any booze in it, she also hates walnuts like mild allergy i think",
      "my mate leo is coming tonight he cant have gluten, n hes bringing crisps w maybe shrimp flavour is that ok w priya",
    ])
  func harmBesideQuestion(_ line: String) {
    #expect(read(line).contains { $0.isLeftOut || $0.act == .change && !$0.details.isEmpty })
  }

  @Test("what is said not to be at home is not noted as being there")
  func notThere() {
    let line = "caraway and dried marjoram we have not at home"
    #expect(read(line).allSatisfy { $0.intent != "pantry_add" || $0.isLeftOut })
  }
}
