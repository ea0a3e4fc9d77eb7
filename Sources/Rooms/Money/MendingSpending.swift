import Talk

/// Takes a noted spending back, or puts the sum that was really paid in its place: "take off the expense of $164", "that wasn't
/// $41.20, it was $14.20". Which one is meant is told by the sums of the line that are noted, else by its day and store, else it is
/// the last one told. Nothing noted goes where the line says a sum that stands nowhere.
func mendSpending(_ said: Said, _ turn: inout Turn) {
  let sums = said.slots.values("sums").compactMap(moneySaid)
  let store = shop(in: said)
  let day = said.slots.days("day").first.map { gone($0, turn.world.today) }
  let all = turn.world.spendings.sorted { ($0.day, $0.id) < ($1.day, $1.id) }
  let named = noted(all, among: sums + figures(in: said.text))
  let right = sums.filter { sum in !named.contains { $0.amount.isSaid(as: sum) } }
  var meant = named
  if meant.isEmpty, let day { meant = all.filter { $0.day == day } }
  if meant.isEmpty, let store { meant = all.filter { $0.store?.lowercased() == store.lowercased() } }
  if meant.isEmpty, sums.isEmpty || right.count == 1, day == nil, store == nil { meant = lastTold(all, turn) }
  // "Take off the $99" where nobody spent it: the sum is no new one for something else.
  if named.isEmpty, !sums.isEmpty, !putsInPlace(said.text) { meant = [] }
  guard !meant.isEmpty, meant.count == 1 || right.isEmpty && meant.count == named.count else {
    return turn.say(SpendingNotFound(sums: sums, noted: Array((meant.isEmpty ? all : meant).suffix(6))))
  }
  guard let amount = right.first, right.count == 1 else {
    for one in meant { turn.remove(one) }
    return turn.say(
      SpendingTakenBack(taken: meant, report: spendingReport(without: meant, turn)), focus: moneyFocus)
  }
  guard amount > .zero, amount <= HouseholdHearing.largestBudget else {
    return turn.say(MoneyNotTaken.spending(amount))
  }
  var mended = meant[0]
  mended.id = turn.newID()
  mended.amount = amount
  turn.remove(meant[0])
  turn.put(mended)
  turn.say(
    SpendingNoted(
      spending: mended, corrects: meant[0].amount,
      report: spendingReport(on: all.filter { $0.id != meant[0].id } + [mended], turn)),
    focus: Focus(.spending, row: mended.id.text, again: moneyFocus.again))
}

/// The spendings whose sums were said, the newest of each sum.
private func noted(_ all: [Spending], among sums: [Money]) -> [Spending] {
  var found: [Spending] = []
  for sum in sums {
    guard let one = all.last(where: { $0.amount.isSaid(as: sum) }),
      !found.contains(where: { $0.id == one.id })
    else { continue }
    found.append(one)
  }
  return found
}

/// The one just talked about, else the newest of the last week.
private func lastTold(_ all: [Spending], _ turn: Turn) -> [Spending] {
  let focus = turn.state.focus
  if focus.topic == .spending, let one = all.first(where: { $0.id.text == focus.row }) { return [one] }
  return all.last.map { turn.world.today - $0.day < 7 ? [$0] : [] } ?? []
}

/// A weekday of a spending is the last one.
private func gone(_ day: Day, _ today: Day) -> Day { day > today && day - today < 7 ? day - 7 : day }

/// Whether a line says what was paid instead.
private func putsInPlace(_ line: String) -> Bool {
  !Set(wordsSaid(line).map(\.word)).isDisjoint(with: [
    "was", "should", "paid", "only", "actually", "correct", "change", "fix", "amend", "spent", "really", "to",
  ])
}

/// Every figure of the line as a sum; only for finding what is noted.
private func figures(in line: String) -> [Money] {
  line.split { !$0.isNumber && $0 != "." }.compactMap { part in
    let parts = part.split(separator: ".")
    guard let whole = parts.first.flatMap({ Int($0) }), whole < 100_000, parts.count <= 2 else { return nil }
    guard parts.count == 2 else { return Money(cents: whole * 100) }
    guard parts[1].count == 2, let cents = Int(parts[1]) else { return nil }
    return Money(cents: whole * 100 + cents)
  }
}

extension Money {
  /// Whether somebody could say it so: "164" is $164.00 and also $164.30.
  fileprivate func isSaid(as sum: Money) -> Bool {
    self == sum || sum.cents % 100 == 0 && cents / 100 == sum.cents / 100
  }
}

/// A sum, or a bare number of dollars.
private func moneySaid(_ value: SlotValue) -> Money? {
  switch value {
  case .money(let money): money
  case .number(let number): Money(cents: (number * 100).rounded)
  default: nil
  }
}
