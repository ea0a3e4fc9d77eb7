/// Whether a sentence says yes or no to a kind of fact. The chain of labels sees which piece plays which role, and
/// not that "we eat meat" refuses none, or that who "didn't spend 164" spent nothing.
struct FactPolarity {
  let scan: Scan
  let sentence: Range<Int>
  /// From the first to the last word of the fact itself.
  let own: Range<Int>

  /// Whether its words speak against that kind.
  func speaksAgainst(_ kind: String) -> Bool {
    switch kind {
    case "has": standsBesideHarm || isAsked || isOrdered || isRidOf
    case "age": scan.tokens.indices.contains { Self.expecting.contains(scan.word($0)) }
    case "lessall": isSpoiled
    case "avoid", "dislike": !refuses || isUntroubled || deniesDiet || isBought || isNotSold
    case "spent": isUnspent
    case "away": isComing || isLate
    case "moveout": isStaying
    default: false
    }
  }

  /// "Allergic to shrimp and cashews" is nobody's stock, unless it is said where that is kept.
  private var standsBesideHarm: Bool {
    sentence.contains { isHarm($0) } && !sentence.contains { Self.keeping.contains(scan.word($0)) }
  }

  /// "Salmon fillets in the oven at 400, how long", "I want soup from scratch": asked about, not at home.
  private var isAsked: Bool {
    let isQuestion = scan.tokens.indices.contains { at in
      scan.word(at) == "how" && ["long", "hot", "do", "should"].contains(scan.word(at + 1))
    }
    return isQuestion && !sentence.contains { ["have", "got", "bought"].contains(scan.word($0)) }
      || sentence.contains { scan.word($0) == "scratch" }
  }

  /// "Put a gallon of milk and bananas", "add 3 bananas and a bunch of grapes": an order for the list, unless it says where at
  /// home.
  private var isOrdered: Bool {
    guard let first = sentence.first, ["put", "get", "buy", "need", "add"].contains(scan.word(first)) else {
      return false
    }
    return !sentence.contains { Self.keeping.contains(scan.word($0)) }
  }

  /// "We throw away the chicken, 500 g", "we have run out of dates": it is not at home any more.
  private var isRidOf: Bool {
    sentence.contains { at in
      ["throw", "threw", "throwing", "thrown", "tossed"].contains(scan.word(at))
        && ["away", "out"].contains(scan.word(at + 1))
        || ["binned", "chucked", "tossed", "composted", "remove", "removed", "delete", "subtract"].contains(
          scan.word(at))
    }
      || (max(sentence.lowerBound, own.lowerBound - 4)..<own.upperBound).contains { at in
        ["run", "ran", "running"].contains(scan.word(at)) && scan.word(at + 1) == "out"
          || scan.word(at) == "out" && scan.word(at + 1) == "of"
      }
      // "Its best before date is the 20th of March" names no fruit.
      || own.contains { at in
        ["date", "dates"].contains(scan.word(at))
          && ["before", "by", "expiry", "expiration", "its", "their"].contains(scan.word(at - 1))
      }
  }

  /// "The mince has gone brown", "the onions burn": what became of it, and not that there is none left.
  private var isSpoiled: Bool {
    sentence.contains { at in
      ["burn", "burns", "burned", "burnt", "burning"].contains(scan.word(at))
        || scan.word(at) == "gone"
          && Self.spoiled.contains(scan.word(scan.word(at + 1) == "all" ? at + 2 : at + 1))
    }
  }

  private static let spoiled: Set<String> = [
    "brown", "bad", "lumpy", "hard", "soft", "green", "gray", "grey", "moldy", "sour", "like", "thick",
  ]
  private static let expecting: Set<String> = ["pregnant", "pregnancy", "expecting", "preggers"]

  /// A word of harm or refusal, or of a diet.
  private var refuses: Bool {
    sentence.contains { at in
      let word = scan.word(at)
      return scan.lexicon.negations.contains(scan.ids[at]) || isHarm(at) || Self.refusing.contains(word)
        || word.hasSuffix("tarian") || word.hasSuffix("free")
    }
  }

  private func isHarm(_ at: Int) -> Bool {
    scan.lexicon.harm.contains(scan.ids[at]) || scan.lexicon.illness.contains(scan.ids[at])
  }

  /// "Leo is NOT vegetarian, but he can't have nuts": the no is said of the diet, which is then no fact; the nuts
  /// are one of their own.
  private var deniesDiet: Bool {
    own.contains { at in
      (scan.word(at).hasSuffix("tarian") || ["vegan", "veggie"].contains(scan.word(at)))
        && (max(sentence.lowerBound, at - 3)..<at).contains { scan.lexicon.negations.contains(scan.ids[$0]) }
    }
  }

