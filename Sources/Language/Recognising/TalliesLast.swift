extension [Recognition] {
  /// "Tonight is for 3 people, Tom is not here": who is missing is said first, and then how many that leaves, so that
  /// nobody is counted twice. Where the one who is missing has no day of their own, it is that of the number.
  var withTalliesLast: [Recognition] {
    var found = self
    for at in found.indices.dropLast() {
      guard found[at].tells("count"), found[at + 1].isOfEaters, found[at + 1].tells("fewer") else { continue }
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

extension Recognition {
  fileprivate var isOfEaters: Bool { intent == "day_eaters" }
  fileprivate func tells(_ slot: String) -> Bool { isOfEaters && slots.contains { $0.name == slot } }
}
