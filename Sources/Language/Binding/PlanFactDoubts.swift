/// What is wished of a plan or of one dinner and is no fact: "two vegetarian nights" are no guests, "cheaper, at most 90 dollars" was
/// not spent, "my husband eats at work" leaves nobody else out.
struct PlanFactDoubts {
  let scan: Scan
  let pieces: [Piece]

  /// Whether the fact's words tell a wish of dinners. `tokens` are those from its first to its last word.
  func isOfPlan(_ fact: FactBinder.Fact, in tokens: Range<Int>) -> Bool {
    switch fact.kind {
    case "guest", "guests", "heads", "movein", "size": countsEvenings(fact) || countsSome(fact)
    case "spent": limitsMoney(tokens)
    case "nobody": isOfOne(tokens)
    case "away": isVisited(fact)
    case "avoid", "dislike": wishesForDish(fact)
    default: false
    }
  }

  private func numbers(_ fact: FactBinder.Fact) -> [Range<Int>] {
    fact.roles.filter { ["more", "total", "change"].contains($0.role) }.map { role in
      pieces[role.pieces.lowerBound].tokens.lowerBound..<pieces[role.pieces.upperBound - 1].tokens.upperBound
    }
  }

  /// "Two vegetarian nights one fish night": so many evenings, and no people.
  private func countsEvenings(_ fact: FactBinder.Fact) -> Bool {
    numbers(fact).contains { number in
      for at in number.upperBound..<min(number.upperBound + 3, scan.count) {
        if scan.tokens[at].isSeparator || ["for", "to", "on", "at", "come", "coming"].contains(scan.word(at))
        {
          return false
        }
        if Self.evenings.contains(scan.word(at)) { return true }
      }
      return false
    }
  }

  /// "9 people, 2 vegan": some of those counted before, and no more of them.
  private func countsSome(_ fact: FactBinder.Fact) -> Bool {
    numbers(fact).contains { number in
      guard Self.eaters.contains(scan.word(number.upperBound)) else { return false }
      let start = (0..<number.lowerBound).last { scan.tokens[$0].kind == .end }.map { $0 + 1 } ?? 0
      return (start..<number.lowerBound).contains { at in
        NumberParser(scan: scan).wholeNumber(at: at).map {
          ["people", "persons", "of", "ppl", "eaters", "guests", "pax"].contains(scan.word($0.end))
        } ?? false
      }
    }
  }

  /// "Make the week cheaper, at most 90 dollars": what may be spent.
  private func limitsMoney(_ tokens: Range<Int>) -> Bool {
    let words = clauses(around: tokens).map(scan.word)
    return words.contains(where: Self.limiting.contains) && !words.contains(where: Self.spending.contains)
  }

  /// "On Thursday my husband eats at his work": somebody is told of, and not that nobody is there.
  private func isOfOne(_ tokens: Range<Int>) -> Bool {
    let around = clauses(around: tokens)
    if around.contains(where: {
      ["we", "we're", "nobody", "noone", "everyone", "everybody", "us"].contains(scan.word($0))
    }) {
      return false
    }
    return pieces.contains { piece in
      guard [.person, .role, .name].contains(piece.kind), around.contains(piece.tokens.lowerBound) else {
        return false
      }
      var before = piece.tokens.lowerBound - 1
      while ["my", "our", "his", "her", "the", "their"].contains(scan.word(before)) { before -= 1 }
      return !["at", "with", "to", "by", "for", "visit", "visiting"].contains(scan.word(before))
    }
  }

  /// "Wednesday we're at my mother's": she is who is visited, and not away.
  private func isVisited(_ fact: FactBinder.Fact) -> Bool {
    guard let who = fact.roles.first(where: { $0.role == "who" }) else { return false }
    var before = pieces[who.pieces.lowerBound].tokens.lowerBound
    if ["my", "our", "his", "her", "the", "their"].contains(scan.word(before)) { before += 1 }
    before -= 1
    while ["my", "our", "his", "her", "the", "their"].contains(scan.word(before)) { before -= 1 }
    return scan.word(before) == "at"
      && (0..<before).contains { ["we", "i", "we're", "i'm"].contains(scan.word($0)) }
  }

  /// "Let's do pancakes Thursday, Emma picks the toppings, no peanut butter obviously": of that dinner.
  private func wishesForDish(_ fact: FactBinder.Fact) -> Bool {
    guard let who = fact.roles.first(where: { $0.role == "who" }) else { return false }
    let end = pieces[who.pieces.upperBound - 1].tokens.upperBound
    guard Self.helping.contains(scan.word(end)) else { return false }
    let last = pieces[fact.pieces.max() ?? 0].tokens.upperBound
    return !(end..<max(end, last)).contains { at in
      scan.lexicon.harm.contains(scan.ids[at])
        || scan.lexicon.negations.contains(scan.ids[at]) && scan.word(at) != "no"
    }
  }

  /// The sentence around those words.
  private func clauses(around tokens: Range<Int>) -> Range<Int> {
    let start = (0..<tokens.lowerBound).last { scan.tokens[$0].kind == .end }.map { $0 + 1 } ?? 0
    let end = (tokens.upperBound..<scan.count).first { scan.tokens[$0].kind == .end } ?? scan.count
    return start..<max(end, tokens.upperBound)
  }

  private static let evenings: Set<String> = [
    "night", "nights", "evening", "evenings", "dinner", "dinners", "meal", "meals", "supper", "suppers",
    "dishes",
    "soups", "times", "days",
  ]
  private static let eaters: Set<String> = [
    "vegan", "vegans", "vegetarian", "vegetarians", "veggie", "veggies", "pescatarian", "pescatarians",
    "halal",
    "kosher", "gluten-free", "coeliac", "celiac",
  ]
  private static let limiting: Set<String> = [
    "cheaper", "most", "max", "maximum", "under", "below", "within", "limit", "budget", "plan", "exceed",
  ]
  private static let spending: Set<String> = [
    "spent", "paid", "pay", "cost", "costs", "came", "bought", "receipt", "bill", "till", "total", "was",
    "were",
    "gone", "spend",
  ]
  private static let helping: Set<String> = [
    "picks", "chooses", "pick", "choose", "makes", "helps", "cooks", "decides", "brings", "sets", "tops",
    "does",
    "gets", "selects",
  ]
}
