extension Recognizer {
  /// Lines whose every word has its place in a rule: they go before sentences and what was learned.
  func ruled(_ scan: Scan, _ expecting: Expectation?) -> [Recognition]? {
    if let found = HeadedLine(recognizer: self, scan: scan).reading() { return [found] }
    if let found = OwnMeasureLine(recognizer: self, scan: scan).reading() { return [found] }
    if let found = DaysAsked(recognizer: self, scan: scan).reading() { return [found] }
    if let found = EveningShoppingLine(recognizer: self, scan: scan).reading() { return [found] }
    if let found = LeftoverLine(recognizer: self, scan: scan).reading() { return [found] }
    if let found = UndoLine(recognizer: self, scan: scan).reading() { return [found] }
    if let found = RosterLine(recognizer: self, scan: scan).reading() { return found }
    if let found = TurnedQuestion(recognizer: self, scan: scan).reading() { return [found] }
    if let found = CompanyLine(recognizer: self, scan: scan).reading() { return found }
    if let found = PresenceLine(recognizer: self, scan: scan).readings() { return found }
    if let found = ToldBeforeTalk(recognizer: self, scan: scan).reasoning() { return found }
    if let found = DinnerQuestion(scan: scan, grammar: grammar).reading() { return found }
    if let found = GuestLine(recognizer: self, scan: scan).reading() { return found }
    if let found = KeptDish(recognizer: self, scan: scan).reading() { return [found] }
    if let found = ShiftedDish(recognizer: self, scan: scan).reading() { return [found] }
    if let found = DishOnDay(recognizer: self, scan: scan).reading() { return [found] }
    if let found = DishOnDay(recognizer: self, scan: scan).several() { return found }
    return WishLine(recognizer: self, scan: scan).reading(expecting: expecting)
  }

  /// One sentence of several by the same rules as a line of its own.
  func ruledSentence(_ text: String, _ expecting: Expectation?, _ context: RecognitionContext)
    -> [Recognition]?
  {
    let scan = scan(text, context)
    if let found = KeptFoodLine(recognizer: self, scan: scan).reading() { return [found] }
    // A form's head is of the whole line.
    if HeadedLine(recognizer: self, scan: scan).reading() != nil { return nil }
    return DayLimitLine(recognizer: self, scan: scan).readings() ?? ruled(scan, expecting)
  }
}