  /// "Add eggs, bread and halal chicken for Aisha": something to buy, unless it says that somebody can't have it.
  private var isBought: Bool {
    guard let first = sentence.first, ["add", "put", "get", "buy"].contains(scan.word(first)) else {
      return false
    }
    return !sentence.contains { isHarm($0) || scan.lexicon.negations.contains(scan.ids[$0]) }
  }

  /// "We cannot get smoked trout": a shop that has none. "He can't get near nuts" is another thing.
  private var isNotSold: Bool {
    !sentence.contains(where: isHarm)
      && sentence.dropLast().contains { at in
        scan.lexicon.negations.contains(scan.ids[at]) && ["get", "find", "buy"].contains(scan.word(at + 1))
          && !["near", "close", "into", "enough"].contains(scan.word(at + 2))
          || ["in", "at"].contains(scan.word(at))
            && ["shop", "store", "supermarket", "market"].contains(
              scan.word(["the", "our", "that"].contains(scan.word(at + 1)) ? at + 2 : at + 1))
      }
  }

  /// "Without problem", "no problem with".
  private var isUntroubled: Bool {
    sentence.dropLast().contains { at in
      ["without", "no"].contains(scan.word(at))
        && ["problem", "problems", "trouble", "issue", "issues"].contains(scan.word(at + 1))
    }
  }

  /// "I didn't spend 164", "I want to spend 90": denied or wished in the words just before the verb.
  private var isUnspent: Bool {
    guard let verb = sentence.first(where: { ["spend", "spent", "pay", "paid"].contains(scan.word($0)) })
    else {
      return false
    }
    return (max(sentence.lowerBound, verb - 4)..<verb).contains { at in
      scan.lexicon.negations.contains(scan.ids[at]) || Self.wishing.contains(scan.word(at))
    }
  }

  /// "No mum IS coming Sunday": the no at the front is an answer, and nothing denies the coming.
  private var isComing: Bool {
    guard let first = sentence.first, ["no", "nope", "nah"].contains(scan.word(first)),
      sentence.contains(where: {
        ["coming", "comes", "come", "joining", "joins", "join", "eating", "eats"].contains(scan.word($0))
      })
    else { return false }
    return !sentence.dropFirst().contains { scan.lexicon.negations.contains(scan.ids[$0]) }
  }

  /// "Tom did NOT move out": denied in the words just before the verb.
  private var isStaying: Bool {
    let verbs: Set<String> = ["move", "moved", "moving", "leave", "left"]
    guard let verb = sentence.first(where: { verbs.contains(scan.word($0)) }) else { return false }
    return (max(sentence.lowerBound, verb - 3)..<verb).contains {
      scan.lexicon.negations.contains(scan.ids[$0])
    }
  }

  /// "My husband is home late on Friday": he eats here.
  private var isLate: Bool { sentence.contains { ["late", "later"].contains(scan.word($0)) } }

  private static let keeping: Set<String> = [
    "home", "fridge", "pantry", "cupboard", "freezer", "bought", "refrigerator", "icebox", "larder", "left",
    "have", "got",
  ]
  private static let wishing: Set<String> = [
    "want", "wanna", "would", "may", "can", "could", "must", "should", "max",
  ]
  /// What one eats or keeps is none of them.
  private static let refusing: Set<String> = [
    "avoid", "avoids", "avoiding", "skip", "skips", "off", "out", "hate", "hates", "dislike", "dislikes",
    "detests", "loathes", "leave",
    "bad", "trouble", "problem", "problems", "issue", "issues", "ban", "banned", "forbidden", "taboo",
    "vegan", "less", "little", "rid",
    "quit", "gave", "stopped", "cut", "without", "sans", "minus", "ex", "diet", "strict", "away", "steer",
    "clear", "limit", "except",
    "diabetic", "celiac", "coeliac", "halal", "kosher", "keto", "paleo", "pregnant", "allergy", "allergies",
    "allergic", "intolerant",
    "intolerance", "sensitive", "sensitivity", "low-carb", "low-sodium", "low-salt", "sick", "ill",
    "hospital", "rash", "hives", "swells",
    "reacts", "poison", "kill", "kills", "dies", "gross", "yuck", "ew", "never", "stand", "stands", "bear",
    "stomach", "tolerate", "digest",
    "weakness", "goodbye", "negative",
  ]
}
