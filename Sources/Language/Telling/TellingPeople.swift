/// Whoever is listed: "me (Agnes)", "my husband Olaf", "the kids Svea, 11, and Max, 6".
extension TellingReader {
  mutating func mentioned() -> Bool {
    let start = at
    begun = at
    defer { listEnd = max(listEnd, at) }
    if ["me", "myself"].contains(scan.word(at)) {
      let isListed = speakerListed()
      if mode != .people { note(behind: start) }
      return isListed
    }
    if let name = nameOfSpeaker(at) { return introduce(name) }
    if scan.word(at) == "married", scan.word(at + 1) == "to", let name = name(at + 2, isExpected: true) {
      close()
      add(ToldPerson(name: name.text, role: "partner"))
      at = name.end
      attached()
      return true
    }
    if roleMentioned() {
      if mode != .people { note(behind: start) }
      return true
    }
    // "Poppys got a nut allergy".
    if scan.word(at).hasSuffix("s"),
      ["got", "allergic", "vegan", "vegetarian", "veggie"].contains(scan.word(at + 1)),
      let who = found.people.firstIndex(where: {
        $0.name.map { $0.lowercased() == scan.word(at).dropLast() } == true
      })
    {
      close()
      mention([who])
      at += 1
      return true
    }
    guard isListed(at), let name = name(at, isExpected: expectsName(at)) else { return false }
    // "Allergies: celery, lupin": behind such a label a word written small is no name, unless somebody is called so.
    if [.harm, .dislikes].contains(mode), !scan.tokens[at].isCapitalised, known(at) == nil { return false }
    close()
    add(ToldPerson(name: name.text))
    at = name.end
    attached()
    if mode != .people { note(behind: start) }
    return true
  }

  /// "My name is Ada", "name's Olaf", "this is Jo".
  func nameOfSpeaker(_ at: Int) -> (text: String, end: Int)? {
    let openers = [
      ["my", "name", "is"], ["my", "name", "'s"], ["my", "names"], ["name", "is"], ["name", "'s"], ["names"],
      ["this", "is"], ["thats", "me"],
    ]
    if let found = Language.end(of: openers, in: scan, at: at).flatMap({
      name($0, isExpected: true, isCertain: true)
    }) {
      return found
    }
    // "Hi, it's rosa, me and …".
    return Language.end(of: [["its"], ["it", "'s"], ["it", "is"]], in: scan, at: at).flatMap {
      name($0, isExpected: true)
    }
    .flatMap { scan.word($0.end) == "," && scan.word($0.end + 1) == "me" ? $0 : nil }
  }

  /// "Me (Agnes)", "me Olaf", "myself, Agnes;".
  mutating func speakerListed() -> Bool {
    close()
    found.isSpeakerListed = true
    found.speaks = true
    mention([speaker()])
    let isSelf = scan.word(at) == "myself"
    at += 1
    let isBracketed = scan.word(at) == "("
    let isMarked = isBracketed || [",", ":"].contains(scan.word(at))
    let place = isMarked ? at + 1 : at
    if found.people[speaker()].name == nil, let name = name(place, isExpected: true),
      !isAgedList(name.end),
      isBracketed
        ? scan.word(name.end) == ")"
        : scan.word(at) != "," || isSelf && scan.tokens[place].isCapitalised || isOwnName(name.end, place)
    {
      give(name.text, to: speaker())
      at = isBracketed ? name.end + 1 : name.end
    }
    attached()
    return true
  }

  /// "Me jaden 12 and amara 4": two children by their ages, and not whoever speaks.
  func isAgedList(_ end: Int) -> Bool {
    guard let age = number(end) else { return false }
    var next = age.end
    skip(["and", ","], in: scan, at: &next)
    return next > age.end && name(next, isExpected: true).map { number($0.end) != nil } == true
  }

