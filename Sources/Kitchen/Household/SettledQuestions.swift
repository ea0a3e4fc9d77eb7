extension Household {
  /// Notes that the question needs no asking any more; in the order they are asked.
  package mutating func settle(_ question: HouseholdQuestion) {
    guard !settled.contains(question) else { return }
    settled.append(question)
    settled.sort {
      (HouseholdQuestion.allCases.firstIndex(of: $0) ?? 0)
        < (HouseholdQuestion.allCases.firstIndex(of: $1) ?? 0)
    }
  }
}
