/// Lines that are read as they were written, before any step says them in other words.
struct FirstOfAll {
  let recognizer: Recognizer
  let context: RecognitionContext

  /// What stood out of the cold, cooked food by its name, how somebody is reminded, what is a rule of the house, so much of one food in several ways,
  /// a question behind leftovers that are gone; nil for every other line.
  func readings(of line: String, _ read: (String) -> [Recognition]) -> [Recognition]? {
    if let found = StoodOut(recognizer: recognizer, context: context).read(line) { return [found] }
    let scan = recognizer.scan(line, context)
    if let found = KeptFoodLine(recognizer: recognizer, scan: scan).readings() { return found }
    if let found = ReminderLine(recognizer: recognizer, scan: scan).readings() { return found }
    if let found = FoodRuleLine(recognizer: recognizer, context: context).read(line) { return [found] }
    let parts =
      FoodTally(scan: scan).parts() ?? CountsAsked(scan: scan).questions()
      ?? DinnerReport(scan: scan).goneThen()
    return parts.map { $0.flatMap(read) }
  }

  /// "Threw out the burnt bit", "put crackers": whatever is thrown out, and what begins as an order, is no talk between sentences
  /// that could be passed over.
  static func isNoTalk(_ text: String) -> Bool {
    let words = Utterance(text).tokens.map(\.text)
    if words.contains(where: { ["threw", "tossed", "binned", "chucked", "thrown"].contains($0) }) {
      return true
    }
    let start =
      words.firstIndex { !["please", "and", "also", "oh", "then", "so", "ok", "okay"].contains($0) } ?? 0
    return words.count > start + 1 && orders.contains(words[start])
  }

  private static let orders: Set<String> = [
    "put", "add", "buy", "remove", "swap", "save", "remind", "move", "change", "freeze", "delete", "cancel",
  ]
}
