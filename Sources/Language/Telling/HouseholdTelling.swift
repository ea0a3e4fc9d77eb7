/// "We're four: me, Agnes, my husband Olaf and the kids Svea, 11, and Max, 6; Max is lactose intolerant": who eats here and what is told of
/// each, in whatever order, said to a kitchen that knows nobody yet.
struct HouseholdTelling {
  let recognizer: Recognizer
  let scan: Scan
  /// Reads a sentence by all the other ways.
  let reading: (String) -> [Recognition]

  /// What the line tells, said in plain sentences and read like them, and whatever of it could not be read; nil for a line that does not
  /// tell of several people, and where somebody is known already.
  func readings() -> [Recognition]? {
    guard !knowsSomebody, (4...Self.mostTokens).contains(scan.count) else { return nil }
    let asked = AskedBehind(scan: scan).asked
    guard asked > 3 else { return nil }
    let head =
      asked < scan.count ? recognizer.scan(scan.utterance.text(tokens: 0..<asked), scan.context) : scan
    guard !head.tokens.contains(where: { $0.text == "?" || TellingWords.visits.contains($0.text) }),
      !tellsOfOneDay(head)
    else { return nil }
    var reader = TellingReader(scan: head)
    let told = reader.read()
    guard tellsHousehold(told) else { return nil }
    let behind = asked < scan.count ? scan.utterance.text(tokens: asked..<scan.count).withoutOuterMarks : ""
    return read(told).map { $0 + (behind.isEmpty ? [] : reading(behind)) }
  }

  /// Whether several people are told of as those who eat here: with how many they are, as a list, by names and roles. "I have a sister
  /// who is vegan" tells of none.
  private func tellsHousehold(_ told: ToldPeople) -> Bool {
    let others = told.people.filter { !$0.isVisitor && !$0.isSpeaker }
    if isAlone, told.people.contains(where: \.isSpeaker) { return true }
    guard told.people.count > 1, told.count != nil || !others.isEmpty else { return false }
    let isCertain = told.people.contains { $0.isSpeaker || $0.role != nil || $0.age != nil || $0.isChild }
    let isList =
      told.count != nil || told.isWhole || told.isSpeakerListed || others.count > 1
      || told.people.contains { $0.isSpeaker && $0.name != nil }
      || scan.tokens.contains { ["live", "lives", "living"].contains($0.text) }
    return isList && (isCertain || told.count != nil) && !Self.asking.contains(scan.word(0))
  }

  private static let asking: Set<String> = [
    "can", "could", "is", "are", "do", "does", "may", "should", "would", "will", "did",
  ]

  private var knowsSomebody: Bool {
    scan.lexicon.parserLists.person.map { !scan.lexicon.lists[$0].values.isEmpty } ?? true
  }

  /// "On Saturday", "this Friday": who is there on a day does not live here. "Every Monday", "only Friday and Saturday", "Monday to
  /// Thursday" tell of every week.
  private func tellsOfOneDay(_ scan: Scan) -> Bool {
    let isVisit = scan.tokens.contains {
      ["come", "comes", "over", "visit", "visits", "joining", "arrive", "arrives"].contains($0.text)
    }
    let tellsOften = scan.tokens.contains { ["every", "each", "always"].contains($0.text) }
    return scan.tokens.indices.contains { at in
      if ["this", "next", "last"].contains(scan.word(at)), ["week", "weekend"].contains(scan.word(at + 1)) {
        return true
      }
      if scan.word(at) == "weekend", !tellsOften, isVisit || scan.count < 14 { return true }
      guard DayWords.weekdays[scan.word(at)] != nil, !DayWords.isPlural(scan.word(at)) else { return false }
      let isRun =
        ["to", "until", "through", "-"].contains(scan.word(at + 1))
        || ["to", "until", "through", "-"].contains(scan.word(at - 1))
      return (isVisit || scan.count < 14 || scan.word(at - 1) == "on") && !tellsOften && !isRun
    }
  }

  private func read(_ told: ToldPeople) -> [Recognition]? {
    let count = told.residents
    // "My husband and I eat everything" counts nobody where it is known how many they are.
    let isKnown = scan.context.facts["counted"] != nil && !told.isWhole && !isAlone
    let isCounted =
      told.count != nil || !told.isUncounted && !isKnown && (told.speaks || told.isWhole || isAlone)
    var roll =
      isCounted && (count > 1 || told.count != nil || isAlone)
      ? ["we are \(count) \(count == 1 ? "person" : "people")"] : []
    roll += told.people.flatMap(\.sentences)
    guard !roll.isEmpty || !told.told.isEmpty else { return nil }
    var facts: [String] = []
    var others: [Recognition] = []
    var unread = told.unread
    for sentence in told.told {
      // What was learned reads people who leave into lines that tell of none.
      let found = reading(sentence).filter { !$0.said.contains("moved out") || sentence.contains("moved") }
        .filter {
          !$0.said.contains(" years old") && !$0.said.contains(" months old") || sentence.contains($0.said)
        }
      if found.count == 1, isFact(found[0]) {
        facts.append(sentence)
      } else if found.contains(where: tellsOfPeople) {
        others += found.map { tellsOfPeople($0) ? $0 : Recognition.leftOut($0.said) }
      } else {
        unread.append(sentence)
      }
    }
    unread += told.people.compactMap {
      $0.isSpeaker && $0.name == nil ? $0.age.map { "I am \($0) old" } : nil
    }
    return base(roll, facts) + others + unread.map(Recognition.leftOut) + told.left.flatMap(beside)
  }

  /// Who they are and what they avoid in one, where that reads as one; else as many as it takes.
  private func base(_ roll: [String], _ facts: [String]) -> [Recognition] {
    let joined = { (said: [String]) in
      recognizer.readAll(said.joined(separator: ". "), expecting: nil, context: scan.context)
    }
    let isSure = { (found: [Recognition]) in found.allSatisfy { $0.band == .act && $0.act == .change } }
    let all = joined(roll + facts)
    if isSure(all) { return all }
    let people = joined(roll)
    return (isSure(people) ? people : roll.flatMap { joined([$0]) }) + facts.flatMap(reading)
  }

  private func isFact(_ found: Recognition) -> Bool {
    found.band == .act && found.act == .change && found.layer != .model && found.unexplained.isEmpty
      && found.intent == "household_tell"
  }

  private func tellsOfPeople(_ found: Recognition) -> Bool {
    found.band == .act && found.act == .change && found.layer != .model
      && ["household_tell", "health_tell", "eats_weekly", "day_eaters", "diet_days"].contains(
        found.intent ?? "")
  }

  /// What else the line says: done where it is read for certain, told else.
  private func beside(_ text: String) -> [Recognition] {
    // Harm that is told of nobody here is no rule of the house.
    guard text.contains(" "), !tellsOfHarm(recognizer.scan(text, scan.context)) else {
      return [Recognition.leftOut(text)]
    }
    let found = reading(text)
    let isSure = found.allSatisfy {
      $0.band == .act && !$0.isLeftOut && $0.layer != .model && $0.unexplained.isEmpty
    }
    return isSure ? found : [Recognition.leftOut(text)]
  }

  /// "It's only me", "I live alone".
  private var isAlone: Bool {
    scan.tokens.contains { $0.text == "alone" }
      || scan.tokens.indices.contains {
        ["only", "just"].contains(scan.word($0)) && ["me", "myself"].contains(scan.word($0 + 1))
      }
  }

  private static let mostTokens = 140
}
