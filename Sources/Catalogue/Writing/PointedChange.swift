import Kitchen

extension RecipeChangeWords {
  /// A line that changes a recipe it points at as "it": "it: remove the salt", "in it change the honey to maple syrup", "take
  /// the salt out of it", "it without the salt". Nil for a line that changes nothing of it.
  package init?(pointing line: String) {
    guard line.utf8.count <= 2000 else { return nil }
    let talk = ChangeTalk(line)
    let said = Phrase(talk.told).withoutFillers
    guard let pointed = Self.pointed(said), !pointed.edits.isEmpty else { return nil }
    (edits, dish, isPlain, isOpen) = (pointed.edits, nil, true, pointed.isOpen)
    (unread, asides, isInside) = (pointed.unread, talk.asides, Self.isInside(said))
  }

  /// What the parts of a line come to.
  struct PointedEdits {
    var edits: [RecipeEdit]
    var isOpen = false
    var unread: [String] = []
  }

  /// Whether the words speak of what is in it: "add the salt to it", "change it: …".
  static func isInside(_ said: Phrase) -> Bool {
    let words = said.words
    let isIn = ["to it", "in it", "from it", "out of it", "into it"].contains { words.has($0) }
    let has = ["needs", "has", "should", "gets", "contains", "uses", "takes"]
    return isIn || changing.contains { said.behind($0) != nil }
      || has.contains { said.behind("it \($0)") != nil }
  }

  static let changing = [
    "change it", "edit it", "update it", "modify it", "alter it", "adjust it", "correct it", "fix it",
    "please change it",
  ]

  private static func pointed(_ said: Phrase) -> PointedEdits? {
    several(said) ?? one(said).map { PointedEdits(edits: $0.edits, isOpen: $0.isOpen) }
  }

  private static func one(_ said: Phrase) -> (edits: [RecipeEdit], isOpen: Bool)? {
    if let rest = said.behind("and") ?? said.behind("also"), !rest.isEmpty { return one(rest.withoutFillers) }
    if let rest = said.behind("it"), !rest.isEmpty {
      if rest.opensWithColon { return edits(rest.withoutFillers, isAtHand: true).map { ($0, false) } }
      if let food = without(rest) { return ([.remove(food)], true) }
      if let first = rest.words.first, verbs.contains(first) {
        return edits(said, isAtHand: true).map { ($0, false) }
      }
    }
    // "Change my ramen: leave out the soy sauce".
    for verb in changing {
      guard let rest = said.behind(verb), !rest.isEmpty else { continue }
      let told = ["so that", "and", "so", "to"].lazy.compactMap { rest.behind($0) }.first ?? rest
      if let edits = edits(told.withoutFillers, isAtHand: true) { return (edits, false) }
      // "Change the jollof rice to 2 habaneros".
      if rest.behind("to") != nil, told.opensWithAmount, (2...5).contains(told.words.count) {
        return ([.ingredient(told.text)], false)
      }
      return without(told).map { ([.remove($0)], false) }
    }
    for verb in [
      "make it", "cook it", "do it", "i want it", "we want it", "i like it", "we like it", "have it",
    ] {
      if let rest = said.behind(verb), let food = without(rest) { return ([.remove(food)], true) }
    }
    for lead in ["in it", "for it", "on it", "with it", "of it", "from it"] {
      if let rest = said.behind(lead), !rest.isEmpty {
        return edits(rest.withoutFillers, isAtHand: true).map { ($0, false) }
      }
    }
    for link in tails {
      // "Change the peanut butter in my ramen to almond butter".
      if let (head, rest) = said.parted(at: link), let first = rest.words.first,
        ["to", "for", "with", "by", "into"].contains(first), !rest.words.allSatisfy(lasting.contains),
        let edits = edits(Phrase("\(head.text) \(rest.text)"), isAtHand: true)
      {
        return (edits, false)
      }
      guard let (head, rest) = said.parted(at: link), rest.words.allSatisfy(lasting.contains) else {
        continue
      }
      let whole = link == "out of it" ? head.adding("out") : head
      return edits(whole, isAtHand: true).map { ($0, false) }
    }
    return nil
  }

  /// "Without the salt", "but no salt", "minus the salt".
  private static func without(_ said: Phrase) -> String? {
    for verb in [
      "without any", "without", "with no", "but without", "but no", "minus", "sans", "leaving out",
      "but leave out",
    ] {
      if let rest = said.behind(verb), !rest.isEmpty, rest.words.count <= 5 { return rest.food }
    }
    return nil
  }

  private static let verbs: Set<String> = [
    "needs", "has", "should", "gets", "serves", "takes", "contains", "uses", "feeds", "is", "must", "take",
    "need", "serve",
  ]
  static let tails = [
    "out of it", "in it", "from it", "of it", "to it", "for it", "with it", "into it",
  ]
  private static let lasting: Set<String> = [
    "please", "now", "permanently", "for", "good", "always", "from", "on", "recipe", "thanks", "too",
    "instead",
  ]
}
