import Values

/// "Keep the lentil soup and redo the rest", "plan this week again from tomorrow on, but keep the lentil soup": a dish by its name stays
/// on its evening, and the others are planned anew.
struct KeptDish {
  let recognizer: Recognizer
  let scan: Scan

  /// The line as that request; nil for every line that says more.
  func reading() -> Recognition? {
    guard scan.count <= 28, let intent = recognizer.grammar.intent("keep_day"),
      let titles = scan.listIndex("recipe"),
      let keep = scan.tokens.indices.first(where: { ["keep", "leave"].contains(scan.word($0)) })
    else { return nil }
    var start = keep + 1
    if ["the", "our", "that", "my"].contains(scan.word(start)) { start += 1 }
    guard start < scan.count,
      let dish = scan.list(titles, at: start).filter({ !$0.isWeak }).max(by: { $0.end < $1.end }),
      case .item = dish.value
    else { return nil }
    let others = Array(0..<keep) + Array(dish.end..<scan.count)
    guard others.contains(where: { Self.renewing.contains(scan.word($0)) }),
      others.allSatisfy({ scan.tokens[$0].isSeparator || Self.words.contains(scan.word($0)) })
    else { return nil }
    var slots = [SlotBinding(name: "recipe", value: dish.value, range: scan.utterance.span(start..<dish.end))]
    if others.contains(where: { scan.word($0) == "tomorrow" }) {
      slots.append(SlotBinding(name: "days", value: .days([scan.context.now.day])))
    }
    return Recognition(
      said: scan.utterance.raw, intent: intent.name, act: intent.act, slots: slots,
      confidence: Confidence.framed, layer: .template)
  }

  private static let renewing: Set<String> = [
    "redo", "plan", "replan", "new", "again", "anew", "change", "replace", "swap", "renew", "different",
  ]
  private static let words: Set<String> = renewing.union([
    "please", "can", "you", "could", "this", "the", "week", "whole", "plan", "from", "tomorrow", "on",
    "onwards", "but",
    "and", "rest", "others", "other", "days", "everything", "else", "all", "is", "of", "for", "make", "do",
    "it", "just",
    "ok", "so", "then", "only", "dinners", "as", "are", "over",
  ])
}
