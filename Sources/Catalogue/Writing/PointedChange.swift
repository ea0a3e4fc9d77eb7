import Kitchen

extension RecipeChangeWords {
  /// A line that changes a recipe it points at as "it": "it: remove the salt", "in it change the honey to maple syrup", "take
  /// the salt out of it", "it without the salt". Nil for a line that changes nothing of it.
  package init?(pointing line: String) {
    guard line.utf8.count <= 2000 else { return nil }
    let said = Phrase(line).withoutFillers
    guard let (edits, isOpen) = Self.pointed(said), !edits.isEmpty else { return nil }
    (self.edits, dish, isPlain, self.isOpen) = (edits, nil, true, isOpen)
  }

  private static func pointed(_ said: Phrase) -> (edits: [RecipeEdit], isOpen: Bool)? {
    several(said) ?? one(said)
  }

  /// "Change it: oat cream instead of cream, and 80 g of butter instead of 60 g", "in it, replace the cream with oat cream, and
  /// the butter with margarine": each part with the lead, or the verb, of the first; nil where one of them changes nothing.
  private static func several(_ said: Phrase) -> (edits: [RecipeEdit], isOpen: Bool)? {
    let leads = [
      "in it", "for it", "it", "change it", "edit it", "update it", "modify it", "adjust it", "correct it",
      "please change it",
    ]
    let joined = said.text.replacing(" and ", with: ", ").replacing(" n ", with: ", ").replacing(
      " & ", with: ", ")
    let parts = Self.withAmounts(
      joined.split(separator: ",").map { String($0) }.filter { $0.contains(where: \.isLetter) })
    // "Remove the salt and the pepper from it" is one change of two foods.
    guard parts.count > 1, parts.count < 6,
      !tails.contains(where: said.words.joined(separator: " ").hasSuffix)
    else { return nil }
    let lead = leads.first { said.behind($0) != nil } ?? ""
    var told = parts
    if Phrase(parts[0]).text.lowercased() == lead { told.removeFirst() }
    var verb = ""
    var all: [RecipeEdit] = []
    for part in told {
      var phrase = Phrase(part)
      if let rest = phrase.behind("and") { phrase = rest }
      if let rest = phrase.behind(lead) { phrase = rest }
      phrase = phrase.withoutFillers
      let found = edits(phrase, isAtHand: true) ?? edits(Phrase("\(verb) \(phrase.text)"), isAtHand: true)
      guard let found else { return nil }
      if verb.isEmpty { verb = phrase.words.first ?? "" }
      all += found
    }
    return all.count > 1 ? (all, false) : nil
  }

  private static let preparations: Set<String> = [
    "diced", "chopped", "sliced", "minced", "grated", "peeled", "crushed", "melted", "halved", "shredded",
    "cubed",
  ]

  /// The parts of a line, a bare amount with the food before it: "the butter with margarine", "80 g" is one part. What was
  /// taken back ("one carrot no sorry two celery sticks") is left out.
  private static func withAmounts(_ parts: [String]) -> [String] {
    var told: [String] = []
    for part in parts {
      var phrase = Phrase(part)
      if let (_, rest) = phrase.parted(at: "no sorry") ?? phrase.parted(at: "sorry no")
        ?? phrase.parted(at: "no wait"),
        rest.opensWithAmount
      {
        phrase = rest
      }
      if phrase.opensWithAmount, phrase.words.count < 3, let last = told.last,
        let cut = Phrase(last).parted(at: "with")
      {
        told[told.count - 1] = "\(cut.0.text) with \(phrase.text) \(cut.1.text)"
      } else if phrase.words.count == 1, preparations.contains(phrase.words[0]), let last = told.popLast() {
        // "Add 1 carrot, diced".
        told.append("\(last), \(phrase.text)")
      } else {
        told.append(phrase.text == Phrase(part).text ? part : phrase.text)
      }
    }
    return told
  }

  private static func one(_ said: Phrase) -> (edits: [RecipeEdit], isOpen: Bool)? {
    if let rest = said.behind("and") ?? said.behind("also"), !rest.isEmpty { return one(rest.withoutFillers) }
    if let rest = said.behind("it"), !rest.isEmpty {
      if rest.opensWithColon { return edits(rest, isAtHand: true).map { ($0, false) } }
      if let food = without(rest) { return ([.remove(food)], true) }
      if let first = rest.words.first, verbs.contains(first) {
        return edits(said, isAtHand: true).map { ($0, false) }
      }
    }
    // "Change my ramen: leave out the soy sauce".
    for verb in [
      "change it", "edit it", "update it", "modify it", "alter it", "adjust it", "correct it", "fix it",
    ] {
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
    "needs", "has", "should", "gets", "serves", "takes", "contains", "uses", "feeds", "is", "must",
  ]
  private static let tails = [
    "out of it", "in it", "from it", "of it", "to it", "for it", "with it", "into it",
  ]
  private static let lasting: Set<String> = [
    "please", "now", "permanently", "for", "good", "always", "from", "on", "recipe", "thanks", "too",
    "instead",
  ]
}
