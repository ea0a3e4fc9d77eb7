import Talk

/// Takes a noted spending back, or puts the sum that was really paid in its place: "take off the expense of $164",
/// "that wasn't $41.20, it was $14.20". Only what the line points at goes: a sum that is noted, a day or a store
/// with one spending, and "the last receipt". What could be two things is asked about.
func mendSpending(_ said: Said, _ turn: inout Turn) {
  let sums = said.slots.sums("sums")
  let store = shop(in: said)
  let day = said.slots.days("day").first.map { past($0, turn.world.today) }
  let all = turn.world.spendings.sorted { ($0.day, $0.id) < ($1.day, $1.id) }
  let words = Set(wordsSaid(said.text).map(\.word))
  let mend = SpendingMend(
    sums: sums, day: day, store: store, takesBack: !words.isDisjoint(with: SpendingMend.takingBack),
    denies: !words.isDisjoint(with: ["wasn't", "wasnt", "isn't", "isnt", "not"]),
    focus: turn.state.focus.topic == .spending ? turn.state.focus.row : nil)
  switch mend.decide(among: all, today: turn.world.today) {
  case .unclear(let noted): turn.say(SpendingNotFound(sums: sums, noted: noted))
  case .takeBack(let gone):
    for one in gone { turn.remove(one) }
    let left = all.filter { one in !gone.contains { $0.id == one.id } }
    turn.say(SpendingTakenBack(taken: gone, report: budgetReport(on: left, turn)), focus: moneyFocus)
  case .replace(let old, let amount):
    guard amount > .zero, amount <= HouseholdHearing.largestBudget else {
      return turn.say(MoneyNotTaken.spending(amount))
    }
    var mended = old
    mended.id = turn.newID()
    mended.amount = amount
    turn.remove(old)
    turn.put(mended)
    turn.say(
      SpendingNoted(
        spending: mended, corrects: old.amount,
        report: budgetReport(on: all.filter { $0.id != old.id } + [mended], turn)),
      focus: Focus(.spending, row: mended.id.text, again: moneyFocus.again))
  }
}

/// What a line says of spendings that are noted, and what comes of it.
struct SpendingMend: Hashable {
  var sums: [Money]
  var day: Day?
  var store: String?
  /// "Take off", "delete", "a mistake": it goes, where no other sum stands beside it.
  var takesBack: Bool
  /// "That wasn't $41.20": a sum alone is the wrong one.
  var denies = false
  /// The spending just talked about.
  var focus: String?

  enum Outcome: Hashable {
    case takeBack([Spending])
    case replace(Spending, with: Money)
    /// Nothing is changed; what could be meant, six at most.
    case unclear([Spending])
  }

  /// Nothing goes that no sum, day, store or "the last" points at, and none for which several stand.
  func decide(among all: [Spending], today: Day) -> Outcome {
    let named = noted(all)
    let others = sums.filter { sum in !named.contains { $0.amount.isSaid(as: sum) } }
    if named.count == 1, others.count == 1 { return .replace(named[0], with: others[0]) }
    if !named.isEmpty {
      return others.isEmpty && takesBack ? .takeBack(named) : unclear(named)
    }
    let pointed = pointed(all, today)
    guard pointed.count == 1 else { return unclear(pointed.isEmpty ? all : pointed) }
    // "It was 14.20" mends; "take off the $99" where nobody spent it does not.
    if sums.count == 1, !takesBack, !denies { return .replace(pointed[0], with: sums[0]) }
    return sums.isEmpty && takesBack ? .takeBack(pointed) : unclear(all)
  }

  /// The spendings whose sums were said, the newest of each sum.
  private func noted(_ all: [Spending]) -> [Spending] {
    sums.reduce(into: []) { found, sum in
      if let one = all.last(where: { $0.amount.isSaid(as: sum) }), !found.contains(where: { $0.id == one.id })
      {
        found.append(one)
      }
    }
  }

  /// By its day, its store, else the one just talked about or the newest of the last week.
  private func pointed(_ all: [Spending], _ today: Day) -> [Spending] {
    if day != nil || store != nil {
      return all.filter { one in
        day.map { $0 == one.day } ?? true && store.map { $0.lowercased() == one.store?.lowercased() } ?? true
      }
    }
    if let one = all.first(where: { $0.id.text == focus }) { return [one] }
    return all.last.map { today - $0.day < 7 ? [$0] : [] } ?? []
  }

  private func unclear(_ noted: [Spending]) -> Outcome { .unclear(Array(noted.suffix(6))) }

  /// Words that take a spending back.
  static let takingBack: Set<String> = [
    "take", "remove", "delete", "erase", "drop", "scratch", "strike", "clear", "cancel", "mistake", "false",
    "undo",
    "error", "slip", "wrong", "didn't", "didnt", "never",
  ]
}

extension Money {
  /// Whether somebody could say it so: "164" is $164.00 and also $164.30.
  fileprivate func isSaid(as sum: Money) -> Bool {
    self == sum || sum.cents % 100 == 0 && cents / 100 == sum.cents / 100
  }
}
