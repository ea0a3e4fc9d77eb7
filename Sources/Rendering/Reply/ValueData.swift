import Kitchen
import Values

func moneyObject(_ money: Money) -> JSONValue {
  ["cents": .integer(money.cents), "currency": "USD"]
}

func amountObject(_ amount: Amount) -> JSONValue {
  [
    "n": .integer(amount.value.numerator), "d": .integer(amount.value.denominator),
    "unit": .string(amount.unit.symbol), "text": .string(amount.text),
  ]
}

func avoidanceObject(_ what: Avoided, _ strength: String) -> JSONValue {
  ["kind": .string(what.kind), "strength": .string(strength), "what": .string(what.word)]
}

func avoidanceObject(_ avoidance: Avoidance) -> JSONValue {
  avoidanceObject(avoidance.what, avoidance.strength.rawValue)
}

/// The whole household; null for a new kitchen.
func householdObject(_ household: Household?) -> JSONValue {
  guard let household else { return .null }
  return [
    "size": .optional(household.size),
    "guests": .integer(household.guests),
    "eaters": .integer(household.eaters),
    "members": .array(
      household.members.map { member in
        [
          "name": .string(member.name), "age": .optional(member.age),
          "avoid": .array(member.avoids.map { avoidanceObject($0) }),
        ]
      }),
    "avoid": .array(household.avoids.map { avoidanceObject($0) }),
    "budget": household.budget.map(moneyObject) ?? .null,
    "cuisines": .strings(household.cuisines),
    "weekday_minutes": .integer(household.weekdayMinutes),
    "weekend_minutes": .integer(household.weekendMinutes),
    "leftovers": .string(household.leftovers.rawValue),
    "skill": .string(household.skill.rawValue),
    "tax_basis_points": .integer(household.taxBasisPoints),
    "guidelines": household.guidelines.map(guidelinesObject) ?? .null,
  ]
}
