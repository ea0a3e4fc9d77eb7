import Values

/// "Could we have the fried rice a day earlier?", "move the lentil soup back two days": a planned dish and by how many days it moves.
struct ShiftedDish {
  let recognizer: Recognizer
  let scan: Scan

  /// The line as that request; nil for every line that says more.
  func reading() -> Recognition? {
    guard scan.count <= 20, let intent = recognizer.grammar.intent("exchange_days"),
      let titles = scan.listIndex("recipe")
    else { return nil }
    var at = 0
    var isOrder = false
    while at < scan.count, scan.tokens[at].isSeparator || Self.opening.contains(scan.word(at)) {
      isOrder = isOrder || Self.verbs.contains(scan.word(at))
      at += 1
    }
    guard isOrder, let dish = scan.list(titles, at: at).filter({ !$0.isWeak }).max(by: { $0.end < $1.end }),
      case .item = dish.value, let shift = shift(from: dish.end)
    else { return nil }
    return Recognition(
      said: scan.utterance.raw, intent: intent.name, act: intent.act,
      slots: [
        SlotBinding(name: "recipe", value: dish.value, range: scan.utterance.span(at..<dish.end)),
        SlotBinding(
          name: "shift", value: .number(Rational(shift)), range: scan.utterance.span(dish.end..<scan.count)),
      ], confidence: Confidence.framed, layer: .template)
  }

  /// "A day earlier", "forward by two days", "back a day": how far, negative for sooner.
  private func shift(from start: Int) -> Int? {
    var (at, days, sign) = (start, nil as Int?, nil as Int?)
    while at < scan.count {
      let word = scan.word(at)
      if let number = NumberParser(scan: scan).wholeNumber(at: at),
        ["day", "days"].contains(scan.word(number.end))
      {
        guard days == nil, (1...6).contains(number.value) else { return nil }
        days = number.value
        at = number.end + 1
      } else if ["a", "one"].contains(word), ["day", "night"].contains(scan.word(at + 1)) {
        days = 1
        at += 2
      } else if ["earlier", "sooner", "forward", "before"].contains(word) {
        sign = -1
        at += 1
      } else if ["later", "back"].contains(word) {
        sign = sign ?? 1
        at += 1
      } else if scan.tokens[at].isSeparator || ["by", "please", "instead", "then"].contains(word) {
        at += 1
      } else {
        return nil
      }
    }
    guard let days, let sign else { return nil }
    return days * sign
  }

  private static let verbs: Set<String> = [
    "have", "move", "eat", "cook", "make", "push", "bring", "shift", "put", "do", "pull",
  ]
  private static let opening: Set<String> = verbs.union([
    "could", "can", "we", "i", "you", "please", "lets", "let", "us", "'s", "the", "our", "would", "like",
    "to", "want",
    "shall", "may", "forward", "ok", "so", "and", "that",
  ])
}