  /// "Me, Agnes, my husband Olaf": a name behind a comma is whoever speaks where the next one has a name of their own, or where it ends.
  func isOwnName(_ end: Int, _ place: Int) -> Bool {
    guard scan.tokens[place].isCapitalised else { return false }
    if end >= scan.count || [";", "."].contains(scan.word(end)) { return true }
    var next = end
    skip([",", "and"], in: scan, at: &next)
    guard next > end, let role = role(next) else { return false }
    return name(role.end, isExpected: true) != nil
  }

  /// "My husband Olaf", "the kids Svea, 11, and Max, 6", "mum", "two boys Per and Odd".
  mutating func roleMentioned() -> Bool {
    guard let role = role(at) else { return false }
    close()
    if ["my", "our"].contains(scan.word(at)) { found.speaks = true }
    at = role.end
    if role.isPlural { return several(role) }
    var person = ToldPerson(role: role.text)
    skip(["called", "named"], in: scan, at: &at)
    if let name = name(at, isExpected: true) {
      person.name = name.text
      at = name.end
    } else if ["is", "'s", ":", "-"].contains(scan.word(at)) || scan.word(at) == "(",
      let name = name(at + 1, isExpected: scan.word(at) != "("),
      scan.word(at) != "(" || [")", ","].contains(scan.word(name.end)),
      scan.word(at) == ":" || scan.tokens[at + 1].isCapitalised
    {
      person.name = name.text
      at = name.end
      skip([")"], in: scan, at: &at)
    }
    if scan.word(at) == ":" { at += 1 }
    add(person)
    attached()
    return true
  }

  /// Several by their names, those told of before, or so many without names.
  mutating func several(_ role: (text: String?, isPlural: Bool, count: Int?, end: Int)) -> Bool {
    var names: [Int] = []
    var next = at
    skip(["are", ":", ",", "called", "named", "(", "-"], in: scan, at: &next)
    while let name = name(next, isExpected: true, isCertain: true),
      !names.contains(where: { found.people[$0].name == name.text }),
      next == role.end || !isToldOf(name.end)
    {
      at = name.end
      begun = next
      names.append(add(ToldPerson(name: name.text, role: role.text, isChild: true)))
      pending = names
      attached()
      next = at
      skip([",", "and", ")"], in: scan, at: &next)
      if next == at { break }
      if TellingWords.predicates.contains(scan.word(next)) || self.role(next) != nil { break }
    }
    // "Ella and Maisie, twelve and fourteen".
    if names.count > 1, names.allSatisfy({ found.people[$0].age == nil }), let ages = ages(of: names.count) {
      for (place, name) in names.enumerated() { found.people[name].age = ages.all[place] }
      at = ages.end
    }
    if !names.isEmpty, role.count.map({ $0 == names.count }) ?? true || role.text == nil {
      pending = names
      return true
    }
    // "Three children 11, 8 and 2", "2 kids (5+2)".
    if let ages = ages(of: role.count) {
      if takeByAge(ages.all, noun: role.text ?? "kid") {
        found.speaks = true
        at = ages.end
        pending = []
        return true
      }
      for age in ages.all {
        let child = ToldPerson(role: role.text, isChild: true, age: age)
        found.people.append(child)
      }
      found.unread.append(ages.text)
      found.speaks = true
      at = ages.end
      pending = []
      return true
    }
    let known = found.people.indices.filter {
      found.people[$0].isChild || found.people[$0].role == role.text && role.text != nil
    }
    if !known.isEmpty, role.count == nil {
      mention(known)
      return true
    }
    if let count = role.count, !names.isEmpty, names.count != count, role.text != nil {
      // "Two mums, Kit, Robin and Wren": not those.
      for name in names { (found.people[name].role, found.people[name].isChild) = (nil, false) }
    }
    let isAdults = Self.grown.contains(scan.word(role.end - 1))
    var group = ToldPerson(
      role: scan.word(role.end - 1) == "adults" ? nil : role.text, heads: role.count ?? 2, isChild: !isAdults)
    group.isUnnamedGroup = true
    if role.count == nil, names.isEmpty,
      !["twins", "parents", "grandparents", "folks"].contains(scan.word(at - 1))
    {
      found.isUncounted = true
    }
    group.said = names.isEmpty ? scan.utterance.text(tokens: begun..<at) : nil
    add(group)
    return true
  }

