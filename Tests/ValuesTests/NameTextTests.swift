import Testing
import Values

@Suite struct NameTextTests {
  @Test(
    "each part of a name begins large, and nothing else changes",
    arguments: [
      ("hana-lee", "Hana-Lee"), ("mary ann", "Mary Ann"), ("McKay", "McKay"), ("", ""), ("élodie", "Élodie"),
      ("-", "-"),
    ])
  func written(_ text: String, _ name: String) { #expect(writtenAsName(text) == name) }
}
