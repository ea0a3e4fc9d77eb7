/// "Hi, I'm Dana, I live with my wife Priya and our two boys Sam (9) and Eli (6)", "we are 5: me, my husband tom, kids
/// mia 12 leo 9 and grandma", "single mum, two kids, rosie 8 and jack 5": who lives here, told one after the other.
struct Introduction {
  let scan: Scan

  /// What an introduction tells, in plain sentences, and what stands before and behind it as it was.
  struct Parts {
    var before: String
    /// Who they are and how many: sentences this program reads for certain.
    var roll: [String]
    /// What is said of them beside, one sentence each.
    var told: [String]
    /// Ages nobody could give to anybody.
    var loose: [String]
    var behind: String
  }

  /// Nil where nobody is listed, where one of them is nobody, and where the line asks.
  func parts() -> Parts? {
    // Its own sentences are read as they stand.
    guard !scan.utterance.raw.contains("?"), !isOwn else { return nil }
    for start in scan.tokens.indices where isClauseStart(start) {
      // "Amira and Sami come on Sunday, so we are seven": who is spoken of from here on are guests.
      guard !(0..<start).contains(where: { Self.coming.contains(scan.word($0)) }) else { return nil }
      if let parts = parts(from: start) { return parts }
    }
    return nil
  }

  /// The same as requests. To a question it is one answer, where it can be.
  func readings(by recognizer: Recognizer, expecting: Expectation?) -> [Recognition]? {
    guard let parts = parts() else { return nil }
    func read(_ text: String) -> [Recognition] {
      // Facts, and no bare answer: of that only the number would be heard.
      text.isEmpty ? [] : recognizer.recognizeAll(text, expecting: nil, context: scan.context)
    }
    let before = Introduction.isTalk(parts.before) ? [] : read(parts.before)
    let loose = parts.loose.map(Recognition.leftOut)
    let facts = parts.told + (parts.behind.isEmpty ? [] : [parts.behind])
    let together = read((parts.roll + facts).joined(separator: ". "))
    // One request, and nothing of the facts passed over as talk.
    let isWhole = { (found: Recognition) in facts.allSatisfy { found.said.contains($0) } }
    if together.count == 1, together[0].band == .act, together[0].act == .change, isWhole(together[0]) {
      return inOrder(before, together + loose)
    }
    var told: [Recognition] = []
    var sure = parts.roll
    for fact in facts {
      let found = read(fact)
      if found.count == 1, found[0].band == .act, found[0].intent == "household_tell" {
        sure.append(fact)
      } else {
        told += found.map { $0.intent == nil ? Recognition.leftOut(fact) : $0 }
      }
    }
    return inOrder(before, read(sure.joined(separator: ". ")) + told + loose)
  }

  /// Who eats here, and what they can't have, before a dinner that is asked for; behind all else that was said first, such as an
  /// undo.
  private func inOrder(_ before: [Recognition], _ told: [Recognition]) -> [Recognition] {
    before.allSatisfy { $0.act == .show || $0.intent == "plan_week" } ? told + before : before + told
  }

  /// Whether it is one of the sentences this makes: "we are 6 people", and nothing more of them.
  private var isOwn: Bool {
    scan.tokens.indices.contains { at in
      scan.word(at) == "we" && scan.word(at + 1) == "are" && scan.word(at + 3) == "people"
        && (at + 4 >= scan.count || scan.tokens[at + 4].kind == .end)
    }
  }

  private static let coming: Set<String> = [
    "come", "comes", "coming", "invited", "invite", "visit", "visits", "visiting", "guests", "guest", "joins",
    "joining",
  ]

  /// Greetings alone: said, and nothing to answer.
  private static func isTalk(_ text: String) -> Bool {
    Utterance(text).tokens.filter { $0.kind == .word }.map(\.text).allSatisfy(talk.contains)
  }

