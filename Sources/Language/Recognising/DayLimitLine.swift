import Values

/// "Make Sunday nut-free", "keep nuts out of Sunday", "Sunday's dinner must be dairy free, my nephew is allergic": what
/// certain evenings go without, whatever the words around it. It holds for those days and is no rule of the house.
/// Source: issue 13, laws 2 and 4.
struct DayLimitLine {
  let recognizer: Recognizer
  let scan: Scan

  /// The line as such a limit, or as a wish for a diet of that day; nil for every other line.
  func readings() -> [Recognition]? {
    guard let found = reading() else { return nil }
    // What somebody of the house is allergic to is no limit of one evening alone: that part is asked for again.
    let start = reasonStart
    if start < scan.count, !(start..<scan.count).contains(where: { Self.guests.contains(scan.word($0)) }) {
      return [found, .leftOut(scan.utterance.text(tokens: min(start + 1, scan.count - 1)..<scan.count))]
    }
    let diets = scan.tokens.indices.filter { Self.diets.contains(scan.word($0)) }
    guard !diets.isEmpty else { return [found] }
    // What is liked on an evening, and harms nobody, is a wish for its dish: said as plainly as others read it.
    guard diets.count == 1, scan.word(0) != "make", let days = days(),
      found.slots.filter({ $0.name == "avoid" }).count == 1
    else { return nil }
    let diet = scan.utterance.text(tokens: diets[0]..<diets[0] + 1)
    let said = days.days.map { "make \($0.iso) \(diet)" }.joined(separator: ". ")
    let all = recognizer.readAll(said, expecting: nil, context: scan.context)
    return all.allSatisfy { $0.band == .act && $0.intent == "swap_day" } ? all : nil
  }

  private func reading() -> Recognition? {
    guard (3...26).contains(scan.count), let intent = recognizer.grammar.intent("week_without"),
      !Self.asking.contains(scan.word(0)), !asksWhetherToMake(scan), let days = days()
    else { return nil }
    let end = reasonStart
    var avoids: [(value: SlotValue, range: Range<Int>)] = []
    // "We have a nut allergy, make dinner for Sunday": whose it is is told, and it holds for good.
    guard !tellsWhoseAllergy(end) else { return nil }
    // "Keep nuts out of Sunday"; "out of eggs on Friday" is what is not there.
    let isKeptOut = scan.tokens.indices.contains { at in
      scan.word(at) == "out" && scan.word(at + 1) == "of"
        && (days.range.contains(at + 2) || days.range.contains(at + 3))
    }
    var isDenied = isKeptOut
    var at = 0
    while at < end {
      if days.range.contains(at) {
        at = days.range.upperBound
      } else if Self.negations.contains(scan.word(at)) {
        // "No dinner on Friday" is about the evening itself.
        if Self.meals.contains(scan.word(at + 1)) { return nil }
        // "We have no milk on Friday" is what is not there, "need not be nut free" no limit at all.
        let isLacking =
          scan.word(at) == "no" && ["have", "'ve", "got"].contains(scan.word(at - 1)) && saysWe(at - 1)
        let isNoNeed = ["need", "needs", "must", "to"].contains(scan.word(at - 1)) && scan.word(at) == "not"
        if isLacking || isNoNeed || scan.word(at) == "out" && !isKeptOut { return nil }
        isDenied = true
        at += 1
      } else if scan.word(at) == "but"
        || scan.word(at) == "with" && !Self.beforeWith.contains(scan.word(at - 1))
      {
        // "Without dairy and with fish": what comes now is wanted.
        isDenied = false
        at += 1
      } else if let found = limit(at, isDenied: isDenied), found.end <= end {
        // "Not vegan on Sunday" is the opposite.
        if isDenied, !isKeptOut, isDiet(at..<found.end) || scan.word(found.end - 1) == "free" { return nil }
        for value in found.values where !avoids.contains(where: { $0.value == value }) {
          avoids.append((value, at..<found.end))
        }
        at = found.end
      } else if scan.tokens[at].isSeparator || Self.joints.contains(scan.word(at)) {
        // "No beef, we want chicken": a denial reaches on over a list of foods alone.
        if FoodParser(scan: scan).avoid(at: at + 1, unknown: false).isEmpty { isDenied = isKeptOut }
        at += 1
      } else if Self.talk.contains(scan.word(at)) {
        at += 1
      } else {
        return nil
      }
    }
    guard !avoids.isEmpty, !isAboutMore(end, than: avoids.map(\.value)) else { return nil }
    let slots =
      avoids.map { SlotBinding(name: "avoid", value: $0.value, range: scan.utterance.span($0.range)) }
      + [SlotBinding(name: "days", value: .days(days.days), range: scan.utterance.span(days.range))]
    return Recognition(
      said: scan.utterance.raw, intent: intent.name, act: intent.act, slots: slots.inOrder(),
      confidence: Confidence.framed, layer: .template)
  }

  /// The one group of days, from today on; nil for every week's, for days apart and for none.
  private func days() -> (days: [Day], range: Range<Int>)? {
    var found: (days: [Day], range: Range<Int>)?
    for at in scan.tokens.indices where found.map({ at >= $0.range.upperBound }) ?? true {
      guard let next = daysNamed(at: at, in: scan) else { continue }
      guard found == nil else { return nil }
      found = (next.days, at..<next.end)
    }
    guard let found, found.days.count < 7, found.days.allSatisfy({ $0 >= scan.context.now.day }),
      !scan.tokens.contains(where: { Self.always.contains($0.text) }),
      // "No meat on Mondays": every week.
      !found.range.contains(where: { scan.word($0).hasSuffix("days") && scan.word($0) != "days" })
    else { return nil }
    return found
  }

