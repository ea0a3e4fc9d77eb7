/// Whether what was told settles that question: naming one person's needs leaves "anyone else?" open, unless
/// that is what was asked; everything else said is an answer.
package func settles(
  _ question: HouseholdQuestion, asking: HouseholdQuestion?, _ facts: [HouseholdFact]
) -> Bool {
  guard question == .avoids, asking != .avoids else { return true }
  return facts.contains { fact in
    switch fact {
    case .avoids(let person, _), .unknownFood(let person, _): PersonWords(person) == .everybody
    case .avoidsNothing: true
    default: false
    }
  }
}

/// The household without the questions that facts said in passing answer (in "plan the week for 4, vegan"):
/// what was said once is not asked for again.
package func settledByMention(_ facts: [HouseholdFact], in household: Household) -> Household {
  var household = household
  for question in facts.compactMap(\.question) where settles(question, asking: nil, facts) {
    household.settle(question)
  }
  return household
}
