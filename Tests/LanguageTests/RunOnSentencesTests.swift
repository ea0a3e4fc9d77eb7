import Testing
import Values

@testable import Language

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

  private func parted(_ line: String) -> String? {
    RunOnSentences(scan: recognizer.scan(line, RecognitionContext(now: monday))).parted()
  }

  @Test(
    "a relative clause, and one of time or doubt, is no sentence of its own",
    arguments: [
      "we want to cook the soup he likes", "we need a dinner for friday something she can eat",
      "my sister eats with us every friday when she is in town", "we want to know whether they eat fish",
    ])
  func relative(_ line: String) { #expect(parted(line) == nil) }

  @Test(
    "a sentence that begins anew is parted, also by a name said before",
    arguments: [
      (
        "my mother in law is coming every friday she is diabetic",
        "my mother in law is coming every friday. she is diabetic"
      ),
      (
        "greg and tanya eat with us every sunday tanya can't have milk",
        "greg and tanya eat with us every sunday. tanya can't have milk"
      ),
    ])
  func anew(_ line: String, _ said: String) { #expect(parted(line) == said) }

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
