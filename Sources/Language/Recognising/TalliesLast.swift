extension [Recognition] {
  /// "Tonight is for 3 people, Tom is not here": who is missing is said first, and then how many that leaves, so that
  /// nobody is counted twice. Where the one who is missing has no day of their own, it is that of the number.
  var withTalliesLast: [Recognition] {
    var found = self
    for at in found.indices.dropLast() {
      guard tells("count", found[at]), tells("fewer", found[at + 1]) else { continue }
      var absent = found[at + 1]
      if !absent.slots.contains(where: { $0.name == "days" }),
        let days = found[at].slots.first(where: { $0.name == "days" })
      {
        absent.slots.append(SlotBinding(name: "days", value: days.value))
      }
      (found[at], found[at + 1]) = (absent, found[at])
    }
    return found
  }
}

/// Whether it tells that of who eats on a day.
private func tells(_ slot: String, _ found: Recognition) -> Bool {
  found.intent == "day_eaters" && found.slots.contains { $0.name == slot }
}
