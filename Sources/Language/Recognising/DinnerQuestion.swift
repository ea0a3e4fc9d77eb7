import Values

/// Questions whether somebody may eat an evening's dinner, however it is pointed at: "can Lotte eat what we have on
/// Friday", "is fridays dinner ok for Noah and Mia". Each of several people is answered by themselves.
struct DinnerQuestion {
  let scan: Scan
  let grammar: Grammar

  /// A question for each person; nil for every other line.
  func reading() -> [Recognition]? {
    guard let intent = grammar.intent(Self.intent), scan.count <= Self.mostTokens else { return nil }
    var at = 0
    skip(&at, Self.openers)
    guard let (people, day) = whetherEats(at) ?? whetherFits(at) else { return nil }
    return people.map { person in
      Recognition(
        said: scan.utterance.raw, intent: intent.name, act: intent.act,
        slots: [SlotBinding(name: "day", value: day), SlotBinding(name: "person", value: person)],
        confidence: Confidence.framed, layer: .template)
    }
  }

  private static let intent = "check_food"
  private static let mostTokens = 30

  /// "Can Lotte and Noah both eat Friday's dinner".
  private func whetherEats(_ start: Int) -> (people: [SlotValue], day: SlotValue)? {
    var at = start
    guard Self.verbs.contains(scan.word(at)) else { return nil }
    at += 1
    guard let people = people(&at) else { return nil }
    skip(&at, Self.adverbs)
    guard ["eat", "have", "enjoy", "try"].contains(scan.word(at)) else { return nil }
    at += 1
    guard let day = dinner(&at), isEnd(at) else { return nil }
    return (people, day)
  }

  /// "Is what we have on Friday all right for Mia".
  private func whetherFits(_ start: Int) -> (people: [SlotValue], day: SlotValue)? {
    var at = start
    guard ["is", "will", "would", "are"].contains(scan.word(at)) else { return nil }
    at += 1
    guard let day = dinner(&at) else { return nil }
    skip(&at, Self.adverbs)
    guard Self.fine.contains(scan.word(at)) else { return nil }
    skip(&at, Self.fine)
    guard scan.word(at) == "for" else { return nil }
    at += 1
    guard let people = people(&at) else { return nil }
    if scan.word(at) == "to" { skip(&at, ["to", "eat", "have"]) }
    return isEnd(at) ? (people, day) : nil
  }

  private static let openers: Set<String> = [
    "so", "and", "hey", "ok", "okay", "please", ",", "sous", "um", "well", "but",
  ]
  private static let verbs: Set<String> = [
    "can", "could", "may", "might", "should", "will", "would", "does", "do",
  ]
  private static let adverbs: Set<String> = [
    "both", "all", "also", "still", "really", "then", "be", "able", "to", "safely", "even", "actually",
  ]
  private static let fine: Set<String> = [
    "fine", "ok", "okay", "safe", "good", "suitable", "alright", "all", "right",
  ]

  private func skip(_ at: inout Int, _ words: Set<String>) {
    while at < scan.count, words.contains(scan.word(at)) { at += 1 }
  }

  private func isEnd(_ start: Int) -> Bool {
    (start..<scan.count).allSatisfy { scan.tokens[$0].isSeparator || scan.word($0) == "please" }
      || start >= scan.count
  }

  /// People by name, by what they are, or "she"; nobody who stands for the whole table.
  private func people(_ at: inout Int) -> [SlotValue]? {
    var result: [SlotValue] = []
    var next = at
    while let match = PersonParser(scan: scan).person(at: next).first {
      if case .text(let name) = match.value, PersonWords.ownPronouns.contains(name.lowercased()) {
        return nil
      }
      result.append(match.value)
      at = match.end
      guard let more = scan.joined(match.end) else { break }
      next = more
    }
    return result.isEmpty ? nil : result
  }

  /// An evening's dinner; its day.
  private func dinner(_ at: inout Int) -> SlotValue? {
    var place = at
    if ["what", "whatever"].contains(scan.word(place)) {
      place += 1
      skip(&place, Self.having)
      guard let day = day(&place) else { return nil }
      skip(&place, ["'s", "dinner", "night", "evening", "for"])
      at = place
      return day
    }
    if scan.word(place) == "the" { place += 1 }
    if Self.meals.contains(scan.word(place)) {
      place += 1
      skip(&place, Self.having)
      guard let day = day(&place) else { return nil }
      at = place
      return day
    }
    guard let day = day(&place) else { return nil }
    if scan.word(place) == "'s" { place += 1 }
    guard Self.meals.contains(scan.word(place)) else { return nil }
    at = place + 1
    return day
  }

  private static let meals: Set<String> = [
    "dinner", "dinners", "meal", "dish", "supper", "food", "tea", "menu",
  ]
  private static let having: Set<String> = [
    "is", "'s", "are", "we", "you", "i", "they", "have", "has", "having", "will", "'ve", "'re", "planned",
    "plan",
    "planning", "on", "for", "cook", "cooking", "cooked", "eat", "eating", "get", "getting", "make", "making",
    "there", "to", "going", "be", "put", "got", "coming", "up", "of", "dinner",
  ]

  /// "Friday", and "fridays" for "Friday's".
  private func day(_ at: inout Int) -> SlotValue? {
    if let match = DayParser(scan: scan).day(at: at), case .day = match.value {
      at = match.end
      return match.value
    }
    let word = scan.word(at)
    guard word.hasSuffix("s"), let weekday = DayWords.weekdays[String(word.dropLast())] else { return nil }
    at += 1
    let today = scan.context.now.day
    let next = today.next(weekday)
    let table = scan.context.table
    return .day(table.contains(next) ? next : table.first { $0.weekday == weekday && $0 >= today } ?? next)
  }
}
