import Talk

/// Whether a budget, or the first purchase, was told in another money than the prices have: "£70 a week", "90 quid". The
/// sum is kept as dollars, and that is said.
func tellsForeignSum(_ line: String, _ changes: [Change], before kitchen: Snapshot) -> Bool {
  let words = Utterance(line).tokens.map(\.text)
  guard line.contains(where: { "£€".contains($0) }) || words.contains(where: foreignMoney.contains) else {
    return false
  }
  let old = kitchen[Household.self].first?.budget
  return changes.contains { change in
    if let household = change.row(Household.self) {
      return household.budget != nil && household.budget != old
    }
    return change.row(Spending.self) != nil && kitchen[Spending.self].isEmpty
  }
}

private let foreignMoney: Set<String> = ["quid", "pounds", "euro", "euros", "pence", "pound"]
