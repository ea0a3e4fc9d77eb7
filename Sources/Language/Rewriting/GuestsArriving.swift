/// "Zara's in for her tea on Friday", "Ana comes on Saturday with Leo": who comes, as others say it.
struct GuestsArriving {
  let scan: Scan

  /// "Zara comes for dinner on Friday" for "Zara's in for her tea on Friday"; nil for every other line.
  func coming() -> String? {
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

  /// "On Sunday Amira and Sami come to eat, so we are seven. …": how many that makes is said of the day, and last.
  func tallied() -> String? {
    guard
      let comes = scan.tokens.indices.first(where: { ["come", "comes", "coming"].contains(scan.word($0)) }),
      let so = (comes..<scan.count).first(where: {
        scan.word($0) == "so" && scan.word($0 + 1) == "we"
          && ["are", "'re", "will"].contains(scan.word($0 + 2))
      }), !(comes..<so).contains(where: { scan.tokens[$0].kind == .end }),
      let day = (0..<so).first(where: { DayParser(scan: scan).day(at: $0) != nil }),
      let said = DayParser(scan: scan).day(at: day)
    else { return nil }
    var at = so + 3
    skip(["be", "then", "now"], in: scan, at: &at)
    guard let count = NumberParser(scan: scan).wholeNumber(at: at), (2...20).contains(count.value) else {
      return nil
    }
    var end = count.end
    skip(["people", "persons", "of", "us", "at", "the", "table", "then", "in", "all"], in: scan, at: &end)
    // With nothing behind it, "…, so we will be 8" is read as it stands.
    guard end + 1 < scan.count, scan.tokens[end].kind == .end else { return nil }
    let start = scan.tokens[so - 1].isSeparator ? so - 1 : so
    var rest = scan.utterance.text(tokens: end + 1..<scan.count)
    while let last = rest.last, ". ".contains(last) { rest.removeLast() }
    var head = scan.utterance.text(tokens: 0..<start)
    let name = scan.utterance.text(tokens: day..<said.end)
    // "On Sunday Amira and Sami come to eat".
    if day < 2, said.end < comes, scan.consists(comes + 1..<start, of: Self.toTable) {
      head = scan.utterance.text(tokens: said.end..<comes + 1) + " on \(name)"
    }
    return [head, rest, "\(name) is for \(count.value) people"].filter { !$0.isEmpty }.joined(separator: ". ")
  }

  /// What a line tells of guests, and the sentence behind it that says how many are then at the table: each is read by
  /// itself. Nil for every other line.
  static func parted(_ line: String) -> (guests: String, tally: String)? {
    guard line.hasSuffix(" people"), let cut = line.ranges(of: ". ").last,
      line[cut.upperBound...].split(separator: " ").dropLast(2).suffix(2).elementsEqual(["is", "for"])
    else { return nil }
    let guests = line[..<cut.lowerBound]
    let comes = guests.split { !$0.isLetter }.contains {
      ["come", "comes", "coming"].contains($0.lowercased())
    }
    return comes ? (String(guests), String(line[cut.upperBound...])) : nil
  }

  private static let toTable: Set<String> = [
    "to", "eat", "for", "dinner", "supper", "lunch", "us", "with", "over", "at",
  ]

  private func isNamed(_ at: Int) -> Bool {
    let word = scan.word(at)
    return !PersonWords.kin.contains(word) && !PersonWords.pronouns.contains(word)
      && !["us", "me", "kids", "children", "friends", "guests", "everyone"].contains(word)
  }
}
