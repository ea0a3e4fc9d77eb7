/// The lots whose date passed at least that many days ago, the longest past first, then by name. Lots without a date
/// and those of which nothing is there are none. At least one day, whatever is given. Source: 003 "automatic expiry";
/// requirements BB-14.
package func lotsPastDate(by days: Int, in pantry: [PantryItem], on today: Day) -> [PantryItem] {
  pantry.filter { lot in
    guard lot.held.isSome, let date = lot.bestBefore else { return false }
    return today - date >= max(1, days)
  }
  .sorted { a, b in
    (a.bestBefore ?? today, a.name, a.id.text) < (b.bestBefore ?? today, b.name, b.id.text)
  }
}

/// After how many days past its date food is cleared out by itself; nil where it never is. A stored text that nobody
/// can read counts as never. Source: requirements BB-14.
package func clearsOutAfter(_ settings: [Setting]) -> Int? {
  settings.first { $0.name == .clearOut }.flatMap { Int($0.value) }.flatMap {
    clearOutDays.contains($0) ? $0 : nil
  }
}

/// The days past a date that a rule may wait.
package let clearOutDays = 1...365
