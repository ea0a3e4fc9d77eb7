import Language
import Testing
import Values

@Suite("Slots of lines no sentence explains")
struct SpottingTests {
  private func words(_ found: Recognition, _ slot: String) -> [String] {
    (found.slots + found.details.flatMap(\.slots)).filter { $0.name == slot }.map {
      String(decoding: Array(found.said.utf8)[$0.range], as: UTF8.self)
    }
  }

  @Test(
    "a slot is taken from the part of the line that asks, also where no list knows its words",
    arguments: [
      (
        "we're out of milk because the cat got at it, what can I use instead of cottage cheese", "food",
        ["cottage cheese"]
      ),
      ("I paid 4 dollars for the milk at Piggly Wiggly", "store", ["Piggly Wiggly"]),
      ("what means 350 Fahrenheit in Celsius please", "amount", ["350"]),
      ("what means 350 Fahrenheit in Celsius please", "unit", ["Celsius"]),
      ("search for low carb chicken recipes under 30 minutes", "want", ["low carb", "chicken"]),
      ("search for low carb chicken recipes under 30 minutes", "words", []),
      ("how do you make clam chowder for 10", "servings", ["10"]),
    ])
  func stretches(_ line: String, _ slot: String, _ wanted: [String]) {
    let found = understood(line)
    #expect(words(found, slot) == wanted, "\(account(found))")
  }

  @Test("what someone avoids is theirs, when the line named them before")
  func names() {
    let found = understood("my daughter Zoe she is really allergic to fish")
    #expect(words(found, "person") == ["my daughter Zoe"], "\(account(found))")
  }

  @Test(
    "a name no list knows is somebody before a verb of people",
    arguments: [
      ("please remember mina got an egg allergy from her mother", ["mina"]),
      ("my tibor grew out of his egg allergy at last", ["tibor"]),
    ])
  func unknownNames(_ line: String, _ wanted: [String]) {
    let found = understood(line)
    #expect(words(found, "person") == wanted, "\(account(found))")
  }
}
