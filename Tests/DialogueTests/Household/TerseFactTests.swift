import Dialogue
import Kitchen
import Language
import Testing

@Suite struct TerseFactTests {
  private func recognised(_ slots: [SlotBinding]) -> Recognition {
    var recognition = Recognition(said: "", confidence: 100, fuzzy: false)
    recognition.intent = "household_tell"
    recognition.layer = .entity
    recognition.slots = slots
    return recognition
  }

  @Test("a bare answer that names people is theirs alone")
  func namedPeople() {
    let gluten = SlotValue.item(list: "diet", id: "gluten-free", name: "gluten")
    let facts = HouseholdFact.facts(
      in: recognised([
        SlotBinding(name: "person", value: .text("Emma"), range: 0..<4),
        SlotBinding(name: "person", value: .text("Jake"), range: 9..<13),
        SlotBinding(name: "avoid", value: gluten, range: 15..<21),
      ]))
    let avoidance = Avoidance(.diet(.glutenFree))
    #expect(facts == [.avoids(person: "Emma", avoidance), .avoids(person: "Jake", avoidance)])
  }

  @Test("less salt is a limit, not a dislike of salt; no salt stays a food")
  func salt() {
    func facts(_ strength: String) -> [HouseholdFact] {
      var recognition = recognised([])
      recognition.details = [
        Detail(
          kind: "avoid",
          slots: [
            SlotBinding(
              name: "avoid", value: .item(list: "ingredient", id: "salt", name: "salt"), range: 5..<9),
            SlotBinding(name: "strength", value: .text(strength), range: 0..<0),
          ])
      ]
      return HouseholdFact.facts(in: recognition)
    }
    #expect(facts("dislike") == [.avoids(person: nil, Avoidance(.diet(.lowSodium)))])
    #expect(facts("strict") == [.avoids(person: nil, Avoidance(.food("salt")))])
  }

  @Test("after one guess a yes or its number takes it; of several only a number does")
  func onlyGuess() {
    let one = DialogueState(choices: ["plan the week"])
    #expect(one.choice(by: .affirm([])) == "plan the week")
    #expect(one.choice(by: .choose(.number(1))) == "plan the week")
    #expect(one.choice(by: .choose(.number(2))) == nil)
    #expect(one.choice(by: .deny([])) == nil)
    let two = DialogueState(choices: ["plan the week", "show the plan"])
    #expect(two.choice(by: .affirm([])) == nil)
    #expect(two.choice(by: .choose(.number(2))) == "show the plan")
  }
}
