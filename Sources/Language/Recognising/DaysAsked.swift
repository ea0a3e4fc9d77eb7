/// "What are we eating wed to fri", "what's for dinner tonight and thursday", "show me monday to thursday": several
/// evenings of the plan, asked for in one line.
struct DaysAsked {
  let recognizer: Recognizer
  let scan: Scan

  /// The line as a question for those evenings; nil where it names fewer than two, or says anything else.
  func reading() -> Recognition? {
    guard scan.count < 20, let intent = recognizer.grammar.intent(Self.intent),
      ["what", "show", "whats", "tell", "which"].contains(scan.word(0))
    else { return nil }
    var at = 1
    var asked: (value: SlotValue, range: Range<Int>)?
    var isOfDinner = scan.word(0) == "show"
    while at < scan.count {
      if let days = DaysParser(scan: scan).days(at: at).first, case .days(let list) = days.value,
        list.count > 1
      {
        guard asked == nil, list.count < 7 else { return nil }
        asked = (days.value, at..<days.end)
        at = days.end
      } else if Self.words.contains(scan.word(at)) || scan.tokens[at].isSeparator || scan.word(at) == "?" {
        isOfDinner = isOfDinner || Self.dinners.contains(scan.word(at))
        at += 1
      } else {
        return nil
      }
    }
    guard let asked, isOfDinner else { return nil }
    return Recognition(
      said: scan.utterance.raw, intent: intent.name, act: intent.act,
      slots: [SlotBinding(name: "days", value: asked.value, range: scan.utterance.span(asked.range))],
      confidence: Confidence.framed, layer: .template)
  }

  private static let intent = "show_plan"
  private static let dinners: Set<String> = [
    "dinner", "dinners", "supper", "suppers", "tea", "teas", "eating", "eat", "having", "have", "cooking",
    "cook",
    "planned", "menu", "meals", "making", "plan",
  ]
  private static let words = dinners.union([
    "is", "'s", "are", "r", "we", "i", "me", "us", "for", "on", "the", "from", "our", "you", "do", "will",
    "be",
    "going", "to", "please", "down", "pls", "'ve", "got", "'re",
  ])
}
