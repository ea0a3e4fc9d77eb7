import Language
import Testing
import Values

/// Lines as they are dictated, or said in another language's order.
@Suite struct SpokenLineTests {
  private func told(_ line: String, people: [String] = []) -> [Recognition] {
    recognizer.knowing(
      NamedList(name: "person", version: 1, values: people.map { ListValue(text: $0, out: $0) })
    )
    .recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
  }

  @Test(
    "what is taken back in the same breath does not count",
    arguments: [
      ("we got six eggs uh no wait ten eggs", "we got ten eggs"),
      ("plan dinners for tuesday no wait thursday", "plan dinners for thursday"),
      ("add two, sorry, three cans of chickpeas to the list", "add three cans of chickpeas to the list"),
    ])
  func mended(_ line: String, _ wanted: String) {
    #expect(told(line).map(\.slots) == told(wanted).map(\.slots))
    #expect(told(line).first?.intent == told(wanted).first?.intent)
  }

  @Test(
    "where the two sides are of different kinds nothing is cut",
    arguments: ["plan dinners for tuesday no wait the fish", "add eggs sorry not today"])
  func unmended(_ line: String) {
    #expect(told(line).allSatisfy { line.contains($0.said) })
  }

  @Test(
    "a question in the order of a statement asks, and lifts nothing",
    arguments: [
      ("Lía can eat egg?", "check_food"), ("the baby can have honey?", "check_food"),
      ("how I make the chili?", "show_recipe"), ("what I can cook with eggs and rice?", "tonight"),
    ])
  func turned(_ line: String, _ intent: String) {
    #expect(told(line, people: ["Lía"]).map(\.intent) == [intent])
  }

  @Test("the same words without the mark still tell")
  func tells() {
    #expect(told("Lía can eat egg again", people: ["Lía"]).map(\.intent) == ["household_forget"])
  }

  @Test(
    "the number said for all of them stands",
    arguments: [
      ("my sister comes on Friday with her 2 kids, so we will be 8", "count", Rational(8)),
      ("Jo and Kim come on Friday with 2 kids", "more", Rational(4)),
    ])
  func company(_ line: String, _ slot: String, _ number: Rational) {
    let found = told(line)
    #expect(found.map(\.intent) == ["day_eaters"])
    #expect(found.first?.value(slot) == .number(number))
  }

  @Test("next week's Monday to Thursday are four evenings of that week")
  func withinWeek() {
    let days = (9...12).compactMap { Day(year: 2026, month: 3, day: $0) }
    #expect(told("plan dinners next week, monday to thursday").first?.value("days") == .days(days))
  }

  @Test(
    "what is said of some of several is of nobody",
    arguments: ["one of them is vegetarian", "two of them can't have nuts"])
  func some(_ line: String) {
    #expect(told(line, people: ["Wren"]).flatMap(\.details).isEmpty)
  }

  @Test("telephone words are words; a lone n stays a no")
  func shortWords() {
    let foods = told("got bread n milk").first?.slots.filter { $0.name == "supply" }.map(\.value)
    #expect(foods == told("got bread and milk").first?.slots.filter { $0.name == "supply" }.map(\.value))
    #expect(foods?.count == 2)
    #expect(told("is hummus ok 4 Sam", people: ["Sam"]).first?.value("person") != nil)
    #expect(told("n").first?.intent != "affirm")
  }
}
