/// "Flat: me, Lena (vegan), Tomasz (allergy: shellfish), Priya - no beef": who lives here as a form has it, one of them
/// after the other, each with notes of their own.
struct RosterLine {
  let recognizer: Recognizer
  let scan: Scan

  /// What is told of each, said in plain sentences and read like them, and whatever of it could not be read; nil for
  /// a line that does not list people with notes.
  func reading() -> [Recognition]? {
    let raw = scan.utterance.raw
    if let allergies = allergies(raw) { return allergies }
    guard raw.utf8.count <= Self.mostBytes, let (count, list) = people(raw) else { return nil }
    var entries: [RosterEntry] = []
    for item in RosterText.items(list) {
      if let entry = entry(item) {
        entries.append(entry)
      } else if let last = entries.indices.last {
        // "Priya - no beef, no pork": a note alone goes on about the one before.
        entries[last].notes.append(item)
      } else {
        return nil
      }
    }
    // "Ann (3) and Tom (5) are vegan": a sentence about all of them, and no list of notes.
    let isSentence = entries.contains {
      $0.notes.contains { Self.plural.contains($0.split(separator: " ").first ?? "") }
    }
    guard entries.count > 1, !isSentence,
      entries.count == count || entries.contains(where: { !$0.notes.isEmpty })
    else {
      return nil
    }
    return read(entries, count: count ?? (entries.contains(where: \.isSpeaker) ? entries.count : nil))
  }

  /// "Allergies: Tilo shellfish, Ada eggs": what each is allergic to; nil where a part names nobody or no food.
  private func allergies(_ raw: String) -> [Recognition]? {
    guard raw.utf8.count <= Self.mostBytes, let mark = raw.firstIndex(of: ":"),
      Self.allergyHeads.contains(raw[..<mark].lowercased().split(separator: " ").joined(separator: " "))
    else { return nil }
    var said: [String] = []
    for item in RosterText.items(raw[raw.index(after: mark)...]) {
      guard let entry = entry(item), !entry.notes.isEmpty else { return nil }
      said += entry.notes.map { RosterText.sentence(entry.name, "allergic to " + $0) }
    }
    guard !said.isEmpty else { return nil }
    let found = recognizer.readAll(said.joined(separator: ". "), expecting: nil, context: scan.context)
    return found.allSatisfy { $0.band == .act && $0.act == .change && $0.layer != .model } ? found : nil
  }

  private static let allergyHeads: Set<String> = [
    "allergies", "allergy", "food allergies", "allergic", "intolerances", "intolerance",
    "allergies/intolerances",
  ]
  private static let mostBytes = 600
  private static let plural: Set<Substring> = ["are", "both", "all", "were", "have"]

  /// The list of people, and how many there are where the head says so. Without a head only a list with a note in
  /// brackets is one.
  private func people(_ raw: String) -> (count: Int?, list: Substring)? {
    if let mark = raw.firstIndex(where: { ":=".contains($0) }), let count = head(raw[..<mark]) {
      let (number, list) = RosterText.counted(raw[raw.index(after: mark)...])
      return (count ?? number, list)
    }
    if let counted = counted() { return counted }
    for opener in Self.openers where raw.lowercased().hasPrefix(opener) {
      return (nil, raw.dropFirst(opener.count))
    }
    return raw.contains("(") && raw.contains(")") && scan.heat.isHot(0..<scan.count) ? (nil, raw[...]) : nil
  }

  /// How many a form's head says there are, or nothing where it only says that people follow; nil for every other head.
  private func head(_ text: Substring) -> Int?? {
    var words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    while words.count > 1, let last = words.last, Self.behind.contains(last) { words.removeLast() }
    let count = words.last.flatMap { Int($0) ?? NumberWords.small[$0] }
    if count != nil { words.removeLast() }
    if words.last == "of", count != nil { words.removeLast() }
    return Self.heads.contains(words.joined(separator: " ")) ? .some(count) : nil
  }

  private static let behind: Set<String> = [
    "at", "home", "here", "people", "persons", "us", "in", "all", "total",
  ]
  /// What a list of people begins with that has no colon.
  private static let openers = [
    "its me ", "it's me ", "it is me ", "it's me, ", "its me, ", "just me, ", "we are ", "we're ",
  ]

  /// "We are 2, Ann and me": how many, then who.
  private func counted() -> (count: Int?, list: Substring)? {
    var at = 0
    while at < scan.count, Self.counting.contains(scan.word(at)) { at += 1 }
    guard at > 0, let number = NumberParser(scan: scan).wholeNumber(at: at), (2...20).contains(number.value)
    else { return nil }
    var end = number.end
    while end < scan.count, Self.counted.contains(scan.word(end)) { end += 1 }
    guard end < scan.count, scan.tokens[end].isSeparator, end + 1 < scan.count else { return nil }
    let raw = scan.utterance.raw
    return (number.value, raw[raw.utf8.index(raw.startIndex, offsetBy: scan.tokens[end].range.upperBound)...])
  }

  private static let counting: Set<String> = [
    "we", "are", "'re", "us", "there", "of", "family", "a", "household",
  ]
  private static let counted: Set<String> = [
    "people", "of", "us", "persons", "here", "at", "home", "in", "all",
  ]

