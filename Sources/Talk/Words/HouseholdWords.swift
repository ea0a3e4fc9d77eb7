/// The household in one sentence, as far as it is known: "4 people; Emma dairy-free; $120 a week."
/// Empty when nothing is. What was just told is named also where it is as usual.
package func summary(of household: Household, told: [HouseholdFact] = []) -> String {
  let parts =
    [peopleText(household)] + avoidancePhrases(household) + wishPhrases(household)
    + told.flatMap { usualPhrases($0, household) }
  let known = parts.filter { !$0.isEmpty }
  return known.isEmpty ? "" : capitalized(known.joined(separator: "; ")) + "."
}

/// "5 people", "6 people with 1 guest"; empty until somebody says how many.
package func peopleText(_ household: Household) -> String {
  guard household.size != nil || household.guests > 0 else { return "" }
  let people = counted(household.eaters, "person", "people")
  return household.guests == 0 ? people : "\(people) with \(counted(household.guests, "guest"))"
}

/// What everyone avoids, then each member: "vegetarian", "Emma dairy-free and without eggs".
private func avoidancePhrases(_ household: Household) -> [String] {
  [joined(household.avoids.map(\.phrase))]
    + household.members.map { member in
      let avoids = joined(member.avoids.map(\.phraseAfterName))
      let name = member.age.map { "\(member.name) (\($0))" } ?? member.name
      return avoids.isEmpty && member.age == nil ? "" : avoids.isEmpty ? name : "\(name) \(avoids)"
    }
}

private func wishPhrases(_ household: Household) -> [String] {
  var phrases: [String] = []
  if let budget = household.budget { phrases.append("\(budget.shortText) a week") }
  phrases.append(joined(household.cuisines.map(cuisineName)))
  let usual = Household()
  if household.weekdayMinutes != usual.weekdayMinutes {
    phrases.append("\(minutesText(household.weekdayMinutes)) on weekdays")
  }
  if household.weekendMinutes != usual.weekendMinutes {
    phrases.append("\(minutesText(household.weekendMinutes)) on weekends")
  }
  if household.taxBasisPoints > 0 { phrases.append("\(taxText(household.taxBasisPoints)) sales tax") }
  if household.leftovers != usual.leftovers {
    phrases.append(
      household.leftovers == .never ? "no leftovers" : "leftovers \(household.leftovers.rawValue)")
  }
  if household.skill != usual.skill {
    phrases.append(household.skill == .beginner ? "beginners at cooking" : "good cooks")
  }
  return phrases + (household.guidelines.map { ownPhrases($0) } ?? [])
}

/// Something told that is as usual, so that nothing else speaks of it: "30 min on weekdays", "no limit".
private func usualPhrases(_ fact: HouseholdFact, _ household: Household) -> [String] {
  let usual = Household()
  switch fact {
  case .minutes(_, let weekend):
    let days = [
      (false, household.weekdayMinutes == usual.weekdayMinutes, household.weekdayMinutes, "weekdays"),
      (true, household.weekendMinutes == usual.weekendMinutes, household.weekendMinutes, "weekends"),
    ]
    return days.filter { $0.1 && (weekend ?? $0.0) == $0.0 }.map { "\(minutesText($0.2)) on \($0.3)" }
  case .budget(nil) where household.budget == nil: return ["no budget limit"]
  case .cuisines(let cuisines) where cuisines.isEmpty && household.cuisines.isEmpty: return ["any cuisine"]
  case .avoidsNothing where household.getDietaryRestrictions().isEmpty: return ["everybody eats everything"]
  case .called(let known):
    guard let member = household.member(called: known.kept).map({ household.members[$0] }),
      member.avoids.isEmpty,
      member.age == nil
    else { return [] }
    return [member.name]
  case .speaker(let name): return ["you are \(name)"]
  case .tax where household.taxBasisPoints == 0: return ["no sales tax"]
  case .leftovers where household.leftovers == usual.leftovers:
    return ["leftovers \(household.leftovers.rawValue)"]
  case .skill where household.skill == usual.skill: return ["cooking: \(household.skill.rawValue)"]
  default: return []
  }
}

/// "8.25 %" of 825 hundredths of a percent.
package func taxText(_ basisPoints: Int) -> String {
  Rational(basisPoints, 100).decimalText(places: 2) + "\u{A0}%"
}

/// What is usual to spend in a week: $37.50 a head, to the nearest $5. Source: MP-S1; Decisions
/// "Budget" ($150 for 4, scaled with people).
package func usualBudget(for eaters: Int) -> Money {
  Money(cents: (Rational(3750 * eaters, 500)).rounded * 500)
}

/// The least that is advised for a week: $20 a head. Source: MP-19 ($80 for 4).
package func advisedBudget(for eaters: Int) -> Money { Money(cents: 2000 * eaters) }

/// Said once, at the first allergy. Source: MP-36.
package let factoriesSentence = "I go by ingredients, not by factories: please read labels."

/// "My daughter is called Zosia": how a name nobody knows becomes that of somebody known by their role alone; nil where
/// there is no such one.
func naming(_ name: String, in household: Household) -> String? {
  guard KnownAs(name).role == nil,
    let role = household.members.lazy.map({ KnownAs($0.name) }).first(where: { $0.given == nil })?.role
  else { return nil }
  return "my \(role) is called \(name)"
}
