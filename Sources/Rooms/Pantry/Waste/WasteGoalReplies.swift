import Talk

/// The goals, each with how far it is reached. Source: 003 "Progress indicators"; requirements BB-33.
struct WasteGoalsShown: Reply, Hashable {
  var goals: [GoalProgress]
  var system: UnitSystem
  /// What was just told: a goal, or that one is gone.
  var news: String = ""

  func blocks(_ words: Wording) -> [Block] {
    if goals.isEmpty { return .say(sentences(news, "There is no goal for waste.")) }
    let lines = goals.map { progress in
      let mark = progress.isOver ? "over" : progress.most == nil ? "" : "on track"
      return [Block].say(
        "\(goalText(progress.goal, system)): \(text(progress))", progress.isOver ? .warn : nil)
        + .say(
          progress.most.map { most in
            sentences(barText(progress.soFar.total, of: most), mark)
          } ?? "")
    }
    return .say(news) + lines.flatMap { $0 } + .say(joinedMissing, .dim)
  }

  private var joinedMissing: String {
    sentences(goals.map { withoutText($0.soFar) }.first { !$0.isEmpty } ?? "")
  }

  private func text(_ progress: GoalProgress) -> String {
    let goal = progress.goal
    func figure(_ value: Rational) -> String { lossText(value, goal.measure, system) }
    let so = "\(figure(progress.soFar.total)) so far"
    guard let most = progress.most else {
      return
        "\(so). Nothing is noted for the \(goal.period.rawValue) before, so there is nothing to compare with."
    }
    if goal.most == nil {
      return progress.isOver
        ? "\(so), not less than the \(figure(most)) of before."
        : "\(so), \(figure(most)) in all of that before."
    }
    if progress.isOver { return "\(so), \(figure(progress.soFar.total - most)) more than that." }
    return progress.soFar.total == most
      ? "\(so), which is all it allows." : "\(so), \(figure(most - progress.soFar.total)) left."
  }

  func next(_ words: Wording) -> Closing {
    goals.isEmpty
      ? .say("waste goal $10 a month", "waste by month")
      : .say("waste by month", "tips to waste less", "forget the waste goal")
  }

  var matter: Facts? {
    [
      "kind": "waste_goals",
      "goals": goals.map {
        [
          "period": $0.goal.period.rawValue, "measure": $0.goal.measure.rawValue,
          "most": $0.most.map { hundredths($0) }, "so_far": hundredths($0.soFar.total), "over": $0.isOver,
        ] as Facts
      },
    ]
  }
}

/// "At most $10 a month", "less than the month before".
func goalText(_ goal: WasteGoal, _ system: UnitSystem) -> String {
  guard let most = goal.most else {
    let what = goal.measure == .things ? "Fewer things" : "Less \(lowered(goal.measure.title))"
    return "\(what) than the \(goal.period.rawValue) before"
  }
  return "At most \(lossText(most, goal.measure, system)) a \(goal.period.rawValue)"
}

/// Why a goal cannot be kept.
struct WasteGoalRefused: Reply, Hashable {
  enum Reason: Hashable { case nothing, negative, tooMuch, noUnit(String), unread, weekly, foreign }
  var reason: Reason

  func blocks(_ words: Wording) -> [Block] {
    switch reason {
    case .nothing:
      .say("A goal needs something above nothing, so that you can see how close you are; none is noted.")
    case .negative: .say("Less than nothing cannot be thrown away, so no goal is noted.")
    case .tooMuch: .say("That is more than any kitchen throws away, so no goal is noted.")
    case .noUnit(let number): .say("\(number) of what: dollars, pounds or things? No goal is noted yet.")
    case .weekly: .say("I keep such a goal by the month or by the year, so none is noted yet.")
    case .foreign: .say("I count in dollars, so no goal is noted yet.")
    case .unread: .say("How much may be thrown away was not clear to me, so no goal is noted.")
    }
  }

  func next(_ words: Wording) -> Closing {
    .say("waste goal $10 a month", "throw away no more than 2 things a month")
  }
  var matter: Facts? { ["kind": "waste_goals", "goals": [] as [Facts]] }
  var status: ReplyStatus { .refused }
}

extension WasteGoalsShown {
  /// Said before the goals once one is kept.
  static let kept = "Noted as your goal for waste."

  /// Said before what is left of the goals.
  static func forgotten(_ gone: [WasteGoal], _ system: UnitSystem) -> String {
    gone.isEmpty ? "" : "Forgotten: \(gone.map { lowered(goalText($0, system)) }.joined(separator: "; "))."
  }
}
