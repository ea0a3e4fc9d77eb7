import Values

/// What a line tells of those who come to eat belongs to their evening: "Bridie is coming on Friday, and she doesn't
/// eat dairy" is no rule of the house.
extension [Recognition] {
  /// With the evening put beside what its guests avoid, as the slot `day`, and their names as the person, where the
  /// line tells of one coming. What is avoided by somebody of another name stays as it is.
  var withVisitorsDiets: [Recognition] {
    let comings = flatMap(Coming.all).reduce(into: [Coming]()) { all, one in
      if let same = all.firstIndex(where: { $0.day == one.day }) {
        all[same].people += one.people
      } else {
        all.append(one)
      }
    }
    guard comings.count == 1, let coming = comings.first else { return self }
    return map { found in
      var found = found
      found.details = found.details.map { detail in
        guard detail.kind == "avoid", !detail.slots.contains(where: { $0.name == "day" }),
          let name = coming.name(of: detail)
        else { return detail }
        var detail = detail
        detail.slots.removeAll { $0.name == "person" || $0.name == "subject" }
        detail.slots += [
          SlotBinding(name: "person", value: .text(name)), SlotBinding(name: "day", value: coming.day),
        ]
        return detail
      }
      return found
    }
  }

  /// Whether everything they tell to be avoided is avoided by guests of an evening.
  var areOfOneEvening: Bool {
    flatMap(\.details).allSatisfy { detail in
      detail.kind != "avoid" || detail.slots.contains { $0.name == "day" }
    }
  }
}

/// Somebody who comes to eat, and when.
private struct Coming {
  /// As they were named; empty for "two friends".
  var people: [String]
  var day: SlotValue

  /// The comings a request tells of, on one evening or several.
  static func all(in found: Recognition) -> [Coming] {
    guard found.tellsWhoComes else { return [] }
    let guests = found.details.filter { $0.kind == "guest" }.compactMap { detail in
      detail.slots.first { $0.name == "day" }.map { Coming(people: detail.slots.texts("who"), day: $0.value) }
    }
    if !guests.isEmpty { return guests }
    let days = found.slots.first { $0.name == "days" }
    return days.map { [Coming(people: found.slots.texts("who"), day: $0.value)] } ?? []
  }

  /// The guest who avoids what the detail says; nil where it is somebody else, or everybody here.
  func name(of detail: Detail) -> String? {
    let persons = detail.slots.filter { $0.name == "person" }
    guard persons.count <= 1 else { return nil }
    guard case .text(let said)? = persons.first?.value else {
      return detail.slots.contains { $0.name == "scope" } ? nil : only
    }
    let name = said.lowercased()
    if PersonWords.ownPronouns.contains(name) { return nil }
    if Self.pronouns.contains(name) { return only }
    let isNamed = people.contains { $0.lowercased().hasSuffix(name) || name.hasSuffix($0.lowercased()) }
    if Self.isCounted(said) { return "them" }
    return isNamed || people.isEmpty ? said : nil
  }

  /// Nobody's name where several come ("two friends"): one of them is meant.
  private var only: String {
    people.count == 1 && !Self.isCounted(people[0]) ? people[0] : "them"
  }

  private static func isCounted(_ people: String) -> Bool {
    Utterance(people).tokens.first.map { Int($0.text) != nil || NumberWords.small[$0.text] != nil } ?? false
  }

  private static let pronouns: Set<String> = [
    "she", "he", "her", "him", "they", "them", "one", "one of them", "who",
  ]
}

extension [SlotBinding] {
  fileprivate func texts(_ name: String) -> [String] {
    compactMap { slot in
      guard slot.name == name, case .text(let text) = slot.value else { return nil }
      return text
    }
  }
}
