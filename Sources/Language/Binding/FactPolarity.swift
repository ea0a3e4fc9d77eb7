/// Whether a sentence says yes or no to a kind of fact. The chain of labels sees which piece plays which role, and not that "we
/// eat meat" refuses none, or that who "didn't spend 164" spent nothing.
struct FactPolarity {
  let scan: Scan
  let sentence: Range<Int>

  /// Whether its words speak against that kind.
  func speaksAgainst(_ kind: String) -> Bool {
    switch kind {
    case "has": standsBesideHarm
    case "avoid", "dislike": !refuses || isUntroubled
    case "spent": isUnspent
    default: false
    }
  }

  /// "Allergic to shrimp and cashews" is nobody's stock, unless it is said where that is kept.
  private var standsBesideHarm: Bool {
    sentence.contains { isHarm($0) } && !sentence.contains { Self.keeping.contains(scan.word($0)) }
  }

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
