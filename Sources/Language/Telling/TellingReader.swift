/// Reads who eats here, and what is told of each, from the first word of a line to the last: every word is of somebody, of what is told
/// of them, a word around it, or left.
struct TellingReader {
  let scan: Scan
  var found = ToldPeople()
  var at = 0
  /// Who was named since something was told last.
  var pending: [Int] = []
  /// Of whom something was told last.
  var last: [Int] = []
  /// In the order they were spoken of.
  var recent: [Int] = []
  var mode = Mode.people
  /// Where the person began that is read now.
  var begun = 0
  /// Whether what follows is told of all who were named together.
  var isToldOfAll = false
  /// Whether notes in brackets stood behind one of them.
  var isBracketed = false
  /// Where who was named last ends.
  var listEnd = 0
  static let joints: Set<String> = [",", "and", "plus", "+", ";", "/", "-"]
  /// "On Thursdays", before who is here then.
  var dayBefore: String?
  /// The first word of what nobody reads.
  var unread: Int?

  /// What the part behind a label is about.
  enum Mode { case people, harm, dislikes, notes }

  init(scan: Scan) { self.scan = scan }

  /// All that the line tells.
  mutating func read() -> ToldPeople {
    while at < scan.count { step() }
    close()
    if let day = dayBefore { found.left.append(day) }
    return found
  }

  mutating func step() {
    let token = scan.tokens[at]
    if token.isSeparator || token.kind == .sign {
      close()
      if token.kind == .end {
        (pending, mode) = ([], .people)
        // A day belongs to its own sentence.
        if let day = dayBefore { found.left.append(day) }
        dayBefore = nil
      }
      at += 1
      return
    }
    // "… from night shift we are 4 in the house": told in one breath.
    if scan.word(at) == "we", ["are", "'re"].contains(scan.word(at + 1)) { close() }
    // "Every Wednesday Mr Berg joins us".
    if let start = unread, isDays(start..<at), !isDays(at..<at + 1) { close() }
    if unread == nil || beginsClause(at) {
      if label() || counted() || agedBehind() || orderedChild() || pronoun() || mentioned() || predicate() {
        return
      }
    }
    if unread == nil, TellingWords.fillers.contains(scan.word(at)) {
      if ["my", "our", "we", "me", "i"].contains(scan.word(at)) { found.speaks = true }
    } else if unread == nil {
      unread = at
    }
    at += 1
  }

  /// What was not read up to here is left: said beside, but for pets, "no allergies" and a day that what follows is told of.
  mutating func close() {
    guard let start = unread else { return }
    unread = nil
    let text = scan.utterance.text(tokens: start..<at).withoutOuterMarks
    let words = (start..<at).map(scan.word)
    if words.contains(where: TellingWords.pets.contains) || text.isEmpty
      || words.contains(":") && words.last == "none"
    {
      return
    }
    if words.first == "no" {
      if words.contains(where: { $0.hasPrefix("allerg") }) { return found.told.append("no allergies") }
      if ["kids", "children"].contains(words.last ?? "") { return }
    }
    if isDays(start..<at) {
      dayBefore = text
    } else {
      found.left.append(text)
      // "Our neighbour Mrs Hale": whoever that is may be meant by "she"; of whom is then not known.
      if (start + 1..<max(start + 1, at)).contains(where: { scan.tokens[$0].isCapitalised }) {
        (recent, last, pending) = ([], [], [])
      }
    }
  }

  /// "On Thursdays", "every Monday and Friday".
  func isDays(_ range: Range<Int>) -> Bool {
    range.allSatisfy {
      DayWords.weekdays[scan.word($0)] != nil
        || ["on", "every", "weekends", "weekend", "and"].contains(scan.word($0))
    }
  }

  func beginsClause(_ at: Int) -> Bool {
    if let role = role(at) {
      let isOwned = ["my", "our"].contains(scan.word(at)) || role.count != nil
      if isOwned || TellingWords.predicates.contains(scan.word(role.end)) { return true }
    }
    return at == 0 || scan.tokens[at - 1].isSeparator
      || ["and", "but", "so", "plus", "because"].contains(scan.word(at - 1))
      || TellingWords.pronouns.contains(scan.word(at))
        && !TellingWords.beforeClauses.contains(scan.word(at - 1))
  }

  // MARK: Labels and counts

  mutating func label() -> Bool {
    guard at == 0 || scan.tokens[at - 1].isSeparator || scan.tokens[at - 1].kind == .sign,
      let mark = (at + 1..<min(at + 5, scan.count)).first(where: { scan.tokens[$0].isSeparator }),
      scan.word(mark) == ":"
    else { return false }
    let words = (at..<mark).map(scan.word).joined(separator: " ")
    if TellingWords.ages.contains(words) { return agesInOrder(behind: mark) }
    if let other = mode(of: words) {
      close()
      (mode, pending, last, at) = (other, [], [], mark + 1)
      // "Diet: all vegetarian": of the house.
      if mode == .notes, ["all", "everyone", "everybody"].contains(scan.word(at)) {
        let end = (at..<scan.count).first { scan.tokens[$0].isSeparator } ?? scan.count
        if end > at + 1 { found.told.append("we are \(scan.utterance.text(tokens: at + 1..<end))") }
        at = end
      }
      return true
    }
    if let group = groupLabel(words, behind: mark) {
      found.isWhole = true
      close()
      (mode, pending, at) = (.people, [], group.end)
      if group.heads > 0 {
        var person = ToldPerson(heads: group.heads, isChild: group.isChild)
        person.isUnnamedGroup = true
        add(person)
      }
      skip(["("], in: scan, at: &at)
      return true
    }
    guard TellingWords.people.contains(words) else { return besideLabel(mark) }
    if !["family", "my family", "our family", "the family"].contains(words) { found.isWhole = true }
    close()
    (mode, pending, at) = (.people, [], mark + 1)
    if words == "name" {
      found.speaks = true
      if let name = name(at, isExpected: true) {
        at = name.end
        add(ToldPerson(name: name.text, isSpeaker: true))
      }
    }
    if let number = NumberParser(scan: scan).wholeNumber(at: at), (1...20).contains(number.value),
      RollNoun(scan: scan, at: number.end) == nil
    {
      found.count = number.value
      at = number.end
    }
    return true
  }

