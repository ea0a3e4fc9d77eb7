import Talk

/// What has to be used by tomorrow, in one line as a talk begins; nothing where nothing is due. Source: requirements
/// BB-11, BB-22.
func remindOfDates(_ turn: inout Turn) {
  let today = turn.world.today
  let due = turn.world.pantry.filter { lot in
    lot.held.isSome && lot.place != .freezer && (lot.bestBefore.map { $0 <= today + 1 } ?? false)
  }
  guard !due.isEmpty else { return }
  turn.say(
    DatesDue(past: due.filter { $0.isExpired(on: today) }, due: due.filter { !$0.isExpired(on: today) }))
}

/// "2 things to use by tomorrow: spinach and milk."
struct DatesDue: Reply, Hashable {
  var past: [PantryItem]
  var due: [PantryItem]

  func blocks(_ words: Wording) -> [Block] {
    .say(
      sentences(
        due.isEmpty ? "" : "\(counted(due.count, "thing")) to use by tomorrow: \(names(due)).",
        past.isEmpty ? "" : "Past the date: \(names(past))."))
  }

  private func names(_ lots: [PantryItem]) -> String {
    let names = lots.prefix(4).map(\.name)
    return lots.count > 4
      ? "\(names.joined(separator: ", ")) and \(lots.count - 4) more" : joined(Array(names))
  }

  func next(_ words: Wording) -> Closing { .say("what do I need to use up") }
  var matter: Facts? { ["kind": "pantry", "items": (past + due).map(\.facts)] }
}