  /// What is left out, with the "free" behind it: a food or kind behind a negation or before "free", a diet as it stands.
  private func limit(_ at: Int, isDenied: Bool) -> (values: [SlotValue], end: Int)? {
    guard let found = FoodParser(scan: scan).avoid(at: at, unknown: false).first else { return nil }
    var end = found.end
    if scan.word(end) == "-" { end += 1 }
    let isFree = scan.word(end) == "free" && scan.word(end + 1) != "of"
    end = isFree ? end + 1 : found.end
    // "Safe for someone with a nut allergy".
    let isAllergy = Self.allergies.contains(scan.word(end))
    guard isDenied || isFree || isAllergy || isDiet(at..<found.end) else { return nil }
    return ([found.value] + found.others, isAllergy ? end + 1 : end)
  }

  private func saysWe(_ at: Int) -> Bool {
    (max(0, at - 2)..<max(0, at)).contains { ["we", "i"].contains(scan.word($0)) }
  }

  /// "I have a nut allergy", "our son's nut allergy": anybody's but "someone's".
  private func tellsWhoseAllergy(_ end: Int) -> Bool {
    guard
      (0..<end).contains(where: {
        Self.allergies.contains(scan.word($0)) || Self.reasons.contains(scan.word($0))
      })
    else {
      return false
    }
    return !(0..<end).contains {
      ["someone", "somebody", "anyone", "guest", "person"].contains(scan.word($0))
    }
      || (0..<end).contains { ["have", "has", "got", "my", "our"].contains(scan.word($0)) }
  }

  private static let allergies: Set<String> = ["allergy", "allergies", "intolerance"]
  private static let joints: Set<String> = ["and", "or", "nor"]

  /// "Vegan", "gluten-free": words for a diet, and not for what it leaves out.
  private func isDiet(_ range: Range<Int>) -> Bool {
    range.contains { Self.diets.contains(scan.word($0)) || scan.word($0).hasSuffix("free") }
  }

  private static let diets: Set<String> = [
    "vegan", "vegetarian", "veggie", "meatless", "halal", "kosher", "pescatarian", "plant-based", "dairyless",
    "coeliac",
    "celiac",
  ]

  /// Whether the reason names a food of its own: "…, my sister is allergic to eggs".
  private func isAboutMore(_ start: Int, than avoids: [SlotValue]) -> Bool {
    (start..<scan.count).contains { at in
      FoodParser(scan: scan).avoid(at: at, unknown: false).contains { !avoids.contains($0.value) }
    }
  }

  /// Where a last clause begins that only says that somebody is allergic to it; the end of the line where none does.
  private var reasonStart: Int {
    guard let cut = scan.tokens.indices.last(where: { scan.tokens[$0].isSeparator && $0 + 2 < scan.count }),
      ((cut + 1)..<scan.count).contains(where: { Self.reasons.contains(scan.word($0)) }),
      ((cut + 1)..<scan.count).allSatisfy({ at in
        Self.reasons.contains(scan.word(at)) || Self.talk.contains(scan.word(at))
          || scan.tokens[at].isSeparator
          || PersonWords.kin.contains(scan.word(at)) || PersonWords.pronouns.contains(scan.word(at))
          || !FoodParser(scan: scan).avoid(at: at, unknown: false).isEmpty
      })
    else { return scan.count }
    return cut
  }

  /// Who does not live here, so that their allergy is why, and no more.
  private static let guests: Set<String> = [
    "nephew", "niece", "aunt", "uncle", "cousin", "friend", "guest", "guests", "neighbour", "neighbor",
    "boss", "colleague",
    "visitor", "coworker", "sister", "brother", "grandson", "granddaughter", "godson", "goddaughter",
  ]
  private static let asking: Set<String> = [
    "is", "are", "does", "do", "did", "was", "will", "what", "which", "how", "why", "who", "has", "have",
    "if",
  ]
  private static let meals: Set<String> = [
    "dinner", "dinners", "supper", "meal", "meals", "cooking", "food", "plan",
  ]
  private static let beforeWith: Set<String> = ["nothing", "not", "anything", "someone", "somebody"]
  private static let always: Set<String> = [
    "every", "always", "each", "ever", "usually", "anymore", "again", "plan",
  ]
  private static let negations: Set<String> = [
    "no", "without", "not", "nothing", "avoid", "out", "free", "skip", "never",
  ]
  private static let reasons: Set<String> = [
    "allergic", "allergy", "intolerant", "coeliac", "celiac", "reacts",
  ]
  private static let talk: Set<String> = [
    "make", "made", "making", "can", "could", "would", "you", "we", "i", "please", "need", "needs", "want",
    "wants", "like",
    "dinner", "dinners", "supper", "meal", "dish", "dishes", "food", "evening", "night", "'s", "s", "is",
    "has", "have", "had",
    "to", "be", "being", "should", "must", "shall", "gotta", "got", "on", "the", "a", "an", "for", "it",
    "that", "this",
    "something", "anything", "swap", "change", "switch", "turn", "into", "in", "keep", "of", "with", "any",
    "at", "all",
    "someone", "somebody", "safe", "so", "strictly", "completely", "totally",
    "entirely", "kept",
    "my", "our", "us", "then", "ok", "just", "only", "contains", "containing", "contain", "kind", "will",
    "let", "lets",
    "because", "as", "since", "cooked", "served", "eat", "go", "goes",
  ]
}
