import Talk

/// Sets, changes or takes away what the household wants to throw away less than. Source: requirements BB-33.
func setWasteGoal(_ said: Said, _ turn: inout Turn) {
  let words = GoalWords(said.text)
  if words.isQuestion {
    said.slots.readAll()
    return showWaste(said, &turn)
  }
  if said.slots.word("mode") == "forget" { return forgetGoals(words, &turn) }
  let before = wasteGoals(turn.world.kitchen[Setting.self])
  let changed = before.count == 1 ? before[0] : nil
  let period = words.period ?? changed?.period ?? .month
  switch goal(said, words, period, changed) {
  case .failure(let refused): turn.say(WasteGoalRefused(reason: refused.reason))
  case .success(let goal):
    turn.put(Setting(period.setting, goal.stored))
    turn.isUndoable = true
    turn.say(
      WasteGoalsShown(
        goals: goalProgress(turn.world), system: turn.world.shownMeasures.system ?? .us,
        news: WasteGoalsShown.kept))
  }
}

private struct GoalProblem: Error { var reason: WasteGoalRefused.Reason }

private func goal(
  _ said: Said, _ words: GoalWords, _ period: WasteGoal.Period, _ changed: WasteGoal?
) -> Result<WasteGoal, GoalProblem> {
  func refused(_ reason: WasteGoalRefused.Reason) -> Result<WasteGoal, GoalProblem> {
    .failure(GoalProblem(reason: reason))
  }
  let (sum, weight, count) = (said.slots.money("sum"), said.slots.value("weight"), said.slots.number("count"))
  if words.isNegative { return refused(.negative) }
  if words.isForeign { return refused(.foreign) }
  if words.isWeekly { return refused(.weekly) }
  let found: (measure: LossMeasure, most: Rational)
  if let sum {
    found = (.money, Rational(sum.cents))
  } else if case .amount(let amount)? = weight {
    guard let grams = gramsPerUnit(amount.unit, Density()).map({ amount.value * $0 }) else {
      return amount.unit == .each && words.namesThings
        ? limited(.things, amount.value) : refused(.noUnit(amount.text))
    }
    found = (.weight, grams)
  } else if let count {
    if words.namesThings { return limited(.things, count) }
    // "Change the goal to 15" means what the goal is in.
    guard let changed, changed.most != nil, changed.period == period, count > .zero else {
      return count > .zero ? refused(.noUnit(count.text)) : refused(.nothing)
    }
    switch changed.measure {
    case .money: found = (.money, count * 100)
    case .things: found = (.things, count)
    default: return refused(.noUnit(count.text))
    }
  } else if said.slots.word("mode") == "before" {
    return .success(WasteGoal(period, words.measure ?? .things, most: nil))
  } else {
    return refused(.unread)
  }
  return limited(found.measure, found.most)

  func limited(_ measure: LossMeasure, _ most: Rational) -> Result<WasteGoal, GoalProblem> {
    // Half a thing is none that can be counted.
    if measure == .things, !most.isWhole { return refused(.unread) }
    if most.rounded < 1 { return refused(most < .zero ? .negative : .nothing) }
    return most > largest
      ? refused(.tooMuch) : .success(WasteGoal(period, measure, most: Rational(most.rounded)))
  }
}

/// Ten thousand dollars, ten metric tons, or a million things: past any kitchen.
private let largest = Rational(10_000_000)

private func forgetGoals(_ words: GoalWords, _ turn: inout Turn) {
  let known = wasteGoals(turn.world.kitchen[Setting.self])
  let gone = known.filter { words.period == nil || $0.period == words.period }
  for goal in gone { turn.remove(Setting(goal.period.setting, "-")) }
  turn.isUndoable = !gone.isEmpty
  let system = turn.world.shownMeasures.system ?? .us
  turn.say(
    WasteGoalsShown(
      goals: goalProgress(turn.world), system: system, news: WasteGoalsShown.forgotten(gone, system)))
}
