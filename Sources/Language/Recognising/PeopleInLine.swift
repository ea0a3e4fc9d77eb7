import Values

extension SlotFiller {
  /// Details whose person is only "she", or is left out ("my daughter Zoe is, like, allergic to fish"), with
  /// whom the line named before.
  func withNames(_ details: [Detail]) -> [Detail] {
    guard let entity = lexicon.entityIndex(BuiltInEntity.person.rawValue),
      details.contains(where: { openPerson($0) != nil })
    else { return details }
    let spotter = Spotter(
      scan, lexicon, names: model()?.names, weights: nil, hasThing: false, taken: [])
    return details.map { detail in
      guard let open = openPerson(detail),
        let place = scan.tokens.firstIndex(where: { $0.range.lowerBound >= open }),
        let person = spotter.person(before: place, entity)
      else { return detail }
      var detail = detail
      detail.slots.removeAll { $0.name == "person" || $0.name == "subject" }
      detail.slots = (detail.slots + [person]).inOrder()
      return detail
    }
  }

  /// Where a detail that waits for a name begins, in bytes; nil for the others.
  private func openPerson(_ detail: Detail) -> Int? {
    let people = detail.slots.filter { $0.name == "person" }
    if people.isEmpty {
      guard detail.slots.value("subject") == .text("same") else { return nil }
      return detail.slots.map(\.range).filter { !$0.isEmpty }.map(\.lowerBound).min()
    }
    guard people.count == 1, case .text(let said)? = people.first?.value,
      Self.pronouns.contains(said.lowercased())
    else { return nil }
    return people[0].range.lowerBound
  }

  private static let pronouns: Set<String> = ["she", "he", "her", "him", "they", "them"]
}
