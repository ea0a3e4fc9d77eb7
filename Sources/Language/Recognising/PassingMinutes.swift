extension [Recognition] {
  /// The requests of one line without a time told in passing: "on Wednesday Beto works late, 20 minutes" speaks of that
  /// evening, and the minutes of every weekday stay as they are. The words are left out and said.
  var withoutPassingMinutes: [Recognition] {
    let speaksOfDay = contains { found in
      (found.slots + found.details.flatMap(\.slots)).contains { ["day", "days"].contains($0.name) }
    }
    guard count > 1, speaksOfDay else { return self }
    return map { found in
      let isMinutes =
        !found.details.isEmpty
        && found.details.allSatisfy { detail in
          detail.kind == "minutes" && !detail.slots.contains { $0.name == "when" }
        }
      return isMinutes && found.slots.allSatisfy({ $0.name == "minutes" }) ? .leftOut(found.said) : found
    }
  }
}