  /// Somebody and what is noted of them; nil where the words do not begin with a person.
  private func entry(_ item: String) -> RosterEntry? {
    let item = RosterText.ours(item)
    let scan = recognizer.scan(Self.opener + item, self.scan.context)
    var at = scan.tokens.firstIndex { $0.range.lowerBound >= Self.opener.utf8.count } ?? scan.count
    guard at < scan.count else { return nil }
    var isSpeaker = false
    let name: String
    if ["me", "i", "myself"].contains(scan.word(at)) {
      isSpeaker = true
      at += 1
      let isBracketed = scan.word(at) == "("
      let place = isBracketed ? at + 1 : at
      if scan.tokens.indices.contains(place), scan.tokens[place].isCapitalised,
        mayBeName(place, scan) || isBracketed,
        !RosterText.begins(note: scan.word(place)), !isBracketed || scan.word(place + 1) == ")"
      {
        name = "I " + scan.utterance.text(tokens: place..<place + 1)
        at = place + (isBracketed ? 2 : 1)
      } else {
        name = "I"
      }
    } else if !RosterText.begins(note: scan.word(at)),
      let found = PersonParser(scan: scan).person(at: at).first,
      case .text(let text) = found.value, !PersonWords.pronouns.contains(text.lowercased())
    {
      name = text
      at = found.end
    } else if scan.tokens[at].isCapitalised, !RosterText.begins(note: scan.word(at)), mayBeName(at, scan) {
      // "Max", which is a word as well.
      name = scan.utterance.text(tokens: at..<at + 1)
      at += 1
    } else {
      return nil
    }
    let end = at > 0 ? scan.tokens[at - 1].range.upperBound : 0
    let rest = (Self.opener + item).utf8.dropFirst(end)
    var notes = RosterText.notes(String(rest) ?? "")
    // "Ingrid (me, 44)".
    let isMe = !isSpeaker && notes.contains { ["me", "i", "myself"].contains($0.lowercased()) }
    // What somebody does in the house says nothing of what they eat.
    notes.removeAll { note in
      isMe && ["me", "i", "myself"].contains(note.lowercased()) || Self.livingIn.contains(note.lowercased())
    }
    return RosterEntry(name: isMe ? "I " + name : name, isSpeaker: isSpeaker || isMe, notes: notes)
  }

  private static let livingIn: Set<String> = [
    "au pair", "aupair", "nanny", "lodger", "roommate", "flatmate", "housemate", "student", "the au pair",
    "our au pair",
  ]

  /// "Max", which is a word as well, or any word with a note in brackets; "we are Muslim, Anna is vegan" names one.
  private func mayBeName(_ at: Int, _ scan: Scan) -> Bool {
    PersonWords.namesThatAreWords.contains(scan.word(at)) || PersonWords.plainNames.contains(scan.word(at))
      || ["(", "-", "–", ":"].contains(scan.word(at + 1))
  }

  private static let opener = "for "

  /// Each note as a sentence that reads by itself, then all of them as one line; those that do not are left out.
  private func read(_ entries: [RosterEntry], count: Int?) -> [Recognition]? {
    var said: [String] = count.map { ["we are \($0)"] } ?? []
    var left: [String] = []
    var others: [Recognition] = []
    for entry in entries {
      let isNamedSpeaker = entry.isSpeaker && entry.name != "I"
      if let who = RosterText.lives(entry.name), count != nil || entry.notes.isEmpty || isNamedSpeaker {
        said.append(who)
      }
      for note in entry.notes {
        let sentence =
          RosterText.visiting(note) ?? RosterText.sentence(isNamedSpeaker ? "I" : entry.name, note)
        let found = recognizer.recognize(sentence, expecting: nil, context: scan.context)
        if found.band == .act, found.act == .change, found.layer != .model, found.unexplained.isEmpty {
          said.append(sentence)
        } else if let all = inParts(sentence) {
          others += all
        } else {
          left.append("\(entry.name) \(note)")
        }
      }
    }
    guard said.count > (count == nil ? 0 : 1) || left.isEmpty && count != nil else { return nil }
    let line = said.joined(separator: ". ")
    let found = recognizer.readAll(line, expecting: nil, context: scan.context)
    guard found.allSatisfy({ $0.band == .act && $0.act == .change }) else { return nil }
    return found + others + left.map(Recognition.leftOut)
  }

  /// What a note tells and what of it nobody could read; nil where it tells nothing.
  private func inParts(_ sentence: String) -> [Recognition]? {
    let all = recognizer.recognizeAll(sentence, expecting: nil, context: scan.context)
    let told = all.filter { $0.band == .act && $0.act == .change && $0.layer != .model }
    return told.isEmpty || told.count + all.count(where: \.isLeftOut) != all.count ? nil : all
  }

  private static let heads: Set<String> = [
    "flat", "the flat", "our flat", "family", "my family", "our family", "the family", "household",
    "our household", "my household", "house", "our house", "the house", "home", "people", "eaters", "members",
    "family members", "us", "we are", "we re", "were", "who eats", "who eats here", "who lives here",
    "roommates",
    "flatmates", "housemates", "the gang", "the crew", "crew", "kitchen", "table", "fam", "the fam", "my fam",
    "for", "cooking for", "i cook for", "we", "here", "people here", "who is here",
  ]
}

/// One person of such a list.
struct RosterEntry {
  var name: String
  var isSpeaker: Bool
  var notes: [String]
}
