import Values

/// "Every Tuesday and every Thursday the dinner must be no more than 20 minutes", "Mondays one pot": how the dinners of some days
/// of every week are wished to be, for good.
struct WeekdayRule {
  let scan: Scan

  /// The rule; nil for every other line. All weekdays and weekends, and what weekdays are always about, are told otherwise.
  func reading(_ pieces: [WishPieces.Piece], _ grammar: Grammar) -> Recognition? {
    guard scan.count <= 30, !scan.isQuestion, scan.tokens.last?.text != "?", let wish = pieces.first,
      pieces.count == 1, wish.codes.allSatisfy(Self.isOfDays), let intent = grammar.intent("wish_always")
    else { return nil }
    var days: (days: [Day], range: Range<Int>)?
    var at = 0
    while at < scan.count {
      if wish.range.contains(at) {
        at = wish.range.upperBound
      } else if days == nil, let found = HabitDaysParser(scan: scan).days(at: at).first,
        case .days(let list) = found.value
      {
        days = (list, at..<found.end)
        at = found.end
      } else if scan.tokens[at].isSeparator || Self.around.contains(scan.word(at)) {
        at += 1
      } else {
        return nil
      }
    }
    guard let days, (1...4).contains(days.days.count), days.days.contains(where: { !$0.weekday.isWeekend })
    else { return nil }
    let range = scan.utterance.span(wish.range)
    return Recognition(
      said: scan.utterance.raw, intent: intent.name, act: intent.act,
      slots: wish.codes.map { SlotBinding(name: "wish", value: .text($0), range: range) } + [
        SlotBinding(name: "days", value: .days(days.days), range: scan.utterance.span(days.range))
      ], confidence: Confidence.framed, layer: .template)
  }

  /// How long, how heavy, how it is cooked; a food or a diet of a weekday is a dish of its own.
  private static func isOfDays(_ code: String) -> Bool {
    code.hasPrefix("most:minutes") || code.hasPrefix("with:gear:") || qualities.contains(code)
  }

  private static let qualities: Set<String> = [
    "with:light", "with:easy", "with:hearty", "with:cheap", "with:kid-friendly", "with:healthy",
  ]

  /// Talk around it, and why; nothing that denies.
  private static let around: Set<String> = [
    "on", "the", "a", "dinner", "dinners", "supper", "food", "meal", "meals", "cooking", "must", "should",
    "has", "have",
    "to", "be", "is", "are", "it", "only", "just", "always", "please", "for", "from", "now", "we", "i",
    "need", "needs",
    "want", "something", "can", "cook", "take", "takes", "work", "works", "late", "nights", "night", "shift",
    "shifts",
    "so", "because", "cause", "cuz", "cos", "as", "then", "busy", "tired", "my", "our", "in", "of", "time",
    "ready",
    "and", "'s", "at", "quick", "very",
  ]
}