  private func isClauseStart(_ at: Int) -> Bool {
    at == 0 || scan.tokens[at - 1].isSeparator || scan.tokens[at - 1].kind == .end
      || Self.joining.contains(scan.word(at - 1))
      // "… from night shift we are 4 in the house": told in one breath.
      || scan.word(at) == "we" && scan.word(at + 1) == "are" && !Self.whens.contains(scan.word(at - 1))
        && NumberParser(scan: scan).wholeNumber(at: at + 2) != nil
      // "I need dinner for tonight its me my dad and my brother", "let me see there are five of us me and …".
      || isTableTold(at)
  }

  /// "It's me, my dad …", "there are five of us": whom a table holds, begun without a sign.
  private func isTableTold(_ at: Int) -> Bool {
    let behind = end(of: [["its"], ["it", "'s"], ["it", "is"]], in: scan, at: at)
    if let behind, ["me", "us"].contains(scan.word(behind)) {
      let next = scan.word(behind + 1)
      return ["my", "and", ","].contains(next) || PersonWords.kin.contains(next)
    }
    guard
      let counted = end(
        of: [["there", "'s"], ["there", "are"], ["there", "is"], ["theres"]], in: scan, at: at),
      !Self.whens.contains(scan.word(at - 1)),
      let number = NumberParser(scan: scan).wholeNumber(at: counted)
    else { return false }
    return scan.word(number.end) == "of" && scan.word(number.end + 1) == "us"
  }

  private static let whens: Set<String> = [
    "if", "when", "as", "though", "while", "that", "unless", "only", "where",
  ]

  /// "Tonight, it's me and my mum": who is there on a day is not who lives here.
  private func isOfADay(_ start: Int) -> Bool {
    let sentence = scan.tokens[..<start].lastIndex { $0.kind == .end } ?? -1
    guard let day = (sentence + 1..<start).first(where: { Self.days.contains(scan.word($0)) }) else {
      return false
    }
    // "I need dinner for tonight, it's me and my dad": asked for first, and then who eats here.
    if (sentence + 1..<day).contains(where: { ["need", "want", "plan"].contains(scan.word($0)) }) {
      return false
    }
    // "Dinner tonight it's me and my sis Zoe shes 7": nobody tells ages of one evening's table.
    let tellsMore = (start..<scan.count).contains {
      ["hes", "shes", "he", "she", "allergic", "years"].contains(scan.word($0))
    }
    return !(tellsMore && (sentence + 1..<day).contains { ["dinner", "supper"].contains(scan.word($0)) })
  }

  private func parts(from start: Int) -> Parts? {
    guard !isOfADay(start) else { return nil }
    let opener = RollOpenerParser(scan: scan).opener(start)
    guard opener.end < scan.count else { return nil }
    var roll = Roll(scan: scan, opener: opener)
    guard roll.read(), roll.isEnough(at: start) else { return nil }
    // "Flat: me, Ravi (veggie), Sam allergic kiwi": a form, with notes of each.
    if opener.isLabel, roll.end < scan.count, scan.tokens[roll.end].kind == .comma { return nil }
    var behind = scan.utterance.text(tokens: roll.end..<scan.count).withoutOuterMarks
    behind = roll.withApostrophe(behind)
    if let last = roll.last, let subject = last.subject { behind = Roll.told(behind, of: subject) ?? behind }
    return Parts(
      before: scan.utterance.text(tokens: 0..<start).withoutOuterMarks, roll: roll.sentences, told: roll.told,
      loose: roll.items.compactMap(\.loose) + roll.loose, behind: behind)
  }

  private static let talk: Set<String> = [
    "hi", "hello", "hey", "so", "ok", "well", "um", "please", "because",
  ]
  private static let joining: Set<String> = ["so", "hi", "hey", "hello", "and", "because", "for", "um"]
  private static let days: Set<String> = [
    "tonight", "today", "tomorrow", "week", "weekend", "monday", "tuesday", "wednesday", "thursday", "friday",
    "saturday", "sunday",
  ]
}