  private static let grown: Set<String> = [
    "adults", "parents", "grandparents", "friends", "mates", "flatmates", "roommates", "roomies",
    "housemates", "lodgers", "people",
  ]

  /// "2 flatmates, ben is veggie": what is told of one begins with the name.
  private func isToldOf(_ end: Int) -> Bool {
    guard TellingWords.predicates.contains(scan.word(end)) else { return false }
    return !(["is", "'s"].contains(scan.word(end)) && number(end + 1) != nil)
  }

  /// As many ages as there are children.
  func ages(of count: Int?) -> (all: [String], text: String, end: Int)? {
    var next = at
    skip([",", "(", "[", "aged", "ages", "age", "of", "-", ":", "who", "are"], in: scan, at: &next)
    var ages: [String] = []
    let first = next
    var last = next
    while let age = number(next) {
      ages.append(age.text)
      next = age.end
      last = next
      skip([",", "and", "+"], in: scan, at: &next)
    }
    guard ages.count > 1, count.map({ $0 == ages.count }) ?? true, RollNoun(scan: scan, at: next) == nil
    else { return nil }
    skip([")", "]"], in: scan, at: &next)
    return (ages, scan.utterance.text(tokens: first..<last), next)
  }

  func role(_ start: Int) -> (text: String?, isPlural: Bool, count: Int?, end: Int)? {
    var at = start
    var count: Int?
    var said: String?
    while at < scan.count {
      if at > start, RollNoun(scan: scan, at: at) != nil { break }
      if TellingWords.before.contains(scan.word(at)) {
        if ["little", "big", "older", "younger"].contains(scan.word(at)) { said = scan.word(at) }
        at += 1
      } else if let number = NumberParser(scan: scan).wholeNumber(at: at), (2...12).contains(number.value) {
        count = number.value
        at = number.end
      } else {
        break
      }
    }
    if ["hubs", "dh"].contains(scan.word(at)) { return ("husband", false, nil, at + 1) }
    if scan.word(at) == "au", scan.word(at + 1) == "pair" { return (nil, false, nil, at + 2) }
    if ["roomies", "childrens", "students", "brothers"].contains(scan.word(at)), at > start {
      return (nil, true, count, at + 1)
    }
    // "And baby Arthur", "wee Finn".
    if at > start, ["baby", "wee", "little"].contains(scan.word(at - 1)), scan.tokens.indices.contains(at),
      scan.tokens[at].isCapitalised, RollNoun(scan: scan, at: at) == nil
    {
      return (nil, false, nil, at)
    }
    // "Our two, Freddie and Poppy".
    if count != nil, ["my", "our"].contains(scan.word(start)), RollNoun(scan: scan, at: at) == nil,
      scan.word(at) == "," || scan.tokens.indices.contains(at) && scan.tokens[at].isCapitalised
    {
      return (nil, true, count, at)
    }
    guard let noun = RollNoun(scan: scan, at: at) else { return nil }
    if noun.isVague, at == start, !noun.isPlural { return nil }
    if noun.role == nil, at == start, !["kids", "children", "twins", "adults"].contains(scan.word(at)) {
      return nil
    }
    // "Dan's mum": of somebody else.
    if at == start, scan.word(start - 1) == "'s" { return nil }
    let step = scan.word(max(start, at - 1)) == "step" && at > start
    // "Her two boys", "his mum": to whoever speaks they are something else.
    let isTheirs = ["his", "her", "their"].contains(scan.word(start))
    let text = isTheirs ? nil : noun.role.map { (step ? "step" : "") + (said.map { "\($0) " } ?? "") + $0 }
    return (text, noun.isPlural || (count ?? 1) > 1, count, noun.end)
  }
}
