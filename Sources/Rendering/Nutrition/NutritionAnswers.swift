import Dialogue
import Kitchen
import Values

extension Wording {
  /// The answer in a sentence or two, and what to change where something is amiss.
  func answer(on topic: NutritionTopic, in week: WeeklyNutrition) -> [Block] {
    .say(figures(on: topic, in: week))
      + week.warnings.filter { $0.isAbout(topic) }.map { .say(sentence(on: $0, in: week)) }
  }

  private func figures(on topic: NutritionTopic, in week: WeeklyNutrition) -> String {
    switch topic {
    case .nutrient(let nutrient): return answer(on: nutrient, of: week)
    case .vegetables:
      let isEnough = !week.warnings.contains { $0.isAbout(.vegetables) }
      return "A dinner holds about \(unbroken(servingsText(week.vegetables))) of vegetables on average; "
        + "the aim is \(week.guidelines.minVegetableServings)\(isEnough ? ", and none holds less" : "")."
    case .wholeGrains:
      return "There are whole grains on \(week.wholeGrainEvenings) of "
        + "\(counted(week.dinners.count, "evening"))."
    }
  }

  /// "A dinner holds about 1,050 mg of sodium, 46 % of a day's limit; Friday's is the most, 1,910 mg."
  private func answer(on nutrient: Nutrient, of week: WeeklyNutrition) -> String {
    guard let average = week.average(nutrient),
      let most = week.dinners.max(by: {
        ($0.facts[nutrient]?.amount ?? .zero, $1.meal.day) < (
          $1.facts[nutrient]?.amount ?? .zero, $0.meal.day
        )
      })?.meal.day
    else { return "Nobody has measured the \(nutrient.name) of these dinners." }
    let top = week.dinners.first { $0.meal.day == most }?.facts[nutrient]?.amount ?? .zero
    let of = nutrient == .energy ? "" : " of \(nutrient.name)"
    let share =
      week.dailyShare(average, nutrient).map { ", \($0)\u{A0}% of a day's \(nutrient.dayWord)" } ?? ""
    return "A dinner holds about \(figureText(average, nutrient))\(of) on average\(share). "
      + "\(most.weekday.name)'s holds the most, \(figureText(top, nutrient))."
  }
}

extension WeeklyNutrition {
  /// Percent of the day's value; the household's own where it has one.
  func dailyShare(_ amount: Rational, _ nutrient: Nutrient) -> Int? {
    let whole: Int? =
      switch nutrient {
      case .energy: guidelines.dailyCalories
      case .sodium: guidelines.maxSodium
      default: nutrient.dailyValue
      }
    return whole.map { (amount * 100 / Rational(max(1, $0))).rounded }
  }
}

extension Nutrient {
  /// The name where room is short.
  var shortName: String { self == .carbohydrate ? "carbs" : name }

  /// What the day's figure is: not to be passed, or worth reaching.
  fileprivate var dayWord: String { self == .sodium ? "limit" : "value" }
}

extension NutritionWarning {
  func isAbout(_ topic: NutritionTopic) -> Bool {
    switch concern {
    case .lowProteinVariety: topic == .nutrient(.protein)
    case .insufficientVegetables: topic == .vegetables
    case .fewWholeGrains: topic == .wholeGrains
    case .highSodium: topic == .nutrient(.sodium)
    case .excessiveCalories: topic == .nutrient(.energy)
    case .lowFiber: topic == .nutrient(.fiber)
    }
  }
}
