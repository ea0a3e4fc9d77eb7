import Values

/// One person of a household, or several of one kind, as an introduction tells of them.
struct RollItem {
  /// Those who are named, or one without a name; never empty.
  var people: [RollPerson]
  /// How many heads they are; at least as many as are named.
  var count: Int
  /// "My sisters": several, and nobody said how many.
  var isUncounted = false
  /// "Two adults": the speaker is one of them.
  var holdsSpeaker = false
  /// Ages of those who have no name, as they were written: nobody could say whose they are.
  var loose: String?
}

/// Somebody of the household.
struct RollPerson {
  /// Nil for who has no name.
  var name: String?
  /// What they are to the house, in one word or "mother in law"; nil where nobody said.
  var kin: String?
  /// In years, as figures; nil where nobody said.
  var age: String?
  /// Who speaks.
  var isSpeaker = false

  /// The words a sentence about them begins with; nil for who has neither name nor role.
  var subject: String? { isSpeaker ? "I" : name ?? kin.map { "my \($0)" } }
}

/// Reads the people of an introduction, one item after the other: "me", "my wife Lupe", "our two boys Sam (9) and
/// Eli (6)", "2 roommates", "a toddler", a name.
struct RollItemParser {
  let scan: Scan
  /// A word that means something else too is a name here.
  var expectsNames = false

  /// The item that begins there and where it ends; nil where none does.
  func item(_ start: Int) -> (item: RollItem, end: Int)? {
    speaker(start) ?? kin(start) ?? named(start)
  }

  /// "Me", "myself Roland", "me (Hector)".
  private func speaker(_ start: Int) -> (item: RollItem, end: Int)? {
    guard ["me", "myself", "i"].contains(scan.word(start)) else { return nil }
    var item = RollItem(people: [RollPerson(isSpeaker: true)], count: 1, holdsSpeaker: true)
    var at = start + 1
    let isBracketed = scan.word(at) == "("
    let place = isBracketed ? at + 1 : at
    // "Its me kiki, my brother beau": a word of its own there is a name.
    let isAlone =
      place + 1 < scan.count && scan.tokens[place].kind == .word && scan.tokens[place + 1].isSeparator
    let isUnknown =
      isAlone
      && (scan.ids[place] == Vocabulary.unknown
        || scan.word(place + 1) == "," && scan.isContent(place) && RollNoun(scan: scan, at: place) == nil)
    // "Me Delphine Noemi and Alba": names one after the other, and none of them is the speaker's.
    let isOneOfMany =
      !isBracketed && isWrittenAsName(place)
      && (isWrittenAsName(place + 1)
        || scan.word(place + 1) == "and" && isWrittenAsName(place + 2)
          && scan.word(place + 3) == "and")
    if isWrittenAsName(place) && !isOneOfMany || isUnknown, !isBracketed || scan.word(place + 1) == ")" {
      item.people[0].name = written(place)
      at = nameEnd(place) + (isBracketed ? 1 : 0)
    }
    return (item, at)
  }

