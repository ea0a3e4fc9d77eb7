/// "Chicken on Tuesday but Lou gets something else": what somebody gets beside a dish of one evening is told before it, so that
/// the dish is not looked for among what they eat. Source: requirements, Decisions "Different eaters".
struct PlateBesideWish {
  let scan: Scan

  /// The plate in a sentence of its own, and the line without it; nil for every other line.
  func told() -> String? {
    let days = DayParser(scan: scan)
    for at in scan.tokens.indices.dropFirst() where Self.joints.contains(scan.word(at)) {
      guard let (person, end) = otherwise(at + 1), end == scan.count || scan.tokens[end].isSeparator else {
        continue
      }
      let start = (0..<at).last { scan.tokens[$0].isSeparator }.map { $0 + 1 } ?? 0
      let found = (start..<at).compactMap { place in days.day(at: place).map { place..<$0.end } }
      guard let day = found.last, !scan.tokens[start..<at].contains(where: { $0.text == "plate" }) else {
        continue
      }
      let on = scan.utterance.text(tokens: day)
      let isWord = ["tonight", "today", "tomorrow"].contains(on.lowercased())
      return "a separate plate for \(person) \(isWord ? "" : "on ")\(on). "
        + scan.utterance.replacing([(at..<end, "")]).split(separator: " ").joined(separator: " ").replacing(
          " .", with: ".")
    }
    return nil
  }

  /// "Lou gets something else": who, and where it ends.
  private func otherwise(_ start: Int) -> (person: String, end: Int)? {
    let said: (text: String, end: Int)? =
      if let person = PersonParser(scan: scan).person(at: start).first,
        !PersonWords.pronouns.contains(scan.word(start))
      {
        (scan.utterance.text(tokens: start..<person.end), person.end)
      } else {
        nil
      }
    guard let said else { return nil }
    var at = said.end
    guard Self.getting.contains(scan.word(at)) else { return nil }
    while Self.getting.contains(scan.word(at)) { at += 1 }
    if ["something", "smth", "sth", "a", "an"].contains(scan.word(at)) { at += 1 }
    guard ["else", "different", "other", "another", "own"].contains(scan.word(at)) else { return nil }
    at += 1
    while ["dish", "plate", "meal", "dinner", "one", "thing", "then", "please", "instead"].contains(
      scan.word(at))
    { at += 1 }
    return (said.text, at)
  }

  private static let joints: Set<String> = ["but", "and", "while", "though", ","]
  private static let getting: Set<String> = [
    "gets", "get", "has", "have", "can", "wants", "needs", "eats", "eat", "should", "will", "takes", "to",
    "likes", "must",
    "her", "his", "their",
  ]
}
