import Talk

/// What a plan holds of one thing, in a sentence or two.
func topicSentence(_ topic: WeekTopic, in week: WeeklyNutrition) -> String {
  switch topic {
  case .nutrient(let nutrient): return nutrientSentence(nutrient, of: week)
  case .vegetables:
    let isEnough = !week.warnings.contains(where: topic.covers)
    return "A dinner holds about \(unbroken(servingsText(week.vegetables))) of vegetables on average; "
      + "the aim is \(week.guidelines.minVegetableServings)\(isEnough ? ", and none holds less" : "")."
  case .wholeGrains:
    return "There are whole grains on \(week.wholeGrainEvenings) of "
      + "\(counted(week.dinners.count, "evening"))."
  }
}

/// "A dinner holds about 1,050 mg of sodium, 46 % of a day's limit; Friday's is the most, 1,910 mg."
private func nutrientSentence(_ nutrient: Nutrient, of week: WeeklyNutrition) -> String {
  func held(_ dinner: DinnerNutrition) -> Rational { dinner.facts[nutrient]?.amount ?? .zero }
  guard let average = week.average(nutrient),
    let most = week.dinners.max(by: { (held($0), $1.meal.day) < (held($1), $0.meal.day) })
  else { return "Nobody has measured the \(nutrient.name) of these dinners." }
  let of = nutrient == .energy ? "" : " of \(nutrient.name)"
  // What the day's figure is: not to be passed, or worth reaching.
  let dayWord = nutrient == .sodium ? "limit" : "value"
  let share = shareOfDay(average, nutrient, in: week).map { ", \($0)\u{A0}% of a day's \(dayWord)" } ?? ""
  return "A dinner holds about \(figureText(average, nutrient))\(of) on average\(share). "
    + "\(most.meal.day.weekday.name)'s holds the most, \(figureText(held(most), nutrient))."
}

/// Percent of the day's value; the household's own where it has one.
func shareOfDay(_ amount: Rational, _ nutrient: Nutrient, in week: WeeklyNutrition) -> Int? {
  let whole: Int? =
    switch nutrient {
    case .energy: week.guidelines.dailyCalories
    case .sodium: week.guidelines.maxSodium
    default: nutrient.dailyValue
    }
  return whole.map { (amount * 100 / Rational(max(1, $0))).rounded }
}