  /// "My wife Lupe", "three kids", "the twins Ella and Max who are 10".
  private func kin(_ start: Int) -> (item: RollItem, end: Int)? {
    var at = start
    let isOwned = Self.owners.contains(scan.word(at))
    // "Her brother Kai" is no brother of who speaks.
    let isOfAnother = ["his", "her"].contains(scan.word(at))
    if isOwned { at += 1 }
    let number = NumberParser(scan: scan).wholeNumber(at: at).flatMap {
      (1...12).contains($0.value) ? $0 : nil
    }
    if let number { at = number.end }
    while Self.sizes.contains(scan.word(at)) { at += 1 }
    // "Our two, Freddie and Poppy".
    let children = isOwned && (number?.value ?? 0) > 1 ? RollNoun(childrenAt: at) : nil
    guard
      var noun = RollNoun(scan: scan, at: at)
        ?? (isName(scan.word(at) == "," ? at + 1 : at, behindKin: true) ? children : nil),
      isOwned || number != nil || !noun.isVague, (number?.value ?? 2) > 1 || !noun.isPlural
    else { return nil }
    // "Two flatmate" of who learned English later.
    if let number, number.value > 1 { noun.isPlural = true }
    at = noun.end
    let count = number?.value ?? noun.least
    let first = at
    while Self.naming.contains(scan.word(at)) || scan.word(at) == ":" { at += 1 }
    var people: [RollPerson] = []
    // "A toddler, Ann and me": a mark ends who has no name, but not "my two boys, Sam and Eli".
    var next = noun.isPlural && scan.word(at) == "," ? at + 1 : at
    while isName(next, behindKin: next == first), !noun.isPlural || !isToldOf(next),
      people.count < (noun.isPlural ? number?.value ?? 9 : 1)
    {
      var one = RollPerson(name: written(next), kin: isOfAnother ? nil : noun.role)
      at = nameEnd(next)
      // "Ella and Max who are 10": the age of all of them, read below.
      let isOfAll =
        noun.isPlural
        && ["are", "both", "they"].contains {
          scan.word(at) == $0 || scan.word(at + 1) == $0
        }
      if !isOfAll, let age = age(at) { (one.age, at) = age }
      people.append(one)
      next = at
      while Self.joins.contains(scan.word(next)) { next += 1 }
      // "Kids Mia and Leo, Grandma": one more of them, unless who comes next is somebody else.
      guard noun.isPlural, next > at || one.age != nil, RollNoun(scan: scan, at: next) == nil else { break }
    }
    var item = RollItem(people: people, count: max(count, people.count))
    item.isUncounted = number == nil && noun.isPlural && people.count < 2 && noun.least == 2 && !noun.isPair
    item.holdsSpeaker = noun.holdsSpeaker
    if people.isEmpty {
      at = first
      var one = RollPerson(kin: noun.isPlural ? nil : noun.role)
      if noun.isPlural {
        if let ages = ages(at, of: number?.value) { (item.loose, at) = ages }
      } else if let age = age(at) {
        (one.age, at) = age
      }
      item.people = [one]
    } else if people.count > 1, people.allSatisfy({ $0.age == nil }), let age = age(at) {
      // "They're 8": all of them.
      for index in item.people.indices { item.people[index].age = age.years }
      at = age.end
    }
    return (item, at)
  }

  /// "Mia, 12", "Priya (my wife)".
  private func named(_ start: Int) -> (item: RollItem, end: Int)? {
    guard isName(start, behindKin: false) else { return nil }
    var one = RollPerson(name: written(start))
    var at = nameEnd(start)
    let mark = [",", "("].contains(scan.word(at)) ? at + 1 : at
    let isBracketed = scan.word(at) == "("
    // "Odile (me)".
    if isBracketed, ["me", "myself"].contains(scan.word(mark)), scan.word(mark + 1) == ")" {
      one.isSpeaker = true
      return (RollItem(people: [one], count: 1, holdsSpeaker: true), mark + 2)
    }
    // "Bernard (husband)", "Luc (my son, 28)".
    let noun = RollNoun(scan: scan, at: Self.owners.contains(scan.word(mark)) ? mark + 1 : mark)
    if isBracketed, let noun, !noun.isPlural, scan.word(noun.end) == "," {
      if let age = age(noun.end), scan.word(age.end) == ")" {
        (one.kin, one.age) = (noun.role, age.years)
        return (RollItem(people: [one], count: 1), age.end + 1)
      }
    } else if isBracketed, let noun, !noun.isPlural, scan.word(noun.end) == ")" {
      one.kin = noun.role
      at = noun.end + 1
    } else if mark > at || ["is", "'s"].contains(scan.word(at)),
      Self.owners.contains(scan.word(max(mark, at + 1))),
      let noun = RollNoun(scan: scan, at: max(mark, at + 1) + 1), !noun.isPlural,
      !isName(noun.end, behindKin: true)
    {
      one.kin = noun.role
      at = noun.end + (scan.word(noun.end) == ")" ? 1 : 0)
    }
    if let age = age(at) { (one.age, at) = age }
    return (RollItem(people: [one], count: 1), at)
  }

