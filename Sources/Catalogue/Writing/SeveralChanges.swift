import Kitchen

extension RecipeChangeWords {
  /// "Change it: oat cream instead of cream, and 80 g of butter instead of 60 g", "in it, replace the cream with oat cream, and
  /// the butter with margarine": each part with the lead, or the verb, of the first. A part that changes nothing is told as
  /// not taken in where the line plainly changes the recipe; else nil.
  static func several(_ said: Phrase) -> PointedEdits? {
    let leads = ["in it", "for it", "it"] + changing
    // "Step 4 shall read: season and serve with rice" is one step.
    let says: Set<String> = ["say", "says", "read", "reads", "add", "insert", "with", "becomes", "be"]
    if said.words.contains("step"), !says.isDisjoint(with: said.words) || said.text.contains(":") {
      return nil
    }
    let joined = said.text.replacing(" and ", with: ", ").replacing(" & ", with: ", ")
      .replacing(/[.;] +/, with: ", ")
    let parts = withAmounts(
      joined.split(separator: ",").map { String($0) }.filter { $0.contains(where: \.isLetter) })
    // "Remove the salt and the pepper from it" is one change of two foods.
    guard parts.count > 1, parts.count < 8,
      !tails.contains(where: said.words.joined(separator: " ").hasSuffix) || parts.count > 2
        || hasOtherVerb(parts)
    else { return nil }
    let lead = leads.first { said.behind($0) != nil } ?? ""
    let isPlain = isInside(said)
    var told = parts
    if Phrase(parts[0]).text.lowercased() == lead { told.removeFirst() }
    var verb = ""
    var all = PointedEdits(edits: [])
    for part in told {
      var phrase = Phrase(part)
      if let rest = phrase.behind("and") { phrase = rest }
      if let rest = phrase.behind(lead) { phrase = rest }
      phrase = withoutTail(phrase.withoutFillers)
      let bare = isPlain && phrase.opensWithAmount && (2...6).contains(phrase.words.count)
      let found =
        edits(phrase, isAtHand: true) ?? edits(Phrase("\(verb) \(phrase.text)"), isAtHand: true)
        ?? (bare ? [.ingredient(phrase.text)] : nil)
      guard let found else {
        guard isPlain else { return nil }
        all.unread.append(phrase.text)
        continue
      }
      verb = openingVerb(phrase) ?? verb
      all.edits += found
    }
    return all.edits.count + all.unread.count > 1 && !all.edits.isEmpty ? all : nil
  }

  /// "Add salt, and leave the pepper out of it": a part behind the first has a verb of its own.
  private static func hasOtherVerb(_ parts: [String]) -> Bool {
    parts.dropFirst().contains { openingVerb(Phrase($0).withoutFillers) != nil }
  }

  /// What a part opens with that the parts behind it may leave out.
  private static func openingVerb(_ said: Phrase) -> String? {
    [
      "take out", "leave out", "cut out", "get rid of", "swap out", "put in", "add", "use", "remove",
      "replace",
      "swap", "change", "drop", "omit", "delete", "skip", "substitute", "exchange", "double", "halve", "put",
      "make", "take", "leave", "throw in", "switch", "less", "more", "needs", "has", "it needs", "it has",
    ].first { said.behind($0) != nil }
  }

  /// "Two cups of kale to it" as "two cups of kale", "take the rind out of it" as "take the rind out".
  private static func withoutTail(_ said: Phrase) -> Phrase {
    for tail in tails {
      guard let (head, rest) = said.parted(at: tail), rest.isEmpty else { continue }
      return tail == "out of it" ? head.adding("out") : head
    }
    return said
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
}