  /// "Adults: 2", "Kids: Amelie, Jasper": where those begin, and how many they are where it is said.
  func groupLabel(_ words: String, behind mark: Int) -> (heads: Int, isChild: Bool, end: Int)? {
    let isAdult = ["adult", "adults"].contains(words)
    guard isAdult || ["kid", "kids", "child", "children", "teens"].contains(words) else { return nil }
    guard let number = NumberParser(scan: scan).wholeNumber(at: mark + 1), (1...12).contains(number.value),
      number.end >= scan.count || scan.tokens[number.end].isSeparator
    else { return (0, !isAdult, mark + 1) }
    return (number.value, !isAdult, number.end)
  }

  /// "Budget: 90 per week", "Diet: none": a label of something else, left with all behind it; false of somebody's name or role.
  mutating func besideLabel(_ mark: Int) -> Bool {
    // "We are four persons: I, my wife …".
    if (at..<mark).contains(where: {
      ["we", "us"].contains(scan.word($0)) || NumberParser(scan: scan).wholeNumber(at: $0) != nil
    }) {
      return false
    }
    // "Stepfamily here: me (Jo), my husband Neil".
    if ["me", "my", "our"].contains(scan.word(mark + 1)) {
      close()
      (mode, pending, at) = (.people, [], mark + 1)
      return true
    }
    guard at == 0 || scan.tokens[at - 1].kind == .end || ["/", ";"].contains(scan.word(at - 1)) else {
      return false
    }
    let isWord = (at..<mark).contains { !scan.lexicon.vocabulary.uses(scan.ids[$0]).isEmpty }
    guard isWord, known(mark - 1) == nil, role(at) == nil, !["me", "myself"].contains(scan.word(at)) else {
      return false
    }
    close()
    unread = at
    at =
      (mark..<scan.count).first { scan.tokens[$0].kind == .end || ["/", ";"].contains(scan.word($0)) }
      ?? scan.count
    close()
    return true
  }

  func mode(of words: String) -> Mode? {
    if TellingWords.harm.contains(words) { return .harm }
    if TellingWords.dislikes.contains(words) { return .dislikes }
    return TellingWords.diets.contains(words) ? .notes : nil
  }

  /// "Ages: 71, 70": of those named, in their order.
  mutating func agesInOrder(behind mark: Int) -> Bool {
    var next = mark + 1
    var ages: [String] = []
    while next < scan.count, let age = number(next) {
      ages.append(age.text)
      next = age.end
      skip([",", "and"], in: scan, at: &next)
    }
    guard !ages.isEmpty, ages.count == found.people.count else { return false }
    close()
    for (place, age) in ages.enumerated() { found.people[place].age = age }
    at = next
    return true
  }

  /// "We are four", "there's five of us", "family of six", "3 students": how many live here.
  mutating func counted() -> Bool {
    // "There are four of us, no wait, five".
    if found.count != nil, found.people.isEmpty,
      let mended = end(
        of: [
          ["no", "wait"], ["no"], ["wait"], ["sorry"], ["oh", "no"], ["actually"], ["no", "wait", "sorry"],
          ["no", "sorry"],
        ], in: scan, at: at)
    {
      var next = mended
      skip([",", "we", "are", "is"], in: scan, at: &next)
      if let number = NumberParser(scan: scan).wholeNumber(at: next), (1...20).contains(number.value) {
        close()
        found.count = number.value
        at = number.end
        return true
      }
    }
    guard let number = NumberParser(scan: scan).wholeNumber(at: at), (1...20).contains(number.value),
      found.count == nil,
      !(0..<at).suffix(4).contains(where: { scan.word($0) == "then" })
    else { return false }
    let isOf = scan.word(at - 1) == "of" && ["family", "house", "household"].contains(scan.word(at - 2))
    let isOfUs = scan.word(number.end) == "of" && scan.word(number.end + 1) == "us"
    let isWe = ["are", "'re", "re", "were"].contains(scan.word(at - 1)) && scan.word(at - 2) == "we"
    let isHead = at == 0 && [",", "-", ":"].contains(scan.word(number.end))
    let isPeople = ["people", "persons", "person", "students", "eaters"].contains(scan.word(number.end))
    guard
      isHead || isOf || isOfUs || isWe && RollNoun(scan: scan, at: number.end) == nil || isPeople
        || isWe && isPeople
    else { return false }
    close()
    if isWe || isOfUs { found.speaks = true }
    found.count = number.value
    at = isOfUs ? number.end + 2 : isPeople ? number.end + 1 : number.end
    return true
  }

  /// "I live alone, 34": an age behind what was told of somebody.
  mutating func agedBehind() -> Bool {
    guard at > 0, scan.tokens[at - 1].isSeparator, let who = last.last, last.count == 1,
      found.people[who].age == nil,
      let age = number(at), age.end >= scan.count || scan.tokens[age.end].isSeparator
    else { return false }
    close()
    found.people[who].age = age.text
    at = age.end
    return true
  }
}
