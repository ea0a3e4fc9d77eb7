import Kitchen
import Testing
import Values

/// Who is who: people known by a role, by a name, or by both.
@Suite struct KnownAsTests {
  @Test(
    "a kept name holds a role, a name, or both",
    arguments: [
      ("Zosia", nil, "Zosia"), ("your daughter", "daughter", nil),
      ("your daughter Zosia", "daughter", "Zosia"),
      ("your mother in law Anna", "mother in law", "Anna"), ("Mary Ann", nil, "Mary Ann"),
      ("your sister's family", "sister's family", nil),
    ] as [(String, String?, String?)])
  func parts(kept: String, role: String?, given: String?) {
    let known = KnownAs(kept)
    #expect(known.role == role)
    #expect(known.given == given)
    #expect(known.kept == kept)
  }

  @Test(
    "a guest is meant by the name, or by the role alone",
    arguments: [
      ("your mother Rita", "your mom", true), ("your mother Rita", "Rita", true),
      ("your mother Rita", "your mother Ann", false), ("Rita", "your mom", false), ("your mum", "Mum", true),
      ("your sister Rita", "your mother", false),
    ])
  func guests(kept: String, said: String, isSame: Bool) { #expect(Visitor.isSame(kept, said) == isSame) }

  private func household(_ names: String...) -> Household {
    Household(members: names.map { Member(name: $0) })
  }

  @Test("a role finds the only one who has it, by any word for it")
  func role() {
    let house = household("your mum Rosa", "your daughter Zosia", "Tom")
    #expect(house.member(called: "your daughter") == 1)
    #expect(house.member(called: "zosia") == 1)
    #expect(house.member(called: "your mother") == 0)
    #expect(house.member(called: "your son") == nil)
    #expect(house.member(called: "your daughter Mia") == nil)
  }

  @Test("what a name begins with means the only one called so")
  func title() {
    let house = household("Nana Flo", "Aunt Vi", "Aunt Flo")
    #expect(house.member(called: "Nana") == 0)
    #expect(house.member(called: "my nana") == 0)
    #expect(house.member(called: "your aunt") == nil)
  }

  @Test("of two daughters \"my daughter\" means neither")
  func ambiguous() {
    let house = household("your daughter Mia", "your daughter Zoe")
    #expect(house.member(called: "your daughter") == nil)
    #expect(house.member(called: "Mia") == 0)
  }

  @Test("what was told of the role and of the name becomes one person's, and nobody else changes")
  func identify() {
    var house = household("your daughter", "Tom", "Zosia")
    house.members[0].avoids = [Avoidance(.food("walnut"))]
    house.members[0].age = 9
    house.members[2].avoids = [Avoidance(.diet(.dairyFree))]
    let place = house.identify(KnownAs(role: "daughter", given: "Zosia"))
    #expect(house.members.map(\.name) == ["Tom", "your daughter Zosia"])
    #expect(house.members[place].name == "your daughter Zosia")
    #expect(Set(house.members[place].avoids.map(\.what)) == [.food("walnut"), .diet(.dairyFree)])
    #expect(house.members[place].age == 9)
    #expect(house.members[0].avoids.isEmpty)
  }

  @Test("no avoidance is lost by telling who is who", arguments: 1...40)
  func nothingLost(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func isDrawn() -> Bool { random.next() % 2 == 0 }
    let names = ["your daughter", "your son", "Zosia", "Tom", "your daughter Mia", "your wife"]
    let foods = ["walnut", "egg", "olive", "kiwi"]
    var house = Household()
    for name in names where isDrawn() {
      let avoids = foods.filter { _ in isDrawn() }.map { Avoidance(.food($0)) }
      house.members.append(Member(name: name, avoids: avoids))
    }
    let before = Set(house.getDietaryRestrictions())
    let role = ["daughter", "son", "wife"][Int(random.next() % 3)]
    _ = house.identify(KnownAs(role: role, given: ["Zosia", "Tom", "Ania"][Int(random.next() % 3)]))
    #expect(Set(house.getDietaryRestrictions()) == before)
  }

  @Test("what is told of \"Mum\" is told of the one who is told to be her")
  func bareRole() {
    var house = Household(members: [Member(name: "Mum", avoids: [Avoidance(.diet(.glutenFree))])])
    let place = house.identify(KnownAs(role: "mum", given: "Carla"))
    #expect(house.members.count == 1 && house.members[place].name == "your mum Carla")
    #expect(house.members[place].avoids == [Avoidance(.diet(.glutenFree))])
    #expect(house.member(called: "mom") == place && house.member(called: "Carla") == place)
  }
}
