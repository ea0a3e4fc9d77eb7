extension [Recognition] {
  /// The requests of one line without an illness told twice of one person, and with the end of the shopping behind what
  /// it cost: what is asked at that end is answered by the next line.
  var inOneBreath: [Recognition] {
    var result: [Recognition] = []
    for found in self {
      let isRepeat = result.contains { known in
        known.intent == found.intent && known.intent == "health_tell" && known.value("person") != nil
          && ["person", "illness", "condition", "mode"].allSatisfy { known.value($0) == found.value($0) }
      }
      if !isRepeat { result.append(found) }
    }
    // "We're done, it was 71.18": nobody leaves who goes on to say something.
    if result.contains(where: { $0.intent != "quit" && $0.band == .act && !$0.isLeftOut }) {
      result.removeAll { $0.intent == "quit" }
    }
    result = result.withoutDaysSize
    let ends = result.filter(endsShopping)
    guard !ends.isEmpty, result.contains(where: { $0.intent == "spent" }) else { return result }
    return result.filter { !endsShopping($0) } + ends
  }
}

private func endsShopping(_ found: Recognition) -> Bool {
  found.intent == "list_manage" && found.value("mode") == .text("done")
}

extension [Recognition] {
  /// "Today is Saturday, Priya is not here. Only 2 of us": beside a single day that another part of the line tells
  /// of, a bare number of people is that day's, and not the house's, and so are people listed ("… at the table: me,
  /// Tom and Ann"). It is left out and said.
  fileprivate var withoutDaysSize: [Recognition] {
    func isSize(_ found: Recognition) -> Bool {
      found.act == .change && !found.details.isEmpty
        && found.details.allSatisfy { ["size", "roles"].contains($0.kind) }
        && found.slots.allSatisfy { ["size", "heads", "correction"].contains($0.name) }
    }
    let days: Set<String> = [
      "today", "tonight", "tomorrow", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
      "sunday",
    ]
    let others = filter { !isSize($0) }.flatMap { Utterance($0.said).tokens.map(\.text) }
    guard others.contains(where: days.contains) else { return self }
    return map { found in
      let words = Utterance(found.said).tokens.map(\.text)
      let isOnly =
        words.contains { ["only", "just"].contains($0) } || found.details.contains { $0.kind == "roles" }
      let isHouse = words.contains { ["live", "family", "household", "home"].contains($0) }
      return isSize(found) && isOnly && !isHouse ? .leftOut(found.ownWords ?? found.said) : found
    }
  }
}
