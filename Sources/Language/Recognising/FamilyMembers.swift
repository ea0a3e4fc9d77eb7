/// Somebody of a family as a line tells of them.
struct FamilyMember {
  /// Nil for who has no name, and for the speaker.
  var name: String?
  /// What they are to the house, in one word; nil where nobody said.
  var kin: String?
  /// In years, as figures; nil where nobody said.
  var age: String?
  var count = 1
  /// "My sisters": several, and nobody said how many.
  var isUncounted = false
}

/// Reads who belongs to a family, one stretch of a line after the other: "me", "my mum Nadia", "the twins Idris and Yusuf, they're
/// 8", "my lil bro max hes 6", a name.
struct FamilyMembers {
  let scan: Scan

  /// One of them, or several of one kind ("the twins Idris and Yusuf"), with their age.
  func read(_ start: Int) -> ([FamilyMember], Int)? {
    var at = start
    if ["me", "myself", "i"].contains(scan.word(at)) { return ([FamilyMember()], at + 1) }
    var isOwned = false
    if ["my", "our", "the"].contains(scan.word(at)) {
      isOwned = true
      at += 1
    }
    var count = 1
    var isUncounted = false
    let before = at
    while Self.sizes.contains(scan.word(at)) || scan.word(at) == "twin" || scan.word(at) == "two"
      || scan.word(at) == "three"
    {
      if scan.word(at) == "twin" || scan.word(at) == "two" { count = 2 }
      if scan.word(at) == "three" { count = 3 }
      at += 1
    }
    let word = Self.spoken[scan.word(at)] ?? scan.word(at)
    let single = word == "children" ? "child" : word.hasSuffix("s") ? String(word.dropLast()) : word
    var kin: String?
    if PersonWords.kin.contains(word) || Self.alsoKin.contains(word) {
      // What a kid is called is no role of theirs.
      kin = Self.alsoKin.contains(word) ? nil : word
      at += 1
    } else if isOwned || at > before, PersonWords.kin.contains(single) || Self.alsoKin.contains(single) {
      kin = Self.alsoKin.contains(single) ? nil : single
      at += 1
      // Twins are two, whatever else is said.
      isUncounted = count == 1 && single != "twin"
      count = max(2, count)
    } else if isOwned || at > before, !isName(at) {
      return nil
    }
    var names: [FamilyMember] = []
    while at < scan.count,
      isName(at) || kin != nil && names.isEmpty && PersonWords.plainNames.contains(scan.word(at)),
      names.count < max(count, 1) + (count > 1 ? 3 : 0)
    {
      var one = FamilyMember(name: scan.utterance.text(tokens: at..<at + 1), kin: kin)
      at += 1
      if let age = age(at) { (one.age, at) = age }
      names.append(one)
      guard count > 1 else { break }
      var next = at
      while next < scan.count,
        scan.tokens[next].isSeparator && scan.tokens[next].kind != .end
          || ["and", "n", "&", "+"].contains(scan.word(next))
      { next += 1 }
      if next < scan.count, isName(next), next > at { at = next } else { break }
    }
    if names.isEmpty {
      guard kin != nil || count > 1 else { return nil }
      var one = FamilyMember(kin: kin, count: count, isUncounted: isUncounted)
      if let age = age(at) { (one.age, at) = age }
      // Whose age it is nobody could say.
      return one.age != nil && (kin == nil || count > 1) ? nil : ([one], at)
    }
    // "They're 8": all of them.
    if names.count > 1, names.allSatisfy({ $0.age == nil }), let age = age(at) {
      for index in names.indices { names[index].age = age.0 }
      at = age.1
    }
    return (names, at)
  }

  /// "9", "who is nine", "hes 6", "they're both 8 years old".
  private func age(_ start: Int) -> (String, Int)? {
    var at = start
    if scan.word(at) == "(" || scan.word(at) == ",", Self.ages.contains(scan.word(at + 1)) { at += 1 }
    while at < scan.count, Self.ages.contains(scan.word(at)) { at += 1 }
    guard let number = NumberParser(scan: scan).wholeNumber(at: at), (1...110).contains(number.value) else {
      return nil
    }
    var end = number.end
    while end < scan.count, ["years", "year", "old", "yrs", "y/o", "yo", ")"].contains(scan.word(end)) {
      end += 1
    }
    // "Two of us" is no age.
    if scan.word(end) == "of" { return nil }
    return ("\(number.value)", end)
  }

  /// A word that no list knows, or one written large amid the line.
  private func isName(_ at: Int) -> Bool {
    guard at < scan.count, scan.tokens[at].kind == .word, scan.tokens[at].text.utf8.count > 1 else {
      return false
    }
    let word = scan.word(at)
    if PersonWords.kin.contains(word) || PersonWords.pronouns.contains(word) || Self.noNames.contains(word) {
      return false
    }
    if scan.tokens[at].isCapitalised { return true }
    return scan.lexicon.vocabulary.uses(scan.ids[at]).isEmpty
      || PersonParser(scan: scan).person(at: at).first.map { $0.end == at + 1 } ?? false
  }

  private static let sizes: Set<String> = [
    "little", "lil", "big", "older", "younger", "elder", "baby", "old", "dear", "small", "wee", "teenage",
    "eldest", "youngest", "oldest",
  ]
  private static let spoken = [
    "bro": "brother", "sis": "sister", "mam": "mum", "mama": "mum", "papa": "dad", "hubby": "husband",
    "ma": "mum", "pa": "dad",
  ]
  private static let alsoKin: Set<String> = ["kid", "child", "twin"]
  private static let ages: Set<String> = [
    "who", "who's", "whos", "is", "are", "'s", "hes", "he's", "shes", "she's", "he", "she", "they", "theyre",
    "they're", "both", "aged", "age", "(", "'re", "s",
  ]
  private static let noNames: Set<String> = [
    "kids", "kid", "children", "child", "twins", "twin", "boys", "girls", "so", "tonight", "today", "and",
    "who", "allergic", "vegan", "vegetarian", "lol", "please", "pls", "thanks",
  ]
}
