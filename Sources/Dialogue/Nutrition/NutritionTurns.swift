import Catalogue
import Kitchen
import Planning
import Values

extension Turn {
  /// A plate of each dinner of a plan against the household's figures. Source: requirements MP-25.
  func nutrition(of plan: MealPlan) -> WeeklyNutrition {
    validateWeeklyNutrition(
      plan, guidelines: household.guidelines ?? .usual, table: world.catalogue.table,
      today: world.today, recipe: { world.catalogue.recipe($0) })
  }

  /// "Is this week healthy", "how much sodium is in the plan": of the plan on the table, else of the
  /// saved one.
  mutating func tellWeekNutrition(_ topic: NutritionTopic?) {
    guard let plan = state.draft?.plan ?? world.currentPlan?.plan else {
      say(.noPlan(.nutrition))
      return
    }
    say(.lookup(.week(nutrition(of: plan), asked: topic)), focus: .plan)
  }

  /// "Our limit is 1,800 mg of sodium": a figure of the household's own, or the usual one again.
  mutating func setGuideline(_ words: GuidelineWords) {
    var guidelines = household.guidelines ?? .usual
    let changed: Guideline?
    switch words {
    case .own(let guideline, let figure):
      guard figure.isWhole, guideline.range.contains(figure.numerator) else {
        say(.refused([.guideline(guideline, figure)]))
        return
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
    case .show(let guideline):
      say(.guidelinesAsked(guidelines, about: guideline), focus: .household)
      return
    case .usual(nil):
      guidelines = .usual
      changed = nil
    }
    var household = household
    household.guidelines = guidelines == .usual ? nil : guidelines
    keep(household)
    say(.guidelines(guidelines, changed: changed), focus: .household)
  }
}
