import Language
import Testing
import Values

/// Who speaks, told by name: what "I" avoid is theirs and not everybody's. Source: issue 13, laws 4 and 6.
@Suite struct SpeakerNamedTests {
  private func read(_ line: String) -> [Recognition] {
    recognizer.recognizeAll(line, expecting: nil, context: RecognitionContext(now: monday))
  }

  private func isNamed(_ found: Recognition) -> Bool {
    found.value("self") != nil || found.details.contains { $0.slots.contains { $0.name == "self" } }
  }

  @Test(
    "a name of one's own is heard before what is told",
    arguments: [
      "I'm Nora and I have celiac disease", "im nora n im vegetarian", "Hello, I am Agnes. I can't eat nuts.",
      "my name is Oskar and I don't eat pork", "my name is Tom. I'm lactose intolerant",
      "I'm Nora, it's me, my husband Tom and our son Leo. I'm allergic to shellfish",
      "we are me (Nora), Tom and Leo. I can't have gluten.",
    ])
  func named(_ line: String) {
    let said = read(line)
    #expect(said.contains(where: isNamed), "\(said.map(\.said))")
    let avoids = said.flatMap(\.details).filter { $0.kind == "avoid" }
    #expect(
      avoids.contains {
        $0.slots.contains { ["i", "nora"].contains($0.value.shortTexts.first?.lowercased() ?? "") }
      })
  }

  @Test(
    "what somebody is, and what is no name, names nobody",
    arguments: [
      "I'm Muslim", "I'm vegan", "I'm out on Friday", "I'm done", "I'm Italian and love pasta",
      "this is perfect", "i'm celliac", "I'm vegitarian and I am allergic to nuts", "I am Tired",
      "This is Mouldy",
    ])
  func unnamed(_ line: String) {
    #expect(!read(line).contains(where: isNamed))
  }
}
