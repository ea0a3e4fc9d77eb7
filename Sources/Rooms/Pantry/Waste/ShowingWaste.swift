import Talk

/// What was thrown away and what was eaten in time, as it was asked: one by one, in bars, in money, by its footprint, as
/// goals or tips. Source: requirements BB-12, BB-23 to BB-26, BB-33.
func showWaste(_ said: Said, _ turn: inout Turn) {
  // Times are read from the line itself, which names more of them than the list does.
  _ = said.slots.word("span")
  let question = WasteQuestion(said.text)
  let about = AboutWaste(said, question, turn.world)
  let ledger = foodLedger(turn.world)
  switch question.topic {
  case .goals:
    turn.say(WasteGoalsShown(goals: goalProgress(turn.world), system: about.system))
  case .tips:
    let part = ledger.only(about.concerns)
    let tips = wasteTips(thrown: part.thrown, eaten: part.eaten, table: turn.world.catalogue.table)
    turn.say(WasteTipsTold(tips: tips, things: part.thrown.count, what: about.name, system: about.system))
  case .saved, .share:
    turn.say(
      FoodSavedShown(
        ledger: ledger.only(about.isMeant), when: about.year.name, grouping: question.grouping,
        system: about.system, isOfShare: question.topic == .share, isOfLandfill: question.isOfLandfill))
  case .footprint:
    turn.say(
      FootprintShown(
        ledger: ledger.only(about.isMeant), when: about.year.name, asked: question.measure,
        isByCategory: question.grouping == .category, system: about.system))
  case .best, .bars(.month):
    let isOfBest = question.topic == .best
    let months = LossMonths(
      ledger.thrown.filter(about.concerns), measure: question.measure ?? .things,
      count: max(2, about.period?.months ?? (isOfBest ? 120 : 6)), noted: ledger.noted,
      today: turn.world.today)
    turn.say(
      WasteMonthsShown(
        months: months, today: turn.world.today, isOfBest: isOfBest, what: about.name, system: about.system))
  case .bars(let grouping):
    let measure = question.measure ?? .things
    let thrown = ledger.only(about.isMeant).thrown
    turn.say(
      WasteBarsShown(
        groups: groups(of: thrown, by: grouping, in: measure), grouping: grouping, measure: measure,
        when: about.year.name, hasAny: !ledger.thrown.isEmpty, system: about.system))
  case .list:
    let all = turn.world.kitchen[ThrownAway.self].map { entry in
      (entry: entry, loss: FoodLoss(entry, table: turn.world.catalogue.table))
    }
    let period = about.period ?? (about.name == nil ? WastePeriod(monthOf: turn.world.today) : about.year)
    let within = all.filter { period.days.contains($0.loss.day) }
    let meant = within.filter { about.concerns($0.loss) }
    turn.say(
      WasteShown(
        entries: meant.map(\.entry), weight: LossSum(.weight, meant.map(\.loss)), when: period.name,
        hasAny: !all.isEmpty, what: about.name, ofAll: within.count,
        isOfWeight: question.measure == .weight, asksWhy: question.asksWhy, system: about.system))
  }
}

/// What a question is about: a time, a category or a food.
private struct AboutWaste {
  /// The time it names; nil where it names none.
  let period: WastePeriod?
  /// That time, or the last twelve months.
  let year: WastePeriod
  let category: String?
  let food: Ingredient?
  /// A food by a name that no table has.
  let named: String?
  let system: UnitSystem

  init(_ said: Said, _ question: WasteQuestion, _ world: World) {
    period = WastePeriod(said.text, today: world.today)
    year = period ?? WastePeriod(last: 12, today: world.today)
    food = said.slots.foods("food").first.flatMap { question.isNoFood($0) ? nil : world.catalogue.table[$0] }
    named = food == nil ? question.named : nil
    category = food == nil ? question.category : nil
    system = world.shownMeasures.system ?? .us
  }

  /// Nil for everything.
  var name: String? { food.map(plural) ?? named ?? category }

  func concerns(_ loss: FoodLoss) -> Bool {
    if let food { return loss.ingredient == food.id }
    if let named { return loss.name.lowercased().contains(named) }
    return category.map { loss.category == $0 } ?? true
  }

  func isMeant(_ loss: FoodLoss) -> Bool { year.days.contains(loss.day) && concerns(loss) }
}

/// What the kitchen has noted of food thrown away and eaten.
func foodLedger(_ world: World) -> FoodLedger {
  FoodLedger(
    thrown: world.kitchen[ThrownAway.self], eaten: world.kitchen[EatenFood.self],
    table: world.catalogue.table)
}

/// Every goal with how far it is reached.
func goalProgress(_ world: World) -> [GoalProgress] {
  let ledger = foodLedger(world)
  return wasteGoals(world.kitchen[Setting.self]).map {
    GoalProgress($0, ledger.thrown, today: world.today)
  }
}
