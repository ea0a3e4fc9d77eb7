import Values

/// Which words are names.
extension TellingReader {
  /// Where names are told one after the other, or somebody told of is spoken of again.
  func isListed(_ at: Int) -> Bool {
    if known(at) != nil { return true }
    guard scan.tokens[at].kind == .word, !TellingWords.noNames.contains(scan.word(at)) else { return false }
    let isFirst = at == 0 || scan.tokens[at - 1].kind == .end || scan.word(at - 1) == "/"
    let next = scan.word(at + 1)
    let isTold = [
      "is", "'s", "has", "hates", "cant", "doesnt", "wont", "eats", "no", "avoids", "dislikes", "(", "[", ":",
    ].contains(next)
    if isFirst {
      // A large letter says nothing there.
      let goesOn =
        [",", "and", "+"].contains(next)
        && (name(at + 2, isExpected: true) != nil || ["me", "my", "our", "i"].contains(scan.word(at + 2)))
      return mode != .people && at > 0 || isTold || number(at + 1) != nil || goesOn
    }
    if isNewName(at) { return true }
    let before = scan.word(at - 1)
    // "We are the Hendersons".
    if before == "the" { return false }
    let isOpen =
      listEnd == at - 1 && Self.joints.contains(before) || listEnd == at || [":", "(", "["].contains(before)
      || before == "and" && listEnd == at - 2
    return isOpen || isCounted && [",", "are", "-"].contains(before)
      || isTold && scan.tokens[at].isCapitalised
      || before == "with" && scan.tokens[at].isCapitalised
      || ["are", "'re", "us", "is", "'s"].contains(before) && scan.tokens[at].isCapitalised
  }

  /// Whether how many they are was just said: "we're three: Ann, Ben and Cy".
  var isCounted: Bool { found.count != nil && found.people.isEmpty }

  /// "…, nia is 6 and theo 11 hates fish": a word nobody knows, behind a mark or "and", of whom something is told.
  func isNewName(_ at: Int) -> Bool {
    guard at > 0, scan.tokens.indices.contains(at), scan.tokens[at].kind == .word,
      scan.tokens[at - 1].isSeparator || scan.word(at - 1) == "and",
      !TellingWords.noNames.contains(scan.word(at)),
      scan.lexicon.vocabulary.uses(scan.ids[at]).isEmpty
    else { return false }
    let told: Set<String> = [
      "is", "'s", "has", "hates", "cant", "doesnt", "wont", "eats", "avoids", "dislikes", "loves", "who",
    ]
    if told.contains(scan.word(at + 1)) { return true }
    return number(at + 1).map { told.contains(scan.word($0.end)) } ?? false
  }

  /// Behind a label, and beside others of a list, a name may be written small.
  func expectsName(_ at: Int) -> Bool {
    scan.tokens[at].isCapitalised || isNewName(at) || !pending.isEmpty && listEnd == at
      || !pending.isEmpty && ["and", ",", "("].contains(scan.word(at - 1))
      || [":", "("].contains(scan.word(at - 1))
  }

  /// With `isCertain` a word that is a name now and then is one, however it is written.
  func name(_ start: Int, isExpected: Bool, isCertain: Bool = false) -> (text: String, end: Int)? {
    guard scan.tokens.indices.contains(start), scan.tokens[start].kind == .word,
      !TellingWords.trades.contains(scan.word(start))
    else { return nil }
    if let whole = JoinedName(scan: scan).range(at: start), whole.lowerBound == start {
      return (writtenAsName(scan.utterance.text(tokens: whole)), whole.upperBound)
    }
    if let known = known(start)?.name { return (known, start + 1) }
    if ["mr", "mrs", "ms", "dr"].contains(scan.word(start)), scan.word(start + 1) == ".",
      scan.tokens.indices.contains(start + 2),
      scan.tokens[start + 2].isCapitalised
    {
      return (
        scan.utterance.text(tokens: start..<start + 1) + " "
          + scan.utterance.text(tokens: start + 2..<start + 3), start + 3
      )
    }
    let isTitle = TellingWords.titles.contains(scan.word(start)) && scan.tokens[start].isCapitalised
    if isTitle, scan.tokens.indices.contains(start + 1), scan.tokens[start + 1].isCapitalised,
      isName(start + 1, isExpected: true)
    {
      return (scan.utterance.text(tokens: start..<start + 2), start + 2)
    }
    guard isName(start, isExpected: isExpected, isCertain: isCertain) else { return nil }
    let text = scan.utterance.text(tokens: start..<start + 1)
    return (text.prefix(1).uppercased() + text.dropFirst(), start + 1)
  }

  /// Who was told of by that name, or by its last word: "Wanda" of Babcia Wanda.
  func known(_ at: Int) -> ToldPerson? {
    let word = scan.word(at)
    return found.people.first { $0.name?.lowercased() == word }
      ?? found.people.first { $0.name?.lowercased().hasSuffix(" \(word)") == true }
  }

  func isName(_ at: Int, isExpected: Bool, isCertain: Bool = false) -> Bool {
    let word = scan.word(at)
    guard word.utf8.count > 1, word != "'s", !TellingWords.fillers.contains(word),
      !TellingWords.noNames.contains(word), !PersonWords.pronouns.contains(word),
      !PersonWords.kin.contains(word),
      !TellingWords.predicates.contains(word), DayWords.weekdays[word] == nil,
      RollNoun(scan: scan, at: at) == nil,
      NumberParser(scan: scan).wholeNumber(at: at) == nil
    else { return false }
    let isCapital = scan.tokens[at].isCapitalised
    if PersonWords.plainNames.contains(word) || PersonWords.namesThatAreWords.contains(word) {
      let next = scan.word(at + 1)
      let isAlone =
        at + 1 >= scan.count || scan.tokens[at + 1].isSeparator || next == "and"
        || PersonWords.pronouns.contains(next)
      return isCapital || isCertain
        || isExpected
          && (number(at + 1) != nil || next == "(" || isAlone && PersonWords.plainNames.contains(word))
    }
    let uses = scan.lexicon.vocabulary.uses(scan.ids[at])
    guard uses.isDisjoint(with: [.function, .entity]) || isCapital && !uses.contains(.entity)
    else { return false }
    let isFood = !scan.union(scan.lexicon.parserLists.avoid + scan.lexicon.parserLists.cuisine, at: at)
      .isEmpty
    if isCapital, !isFood { return true }
    guard isExpected, !isFood, !scan.lexicon.illness.contains(scan.ids[at]) else { return false }
    // Written small: nothing else stands between it and the end of what names it.
    let next = scan.word(at + 1)
    return at + 1 >= scan.count || scan.tokens[at + 1].kind != .word || TellingWords.predicates.contains(next)
      || ["and", "who", "my", "our", "plus", "but", "so", "with"].contains(next)
      || PersonWords.pronouns.contains(next) || RollNoun(scan: scan, at: at + 1) != nil
      || isNameBehind(at + 1)
  }

  func isNameBehind(_ at: Int) -> Bool {
    at + 1 >= scan.count ? scan.lexicon.vocabulary.uses(scan.ids[at]).isEmpty : false
  }
}
