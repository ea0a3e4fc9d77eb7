extension Facts {
  /// The whole household.
  package init(_ household: Household) {
    self = [
      "size": household.size, "guests": household.guests, "eaters": household.eaters,
      "members": household.members.map { member in
        ["name": member.name, "age": member.age, "avoid": member.avoids.map { Facts($0) }] as Facts
      }, "avoid": household.avoids.map { Facts($0) }, "budget": household.budget,
      "cuisines": household.cuisines, "weekday_minutes": household.weekdayMinutes,
      "weekend_minutes": household.weekendMinutes, "leftovers": household.leftovers, "skill": household.skill,
      "tax_basis_points": household.taxBasisPoints, "guidelines": household.guidelines.map { Facts($0) },
    ]
  }

  /// The household as the matter of a reply: null for a new kitchen.
  package static func shown(_ household: Household?) -> Facts {
    ["kind": "household", "household": household.map { Facts($0) }]
  }

  /// Something avoided.
  package init(_ what: Avoided, strength: String) {
    self = ["kind": what.kind, "strength": strength, "what": what.word]
  }

  package init(_ avoidance: Avoidance) { self.init(avoidance.what, strength: avoidance.strength.rawValue) }
}
