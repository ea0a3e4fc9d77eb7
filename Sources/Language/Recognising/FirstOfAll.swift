/// Lines that are read as they were written, before any step says them in other words.
struct FirstOfAll {
  let recognizer: Recognizer
  let context: RecognitionContext

  /// What stood out of the cold, cooked food by its name, how somebody is reminded, what is a rule of the house, so much of
  /// one food in several ways, a question behind leftovers that are gone; nil for every other line.
  func readings(of line: String, _ read: (String) -> [Recognition]) -> [Recognition]? {
    if let found = StoodOut(recognizer: recognizer, context: context).read(line) { return [found] }
    let scan = recognizer.scan(line, context)
    if let found = KeptFoodLine(recognizer: recognizer, scan: scan).readings() { return found }
    if let found = ReminderLine(recognizer: recognizer, scan: scan).readings() { return found }
    if let found = SpoiledFoodLine(recognizer: recognizer, context: context).read(line) { return [found] }
    if let found = FoodRuleLine(recognizer: recognizer, context: context).read(line) { return [found] }
    let parts =
      FoodTally(scan: scan).parts() ?? FoodForm(scan: scan).parts() ?? CountsAsked(scan: scan).questions()
      ?? DinnerReport(scan: scan).goneThen() ?? TableOfEvening(scan: scan).parts()
      ?? PlanForm(scan: scan).parts()
      ?? PlanWithDays(recognizer: recognizer, scan: scan).parts()
    return parts.map { $0.flatMap(read) }
  }
}
