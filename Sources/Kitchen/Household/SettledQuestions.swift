extension Household {
  /// Notes that the question needs no asking any more; in the order they are asked.
  package mutating func settle(_ question: HouseholdQuestion) {
    guard !settled.contains(question) else { return }
    settled.append(question)
    settled.sort { $0.place < $1.place }
  }
}
