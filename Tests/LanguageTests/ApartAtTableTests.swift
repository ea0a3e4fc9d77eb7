import Language
import Testing

/// Who eats otherwise than the rest of the table, in whatever order it is told.
@Suite struct ApartAtTableTests {
  private func plain(_ line: String) -> String? {
    Rewriting(recognizer: recognizer, context: RecognitionContext(now: monday)).rewritten(line)
  }

  @Test(
    "it is said again as what the person is and gets",
    arguments: [
      ("only Samira is vegan, the others eat meat", "Samira is vegan. Samira always gets their own plate"),
      (
        "the rest of us eat meat, only Lou is vegetarian",
        "Lou is vegetarian. Lou always gets their own plate"
      ),
      ("samira eat her own dish, other three can have meat", "samira always gets their own plate"),
      (
        "The others may eat meat, only Annike wants to have something else",
        "Annike always gets their own plate"
      ),
      (
        "Can the others have meat even though Annike is a vegetarian?",
        "Annike is vegetarian. Annike always gets their own plate"
      ),
      (
        "me and kids eat meat. only samira is vegan, she get separate food",
        "samira is vegan. samira always gets their own plate"
      ),
      ("Lou gets something else when we have meat", "Lou always gets their own plate"),
      ("everyone else can eat chicken and beef and stuff", "the rest of us eat meat"),
      ("the others eat meat, Lou does not", "Lou does not eat meat. Lou always gets their own plate"),
    ])
  func told(_ line: String, _ expected: String) { #expect(plain(line) == expected) }

  @Test(
    "what tells more, or of an evening, is left as it is",
    arguments: [
      "the others eat meat on Friday", "Lou is vegetarian", "we eat meat", "only Lou is vegetarian",
      "chicken for the others and pasta for Lou", "the others liked the chicken", "something else for Lou",
      "everything else is vegetarian", "Lou has something else to do", "the family likes chicken",
      "the others love chicken", "Samira can't have chicken, the others eat meat", "the three of us eat meat",
      "Lou is allergic to nuts, the others eat meat",
    ])
  func left(_ line: String) {
    let said = plain(line) ?? line
    #expect(!said.contains("always gets") && !said.contains("the rest of us eat meat"))
  }
}
