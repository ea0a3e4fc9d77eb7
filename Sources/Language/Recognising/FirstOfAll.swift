extension Recognizer {
  /// Lines that are read as they were written, before any step says them in other words: cooked food by its name, how
  /// somebody is reminded, so much of one food in several ways, a question behind leftovers that are gone.
  func firstOf(_ line: String, _ context: RecognitionContext, _ read: (String) -> [Recognition])
    -> [Recognition]?
  {
    let scan = scan(line, context)
    if let found = KeptFoodLine(recognizer: self, scan: scan).readings() { return found }
    if let found = ReminderLine(recognizer: self, scan: scan).readings() { return found }
    if let found = FoodRuleLine(recognizer: self, context: context).read(line) { return [found] }
    let parts =
      FoodTally(scan: scan).parts() ?? CountsAsked(scan: scan).questions()
      ?? DinnerReport(scan: scan).goneThen()
    return parts.map { $0.flatMap(read) }
  }

  /// "Threw out the burnt bit": nothing that is thrown out is talk between sentences.
  func tellsThrown(_ text: String) -> Bool {
    Utterance(text).tokens.contains { ["threw", "tossed", "binned", "chucked", "thrown"].contains($0.text) }
  }
}
