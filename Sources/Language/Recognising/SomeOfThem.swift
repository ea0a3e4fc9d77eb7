extension Scan {
  /// "One of them a vegetarian", "two of us can't have nuts": nobody in particular.
  var speaksOfSome: Bool {
    tokens.indices.contains { at in
      word(at + 1) == "of" && ["one", "two", "some", "most", "half", "three", "both"].contains(word(at))
        && ["them", "us", "the", "my", "our"].contains(word(at + 2))
    }
  }
}

extension [Recognition] {
  /// The requests without facts that a line tells of some of several: whom it means is not the one last named. They are
  /// left out and said.
  func withoutSome(_ scan: Scan) -> [Recognition] {
    guard scan.speaksOfSome else { return self }
    return map { found in
      let isOfSome = found.details.contains { detail in
        detail.kind == "avoid"
          && detail.slots.contains { slot in
            guard slot.name == "person", case .text(let name) = slot.value else { return false }
            return ["them", "they", "one"].contains(name.lowercased())
          }
      }
      return isOfSome && found.act == .change ? .leftOut(found.ownWords ?? found.said) : found
    }
  }
}
