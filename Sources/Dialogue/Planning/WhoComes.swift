import Language

extension Recognition {
  private static let coming: Set<String> = [
    "come", "comes", "coming", "join", "joins", "joining", "visit", "visits", "visiting", "over", "staying",
    "stays", "invited", "here", "guests", "guest",
  ]
  private static let several: Set<String> = [
    "parents", "folks", "grandparents", "in-laws", "inlaws", "kids", "children", "friends", "neighbors",
    "neighbours",
    "cousins", "twins", "brothers", "sisters", "guests", "grandkids", "grandchildren",
  ]

  /// How many more eat when these people come ("thursday grandma and my parents are coming": three); several
  /// of a kind count for two. Nil when nobody is named, or nothing says that they come.
  var comers: Int? {
    let words = Set(Utterance(said).tokens.map(\.text))
    let people = slots.words("who")
    guard !people.isEmpty, !words.isDisjoint(with: Self.coming),
      words.isDisjoint(with: ["not", "isnt", "arent", "wont", "cant", "without", "only", "just"])
    else { return nil }
    return people.reduce(0) { sum, person in
      let last = person.lowercased().split(separator: " ").last.map(String.init) ?? ""
      return sum + (Self.several.contains(last) ? 2 : 1)
    }
  }
}
