/// "I'm Nora and I have celiac disease": who speaks, told apart from what is told of them.
struct SpeakerNamed {
  let scan: Scan

  /// "My name is Nora. I have celiac disease"; nil where no name begins the line.
  func parted() -> String? {
    var at = 0
    skip(["hi", "hello", "hey", "good", "morning", "evening", "there", ",", "!", "."], in: scan, at: &at)
    guard let name = end(of: Self.naming, in: scan, at: at), name < scan.count,
      isName(name, isSaid: scan.word(at) == "my")
    else { return nil }
    let text = scan.utterance.text(tokens: name..<name + 1)
    let told = "My name is \(text.prefix(1).uppercased() + text.dropFirst())"
    var next = name + 1
    guard next < scan.count else { return isPlain(at) ? nil : told }
    guard scan.tokens[next].isSeparator || ["and", "but"].contains(scan.word(next)) else { return nil }
    while next < scan.count, scan.tokens[next].isSeparator || ["and", "but"].contains(scan.word(next)) {
      next += 1
    }
    let rest = scan.utterance.text(tokens: next..<scan.count)
    if rest.isEmpty { return isPlain(at) ? nil : told }
    // What goes on without a subject is of the same one: "I'm Nora and allergic to nuts".
    let hasSubject = PersonWords.pronouns.contains(scan.word(next)) || scan.word(next) == "i"
    let saysMore = [
      "have", "am", "cant", "cannot", "can't", "dont", "don't", "hate", "avoid", "need", "eat", "love",
      "live",
    ]
    .contains(scan.word(next))
    if !hasSubject, saysMore { return "\(told). I \(rest)" }
    if !hasSubject,
      ["allergic", "vegan", "vegetarian", "celiac", "coeliac", "lactose", "diabetic", "pregnant"].contains(
        scan.word(next))
    {
      return "\(told). I am \(rest)"
    }
    return isPlain(at) && scan.tokens[name + 1].kind == .end ? nil : "\(told). \(rest)"
  }

  /// Already said as the sentence for it.
  private func isPlain(_ at: Int) -> Bool { at == 0 && scan.word(0) == "my" }

  /// Behind "my name is" any name; behind "I'm" only a word that is nothing else, and none that may be a misspelt diet or
  /// illness: "I'm Celliac" names nobody.
  private func isName(_ at: Int, isSaid: Bool) -> Bool {
    let word = scan.word(at)
    guard !Self.peoples.contains(word), !TellingWords.noNames.contains(word),
      RollItemParser(scan: scan).isName(at, behindKin: false)
    else {
      return false
    }
    let isUnknown = scan.ids[at] == Vocabulary.unknown || scan.lexicon.vocabulary.uses(scan.ids[at]).isEmpty
    if isSaid { return scan.tokens[at].isCapitalised || isUnknown }
    let isPlain = PersonWords.plainNames.contains(word) || PersonWords.namesThatAreWords.contains(word)
    let goesOn =
      scan.tokens[min(at + 1, scan.count - 1)].isSeparator || ["and", "n"].contains(scan.word(at + 1))
    return !Self.stems.contains(where: { word.hasPrefix($0) || word.hasSuffix($0) }) && at + 2 < scan.count
      && goesOn
      && (isUnknown || isPlain && scan.tokens[at].isCapitalised)
  }

  private static let stems = [
    "cel", "coel", "diab", "veg", "pesc", "lact", "glut", "free", "toler", "allerg", "kosh", "hal", "ket",
    "pal", "fod", "ing",
    "ed", "ful", "ish", "ian",
  ]
  /// What somebody is, written with a capital letter, and no name.
  static let peoples: Set<String> = [
    "muslim", "hindu", "jewish", "jain", "buddhist", "christian", "catholic", "sikh", "mormon", "orthodox",
    "protestant",
    "adventist", "american", "british", "english", "irish", "scottish", "welsh", "german", "french",
    "italian", "spanish",
    "polish", "dutch", "swedish", "norwegian", "danish", "finnish", "russian", "ukrainian", "turkish",
    "greek", "indian",
    "pakistani", "chinese", "japanese", "korean", "vietnamese", "thai", "filipino", "mexican", "brazilian",
    "cuban",
    "canadian", "australian", "nigerian", "ghanaian", "kenyan", "ethiopian", "egyptian", "lebanese", "syrian",
    "iranian",
    "persian", "arab", "african", "asian", "european", "hungarian", "czech", "portuguese", "swiss",
    "austrian",
    "tuesday", "monday", "wednesday", "thursday", "friday", "saturday", "sunday", "ok", "gf", "df", "vegan",
    "keto",
  ]
  private static let naming: [[String]] = [
    ["my", "name", "is"], ["my", "name", "'s"], ["i", "am"], ["this", "is"],
  ]
}
