import Values

/// What is told of those named: an age, when they are here or away, or what they eat and do not; and who of those named is whom.
extension CompanyReader {
  mutating func tell(_ range: Range<Int>, of subjects: [Int]) {
    if let age = age(range) {
      for person in subjects where people[person].age == nil { people[person].age = age.text }
      if age.end < range.upperBound { tell(age.end..<range.upperBound, of: subjects) }
      return
    }
    let text = scan.utterance.text(tokens: range)
    let plain = range.map(scan.word)
    if PresenceTold.isDoubtful(plain) {
      left.append(subjects.map { people[$0].subject }.joined(separator: " and ") + " " + text)
      // Nobody is seated for it.
      for person in subjects where !people[person].isKnown && people[person].presence == nil {
        people[person].heads = 0
      }
      return
    }
    // "No raw fish" is not "no fish".
    if !Set(plain).isDisjoint(with: [
      "raw", "runny", "undercooked", "unpasteurised", "unpasteurized", "rare", "cooked",
    ]) {
      left.append((subjects.count == 1 ? people[subjects[0]].subject : "they") + " " + text)
      return
    }
    // "I'm not sure yet", "he eats anything".
    if plain.contains("sure"), plain.allSatisfy(Self.aroundSure.contains),
      subjects.allSatisfy({ people[$0].isSpeaker })
    {
      return
    }
    if subjects.allSatisfy({ !people[$0].isKnown }),
      !plain.contains(where: { ["not", "no", "dont", "doesnt"].contains($0) }),
      plain.allSatisfy(TellingWords.plain.contains),
      plain.contains(where: { $0.hasPrefix("any") || $0.hasPrefix("every") })
    {
      return
    }
    // "He is called Mo".
    if let at = range.first(where: { ["called", "named"].contains(scan.word($0)) }), subjects.count == 1,
      people[subjects[0]].name == nil, let name = who.names.name(at + 1, isExpected: true, isCertain: true),
      name.end >= range.upperBound
    {
      people[subjects[0]].name = name.text
      words.found.people.append(ToldPerson(name: name.text))
      return
    }
    if let away = awayUntil(plain, subjects) {
      for person in subjects { people[person].presence = .away(away) }
      return
    }
    let told = PresenceTold(text: text, lexicon: scan.lexicon, context: scan.context)
    let (lexicon, context) = (scan.lexicon, scan.context)
    let read = { (said: String) in PresenceTold(text: said, lexicon: lexicon, context: context).presence() }
    var own = told.presence()
    if own == nil, subjects.count == 1, people[subjects[0]].presence == .coming(nil) {
      own = read("comes \(text)")
    }
    let isDayless = own == nil || own == .coming(nil)
    let behind = isDayless ? dayBefore.flatMap { read("\(text) \($0)") } : nil
    if own == .livesHere, let days = told.days(), !days.hasPrefix("today") { left.append(days) }
    if let presence = behind ?? own {
      for person in subjects { people[person].presence = presence }
      if case .coming(let day?) = presence { lastDay = day }
      if case .away(let day) = presence { lastDay = day }
      return
    }
    let predicate = words.text(range)
    for person in subjects { facts.append((person, predicate)) }
  }

  /// "He'll be back Saturday", of who leaves on Wednesday: away until the day before.
  private func awayUntil(_ plain: [String], _ subjects: [Int]) -> String? {
    guard plain.contains("back"), let until = plain.compactMap({ DayWords.weekdays[$0]?.index }).first,
      until > 0,
      let one = subjects.first, case .away(let from) = people[one].presence,
      let start = from.lowercased().split(separator: " ").compactMap({ DayWords.weekdays[String($0)]?.index })
        .first, start < until
    else { return nil }
    let (first, last) = (Weekday(index: start).name, Weekday(index: until - 1).name)
    return start == until - 1 ? first : "from \(first) to \(last)"
  }

  /// "Is eleven", "'s 8 too", "turned 9 yesterday", "has 81 years".
  private func age(_ range: Range<Int>) -> (text: String, end: Int)? {
    var at = range.lowerBound
    skip(["is", "'s", "are", "am", "'m", "just", "now", "turned", "has", "aged", "only"], in: scan, at: &at)
    guard at > range.lowerBound || ["hes", "shes"].contains(scan.word(at - 1)), let age = words.number(at)
    else { return nil }
    let isYears = ["years", "year", "old", "yrs", "months"].contains(scan.word(age.end - 1))
    guard scan.word(range.lowerBound) != "has" || isYears else { return nil }
    var end = age.end
    skip(
      ["too", "also", "now", "yesterday", "today", "already", "years", "old", "and", "as", "well", "on"],
      in: scan, at: &end)
    return end >= range.upperBound || words.beginsPredicate(end) ? (age.text, end) : nil
  }

