/// "Thu 3/5: Irma (guest), vegetarian. 4 persons": an evening's guests as a form has them.
struct EveningForm {
  let scan: Scan

  /// The same in sentences: who comes that evening, what they eat, how many sit down. Nil for every line that does not
  /// begin with a day and a colon or that marks nobody as a guest.
  func sentences() -> String? { total() ?? guests() ?? headed() }

  /// "Guests Sat 3/7: 2 (Petra, Klaus). Petra: hazelnut allergy": who comes, and what is told of one of them behind it.
  private func headed() -> String? {
    guard ["guests", "guest", "visitors", "visitor"].contains(scan.word(0)) else { return nil }
    let start = ["on", "for"].contains(scan.word(1)) ? 2 : 1
    guard let day = DayParser(scan: scan).day(at: start), case .day = day.value, scan.word(day.end) == ":"
    else { return nil }
    let end = scan.tokens.indices.first { $0 > day.end && scan.tokens[$0].kind == .end } ?? scan.count
    guard day.end + 1 < end else { return nil }
    let when = scan.utterance.text(tokens: start..<day.end)
    if let one = oneGuest(day.end + 1..<end, when) { return one }
    let count = NumberParser(scan: scan).wholeNumber(at: day.end + 1)
    var names: [String] = []
    for at in (count?.end ?? day.end + 1)..<end where !scan.tokens[at].isSeparator && scan.word(at) != "and" {
      guard scan.tokens[at].isCapitalised else { return nil }
      names.append(scan.utterance.text(tokens: at..<at + 1))
    }
    guard !names.isEmpty || count != nil, count.map({ $0.value >= names.count }) ?? true else { return nil }
    var said: [String] = []
    if let count, count.value > names.count {
      said.append("\(count.value - names.count) guests are coming on \(when)")
    }
    let verb = names.count == 1 ? "is" : "are"
    if !names.isEmpty { said.append("\(names.joined(separator: " and ")) \(verb) coming on \(when)") }
    let rest = end < scan.count ? scan.utterance.text(tokens: end..<scan.count) : ""
    for item in rest.split(separator: ".").map({ $0.split(separator: " ").joined(separator: " ") })
    where !item.isEmpty {
      let parts = item.split(separator: ":", maxSplits: 1).map(String.init)
      let isOfOne = parts.count == 2 && names.contains(parts[0])
      said.append(
        isOfOne ? RosterText.sentence(parts[0], parts[1].split(separator: " ").joined(separator: " ")) : item)
    }
    return said.joined(separator: ". ")
  }

  /// "Guest on Thursday 12 March: Ella, 12, allergic to sesame and peanuts. 5 persons.": one, with what is told of them.
  private func oneGuest(_ range: Range<Int>, _ when: String) -> String? {
    guard scan.tokens[range.lowerBound].isCapitalised, range.count > 2,
      scan.tokens[range.lowerBound + 1].kind == .comma
    else { return nil }
    let name = scan.utterance.text(tokens: range.lowerBound..<range.lowerBound + 1)
    var said = ["\(name) is coming on \(when)"]
    let notes = scan.utterance.text(tokens: range.lowerBound + 2..<range.upperBound)
    for note in RosterText.items(notes[...]) where Int(note) == nil {
      said.append(RosterText.sentence(name, note))
    }
    let rest = scan.utterance.text(tokens: range.upperBound..<scan.count)
    for item in rest.split(separator: ".").map({ $0.split(separator: " ").joined(separator: " ") })
    where !item.isEmpty {
      let words = item.split(separator: " ")
      let isCount = words.count == 2 && Int(words[0]) != nil && Self.people.contains(words[1].lowercased())
      said.append(isCount ? "\(when) is for \(words[0]) people" : item)
    }
    return said.joined(separator: ". ")
  }

  /// "Sat: 6 in total.", "Wed: 4 instead of 5. Ulrich is away": how many eat that evening, and whatever follows.
  private func total() -> String? {
    guard let day = DayParser(scan: scan).day(at: 0), scan.word(day.end) == ":", case .day = day.value,
      let number = NumberParser(scan: scan).wholeNumber(at: day.end + 1), (1...20).contains(number.value)
    else { return nil }
    var end = number.end
    while end < scan.count, Self.totals.contains(scan.word(end)) || Self.people.contains(scan.word(end)) {
      end += 1
    }
    if scan.word(end) == "instead", scan.word(end + 1) == "of" {
      guard let old = NumberParser(scan: scan).wholeNumber(at: end + 2) else { return nil }
      end = old.end
    }
    guard end == scan.count || scan.tokens[end].kind == .end else { return nil }
    let when = scan.utterance.text(tokens: 0..<day.end)
    let rest = end < scan.count ? scan.utterance.text(tokens: end..<scan.count) : ""
    // The number is the whole one, whoever is told to be away behind it.
    let others = rest.drop { " .!".contains($0) }
    let count = "\(when) is for \(number.value) people"
    let isAbout = !Self.absences.isDisjoint(with: Utterance(String(others)).tokens.map(\.text))
    return others.isEmpty || !isAbout
      ? count + rest : "\(others)\(others.last.map { ".!?".contains($0) } ?? false ? "" : ".") \(count)"
  }

  private static let absences: Set<String> = [
    "away", "absent", "present", "out", "trip", "home", "here", "without",
  ]
  private static let totals: Set<String> = [
    "in", "total", "all", "altogether", "eaters", "of", "us", "at", "table", "the",
  ]

  private func guests() -> String? {
    guard let day = DayParser(scan: scan).day(at: 0), scan.word(day.end) == ":", case .day = day.value else {
      return nil
    }
    let when = scan.utterance.text(tokens: 0..<day.end)
    let raw = scan.utterance.raw
    guard let colon = raw.firstIndex(of: ":") else { return nil }
    var name: String?
    var said: [String] = []
    for item in RosterText.items(raw[raw.index(after: colon)...]) {
      let words = item.split { " ()".contains($0) }.map(String.init)
      let plain = words.filter { !Self.marks.contains($0.lowercased()) }
      if let count = words.first.flatMap({ Int($0) }), words.count > 1,
        Self.people.contains(words[1].lowercased())
      {
        said.append("\(when) is for \(count) people")
      } else if words.count != plain.count, plain.count == 1, name == nil,
        plain[0].first?.isUppercase ?? false
      {
        name = plain[0]
        said.append("\(plain[0]) is coming on \(when)")
      } else if let name, !plain.isEmpty {
        said.append(RosterText.sentence(name, plain.joined(separator: " ")))
      } else {
        return nil
      }
    }
    return name == nil ? nil : said.joined(separator: ". ")
  }

  private static let marks: Set<String> = ["guest", "guests", "visitor", "visiting", "comes", "coming"]
  private static let people: Set<String> = ["people", "persons", "pers", "eaters", "plates"]
}
