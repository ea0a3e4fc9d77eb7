import Values

/// Reads people.
struct PersonParser: EntityParser {
  let scan: Scan

  /// Somebody: a known member, "my son", "grandma", a name as it was written, or a pronoun. Names nobody
  /// listed stay text, with the capitals of the line.
  func person(at start: Int) -> [EntityMatch] {
    guard start < count, tokens[start].kind == .word else { return [] }
    if let joined = JoinedName(scan: scan).range(at: start) {
      return joined.lowerBound == start ? wholeName(joined) : []
    }
    if let guest = friend(at: start) { return [guest] }
    if let index = lexicon.parserLists.person, let known = scan.list(index, at: start).first {
      return [group(start, known.end) ?? known]
    }
    if PersonWords.pronouns.contains(word(start)) { return [said(start..<start + 1)] }
    if let role = role(at: start) {
      if let group = group(start, role.end) { return [group] }
      if word(role.end) == "of", ["mine", "ours", "hers", "theirs"].contains(word(role.end + 1)) {
        return [EntityMatch(end: role.end + 2, value: said(start..<role.end).value, isWeak: true)]
      }
      let isKnown = isName(role.end) || isNameThatIsWord(role.end)
      guard isKnown, !isHeading(role.end) else { return [said(start..<role.end)] }
      return [kin(start..<role.end, named: role.end) ?? said(role.end..<role.end + 1)]
    }
    guard isName(start) else { return [] }
    let isDouble = isName(start + 1) && tokens[start].isCapitalised && tokens[start + 1].isCapitalised
    let end = isDouble ? start + 2 : start + 1
    return [group(start, end) ?? apposed(start..<end) ?? said(start..<end)]
  }

  /// "Hana-Lee", "Jean-Luc": known as it was told, or new; never one half of it.
  private func wholeName(_ name: Range<Int>) -> [EntityMatch] {
    let known = lexicon.parserLists.person.map { scan.list($0, at: name.lowerBound) } ?? []
    return [
      group(name.lowerBound, name.upperBound) ?? known.first { $0.end >= name.upperBound } ?? said(name)
    ]
  }

  /// "My daughter zoe" is both, "my daughter Zoe"; nil of anybody but one of the family.
  private func kin(_ role: Range<Int>, named name: Int) -> EntityMatch? {
    // A sentence may have read the "my" by itself.
    let owner = ["my", "our"].contains(word(role.lowerBound)) ? role.lowerBound : role.lowerBound - 1
    guard ["my", "our"].contains(word(owner)), PersonWords.kin.contains(word(role.upperBound - 1))
    else { return nil }
    // "My mother Doña Elsa".
    let isDouble = isName(name + 1) && tokens[name].isCapitalised && tokens[name + 1].isCapitalised
    let end = isDouble ? name + 2 : name + 1
    let written = utterance.text(tokens: name..<end)
    let given = written.prefix(1).uppercased() + written.dropFirst()
    let text = utterance.text(tokens: owner..<role.upperBound).lowercased() + " " + given
    return EntityMatch(end: end, value: .text(text), isWeak: true)
  }

  /// "Zoe, my daughter, ..." is "my daughter Zoe": the role between two commas, or before what is told of her.
  private func apposed(_ name: Range<Int>) -> EntityMatch? {
    let start = name.upperBound + 1
    guard name.count == 1, word(name.upperBound) == ",", ["my", "our"].contains(word(start)),
      let role = role(at: start), role.people == 1,
      word(role.end) == "," || PersonWords.afterNames.contains(word(role.end)),
      let both = kin(start..<role.end, named: name.lowerBound)
    else { return nil }
    return EntityMatch(end: word(role.end) == "," ? role.end + 1 : role.end, value: both.value, isWeak: true)
  }

  /// "Micahs friend", "Jo's mate", "Tom's mother": somebody else than the one whose friend they are.
  private func friend(at start: Int) -> EntityMatch? {
    if let owned = friendOfKin(at: start) { return owned }
    let hasMark = word(start + 1) == "'s"
    let end = start + (hasMark ? 2 : 1)
    let isKin = hasMark && PersonWords.kin.contains(word(end))
    guard isKin || PersonWords.companions.contains(word(end)), hasMark || word(start).hasSuffix("s"),
      !PersonWords.determiners.contains(word(start)), isName(start) || knows(word(start))
    else { return nil }
    // "Emma's friend Lily" is Lily.
    if isName(end + 1), tokens[end + 1].isCapitalised || PersonWords.afterNames.contains(word(end + 2)) {
      return said(end + 1..<end + 2)
    }
    return said(start..<end + 1)
  }

