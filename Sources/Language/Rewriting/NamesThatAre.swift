/// "My wife noors a vegetarian", "zoyas eating with us": a name and "is" in one word, as phones write it.
struct NamesThatAre {
  let scan: Scan

  /// The line with the two parted; nil where no such word stands. A name that ends in s by itself ("Jonas") stays whole.
  func parted() -> String? {
    for at in scan.tokens.indices {
      let word = scan.word(at)
      guard word.hasSuffix("s"), word.utf8.count > 3, !word.hasSuffix("ss"), !Self.names.contains(word),
        Self.behind.contains(scan.word(at + 1)),
        // "Grandma brings a cake" is no Bring.
        !["a", "an"].contains(scan.word(at + 1)) || Self.eaters.contains(scan.word(at + 2)),
        isKnown(String(word.dropLast()))
          || scan.lexicon.vocabulary.uses(scan.ids[at]).isEmpty && !Self.ofThings.contains(scan.word(at + 1))
      else { continue }
      let isOfKin = PersonWords.kin.contains(scan.word(at - 1))
      guard
        isKnown(String(word.dropLast())) || isOfKin || at == 0 || scan.tokens[at - 1].isSeparator
          || ["and", "but", "so", "because", "cos", "since"].contains(scan.word(at - 1))
          // "I live with Ollie … ollies vegan": named before.
          || (0..<at).contains(where: { scan.word($0) == word.dropLast() })
      else { continue }
      let written = scan.utterance.text(tokens: at..<at + 1)
      return scan.utterance.replacing([(at..<at + 1, written.dropLast() + " is")])
    }
    return nil
  }

  /// "My flatmate is called tom": a name, however it is written.
  func called() -> String? {
    guard
      let at = scan.tokens.indices.first(where: {
        ["called", "named"].contains(scan.word($0)) && ["is", "'s"].contains(scan.word($0 - 1))
          && PersonWords.kin.contains(scan.word($0 - 2))
      }),
      at + 1 < scan.count, scan.tokens[at + 1].kind == .word, !scan.tokens[at + 1].isCapitalised,
      at + 2 >= scan.count || scan.tokens[at + 2].isSeparator
    else { return nil }
    let name = scan.utterance.text(tokens: at + 1..<at + 2)
    return scan.utterance.replacing([(at + 1..<at + 2, name.prefix(1).uppercased() + name.dropFirst())])
  }

  private func isKnown(_ name: String) -> Bool {
    guard let index = scan.lexicon.parserLists.person else { return false }
    let alone = Utterance(name)
    let other = Scan(alone, tokens: alone.tokens, lexicon: scan.lexicon, context: scan.context)
    return other.list(index, at: 0).contains { $0.end == 1 && !$0.isWeak }
  }

  private static let behind: Set<String> = [
    "a", "an", "eating", "coming", "joining", "having", "staying", "visiting", "not", "allergic", "vegan",
    "vegetarian", "pescatarian",
    "pregnant", "lactose", "celiac", "coeliac", "diabetic", "gluten", "dairy", "nut", "on", "back", "home",
    "away", "out", "ill", "sick", "bringing",
  ]
  /// What is said of things too: "tomatos on pizza" is nobody.
  private static let ofThings: Set<String> = [
    "on", "out", "back", "home", "away", "not", "having", "bringing",
  ]
  private static let eaters: Set<String> = [
    "vegetarian", "vegan", "pescatarian", "celiac", "coeliac", "diabetic", "veggie", "picky", "fussy",
    "pescetarian", "guest",
  ]
  /// Given names that end in s.
  private static let names: Set<String> = [
    "jonas", "chris", "james", "thomas", "agnes", "lukas", "lucas", "nils", "hans", "klaus", "iris", "doris",
    "carlos", "andres", "marcus",
    "silas", "elias", "matthias", "mathis", "lars", "jens", "boris", "francis", "alexis", "louis", "charles",
    "nicholas", "dennis",
    "phyllis", "gladys", "frances", "mavis", "anders", "moses", "jesus", "luis", "ines", "tobias", "andreas",
    "niklas", "magnus", "rasmus",
    "julius", "linus", "titus", "angus", "marius", "darius", "cyrus", "otis", "travis", "curtis", "lewis",
    "ennis", "lois", "janis",
    "anis", "idris", "firas", "abbas", "elis", "rhys", "wes", "les", "des", "gus", "russ", "ross", "tess",
    "jess", "bess", "mads", "thais",
    "anais", "paris", "athanasios", "stavros", "kostas", "nikos", "giannis", "dimitris", "yiannis",
    "mercedes", "dolores", "lourdes",
  ]
}
