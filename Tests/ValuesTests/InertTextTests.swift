import Testing
import Values

@Suite struct InertTextTests {
  @Test(
    "what steers a terminal is written out",
    arguments: [
      ("", ""), ("crème brûlée 食 🍋 👩‍🍳", "crème brûlée 食 🍋 👩‍🍳"), ("a\tb\nc", "a\tb\nc"),
      ("\u{1B}[31mred", "\\u{1b}[31mred"), ("\r\n", "\\u{d}\n"), ("\u{7F}\u{0}", "\\u{7f}\\u{0}"),
      ("\u{9B}2J", "\\u{9b}2J"), ("\u{85}", "\\u{85}"),
      ("a\u{202E}b\u{2066}c\u{200F}", "a\\u{202e}b\\u{2066}c\\u{200f}"),
      ("\u{2028}", "\\u{2028}"), ("e\u{301}\u{8}", "e\u{301}\\u{8}"),
    ])
  func examples(_ text: String, _ expected: String) { #expect(inert(text) == expected) }

  @Test("a name stays on its line")
  func names() { #expect(inertLine("a\tb\nc\u{1B}") == "a\\u{9}b\\u{a}c\\u{1b}") }

  @Test("nothing that Unicode calls a control or a turn of direction is left, and all else is")
  func everyScalar() {
    for value in UInt32(0)...0x10_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let separates = [.lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
      let isExpected = properties.generalCategory == .control || properties.isBidiControl || separates
      if scalar.steersTerminal != isExpected { Issue.record("U+\(String(value, radix: 16))") }
    }
  }
}
