@testable import Kitchen
import Store
import Testing
import Values

@testable import HouseholdRoom

/// The household in the kitchen's file.
@Suite struct HouseholdTableTests {
  private static let tables = TableList([Household.table])
  private static let now = CivilTime(day: HouseholdTrial.today, hour: 17)

  private static let family = Household(
    size: 4, guests: 1,
    members: [
      Member(name: "Emma", avoids: [Avoidance(.diet(.dairyFree)), Avoidance(.food("mushroom"), .dislike)]),
      Member(name: "Tom"), Member(name: "Tom", avoids: [Avoidance(.allergen(.treeNut))]),
    ],
    avoids: [Avoidance(.food("pork")), Avoidance(.allergen(.sesame), .dislike)],
    budget: Money(cents: 19_000), cuisines: ["thai", "mexican"], weekdayMinutes: 25, weekendMinutes: 80,
    leftovers: .always, skill: .beginner, taxBasisPoints: 825, settled: [.budget, .size],
    wasToldAboutFactories: true)

  /// A kitchen in memory that holds nothing but a household.
  private struct Kitchen {
    let store: SQLiteKitchen

    init() throws { store = try SQLiteKitchen(path: nil, tables: tables, seed: 1) }

    var household: Household? {
      get throws { try store.snapshot(for: "ann", today: now.day)[Household.self].first }
    }

    /// Saves it as the next turn, over what is there.
    func keep(_ household: Household, by person: String = "ann") throws {
      let snapshot = try store.snapshot(for: person, today: now.day)
      let change = Change.put(household, was: snapshot[Household.self].first, in: tables)
      try commit([change], by: person, after: snapshot.turn)
    }

    func commit(_ changes: [Change], by person: String = "ann", after turn: Int) throws {
      let record = TurnRecord(
        person: person, at: now, said: "", act: "x", changes: changes, before: nil, after: nil)
      #expect(try store.commit(record, after: turn) == .committed(turn: turn + 1))
    }

    func takeBack(_ person: String = "ann") throws -> UndoOutcome {
      try store.undo(by: person, at: now, said: "undo")
    }
  }

  @Test("nobody is known in a new kitchen")
  func new() throws {
    #expect(try Kitchen().household == nil)
  }

  @Test("it comes back as it was said, twins and order included")
  func whole() throws {
    let kitchen = try Kitchen()
    try kitchen.keep(Self.family)
    #expect(try kitchen.household == Self.family)
    var other = Self.family
    other.members.swapAt(0, 1)
    other.members[1].avoids.removeFirst()
    other.avoids = []
    other.cuisines.insert("greek", at: 0)
    other.settled = [.avoids]
    (other.size, other.budget) = (nil, nil)
    try kitchen.keep(other)
    #expect(try kitchen.household == other)
    try kitchen.keep(Household())
    #expect(try kitchen.household == Household())
  }

  @Test("ages and own guidelines come and go, age 0 included")
  func agesAndGuidelines() throws {
    let kitchen = try Kitchen()
    var home = Self.family
    (home.members[0].age, home.members[2].age) = (7, 0)
    home.guidelines = NutritionGuidelines(maxSodium: 1_500)
    try kitchen.keep(home)
    #expect(try kitchen.household == home)
    try kitchen.keep(Self.family)
    #expect(try kitchen.household == Self.family)
  }

  @Test("a newcomer in the place of one who left inherits nothing")
  func newcomer() throws {
    let kitchen = try Kitchen()
    try kitchen.keep(
      Household(members: [Member(name: "Emma", avoids: [Avoidance(.allergen(.milk))], age: 7)]))
    let tom = Household(members: [Member(name: "Tom", avoids: [Avoidance(.allergen(.milk))])])
    try kitchen.keep(tom)
    #expect(try kitchen.household == tom)
  }

  @Test("saying again what is known already leaves no entry in the journal")
  func nothingNew() throws {
    let kitchen = try Kitchen()
    try kitchen.keep(Self.family)
    try kitchen.keep(Self.family)
    #expect(try kitchen.store.journal(limit: 10).map(\.turn) == [1])
  }