  /// Those named: the ones told of before by that name, else more.
  mutating func take(_ named: [CompanyPerson]) {
    // "Two mates stay for tea, Kai and Dev": those two.
    if named.count > 1, named.allSatisfy({ $0.name != nil && !$0.isKnown && $0.role == nil }),
      let group = people.firstIndex(where: { $0.heads == named.count && !$0.isKnown && $0.name == nil })
    {
      let presence = people[group].presence
      people.remove(at: group)
      facts = facts.map { ($0.person > group ? $0.person - 1 : $0.person, $0.text) }
      recent = recent.filter { $0 != group }.map { $0 > group ? $0 - 1 : $0 }
      current = []
      people += named.map { person in
        var person = person
        person.presence = presence
        return person
      }
      words.found.people += named.map { ToldPerson(name: $0.name) }
    }
    // "A friend, Mia": whoever is named next is the one nobody named.
    if named.count == 1, let name = named[0].name, named[0].role == nil, !named[0].isKnown,
      !people.contains(where: { $0.name?.lowercased() == name.lowercased() }),
      let last = recent.last, people[last].name == nil, !people[last].isKnown, people[last].heads == 1
    {
      people[last].name = name
      people[last].age = people[last].age ?? named[0].age
      words.found.people.append(ToldPerson(name: name))
      current = [last]
      return
    }
    current = named.map { person in
      // "My parents come, dad is vegan": one of the two.
      if person.heads == 1, person.name == nil,
        let role = person.role?.lowercased().split(separator: " ").last,
        Self.ofParents.contains(String(role)),
        let group = people.firstIndex(where: { pair in
          pair.heads == 2
            && ["parents", "laws", "grandparents"].contains { pair.role?.lowercased().hasSuffix($0) == true }
        })
      {
        people.append(CompanyPerson(role: person.role, heads: 0, presence: people[group].presence))
        return people.count - 1
      }
      // "The younger boy", of two: one of them.
      if let role = person.role?.lowercased(), role.hasPrefix("the "), person.name == nil, person.heads == 1,
        let group = people.firstIndex(where: {
          $0.heads > 1
            && $0.role?.lowercased().hasSuffix((role.split(separator: " ").last ?? "") + "s") == true
        })
      {
        people.append(CompanyPerson(role: "one of them", heads: 0, presence: people[group].presence))
        return people.count - 1
      }
      if let same = people.firstIndex(where: { isSame($0, person) }) {
        people[same].age = people[same].age ?? person.age
        people[same].role = people[same].role ?? person.role
        people[same].name = people[same].name ?? person.name
        return same
      }
      people.append(person)
      let role = person.role?.lowercased() ?? ""
      if role.hasPrefix("new ") || ["foster", "lodger", "au pair", "exchange"].contains(where: role.contains)
      {
        people[people.count - 1].presence = .livesHere
      }
      if let name = person.name { words.found.people.append(ToldPerson(name: name)) }
      return people.count - 1
    }
    for person in current {
      recent.removeAll { $0 == person }
      recent.append(person)
    }
  }

  private func isSame(_ one: CompanyPerson, _ other: CompanyPerson) -> Bool {
    if one.isSpeaker || other.isSpeaker { return one.isSpeaker && other.isSpeaker }
    if let name = one.name?.lowercased(), let own = other.name?.lowercased() { return name == own }
    guard one.name == nil || other.name == nil, let role = one.role?.lowercased(),
      let own = other.role?.lowercased(),
      one.heads == other.heads
    else { return false }
    return role == own
      || own.hasPrefix("the ") && role.split(separator: " ").last == own.split(separator: " ").last
  }

  private static let aroundSure: Set<String> = [
    "am", "'m", "not", "sure", "yet", "really", "quite", "about", "it", "that", "still", "so",
  ]
  private static let ofParents: Set<String> = [
    "mum", "mom", "dad", "mother", "father", "law", "grandma", "grandpa", "gran", "grandad", "nan",
  ]

  /// "Mums coeliac": of the mother who comes.
  func shortlyTold(_ at: Int) -> (person: CompanyPerson, end: Int)? {
    let word = scan.word(at)
    guard word.hasSuffix("s"), PersonWords.kin.contains(String(word.dropLast())),
      ["coeliac", "celiac", "vegan", "vegetarian", "veggie", "diabetic", "allergic", "pescatarian"].contains(
        scan.word(at + 1))
    else { return nil }
    let role = String(word.dropLast())
    let known = people.first { $0.role?.split(separator: " ").last.map(String.init) == role }
    return (known ?? CompanyPerson(role: role), at + 1)
  }
}
