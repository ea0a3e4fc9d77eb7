import Values

extension SlotFiller {
  /// Details whose person is only "she", or is left out ("my daughter Zoe is, like, allergic to fish"), with
  /// whom the line named before.
  func withNames(_ details: [Detail]) -> [Detail] {
    let details = details.map(withoutRoster)
    guard let entity = lexicon.entityIndex(BuiltInEntity.person.rawValue),
      details.contains(where: { openPerson($0) != nil })
    else { return details }
    let spotter = Spotter(
      scan, lexicon, names: model()?.names, weights: nil, hasThing: false, taken: [])
    return details.map { detail in
      guard let open = openPerson(detail),
        let place = scan.tokens.firstIndex(where: { $0.range.lowerBound >= open }),
        let person = spotter.person(before: place, entity),
        detail.slots.value("subject") == .text("same")
          || detail.slots.value("subject") == .text("near") && !endsSentence(from: person, to: place)
          || detail.slots.contains(where: { $0.name == "person" })
          || !isForAll(after: person, before: place)
      else { return detail }
      var detail = detail
      detail.slots.removeAll { $0.name == "person" || $0.name == "subject" }
      detail.slots = (detail.slots + [person]).inOrder()
      return detail
    }
  }

  /// "We are Ann, Bob and Cy, Bob can't have nuts": a name said again begins a clause of its own, and those before only
  /// tell who is there.
  private func withoutRoster(_ detail: Detail) -> Detail {
    let roster = roster(of: detail)
    var detail = detail
    detail.slots.removeAll { slot in slot.name == "person" && roster.contains { $0.range == slot.range } }
    return detail
  }

  /// The names that such lines tell and that no fact keeps, but for the one said again.
  func roster(_ found: [DetailMatch]) -> [String] {
    found.map(detail).flatMap { detail -> [String] in
      let said = withoutRoster(detail).slots.filter { $0.name == "person" }.map(\.value)
      return roster(of: detail).compactMap { slot in
        if case .text(let name) = slot.value, !said.contains(slot.value) { name } else { nil }
      }
    }
  }

  private func roster(of detail: Detail) -> [SlotBinding] {
    let people = detail.slots.filter { $0.name == "person" }.sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    guard people.count > 2, case .text(let last)? = people.last?.value,
      people.dropLast().contains(where: { $0.value == .text(last) })
    else { return [] }
    return Array(people.dropLast())
  }

  private func endsSentence(from person: SlotBinding, to place: Int) -> Bool {
    scan.tokens.indices.contains {
      $0 < place && scan.tokens[$0].kind == .end
        && scan.tokens[$0].range.lowerBound >= person.range.upperBound
    }
  }

  /// Where a detail that waits for a name begins, in bytes; nil for the others.
  private func openPerson(_ detail: Detail) -> Int? {
    let people = detail.slots.filter { $0.name == "person" }
    if people.isEmpty {
      guard detail.slots.value("subject") != nil || detail.avoidsSomething else { return nil }
      return detail.slots.map(\.range).filter { !$0.isEmpty }.map(\.lowerBound).min()
    }
    guard people.count == 1, case .text(let said)? = people.first?.value,
      Self.pronouns.contains(said.lowercased())
    else { return nil }
    return people[0].range.lowerBound
  }

  /// Whether something is avoided by somebody the line only points at ("and she went vegetarian"), so that it
  /// must not be taken for the whole table.
  func isOfSomebody(_ details: [Detail]) -> Bool {
    details.contains { detail in
      guard detail.avoidsSomething, !detail.slots.contains(where: { $0.name == "person" }),
        let start = openPerson(detail)
      else { return false }
      return scan.tokens.contains { token in
        token.range.lowerBound < start && Self.pointers.contains(token.text)
      }
    }
  }

  private static let pointers: Set<String> = [
    "he", "she", "they", "him", "her", "who", "whos", "hes", "shes", "theyre", "his", "their",
  ]

  /// Whether the talk went back to the whole table since somebody was named: in so many words, in another
  /// sentence, or behind a comma that is no part of a list behind a colon.
  private func isForAll(after person: SlotBinding, before place: Int) -> Bool {
    let between = scan.tokens.indices.filter {
      $0 < place && scan.tokens[$0].range.lowerBound >= person.range.upperBound
    }
    let isListed = between.contains { scan.word($0) == ":" }
    return between.contains { at in
      scan.tokens[at].kind == .end || Self.all.contains(scan.word(at)) || scan.word(at).hasPrefix("who")
        || scan.tokens[at].isSeparator && !isListed
    }
  }

  private static let all: Set<String> = [
    "we", "us", "our", "everyone", "everybody", "all", "family", "people", "plan", "dinners",
    "budget", "week", "nobody",
  ]

  private static let pronouns: Set<String> = ["she", "he", "her", "him", "they", "them"]
}

extension Detail {
  /// Whether it tells what is avoided; "nobody avoids anything" does not.
  fileprivate var avoidsSomething: Bool {
    kind == "avoid"
      && slots.contains { $0.name == "avoid" && $0.value != .text("none") || $0.name == "eats" }
  }
}
