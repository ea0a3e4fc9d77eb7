import Values

/// "My son Greg and his wife Tanya and my grandson Max eat with us every Sunday", "on Sundays Greg, Tanya and Poppy come":
/// several people who come on the same days of every week, each by name.
struct WeeklyCompanyLine {
  let recognizer: Recognizer
  let scan: Scan

  /// All of them with their days; nil for one person alone, where somebody has no name or role, and where a word of the
  /// line has no place in it.
  func reading() -> Recognition? {
    guard (5...Self.mostTokens).contains(scan.count), scan.tokens.last?.text != "?", !scan.isQuestion,
      let intent = recognizer.grammar.intent(Self.intent)
    else { return nil }
    var at = 0
    skip(["and", "so", "also", "well", "ok", ","], in: scan, at: &at)
    var days = habit(&at)
    if days != nil { skip([","], in: scan, at: &at) }
    guard let names = people(&at), names.count > 1 else { return nil }
    skip(["both", "all", "always", "usually", "each", "too", "also"], in: scan, at: &at)
    guard Self.verbs.contains(scan.word(at)) else { return nil }
    at += 1
    while Self.around.contains(scan.word(at))
      || scan.tokens.indices.contains(at) && scan.tokens[at].kind == .end
    {
      at += 1
    }
    if days == nil { days = habit(&at) }
    while Self.around.contains(scan.word(at))
      || scan.tokens.indices.contains(at) && scan.tokens[at].isSeparator
    {
      at += 1
    }
    guard let days, at >= scan.count else { return nil }
    let who = names.map { SlotBinding(name: "who", value: .text($0)) }
    return Recognition(
      said: scan.utterance.raw, intent: intent.name, act: intent.act,
      slots: who + [
        SlotBinding(name: "days", value: days), SlotBinding(name: "habit", value: .text("comes")),
      ], confidence: Confidence.framed, layer: .template)
  }

  /// "Every Sunday", "on Saturdays and Sundays", past its preposition.
  private func habit(_ at: inout Int) -> SlotValue? {
    var start = at
    skip(["on", "at"], in: scan, at: &start)
    guard let found = HabitDaysParser(scan: scan).days(at: start).first else { return nil }
    at = found.end
    return found.value
  }

  private func people(_ at: inout Int) -> [String]? {
    let parser = RollItemParser(scan: scan)
    var names: [String] = []
    // "Mary Ann and Max": two words in a row may be one name, three in a row are people.
    var unjoined = 0
    var next = at
    while next < scan.count, let found = parser.item(next) {
      guard !found.item.holdsSpeaker, !found.item.isUncounted, found.item.count == found.item.people.count
      else {
        return nil
      }
      if !names.isEmpty, next == at { unjoined += 1 }
      for one in found.item.people {
        guard let name = one.name ?? one.kin.map({ "my \($0)" }) else { return nil }
        names.append(one.kin.flatMap { kin in one.name.map { "my \(kin) \($0)" } } ?? name)
      }
      at = found.end
      next = at
      skip([",", "and", "n", "&", "plus", "with", "little"], in: scan, at: &next)
    }
    return unjoined == 1 ? nil : names
  }

  private static let mostTokens = 40
  private static let intent = "eats_weekly"
  private static let verbs: Set<String> = ["eat", "eats", "come", "comes", "join", "joins", "dine", "visit"]
  private static let around: Set<String> = [
    "with", "us", "me", "here", "over", "to", "for", "dinner", "supper", "lunch", "tea", "eat", "too",
    "always", "also",
    "round", "at", "ours", "our", "place", "house", "please", "as", "well", "along",
  ]
}
