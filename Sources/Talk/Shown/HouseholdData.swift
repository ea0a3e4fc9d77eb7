/// The whole household as `--json` tells it.
package struct HouseholdData: Encodable {
  let size: Int?
  let guests, eaters: Int
  let members: [Person]
  let avoid: [AvoidanceData]
  let budget: Money?
  let cuisines: [String]
  let weekdayMinutes, weekendMinutes: Int
  let leftovers: LeftoverPreference
  let skill: Skill
  let taxBasisPoints: Int
  let guidelines: GuidelinesData?

  struct Person: Encodable {
    let name: String
    let age: Int?
    let avoid: [AvoidanceData]
  }

  package init(_ household: Household) {
    size = household.size
    guests = household.guests
    eaters = household.eaters
    members = household.members.map { member in
      Person(name: member.name, age: member.age, avoid: member.avoids.map { AvoidanceData($0) })
    }
    avoid = household.avoids.map { AvoidanceData($0) }
    budget = household.budget
    cuisines = household.cuisines
    weekdayMinutes = household.weekdayMinutes
    weekendMinutes = household.weekendMinutes
    leftovers = household.leftovers
    skill = household.skill
    taxBasisPoints = household.taxBasisPoints
    guidelines = household.guidelines.map { GuidelinesData($0) }
  }
}

/// The household as the matter of a reply: null for a new kitchen.
package struct HouseholdShownData: Encodable {
  let kind = "household"
  let household: HouseholdData?

  package init(_ household: Household?) { self.household = household.map { HouseholdData($0) } }
}

/// Something avoided, as `--json` tells it.
package struct AvoidanceData: Encodable {
  let kind, strength, what: String

  package init(_ what: Avoided, strength: String) {
    kind = what.kind
    self.strength = strength
    self.what = what.word
  }

  package init(_ avoidance: Avoidance) { self.init(avoidance.what, strength: avoidance.strength.rawValue) }
}