  /// "9", "(9)", ", 9", "who is nine", "hes 6", "they're both 8 years old", "9yo"; nil for a number that counts
  /// something.
  func age(_ start: Int) -> (years: String, end: Int)? {
    var at = start
    if scan.word(at) == "," { at += 1 }
    let isBracketed = scan.word(at) == "("
    if isBracketed { at += 1 }
    while Self.being.contains(scan.word(at)) { at += 1 }
    guard let number = NumberParser(scan: scan).wholeNumber(at: at), (1...110).contains(number.value) else {
      return nil
    }
    var end = number.end
    while Self.years.contains(scan.word(end)) { end += 1 }
    if isBracketed {
      guard scan.word(end) == ")" else { return nil }
      return ("\(number.value)", end + 1)
    }
    // "Me, Dad and Kofi, 4 when Imani comes" counts those at the table.
    if ["when", "if", "on", "with"].contains(scan.word(end)) { return nil }
    // "Two of us", "my mum, 2 kids", "is 1 of": what is counted is no age.
    let counts =
      end == number.end && scan.word(end) != "" && scan.tokens[end].kind == .word
      && !Self.behindAges.contains(scan.word(end)) && !isName(end, behindKin: false)
    return counts ? nil : ("\(number.value)", end)
  }

  /// "14, 11 and 4", "(7 and 3)", "aged 9 and 6" of people without a name; as many as there are of them.
  private func ages(_ start: Int, of count: Int?) -> (text: String, end: Int)? {
    var at = start
    while [",", "(", ":"].contains(scan.word(at)) || Self.being.contains(scan.word(at)) { at += 1 }
    let first = at
    var number = 0
    var end = at
    while let found = NumberParser(scan: scan).wholeNumber(at: at), (1...30).contains(found.value) {
      number += 1
      end = found.end
      while Self.years.contains(scan.word(end)) { end += 1 }
      at = end
      while Self.joins.contains(scan.word(at)) { at += 1 }
    }
    guard number > 1, count.map({ $0 == number }) ?? true, RollNoun(scan: scan, at: end) == nil else {
      return nil
    }
    let text = scan.utterance.text(tokens: first..<end)
    return (text, end + (scan.word(end) == ")" ? 1 : 0))
  }

  /// "2 roommates, ben is veggie": what is told of one begins with the name.
  private func isToldOf(_ at: Int) -> Bool { Roll.verbs.contains(scan.word(at + 1)) && age(at + 1) == nil }

  /// A name as it is kept: with a large first letter.
  private func written(_ at: Int) -> String {
    writtenAsName(scan.utterance.text(tokens: at..<nameEnd(at)))
  }

  /// Behind the name that begins there: "Tilde-Marie" is one.
  private func nameEnd(_ at: Int) -> Int {
    JoinedName(scan: scan).range(at: at).flatMap { $0.lowerBound == at ? $0.upperBound : nil } ?? at + 1
  }

  /// A word that no list knows, or one written large amid the line; behind a role also a word that is a name now
  /// and then.
  func isName(_ at: Int, behindKin: Bool) -> Bool {
    guard scan.tokens.indices.contains(at), scan.tokens[at].kind == .word, scan.tokens[at].text.utf8.count > 1
    else { return false }
    let word = scan.word(at)
    if PersonWords.kin.contains(word) || PersonWords.pronouns.contains(word) || Self.noNames.contains(word) {
      return false
    }
    if PersonWords.plainNames.contains(word) || PersonWords.namesThatAreWords.contains(word) {
      // "… lily 4 and max 9".
      let isAged = at + 1 < scan.count && scan.tokens[at + 1].kind == .number && at > 0
      return behindKin || isAged || scan.tokens[at].isCapitalised
    }
    // "Who can't have Brazil nuts and Parmesan", "Thai and Mexican": foods and cuisines are nobody.
    if !behindKin, isFoodOrCuisine(at) { return false }
    if isWrittenAsName(at) { return true }
    // "My husband tom, kids …": nothing else stands between a role and the end of what names it.
    let isAlone =
      at + 1 >= scan.count || scan.tokens[at + 1].kind != .word || Self.joins.contains(scan.word(at + 1))
      || Self.being.contains(scan.word(at + 1))
    if behindKin, isAlone, scan.union(scan.lexicon.parserLists.avoid, at: at).isEmpty,
      scan.lexicon.vocabulary.uses(scan.ids[at]).isDisjoint(with: [.function, .entity]),
      !Roll.verbs.contains(word)
    {
      return true
    }
    if expectsNames, isNameAmongNames(at) { return true }
    return scan.lexicon.vocabulary.uses(scan.ids[at]).isEmpty
      || PersonParser(scan: scan).person(at: at).first.map { $0.end == at + 1 } ?? false
  }

