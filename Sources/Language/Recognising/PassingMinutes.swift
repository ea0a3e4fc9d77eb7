extension [Recognition] {
  /// The requests without a number of people read amid words that nothing explains: "make it 5 kg", "is only one
  /// shopping". Such a line is left out whole and said.
  var withoutPassingSize: [Recognition] {
    map { found in
      let isSize =
        found.act == .change && !found.details.isEmpty && found.details.allSatisfy { $0.kind == "size" }
        && found.slots.allSatisfy { ["size", "correction"].contains($0.name) } && !found.unexplained.isEmpty
      let words = Utterance(found.said).tokens.map(\.text)
      let isPeople = words.contains {
        ["people", "us", "family", "household", "we", "persons", "eaters"].contains($0)
      }
      return isSize && !isPeople ? .leftOut(found.ownWords ?? found.said) : found
    }
  }

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
      return isMinutes && found.slots.allSatisfy({ $0.name == "minutes" })
        ? .leftOut(found.ownWords ?? found.said) : found
    }
  }
}
