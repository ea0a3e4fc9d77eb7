import Kitchen
import Language
import Testing
import Values

@testable import Talk

/// The facts a line tells.
@Suite struct FactsInLinesTests {
  private func bare(_ slots: [SlotBinding], details: [Detail] = []) -> Recognition {
    Recognition(
      said: "", intent: "household_tell", slots: slots, details: details, confidence: 100, layer: .entity)
  }

  private func item(_ slot: String, _ id: String, in list: String) -> SlotBinding {
    SlotBinding(name: slot, value: .item(list: list, id: id, name: id), range: 0..<id.utf8.count)
  }

  private func words(_ slot: String, _ text: String, _ range: Range<Int> = 0..<0) -> SlotBinding {
    SlotBinding(name: slot, value: .text(text), range: range)
  }

  @Test("a bare answer that names people is theirs alone")
  func namedPeople() {
    let said = bare([
      words("person", "Emma", 0..<4), words("person", "Jake", 9..<13),
      item("avoid", "gluten-free", in: "diet"),
    ])
    let avoidance = Avoidance(.diet(.glutenFree))
    #expect(
      HouseholdFact.facts(in: said) == [
        .avoids(person: "Emma", avoidance), .avoids(person: "Jake", avoidance),
      ])
  }

  @Test("what a bare answer names and the phrases around it add up")
  func addingUp() {
    let said = bare(
      [item("cuisine", "thai", in: "cuisine")],
      details: [Detail(kind: "cuisines", slots: [item("cuisine", "greek", in: "cuisine")])])
    #expect(HouseholdFact.facts(in: said) == [.cuisines(["thai", "greek"])])
  }

  @Test("what is said without a name is said of the one just named")
  func goesOn() {
    let age = Detail(
      kind: "age", slots: [words("person", "Emma"), SlotBinding(name: "age", value: .number(Rational(7)))])
    let nuts = Detail(
      kind: "avoid", slots: [words("subject", "same"), item("avoid", "peanut", in: "allergen")])
    let said = Recognition(said: "", intent: "household_tell", details: [age, nuts], layer: .template)
    #expect(
      HouseholdFact.facts(in: said) == [
        .age(person: "Emma", Rational(7)), .avoids(person: "Emma", Avoidance(.allergen(.peanut))),
      ])
  }

  @Test("less salt and no salt are a limit on sodium, not a food to leave out")
  func salt() {
    func facts(_ strength: String) -> [HouseholdFact] {
      let detail = Detail(
        kind: "avoid", slots: [item("avoid", "salt", in: "ingredient"), words("strength", strength)])
      return HouseholdFact.facts(in: bare([], details: [detail]))
    }
    #expect(facts("dislike") == [.avoids(person: nil, Avoidance(.diet(.lowSodium)))])
    #expect(facts("strict") == [.avoids(person: nil, Avoidance(.diet(.lowSodium)))])
  }

  @Test("nobody, said to the open question, is its no; said with a number of people it tells that too")
  func nobody() {
    let none = words("avoid", "none", 0..<6)
    #expect(Said(bare([none]), role: .tell).role == .no)
    let four = SlotBinding(name: "size", value: .number(Rational(4)), range: 8..<9)
    #expect(Said(bare([none, four]), role: .tell).role == .tell)
  }

  @Test("naming one person's needs leaves the question about the others open, unless that was asked")
  func settling() {
    let emma: [HouseholdFact] = [.avoids(person: "Emma", Avoidance(.diet(.vegan)))]
    #expect(!settles(.avoids, asking: nil, emma))
    #expect(settles(.avoids, asking: .avoids, emma))
    #expect(settles(.avoids, asking: nil, emma + [.unknownFood(person: "we", "durian")]))
    #expect(settles(.avoids, asking: nil, [.avoidsNothing]))
    let told = emma + [.size(Rational(4)), .cuisines([])]
    #expect(settledByMention(told, in: Household()).settled == [.size, .cuisines])
  }
}