  @Test("two people who change different things do not stand in each other's way")
  func apart() throws {
    let kitchen = try Kitchen()
    var house = Household(members: [Member(name: "Emma"), Member(name: "Tom")], cuisines: ["thai"])
    try kitchen.keep(house)
    house.budget = Money(cents: 15_000)
    house.members[0].avoids = [Avoidance(.allergen(.milk))]
    try kitchen.keep(house)
    house.guests = 2
    house.members[0].avoids.append(Avoidance(.allergen(.soy)))
    house.members.append(Member(name: "Mum"))
    house.cuisines = ["greek"]
    try kitchen.keep(house, by: "bob")
    guard case .undone = try kitchen.takeBack() else {
      Issue.record("not taken back")
      return
    }
    house.budget = nil
    house.members[0].avoids.removeFirst()
    #expect(try kitchen.household == house)
  }

  @Test(
    "drawn households come back one after the other, and undo leads back through all of them",
    arguments: 1...8)
  func drawn(seed: UInt64) throws {
    let kitchen = try Kitchen()
    var random = SplitMix64(seed: seed)
    var kept: [Household] = []
    for _ in 0..<12 {
      let next = random.household()
      if next == kept.last { continue }
      try kitchen.keep(next)
      #expect(try kitchen.household == next)
      kept.append(next)
    }
    while let last = kept.popLast() {
      #expect(try kitchen.household == last)
      guard case .undone = try kitchen.takeBack() else {
        Issue.record("not taken back")
        return
      }
    }
    #expect(try kitchen.household == nil)
  }

  @Test("taken off it is gone, with all its lists; once only")
  func removed() throws {
    let kitchen = try Kitchen()
    try kitchen.keep(Self.family)
    try kitchen.commit([.remove(Self.family, in: Self.tables)], after: 1)
    #expect(try kitchen.household == nil)
    #expect(throws: StoreError.self) {
      try kitchen.commit([.remove(Self.family, in: Self.tables)], after: 2)
    }
    try kitchen.keep(Household(size: 2))
    #expect(try kitchen.household == Household(size: 2))
  }

  @Test("every word of the lists is one the file takes")
  func words() throws {
    let kitchen = try Kitchen()
    for skill in Skill.allCases {
      for leftovers in LeftoverPreference.allCases {
        let household = Household(
          avoids: Diet.allCases.map { Avoidance(.diet($0)) }
            + Allergen.allCases.map { Avoidance(.allergen($0)) },
          leftovers: leftovers, skill: skill, settled: HouseholdQuestion.allCases)
        try kitchen.keep(household)
        #expect(try kitchen.household == household)
      }
    }
  }

  @Test(
    "the file itself refuses what makes no sense",
    arguments: [
      Household(size: -1), Household(guests: -1), Household(budget: Money(cents: -5)),
      Household(members: [Member(name: "Emma", age: -1)]), Household(cuisines: [""]),
    ])
  func refused(_ household: Household) throws {
    let kitchen = try Kitchen()
    #expect(throws: StoreError.self) { try kitchen.keep(household) }
    #expect(try kitchen.household == nil)
  }
}

extension SplitMix64 {
  fileprivate mutating func household() -> Household {
    var house = Household(
      size: below(3) == 0 ? nil : within(1...8), budget: below(3) == 0 ? nil : Money(cents: below(20_000)),
      cuisines: Array(shuffled(["thai", "greek", "mexican"]).prefix(below(4))),
      settled: Array(shuffled(HouseholdQuestion.allCases).prefix(below(5))))
    house.members = shuffled(["Emma", "Tom", "Mum", "Dad", "Tom"]).prefix(below(5)).map { name in
      Member(name: name, avoids: avoidances(), age: below(2) == 0 ? nil : below(90))
    }
    house.avoids = avoidances()
    house.guidelines = below(2) == 0 ? nil : NutritionGuidelines(maxSodium: below(3_000))
    return house
  }

  private mutating func avoidances() -> [Avoidance] {
    let all = Allergen.allCases.map { Avoidance(.allergen($0)) } + [Avoidance(.food("pork"), .dislike)]
    return Array(shuffled(all).prefix(below(4)))
  }
}
