import Language
import Testing
import Values

/// Who comes, stays away or moves in and what each must not have, told in one line where somebody is known. Source: issue 13, laws 1, 2, 5
/// and 6.
@Suite struct CompanyTellingTests {
  private let house = recognizer.knowing(
    NamedList(
      name: "person", version: 1, values: ["Olaf", "Svea", "Tove"].map { ListValue(text: $0, out: $0) }))

  private func read(_ line: String) -> [Recognition] {
    house.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
  }

  /// Of each avoidance a line tells: what, whose, and the evening where it is a guest's.
  private func avoided(_ line: String) -> Set<String> {
    Set(
      read(line).filter { $0.band == .act }.flatMap(\.details).filter { $0.kind == "avoid" }.map { detail in
        let slots = Dictionary(
          detail.slots.map { ($0.name, $0.value.shortTexts.first ?? "\($0.value)") },
          uniquingKeysWith: { first, _ in first })
        return "\(slots["person"] ?? "everybody") \(slots["avoid"] ?? "-") \(slots["day"] ?? "always")"
      })
  }

  @Test(
    "what a guest goes without is the guest's, that evening",
    arguments: [
      (
        "On Saturday come our neighbours, Mr. and Mrs. Holm, he does not eat pork and she is allergic to nuts.",
        ["Mr Holm pork 2026-03-07", "Mrs Holm nuts 2026-03-07"]
      ),
      (
        "this evening we are six, come Marta and Piet, Piet is coeliac", ["Piet gluten 2026-03-02"]
      ),
      (
        "2 mates staying for tea tonight, Kai n Bo, Bo's veggie and Kai eats anything",
        ["Bo vegetarian 2026-03-02"]
      ),
    ])
  func guests(line: String, expected: [String]) {
    let told = avoided(line)
    for one in expected {
      let words = one.split(separator: " ").map(String.init)
      #expect(
        told.contains { found in found.hasPrefix(words[0]) && found.hasSuffix(words[words.count - 1]) },
        "\(one) in \(told)")
    }
    #expect(told.allSatisfy { !$0.hasSuffix("always") && !$0.hasPrefix("everybody") }, "\(told)")
  }

  @Test("who has a day every week keeps it, and what they must not have with it")
  func weekly() {
    let found = read(
      "Svea will not be eating with us on Thursdays, as she has choir, and on Thursdays her teacher Mrs. Lind joins us instead; she is sixty and avoids wheat."
    )
    let all = found.map(\.said).joined(separator: ". ")
    #expect(all.contains("Svea is not here on Thursdays"), "\(all)")
    #expect(all.contains("Mrs Lind") && all.contains("on Thursdays"), "\(all)")
    #expect(all.contains("Mrs Lind avoids wheat"), "\(all)")
  }

  @Test("who leaves and comes back is away in between")
  func away() {
    let found = read("Olaf's off to Chicago Wednesday morning and he'll be back Saturday in time for dinner")
    #expect(found.map(\.said).joined().contains("Olaf is not here from Wednesday to Friday"))
  }

  @Test("a guest told of first and named then")
  func namedThen() {
    let told = avoided(
      "A guest comes this evening, he is called Kojo, he is allergic to shrimps and to nuts")
    #expect(told.contains { $0.hasPrefix("Kojo") && $0.hasSuffix("2026-03-02") }, "\(told)")
    #expect(!told.contains { $0.lowercased().contains("everybody") }, "\(told)")
  }

  @Test("what may be so is told, and nobody is seated for it")
  func perhaps() {
    let found = read(
      "okay Svea's best friend Kaj is coming home with her tonight and he's dairy free and so is his little brother Odd who's five and their mom might stay too but I'm not sure yet"
    )
    #expect(found.contains { $0.isLeftOut && $0.said.contains("might stay") }, "\(found.map(\.said))")
  }

  @Test("raw fish is not fish")
  func raw() {
    #expect(
      !avoided("I am pregnant since ten weeks, so for me please no raw fish and no raw egg").contains {
        $0.contains("fish")
      })
  }

  @Test(
    "a line that asks, or tells of foods and plans, is none of this",
    arguments: [
      "can Olaf have nuts and is Svea here on friday", "Olaf cooked the soup and Svea ate it",
      "plan friday for five, Olaf is away",
    ])
  func others(line: String) {
    let plain = Set(read(line).map(\.said))
    #expect(!plain.contains { $0.contains("is not here") && !line.contains($0) })
  }
}
