import Talk

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
