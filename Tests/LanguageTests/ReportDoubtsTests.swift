import Language
import Testing
import Values

/// What is chosen, left, used or reported is no number at the table, no rule and nobody's name. Source: issue 13, laws 4 and 5.
@Suite struct ReportDoubtsTests {
  private func acts(_ line: String) -> [Recognition] {
    recognizer.knowing(
      NamedList(name: "person", version: 1, values: ["Olaf", "Svea"].map { ListValue(text: $0, out: $0) })
    )
    .recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday)).filter {
      $0.band == .act && !$0.isLeftOut
    }
  }

  @Test(
    "what is chosen, left or used seats nobody",
    arguments: [
      "The second one for Saturday please", "it has left us one portion for my luncheon tomorrow",
    ])
  func counts(line: String) {
    #expect(!acts(line).contains { $0.intent == "day_eaters" })
  }

  @Test(
    "how a dinner went is no rule of the house",
    arguments: [
      "made the soup for 4, everyone ate it, no leftovers", "we cooked the stew, all eaten. no leftovers",
    ])
  func leftovers(line: String) {
    #expect(!acts(line).flatMap(\.details).contains { $0.kind == "leftovers" })
  }

  @Test("a cuisine is nobody's name, and stars are no age")
  func names() {
    let told = acts("I should prefer something more English for Thursday, and no peanuts").flatMap(\.details)
      .flatMap(\.slots)
    #expect(!told.contains { $0.name == "person" && $0.value.shortTexts.first?.lowercased() == "english" })
    #expect(!acts("my mother and me we give 5 stars").flatMap(\.details).contains { $0.kind == "age" })
  }

  @Test("the girls who are here now are no more people of the house")
  func girls() {
    #expect(
      !acts("the girls are here is the polenta safe for Svea").flatMap(\.details).contains {
        $0.kind == "guest" || $0.kind == "size"
      })
  }

  @Test("a point behind a title ends no sentence")
  func titles() {
    let found = acts("on Sundays our neighbour Mrs. Hale comes to dinner, and she is allergic to shellfish")
    let people = found.flatMap(\.details).flatMap(\.slots).filter { $0.name == "person" }.compactMap {
      $0.value.shortTexts.first
    }
    #expect(!people.contains("Olaf") && !people.contains("Svea"))
    #expect(
      found.flatMap { $0.slots + $0.details.flatMap(\.slots) }.contains { "\($0.value)".contains("Hale") },
      "\(found.map(\.said))")
  }
}