  /// "My sisters boyfriend", "our son's friend".
  private func friendOfKin(at start: Int) -> EntityMatch? {
    guard ["my", "our"].contains(word(start)) else { return nil }
    let isMarked = word(start + 2) == "'s"
    let owner = word(start + 1)
    let end = start + (isMarked ? 3 : 2)
    guard PersonWords.companions.contains(word(end)),
      PersonWords.kin.contains(isMarked ? owner : String(owner.dropLast())), isMarked || owner.hasSuffix("s")
    else { return nil }
    // "My son's friend Leo" is Leo, "my brothers wife pooja" is pooja.
    let isNamed =
      tokens.indices.contains(end + 1)
      && (tokens[end + 1].isCapitalised || PersonWords.afterNames.contains(word(end + 2))
        || PersonWords.pronouns.contains(word(end + 2)))
    if isName(end + 1), isNamed { return said(end + 1..<end + 2) }
    let whose = isMarked ? owner : String(owner.dropLast())
    return EntityMatch(end: end + 1, value: .text("\(word(start)) \(whose)'s \(word(end))"), isWeak: true)
  }

  /// Whether the word is the name of somebody who lives here, with the ending of what is theirs.
  private func knows(_ word: String) -> Bool {
    guard word.hasSuffix("s"), let index = lexicon.parserLists.person else { return false }
    let name = Scan(
      Utterance(String(word.dropLast())), tokens: Utterance(String(word.dropLast())).tokens, lexicon: lexicon,
      context: context)
    return name.list(index, at: 0).contains { !$0.isWeak }
  }

  /// "My sister's family", "Zoe's crew": who belongs to somebody, all together.
  private func group(_ start: Int, _ end: Int) -> EntityMatch? {
    guard word(end) == "'s", PersonWords.groups.contains(word(end + 1)) else { return nil }
    return said(start..<end + 2)
  }

  private func said(_ range: Range<Int>) -> EntityMatch {
    EntityMatch(end: range.upperBound, value: .text(utterance.text(tokens: range)), isWeak: true)
  }

  /// True when the word could be a name: nothing we know, or known and written with a capital where
  /// sentences don't begin.
  private func isName(_ at: Int) -> Bool {
    guard at < count, tokens[at].kind == .word, tokens[at].text.utf8.count > 1, word(at) != "'s" else {
      return false
    }
    let uses = lexicon.vocabulary.uses(ids[at])
    if PersonWords.namesThatAreWords.contains(word(at)), PersonWords.afterNames.contains(word(at + 1)) {
      return true
    }
    // "Zosia and Max are allergic": no food and no month, written with a capital and joined to somebody.
    if PersonWords.plainNames.contains(word(at)), tokens[at].isCapitalised, !isHeading(at),
      ["and", "or", ",", "&"].contains(word(at - 1)) || ["and", "are", ","].contains(word(at + 1))
    {
      return true
    }
    if !uses.isDisjoint(with: [.function, .entity]) { return false }
    // "Kai is allergic to eggs": a word of some food's name that is no food by itself.
    if uses.contains(.list), PersonWords.afterNames.contains(word(at + 1)), !isThing(at) { return true }
    if uses.contains(.literal) { return tokens[at].isCapitalised && !isHeading(at) }
    return !uses.contains(.list) || tokens[at].isCapitalised
  }

  /// Whether the word alone is something that a list names.
  private func isThing(_ at: Int) -> Bool {
    let lists = lexicon.parserLists
    return scan.union(lists.avoid + lists.supplyAny + lists.edible, at: at).contains {
      $0.end == at + 1 && !$0.isWeak
    }
      || lexicon.listIndex.values.contains {
        scan.list($0, at: at).contains { $0.end == at + 1 && !$0.isWeak }
      }
  }

  /// "My son Max": written with a capital behind what he is.
  private func isNameThatIsWord(_ at: Int) -> Bool {
    at < count && tokens[at].isCapitalised && PersonWords.namesThatAreWords.contains(word(at))
  }

  /// A sentence begins there, so that a capital says nothing.
  private func isHeading(_ at: Int) -> Bool { at == 0 || tokens[at - 1].kind == .end }

