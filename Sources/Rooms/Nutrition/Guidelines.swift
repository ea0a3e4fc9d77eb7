import Talk

/// What was said about the figures a week is measured against.
enum GuidelineWords: Hashable, Sendable {
  case own(Guideline, Rational)
  /// Back to the usual figure; nil for all of them.
  case usual(Guideline?)
  /// Asked after; nil for all of them.
  case show(Guideline?)

  /// Nil when the line lacks a figure.
  init?(_ slots: Slots) {
    let guideline = slots.word("what").flatMap { Guideline(rawValue: $0) }
    switch slots.word("mode") {
    case "usual": self = .usual(guideline)
    case "show": self = .show(guideline)
    default:
      guard let guideline, let figure = slots.number("figure") else { return nil }
      self = .own(guideline, slots.word("unit") == "g" ? figure * 1000 : figure)
    }
  }
}

/// "Our limit is 1,800 mg of sodium": a figure of the household's own, or the usual one again.
func heed(_ words: GuidelineWords, _ turn: inout Turn) {
  // A repeat shows the household, to which the figures belong.
  let focus = Focus(.household, again: turn.choice(.showHousehold))
  var guidelines = turn.household.guidelines ?? .usual
  let changed: Guideline?
  switch words {
  case .own(let guideline, let figure):
    guard figure.isWhole, guideline.range.contains(figure.numerator) else {
      return turn.say(FactsRefused([.guideline(guideline, figure)]))
    }
    guidelines[keyPath: guideline.path] = figure.numerator
    changed = guideline
  case .usual(.maxDinnerCalories)
  where guidelines.maxDinnerCalories == NutritionGuidelines.usual.maxDinnerCalories:
    // "Our calorie limit" is then the day's.
    guidelines.dailyCalories = NutritionGuidelines.usual.dailyCalories
    changed = .dailyCalories
  case .usual(let guideline?):
    guidelines[keyPath: guideline.path] = NutritionGuidelines.usual[keyPath: guideline.path]
    changed = guideline
  case .usual(nil):
    guidelines = .usual
    changed = nil
  case .show(let guideline):
    turn.say(GuidelinesShown(guidelines: guidelines, asked: guideline), focus: focus)
    return
  }
  var household = turn.household
  household.guidelines = guidelines == .usual ? nil : guidelines
  turn.keep(household)
  turn.say(GuidelinesChanged(guidelines: guidelines, changed: changed), focus: focus)
}
