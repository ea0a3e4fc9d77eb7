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
    let ends = result.filter(endsShopping)
    guard !ends.isEmpty, result.contains(where: { $0.intent == "spent" }) else { return result }
    return result.filter { !endsShopping($0) } + ends
  }
}

private func endsShopping(_ found: Recognition) -> Bool {
  found.intent == "list_manage" && found.value("mode") == .text("done")
}