  /// "my husband", "our two kids", "the youngest", "grandma": where it ends, and how many people it is.
  /// Kids without a number are taken for two.
  func role(at start: Int) -> (people: Int, end: Int)? {
    guard start < count, let index = lexicon.parserLists.role else { return nil }
    var at = start
    if PersonWords.determiners.contains(word(at)) { at += 1 }
    let owned = at > start
    var said: Int?
    if let number = numbers.wholeNumber(at: at), (1...50).contains(number.value) {
      said = number.value
      at = number.end
    }
    while PersonWords.ages.contains(word(at)) { at += 1 }
    let isAge = owned && at > start + 1
    guard let noun = scan.list(index, at: at).first, case .item(_, let id, _) = noun.value else {
      // "Sinks in the middle" is about nobody.
      let isPlace = ["in", "at", "on", "through", "to", "into", "from"].contains(word(start - 1))
      return isAge && said == nil && !isPlace ? (1, at) : nil
    }
    return (said ?? (id == "one" ? 1 : 2), noun.end)
  }

  /// "me, my husband and our two kids", "2 adults 1 kid": at least two kinds of people, counted.
  func roles(at start: Int) -> [EntityMatch] {
    var people = 0
    var groups = 0
    var at = start
    var end = start
    while at < count {
      if ["me", "myself", "i"].contains(word(at)) {
        people += 1
        at += 1
      } else if let role = role(at: at) {
        people += role.people
        at = role.end
      } else if groups > 0, let member = person(at: at).first {
        people += 1
        at = member.end
      } else {
        break
      }
      groups += 1
      end = at
      if let next = scan.joined(at) {
        at = next
      } else if numbers.wholeNumber(at: at) == nil {
        break
      }
    }
    return groups > 1 ? [EntityMatch(end: end, value: .number(Rational(people)))] : []
  }
}

enum PersonWords {
  static let pronouns: Set<String> = ["i", "me", "we", "us", "she", "he", "they", "her", "him", "them"]
  static let ownPronouns: Set<String> = ["i", "me", "we", "us"]
  static let determiners: Set<String> = ["my", "our", "the", "his", "her", "their", "a", "an"]
  /// Given names that are also words of the kitchen or of money: names where somebody is spoken of.
  static let namesThatAreWords: Set<String> = [
    "max", "rose", "mark", "grace", "hope", "bill", "frank", "art", "ray", "pat", "will", "olive", "ginger",
    "basil", "rosemary", "sage", "dill", "herb", "penny", "rich", "grant", "drew", "jack", "jan", "june",
    "april",
    "may", "august", "chase", "joy", "faith", "dawn", "sandy", "pepper", "per", "odd",
  ]
  /// Those of them that are neither foods nor months.
  static let plainNames: Set<String> = [
    "max", "mark", "grace", "hope", "bill", "frank", "art", "ray", "pat", "will", "penny", "rich", "grant",
    "drew",
    "jack", "chase", "joy", "faith", "dawn", "sandy", "per", "odd",
  ]
  static let afterNames: Set<String> = [
    "is", "'s", "cant", "doesnt", "wont", "hates", "dislikes", "eats", "likes", "loves", "has", "must",
    "should",
    "cannot", "avoids", "reacts", "gets", "needs", "turned", "moved", "isnt", "wants", "moves", "refuses",
    "keeps",
  ]
  static let groups: Set<String> = [
    "family", "lot", "crew", "kids", "children", "people", "folks", "group", "gang", "parents", "household",
    "friends",
  ]
  /// What somebody of the family is called, who also has a name.
  static let kin: Set<String> = [
    "husband", "wife", "partner", "spouse", "boyfriend", "girlfriend", "fiance", "fiancee", "mum", "mom",
    "mother",
    "dad", "father", "stepmum", "stepmom", "stepdad", "son", "daughter", "stepson", "stepdaughter", "baby",
    "toddler", "boy", "girl", "brother", "sister", "aunt", "uncle", "cousin", "niece", "nephew", "grandma",
    "grandmother", "grandson", "granddaughter", "grandchild", "granny", "nana", "grandpa", "grandfather",
    "grandad", "nan", "gran", "stepbrother",
    "stepsister", "law", "roommate", "flatmate", "housemate", "hubby",
  ]
  static let companions: Set<String> = [
    "friend", "friends", "mate", "mates", "buddy", "girlfriend", "boyfriend", "bf", "wife", "husband",
    "partner",
    "fiance", "fiancee", "classmate", "roommate",
    "coach",
  ]
  static let ages: Set<String> = [
    "youngest", "oldest", "eldest", "younger", "older", "elder", "middle", "little", "big", "young", "small",
    "teenage", "adult", "other",
  ]
}
