/// "Zara's in for her tea on Friday", "Ana comes on Saturday with Leo": who comes, as others say it.
struct GuestsArriving {
  let scan: Scan

  /// "Zara comes for dinner on Friday" for "Zara's in for her tea on Friday"; nil for every other line.
  func coming() -> String? {
    // "My mother will eat with us from Friday to Sunday".
    if let with = scan.tokens.indices.first(where: { at in
      ["with", "here"].contains(scan.word(at))
        && scan.word(scan.word(at) == "here" ? at + 1 : at + 2) == "from"
    }),
      let verb = (max(0, with - 3)..<with).first(where: {
        ["will", "eats", "'ll", "is"].contains(scan.word($0))
      }),
      (verb..<with).allSatisfy({
        ["will", "'ll", "eat", "eats", "be", "is", "eating"].contains(scan.word($0))
      }),
      (verb..<with).contains(where: { ["eat", "eats", "eating"].contains(scan.word($0)) })
    {
      let end = scan.word(with) == "here" ? with + 1 : with + 2
      return spaced([(verb..<end, " is coming")])
    }
    for at in scan.tokens.indices where ["'s", "is"].contains(scan.word(at)) && at > 0 {
      guard ["in", "over", "round", "here"].contains(scan.word(at + 1)), scan.word(at + 2) == "for" else {
        continue
      }
      var end = at + 3
      skip(["her", "his", "their", "a", "some"], in: scan, at: &end)
      guard ["dinner", "tea", "supper", "lunch"].contains(scan.word(end)), scan.tokens[at - 1].kind == .word
      else {
        continue
      }
      return scan.utterance.replacing([(at..<end, " comes for ")]).split(separator: " ").joined(
        separator: " ")
    }
    return nil
  }

  /// "My grandson Eli will be here Saturday and Sunday", "Maya eats with us tonight": that somebody is coming on those days.
  func onDays() -> String? {
    let people = PersonParser(scan: scan)
    for start in scan.tokens.indices.dropFirst() {
      guard let verb = Self.stays.first(where: { stands($0, at: start) }),
        let who = (max(0, start - 4)..<start).first(where: { people.person(at: $0).first?.end == start }),
        !["i", "we", "they", "you", "it", "who", "everyone", "everybody", "nobody", "us"].contains(
          scan.word(start - 1)),
        who == 0 || !["only", "just", "if", "when", "can", "does", "will", "is"].contains(scan.word(who - 1))
      else { continue }
      var end = start + verb.count
      skip(["for", "dinner", "supper", "tea"], in: scan, at: &end)
      // Every week is another matter.
      if ["every", "each", "always"].contains(scan.word(end)) { continue }
      let isOn = ["on", "this"].contains(scan.word(end))
      guard end < scan.count,
        let days = DaysParser(scan: scan).days(at: end).map(\.end).max()
          ?? (isOn ? DaysParser(scan: scan).days(at: end + 1).map(\.end).max() : nil)
      else { continue }
      var last = days
      skip(["too", "as", "well", "also"], in: scan, at: &last)
      let told = scan.utterance.text(tokens: end..<days)
      let isBare = isOn || ["today", "tonight", "tomorrow"].contains(scan.word(end))
      return spaced([(start..<last, " is coming \(isBare ? "" : "on ")\(told)")])
    }
    return nil
  }

  /// "Kaito's here": what takes the place of "'s" is a word of its own.
  private func spaced(_ changes: [(tokens: Range<Int>, with: String)]) -> String {
    scan.utterance.replacing(changes).split(separator: " ").joined(separator: " ")
  }

  private func stands(_ words: [String], at start: Int) -> Bool {
    words.indices.allSatisfy { scan.word(start + $0) == words[$0] }
  }

  private static let stays = [
    "will be here", "will be there", "will be with us", "will be eating with us", "will be joining us",
    "will join us",
    "is going to be here", "is joining us", "joins us", "eats with us", "eats with me", "will eat with us",
    "will eat with me", "will be with me", "can eat with us", "can eat with me", "is eating with us",
    "is staying with us",
    "stays with us", "is with us", "is with me", "'s with us", "'ll be here", "is here", "'s here",
  ].map { $0.split(separator: " ").map(String.init) }

  /// "My sister Ana and Leo come on Saturday, …" for "my sister Ana comes on Saturday with Leo, …"; nil for every other
  /// line, and where whoever is brought has no name.
  func together() -> String? {
    let people = PersonParser(scan: scan)
    for verb in scan.tokens.indices where ["comes", "coming"].contains(scan.word(verb)) {
      let end = ["is", "'s"].contains(scan.word(verb - 1)) ? verb - 1 : verb
      guard let start = (0..<end).first(where: { people.person(at: $0).first?.end == end }),
        !PersonWords.pronouns.contains(scan.word(start)), !["who", "that"].contains(scan.word(end - 1)),
        let with = (verb + 1..<min(verb + 7, scan.count)).first(where: {
          scan.tokens[$0].isSeparator || scan.word($0) == "with"
        }), scan.word(with) == "with", let brought = people.person(at: with + 1).first,
        brought.end == with + 2, isNamed(with + 1),
        brought.end >= scan.count || scan.tokens[brought.end].isSeparator
          || scan.tokens[brought.end].kind == .end
      else { continue }
      return scan.utterance.replacing([
        (end..<verb + 1, "and \(scan.utterance.text(tokens: with + 1..<brought.end)) come"),
        (with..<brought.end, ""),
      ]).split(separator: " ").joined(separator: " ").replacing(" ,", with: ",")
    }
    return nil
  }

  private func isNamed(_ at: Int) -> Bool {
    let word = scan.word(at)
    return !PersonWords.kin.contains(word) && !PersonWords.pronouns.contains(word)
      && !["us", "me", "kids", "children", "friends", "guests", "everyone"].contains(word)
  }
}
