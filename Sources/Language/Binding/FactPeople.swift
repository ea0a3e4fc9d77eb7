import Values

/// Whom a fact is of.
extension FactBinder {
  /// Whom the fact is of, as a plain sentence names them; nil where somebody is only pointed at and was not named, or
  /// where somebody else is named amid it.
  func people(in fact: Fact) -> [String]? {
    var result: [String] = []
    var former: Range<Int>?
    for role in fact.roles where role.role == "who" {
      defer { former = role.pieces }
      // "Aunt Gerda" is one, by her name.
      if let former, former.upperBound == role.pieces.lowerBound, pieces[former.upperBound - 1].kind == .role,
        [.person, .name].contains(pieces[role.pieces.lowerBound].kind)
      {
        result.removeLast()
      }
      let named = role.pieces.filter { Self.isSomebody(pieces[$0].kind) }
      let range = named.first.flatMap { first in named.last.map { first..<$0 + 1 } } ?? role.pieces
      let words = text(range).lowercased()
      if Self.pointing.contains(words) {
        guard
          let before = (0..<role.pieces.lowerBound).last(where: {
            [.person, .role, .name].contains(pieces[$0].kind)
          })
        else { return nil }
        let who = Self.person(text(before..<before + 1))
        if !result.contains(who) { result.append(who) }
      } else {
        let who = Self.person(text(range))
        // Nobody's name that any list or a capital tells.
        if named.isEmpty, who != "we", !(role.pieces.count == 1 && isUnlisted(role.pieces.lowerBound)) {
          return nil
        }
        result.append(who)
      }
    }
    if Self.ofPeople.contains(fact.kind) {
      let own = Set(fact.roles.filter { $0.role == "who" }.flatMap { Array($0.pieces) })
      let others = fact.pieces.subtracting(own).filter { isNamedPerson(pieces[$0]) }
      if !others.isEmpty { return nil }
    }
    return result
  }

  private func isUnlisted(_ at: Int) -> Bool {
    let isCapital = scan.tokens[pieces[at].tokens.lowerBound].isCapitalised
    return isCapital && (pieces[at].kind == .food || pieces[at].kind == .unknown)
      || pieces[at].kind == .unknown && margin(at) >= 500
  }

  /// Whoever is of the house is no guest.
  func livesHere(_ who: String) -> Bool {
    let words = Set(Utterance(who).tokens.map(\.text))
    return who == "I" || who == "we"
      || !words.isDisjoint(with: [
        "baby", "toddler", "kid", "kids", "child", "children", "son", "daughter", "husband", "wife",
        "partner", "twins", "hubby", "boy",
        "girl",
      ])
  }

  private static let ofPeople: Set<String> = ["avoid", "dislike", "again", "age"]
  private static let pointing: Set<String> = [
    "he", "she", "they", "him", "her", "them", "his", "their", "who",
  ]

  private static func isSomebody(_ kind: Piece.Kind) -> Bool {
    switch kind {
    case .person, .role, .name, .pronoun: true
    default: false
    }
  }

  /// Somebody by name, or the speaker; a word that no list knows where it does what people do.
  func isNamedPerson(_ piece: Piece) -> Bool {
    let behind = scan.word(piece.tokens.upperBound)
    return piece.kind == .person || piece.kind == .name
      || ["me", "myself"].contains(scan.word(piece.tokens.lowerBound))
      || piece.kind == .unknown
        && (PersonWords.afterNames.contains(behind) || ["who", "went", "gets"].contains(behind))
  }

  /// Whoever speaks is I, everybody is we.
  static func person(_ text: String) -> String {
    let words = text.lowercased()
    if ["me", "i", "my", "myself", "mine", "i'm", "im"].contains(words) { return "I" }
    let everybody: Set<String> = [
      "we", "us", "all of us", "everybody", "everyone", "we all", "us all", "our", "the whole family", "all",
      "nobody", "no one",
      "noone", "none of us", "the family", "any of us", "anybody", "anyone", "the house", "the whole house",
      "whole family",
      "nobody here", "anyone here", "all of we", "everyone here", "each of us", "all", "our house",
      "our family", "the lot of us",
      "the whole lot of us", "we both", "both of us", "my family", "the household", "we three", "ours",
      "us both", "no one of us",
      "nobody of us", "not one of us",
    ]
    return everybody.contains(words) ? "we" : text
  }
}
