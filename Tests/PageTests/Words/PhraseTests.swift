import Page
import Testing

@Suite("Phrases")
struct PhraseTests {
  @Test("counts agree with their word and stay on its line")
  func counts() {
    #expect(counted(1, "dinner") == "1\u{A0}dinner")
    #expect(counted(0, "dinner") == "0\u{A0}dinners")
    #expect(counted(3, "dish", "dishes") == "3\u{A0}dishes")
    #expect(minutesText(25) == "25\u{A0}min")
    #expect(plainSpaces(counted(2, "egg")) == "2 eggs")
  }

  @Test(
    "words are joined as a sentence lists them",
    arguments: [
      ([], ""), (["milk"], "milk"), (["milk", "wheat"], "milk or wheat"),
      (["milk", "wheat", "soy"], "milk, wheat, or soy"),
    ])
  func lists(_ words: [String], _ text: String) {
    #expect(joined(words, "or") == text)
  }

  @Test("somebody's words are quoted on one line and cut where they run long")
  func quotes() {
    #expect(quoted(" two\nlines\u{1B} ") == "\"two lines\"")
    #expect(quoted(String(repeating: "word ", count: 20)).count <= 62)
    #expect(quoted("") == "\"\"")
  }

  @Test("ids become words")
  func ids() {
    #expect(spaced("black-bean_soup") == "black bean soup")
    #expect(cuisineName("middle-eastern") == "Middle Eastern")
    #expect(capitalized("éclair") == "Éclair" && capitalized("") == "")
  }

  @Test("empty sentences leave no space behind")
  func sentence() {
    #expect(sentences("One.", "", "Two.") == "One. Two.")
    #expect(sentences() == "" && sentences("", "") == "")
  }

  @Test(
    "thousands are set apart",
    arguments: [
      (0, "0"), (620, "620"), (1005, "1,005"), (12_000, "12,000"), (999_999, "999,999"),
      (-1_234_567, "-1,234,567"), (Int.min, "-9,223,372,036,854,775,808"),
    ])
  func figures(_ number: Int, _ text: String) {
    #expect(thousands(number) == text)
  }
}
