/// What stands right behind somebody: an age, a bracket with notes, a name.
extension TellingReader {
  /// "(9)", ", 11,", "who is 9", "she's fifteen", "(vegan, 16)", "called Max": what stands right behind somebody.
  mutating func attached() {
    guard let who = pending.last else { return }
    while at < scan.count {
      if ["(", "["].contains(scan.word(at)), readBracket(of: who) { continue }
      if ["called", "named"].contains(scan.word(at)), found.people[who].name == nil,
        let name = name(at + 1, isExpected: true)
      {
        give(name.text, to: who)
        at = name.end
        continue
      }
      var next = at
      skip(Self.beforeAges, in: scan, at: &next)
      // "Has 10 years".
      if scan.word(next) == "has", let age = number(next + 1),
        ["years", "year"].contains(scan.word(age.end - 1))
      {
        next += 1
      }
      if found.people[who].isSpeaker { skip(["i", "am", ","], in: scan, at: &next) }
      guard found.people[who].age == nil, let age = number(next), isAge(age.end, bare: next == at),
        !(["and", ","].contains(scan.word(age.end))
          && number(age.end + 1).map { isAge($0.end, bare: false) } == true && pending.count > 1)
      else { return }
      // "Ella and Max who are 10": of both.
      let isOfAll = (at..<next).contains { ["are", "both"].contains(scan.word($0)) }
      if isOfAll { isToldOfAll = true }
      for person in isOfAll ? pending : [who] where found.people[person].age == nil {
        found.people[person].age = age.text
      }
      at = age.end
    }
  }

  static let beforeAges: Set<String> = [
    ",", "who", "is", "'s", "he", "she", "aged", "age", "now", "just", "turned", "are", "am", "-", ":",
    "only", "of",
  ]

  /// A number of years or months: "9 years", "18 months"; nil of none.
  func number(_ start: Int) -> (text: String, end: Int)? {
    guard let number = NumberParser(scan: scan).wholeNumber(at: start), (1...110).contains(number.value)
    else { return nil }
    var end = number.end
    var unit = "years"
    if ["months", "month", "mo", "mths"].contains(scan.word(end)) {
      unit = "months"
      end += 1
    } else if ["weeks", "week"].contains(scan.word(end)) {
      return nil
    }
    skip(["years", "year", "yrs", "yr", "yo", "y", "old", "y/o"], in: scan, at: &end)
    return ("\(number.value) \(unit)", end)
  }

  /// Whether the number that ends there is an age and counts nothing: "2 kids", "3 of us".
  func isAge(_ end: Int, bare: Bool) -> Bool {
    guard end < scan.count else { return true }
    if scan.tokens[end].isSeparator || scan.tokens[end].kind == .sign { return true }
    let next = scan.word(end)
    if next == "of" { return false }
    // "Girl 11 boy 7": so many of one boy are none.
    if let noun = RollNoun(scan: scan, at: end) {
      let years = NumberParser(scan: scan).wholeNumber(at: end - 1)?.value ?? 0
      return !noun.isPlural && years > 3
    }
    return ["and", "but", "who", "so"].contains(next) || PersonWords.pronouns.contains(next)
      || TellingWords.predicates.contains(next)
      || ["my", "our", "the"].contains(next) || scan.tokens[end].isCapitalised
      || ["years", "old"].contains(scan.word(end - 1))
      || name(end, isExpected: true) != nil || ["proper", "eats", "very", "at", "in", "now"].contains(next)
  }

  /// "(wife, 52, no nuts)", "(both 8)", "(mum, that's me)".
  mutating func readBracket(of who: Int) -> Bool {
    guard let end = (at + 1..<min(scan.count, at + 20)).first(where: { [")", "]"].contains(scan.word($0)) })
    else { return false }
    var next = at + 1
    while next < end {
      let stop = (next..<end).first { [",", ";", "/"].contains(scan.word($0)) } ?? end
      readNote(next..<stop, of: who)
      next = stop + 1
    }
    at = end + 1
    isBracketed = true
    return true
  }

  mutating func readNote(_ range: Range<Int>, of who: Int) {
    var start = range.lowerBound
    let isBoth = scan.word(start) == "both"
    if isBoth { start += 1 }
    if let age = number(start), age.end == range.upperBound {
      for person in isBoth ? pending : [who] where found.people[person].age == nil {
        found.people[person].age = age.text
      }
    } else if ["me", "thats", "myself"].contains(scan.word(start)) || scan.word(start) == "that"
      || scan.word(start) == "i"
    {
      found.people[who].isSpeaker = true
      found.speaks = true
    } else if let role = role(start), role.end == range.upperBound, !role.isPlural {
      if found.people[who].role == nil { found.people[who].role = role.text }
    } else if scan.tokens[start].isCapitalised, let name = name(start, isExpected: true),
      name.end == range.upperBound, found.people[who].name == nil
    {
      give(name.text, to: who)
    } else if start < range.upperBound {
      // "Two boys Sam and Eli (allergic to nuts)": of both, where no bracket stood before.
      let isOfAll = pending.count > 1 && pending.allSatisfy { found.people[$0].isChild } && !isBracketed
      tell(scan.utterance.text(tokens: start..<range.upperBound), of: isBoth || isOfAll ? pending : [who])
    }
  }

  /// So many children by their ages; each gets a role of its own. False where two are of one age, or one is counted in months.
  mutating func takeByAge(_ ages: [String], noun: String) -> Bool {
    let years = ages.compactMap { age in
      age.hasSuffix("years") ? age.split(separator: " ").first.flatMap { Int($0) } : nil
    }
    guard years.count == ages.count, Set(years).count == years.count, (2...3).contains(years.count) else {
      return false
    }
    let words = years.count == 2 ? ["younger", "older"] : ["youngest", "middle", "oldest"]
    for (word, age) in zip(words, years.sorted()) {
      var child = ToldPerson(role: "\(word) \(noun)", isChild: true, age: "\(age) years")
      child.isOrdered = true
      found.people.append(child)
      recent.append(found.people.count - 1)
    }
    return true
  }

  /// "The younger one", "my youngest", "the 5 year old", "the little one": one of them.
  mutating func orderedChild() -> Bool {
    guard found.people.contains(where: \.isOrdered) else { return false }
    var next = at
    guard ["the", "my", "our"].contains(scan.word(next)) else { return false }
    next += 1
    var who: Int?
    if let age = number(next) {
      who = found.people.firstIndex { $0.isOrdered && $0.age == age.text }
      next = age.end
      skip(["-", "old", "year", "yo"], in: scan, at: &next)
    } else {
      let word = scan.word(next)
      let kinds = Self.orders.first { $0.contains(word) }
      who = found.people.firstIndex { person in
        person.isOrdered
          && kinds?.contains(person.role?.split(separator: " ").first.map(String.init) ?? "") == true
      }
      next += 1
    }
    guard let who else { return false }
    skip(["one", "kid", "child", "son", "daughter", "boy", "girl"], in: scan, at: &next)
    begun = at
    defer { listEnd = max(listEnd, at) }
    close()
    pending = []
    mention([who])
    at = next
    return true
  }

  private static let orders: [Set<String>] = [
    ["younger", "youngest", "little", "smaller", "small", "smallest"], ["middle"],
    ["older", "oldest", "elder", "eldest", "big", "bigger"],
  ]
}