  /// "Ash, Bea and Kit": words that can be names, up to the end of the clause.
  private func isNameAmongNames(_ start: Int) -> Bool {
    var at = start
    while at < scan.count, !scan.tokens[at].isSeparator || scan.tokens[at].kind == .comma {
      let word = scan.word(at)
      defer { at += 1 }
      if Self.joins.contains(word) || scan.tokens[at].kind == .number { continue }
      guard scan.tokens[at].kind == .word, word.utf8.count > 1, !Self.noNames.contains(word),
        !Self.noCompany.contains(word), !Roll.verbs.contains(word),
        !scan.lexicon.illness.contains(scan.ids[at]),
        scan.lexicon.vocabulary.uses(scan.ids[at]).isDisjoint(with: [.function, .entity])
      else { return false }
    }
    return at > start
  }

  private func isFoodOrCuisine(_ at: Int) -> Bool {
    !scan.union(scan.lexicon.parserLists.avoid + scan.lexicon.parserLists.cuisine, at: at).isEmpty
  }

  private func isWrittenAsName(_ at: Int) -> Bool {
    scan.tokens.indices.contains(at) && scan.tokens[at].isCapitalised && at > 0
      && scan.tokens[at - 1].kind != .end && !Self.noNames.contains(scan.word(at))
      && !PersonWords.pronouns.contains(scan.word(at))
  }

  static let owners: Set<String> = ["my", "our", "the", "his", "her", "a", "an", "one"]
  static let joins: Set<String> = [",", ";", "and", "n", "+"]
  static let sizes: Set<String> = [
    "little", "lil", "big", "older", "younger", "elder", "baby", "old", "dear", "small", "wee", "teenage",
    "eldest", "youngest", "oldest", "lovely", "adult", "young", "hungry", "growing", "elderly",
  ]
  private static let naming: Set<String> = ["called", "named", "names"]
  private static let being: Set<String> = [
    "who", "is", "are", "'s", "he", "she", "they", "both", "aged", "age", "s", "now", "just", "turned",
    "only",
  ]
  private static let years: Set<String> = [
    "years", "year", "old", "yrs", "yr", "y/o", "yo", "y", "now", "today",
  ]
  /// What may follow an age: "Mia 12 and Leo 9", "he is 7 and hates fish".
  private static let behindAges: Set<String> = [
    "and", "n", "who", "he", "she", "they", "is", "has", "plus", "with", "my", "our", "the",
    "but",
  ]
  /// What somebody lives with that is nobody to cook for.
  private static let noCompany: Set<String> = [
    "pain", "chronic", "depression", "anxiety", "stress", "pets", "pet", "cat", "cats", "dog", "dogs",
    "others",
    "strangers", "students", "people", "roommates", "flatmates", "housemates", "friends", "someone",
    "somebody",
    "nobody", "family", "other", "guy", "guys", "girl", "couple", "lot", "limited", "little", "few", "small",
    "budget", "kitchen", "oven", "fridge",
  ]
  private static let noNames: Set<String> = [
    "kids", "kid", "children", "child", "twins", "twin", "boys", "girls", "so", "tonight", "today", "and",
    "who", "allergic", "vegan", "vegetarian", "lol", "please", "thanks", "budget", "we", "all", "us",
    "no", "not", "none", "also", "but", "then", "plan", "dinner", "hi", "hello", "hey", "company", "guests",
    "guest", "visitors", "names", "name",
  ]
}
