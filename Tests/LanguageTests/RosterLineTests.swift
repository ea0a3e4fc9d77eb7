import Language
import Testing
import Values

/// Who lives here, as a form has it.
@Suite struct RosterLineTests {
  private func told(_ line: String) -> [Recognition] {
    recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
  }

  /// Each detail as its person, or "all", and its value.
  private func facts(_ line: String) -> [String] {
    told(line).flatMap(\.details).flatMap { detail in
      let people = detail.slots.filter { $0.name == "person" }.compactMap(\.value.shortTexts.first)
      let values = detail.slots.filter { ["avoid", "size", "age", "months"].contains($0.name) }
      return values.compactMap { slot in
        slot.value.shortTexts.first.map { "\(people.first ?? "all") \(detail.kind) \($0)" }
      }
    }
  }

  @Test(
    "each note is of whom it stands beside",
    arguments: [
      (
        "flat: me, Lena (vegan), Tomasz (allergy: shellfish), Priya - no beef",
        ["all size 4", "Lena avoid vegan", "Tomasz avoid shellfish-free", "Priya avoid beef"]
      ),
      (
        "family: Beto (no shellfish), Rosa 78, Nico 7 hates broccoli",
        ["Beto avoid shellfish-free", "Rosa age 78", "Nico age 7", "Nico avoid broccoli"]
      ),
      ("we are 4: me, my wife Lena, Tom (vegan) and Max 6", ["all size 4", "Tom avoid vegan", "Max age 6"]),
      ("we are 2, Ann and me", ["all size 2"]),
      ("Ada (6), Tobe (2). Ada - no eggs", ["Ada age 6", "Tobe age 2", "Ada avoid egg"]),
    ])
  func notes(_ line: String, _ wanted: [String]) {
    #expect(facts(line).sorted() == wanted.sorted())
  }

  @Test("a note nobody can read is left out with its person, and takes no other with it")
  func unread() {
    let found = told("flat: me, Lena (vegan), Kofi (glorbs wibble)")
    #expect(found.filter(\.isLeftOut).map(\.said) == ["Kofi is glorbs wibble"])
    #expect(
      facts("flat: me, Lena (vegan), Kofi (glorbs wibble)").sorted() == ["Lena avoid vegan", "all size 3"])
  }

  @Test(
    "other lists are no roster",
    arguments: ["list: milk, bread", "plan mon, tue and wed (no soup)", "tacos (vegan), rice"])
  func others(_ line: String) {
    #expect(
      !told(line).contains {
        $0.details.contains { $0.kind == "avoid" && $0.slots.contains { $0.name == "person" } }
      })
  }
}
