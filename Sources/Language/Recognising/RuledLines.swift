/// Lines read by rules before sentences and what was learned.
struct RuledLines {
  let recognizer: Recognizer

  /// Lines whose every word has its place in a rule: they go before sentences and what was learned.
  func readings(_ scan: Scan, _ expecting: Expectation?) -> [Recognition]? {
    if let found = HeadedLine(recognizer: recognizer, scan: scan).reading() { return [found] }
    if let found = OwnMeasureLine(recognizer: recognizer, scan: scan).reading() { return [found] }
    if let found = DaysAsked(recognizer: recognizer, scan: scan).reading() { return [found] }
    if let found = EveningShoppingLine(recognizer: recognizer, scan: scan).reading() { return [found] }
    if let found = LeftoverLine(recognizer: recognizer, scan: scan).reading() { return [found] }
    if let found = UndoLine(recognizer: recognizer, scan: scan).reading() { return [found] }
    if let found = RosterLine(recognizer: recognizer, scan: scan).reading() { return found }
    if let found = TurnedQuestion(recognizer: recognizer, scan: scan).reading() { return [found] }
    if let found = CompanyLine(recognizer: recognizer, scan: scan).reading() { return found }
    if let found = PresenceLine(recognizer: recognizer, scan: scan).readings() { return found }
    if let found = ToldBeforeTalk(recognizer: recognizer, scan: scan).reasoning() { return found }
    if let found = DinnerQuestion(scan: scan, grammar: recognizer.grammar).reading() { return found }
    if let found = GuestLine(recognizer: recognizer, scan: scan).reading() { return found }
    if let found = KeptDish(recognizer: recognizer, scan: scan).reading() { return [found] }
    if let found = ShiftedDish(recognizer: recognizer, scan: scan).reading() { return [found] }
    if let found = DishOnDay(recognizer: recognizer, scan: scan).reading() { return [found] }
    if let found = DishOnDay(recognizer: recognizer, scan: scan).several() { return found }
    return WishLine(recognizer: recognizer, scan: scan).reading(expecting: expecting)
  }

  /// One sentence of several by the same rules as a line of its own.
  func sentence(_ text: String, _ expecting: Expectation?, _ context: RecognitionContext)
    -> [Recognition]?
  {
    let scan = recognizer.scan(text, context)
    if let found = KeptFoodLine(recognizer: recognizer, scan: scan).reading() { return [found] }
    // A form's head is of the whole line.
    if HeadedLine(recognizer: recognizer, scan: scan).reading() != nil { return nil }
    return DayLimitLine(recognizer: recognizer, scan: scan).readings() ?? readings(scan, expecting)
  }
}
