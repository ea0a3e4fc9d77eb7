import Kitchen
import Testing
import Values

/// What is taken in of facts told about a household, and what is not.
@Suite struct HearingTests {
  @Test(
    "a size is taken from 1 to 20 whole people and refused otherwise",
    arguments: [
      (Rational(1), 1), (Rational(20), 20), (Rational(0), nil), (Rational(-3), nil),
      (Rational(21), nil), (Rational(1000), nil), (Rational(5, 2), nil),
    ] as [(Rational, Int?)])
  func sizes(_ said: Rational, _ size: Int?) {
    let hearing = updateFamilyPreferences(Household(), with: [.size(said)])
    #expect(hearing.household.size == size)
    #expect(hearing.problems == (size == nil ? [.size(said)] : []))
    #expect(hearing.answered == (size == nil ? [] : [.size]))
  }

  @Test("a number said beside guests or roles is the number at the table")
  func sizeWins() {
    let hearing = updateFamilyPreferences(
      Household(size: 4), with: [.size(Rational(5)), .guests(1), .roles(3)])
    #expect(hearing.household.eaters == 5)
  }

  @Test(
    "a number put right counts people, or dollars where a budget was told and nobody cooks for so many",
    arguments: [
      (nil, 5, 5, nil), (nil, 90, nil, nil), (120, 5, 5, 120), (120, 90, nil, 90),
    ] as [(Int?, Int, Int?, Int?)])
  func corrected(_ budget: Int?, _ said: Int, _ size: Int?, _ left: Int?) {
    let before = Household(budget: budget.map { Money(cents: $0 * 100) })
    let hearing = updateFamilyPreferences(before, with: [.corrected(Rational(said)), .guests(1)])
    #expect(hearing.household.size == size)
    #expect(hearing.household.budget == left.map { Money(cents: $0 * 100) })
    #expect(hearing.household.guests == 0)
    #expect(hearing.problems.isEmpty == (size != nil || left == 90))
  }

  @Test(
    "names typed in a hurry get their capital; the others stay as they are",
    arguments: [
      ("emma", "Emma"), ("mary ann", "Mary Ann"), ("McKenna", "McKenna"), ("the baby", "the baby"),
      ("my son", "your son"),
    ])
  func names(_ said: String, _ kept: String) {
    let facts = [HouseholdFact.avoids(person: said, Avoidance(.food("egg")))]
    #expect(updateFamilyPreferences(Household(), with: facts).household.members.map(\.name) == [kept])
  }

  @Test("roles count people when no number is said, and guests add to it")
  func rolesAndGuests() {
    var household = updateFamilyPreferences(Household(), with: [.roles(4)]).household
    #expect(household.eaters == 4)
    household = updateFamilyPreferences(household, with: [.guests(2)]).household
    #expect(household.eaters == 6)
    #expect(household.size == 4)
  }

  @Test(
    "budgets of nothing and of a trillion are refused",
    arguments: [Money(cents: 0), Money(cents: -500), Money(cents: 100_000_000_000_000)])
  func budgets(_ money: Money) {
    let before = Household(budget: Money(cents: 9000))
    let hearing = updateFamilyPreferences(before, with: [.budget(money)])
    #expect(hearing.household == before)
    #expect(hearing.problems == [.budget(money)])
  }

  @Test("the factories note is due once, at the first allergy, and not for a dislike")
  func note() {
    let dislike = Avoidance(.food("olive"), .dislike)
    let first = updateFamilyPreferences(Household(), with: [.avoids(person: "Lena", dislike)])
    #expect(!first.factoriesNote)
    let dairy = HouseholdFact.avoids(person: "Emma", Avoidance(.diet(.dairyFree)))
    let second = updateFamilyPreferences(first.household, with: [dairy])
    #expect(second.factoriesNote)
    #expect(!updateFamilyPreferences(second.household, with: [dairy]).factoriesNote)
  }

  @Test("an unknown food is kept as it was said, and reported")
  func unknownFood() {
    let hearing = updateFamilyPreferences(Household(), with: [.unknownFood(person: "Emma", "durian")])
    #expect(hearing.problems == [.unknownFood("durian")])
    #expect(hearing.household.members.first?.avoids == [Avoidance(.food("durian"))])
  }

  @Test("what members avoid adds up once each, vegan over vegetarian")
  func restrictions() {
    let facts: [HouseholdFact] = [
      .avoids(person: "Tom", Avoidance(.diet(.vegan))),
      .avoids(person: "Emma", Avoidance(.diet(.vegetarian))),
      .avoids(person: "Emma", Avoidance(.allergen(.egg))),
      .avoids(person: nil, Avoidance(.allergen(.egg))),
    ]
    let household = updateFamilyPreferences(Household(), with: facts).household
    #expect(
      household.getDietaryRestrictions() == [Avoidance(.diet(.vegan)), Avoidance(.allergen(.egg))])
  }

  @Test(
    "an age is taken from 0 to 120 whole years and refused otherwise",
    arguments: [
      (Rational(0), 0), (Rational(7), 7), (Rational(120), 120), (Rational(121), nil), (Rational(-1), nil),
      (Rational(7, 2), nil),
    ] as [(Rational, Int?)])
  func ages(_ said: Rational, _ age: Int?) {
    let hearing = updateFamilyPreferences(Household(), with: [.age(person: "Emma", said)])
    #expect(hearing.household.members.first?.age == age)
    #expect(hearing.problems == (age == nil ? [.age(said)] : []))
    #expect(hearing.household.eaters == 4)
  }

  @Test("an age needs a name, and a member keeps what is known of them")
  func agesByName() {
    let nobody = updateFamilyPreferences(Household(), with: [.age(person: "we", Rational(7))])
    #expect(nobody.problems == [.ageOfWhom])
    let emma = Household(members: [Member(name: "Emma", avoids: [Avoidance(.diet(.vegan))])])
    let older = updateFamilyPreferences(emma, with: [.age(person: "emma", Rational(8))]).household
    #expect(older.members == [Member(name: "Emma", avoids: [Avoidance(.diet(.vegan))], age: 8)])
  }

  @Test("skill and leftovers change by saying so")
  func skillAndLeftovers() {
    let facts: [HouseholdFact] = [.skill(.beginner), .leftovers(.never)]
    let household = updateFamilyPreferences(Household(), with: facts).household
    #expect(household.skill == .beginner)
    #expect(household.leftovers == .never)
  }
}
