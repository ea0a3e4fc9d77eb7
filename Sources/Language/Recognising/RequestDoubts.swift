import Values

/// Whether a guess takes a line for a bare answer that speaks of more than yes and no: "chicken thighs are fine for
/// us" saves no plan. Source: issue 13, law 8.
private func answersMore(_ found: Recognition, than scan: Scan) -> Bool {
  ["approve", "affirm", "quit"].contains(found.intent) && found.layer == .model && found.slots.isEmpty
    && found.details.isEmpty
    && scan.heat.isHot(0..<scan.count)
}

/// "Is that right": a question, and no yes to one.
private func asksBack(_ found: Recognition, _ scan: Scan) -> Bool {
  ["approve", "affirm", "deny"].contains(found.intent)
    && ["is", "are", "was", "does", "did", "has"].contains(Utterance(found.said).tokens.first?.text)
}

/// "The milk says March 6 and the bread's going stale": of a guess a date is of one food.
private func datesSeveral(_ found: Recognition, _ scan: Scan) -> Bool {
  found.intent == "pantry_update" && found.layer == .model
    && found.slots.contains { $0.name == "day" } && found.slots.filter { $0.name == "food" }.count > 1
}

/// "What do I need to buy for Saturday if we are 8", "shop for Friday lunch": the evening's dinner alone is not what was
/// asked for.
private func shopsForMore(_ found: Recognition, _ scan: Scan) -> Bool {
  found.intent == "show_list" && found.slots.contains { $0.name == "days" }
    && !(found.passedOver.isEmpty && found.unexplained.isEmpty)
}

/// "Do we have soup on Saturday" asks what is there, and swaps nothing.
private func asksWhatIsThere(_ found: Recognition, _ scan: Scan) -> Bool {
  let asked = ["do we have", "do i have", "are we having", "have we got"]
  return found.act == .change
    && asked.contains((0..<min(3, scan.count)).map(scan.word).joined(separator: " "))
    && ["swap_day", "day_dish"].contains(found.intent)
}

/// "We used all the ingredients of the stew but the honey", "… off the list": not all that a dish takes, or not from home.
private func takesAllBut(_ found: Recognition, _ scan: Scan) -> Bool {
  found.intent == "pantry_cooked"
    && scan.tokens.contains { ["but", "except", "without", "not", "list"].contains($0.text) }
}

/// "Are the tacos suitable for Geoff, who has diabetes?": a question tells of no illness.
private func asksOfIllness(_ found: Recognition, _ scan: Scan) -> Bool {
  found.intent == "health_tell" && scan.tokens.last?.text == "?"
    && ["is", "are", "does", "will", "would", "what"].contains(scan.word(0))
}

/// "There are cashews in that": of a dish, and nothing that lies at home.
private func isInDish(_ found: Recognition, _ scan: Scan) -> Bool {
  found.intent == "pantry_add"
    && scan.tokens.indices.contains { at in
      ["in", "inside"].contains(scan.word(at))
        && ["that", "it", "this", "there", "them"].contains(scan.word(at + 1))
        && (at + 2 >= scan.count || scan.tokens[at + 2].isSeparator)
    }
}

/// "Bay leaf and caraway we have not at home": what is said not to be there is never noted as being there.
private func isNotThere(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "pantry_add" else { return false }
  // A plain sentence made of the line says nothing of how it was said.
  let said = found.ownWords ?? found.said
  let words = Utterance(scan.utterance.raw.contains(said) ? said : scan.utterance.raw).tokens.map(\.text)
  return words.contains { ["dont", "havent", "hasnt", "arent", "isnt", "doesnt"].contains($0) }
    || zip(words, words.dropFirst()).contains {
      ["have", "has", "do", "are", "is", "got"].contains($0) && $1 == "not"
    }
}

/// "Stew was fire, 3 servings left": no stars were said.
private func ratesNothing(_ found: Recognition, _ scan: Scan) -> Bool {
  found.intent == "rate" && found.layer == .model && !found.slots.contains { $0.name == "stars" }
    && scan.tokens.contains { $0.text == "left" }
}

/// "How much did we use of the white beans" asks of nothing that was thrown away.
private func asksOfUse(_ found: Recognition, _ scan: Scan) -> Bool {
  let words = Set(scan.tokens.map(\.text))
  return found.intent == "waste_show" && !words.isDisjoint(with: ["use", "used", "eat", "ate", "eaten"])
    && words.isDisjoint(with: [
      "waste", "wasted", "wasting", "throw", "threw", "thrown", "toss", "tossed", "bin", "binned", "saved",
      "save", "share", "buy", "bought", "time",
    ])
}

/// Whether something in the line speaks against what was read of it, so that it is asked about and not carried out.
func isDoubtful(_ found: Recognition, _ scan: Scan) -> Bool {
  requestDoubts.contains { $0(found, scan) } || isToldOtherwise(found, scan)
}

private let requestDoubts: [@Sendable (Recognition, Scan) -> Bool] = [
  asksAndWrites, asksWhy, isNotSpent, asksOfMaking, tellsHowMade, seatsNobody, takesDishForFood,
  asksBack, { answersMore($0, than: $1) }, isSaidOfOne, countsPortions, countsCooked, losesDay, correctsDay,
  talliesDay, datesSeveral, asksOfIllness, takesAllBut, shopsForMore, asksWhatIsThere, isInDish,
  isNotThere, asksOfUse, ratesNothing, losesFirstOfTwo,
  losesSomebody, meansOneOfTwo, forgetsUnasked, mendsNoMoney, asksIfThere, countsVisitors,
  countsFoodOrDiners, budgetsOneDinner, paysStars, hurriesTheWeek,
  ordersNothing, pricesThrown, tellsNotDone, lacksOnly, avoidsAPlace, countsOneOfUs, budgetsRemark,
  renamesToAWord, runsAnErrand, tellsOfADish, countsADish, livesWithOthers,
  deniesSize, tellsOfBefore, namesNoDish,
  avoidsForUnread, leavesWhatIsGone, wishesWhatIsLeft, looksUpHarm, countsDinners, tearsName, guessesMaybe,
  asksWhatIsIn,
  asksBesideHarm,
  asksWhatGoesIn, tellsWhatIsMade, checksUnnamed,
  wishesOfOneDinner, plansRefused, budgetsPrice, asksToLeaveOut, limitsRequestBefore, datesNothingNamed,
  takesDateForFood, asksAmid, tellsOfEating, wishesAgain, asksOfPast,
  countsNoPortions, asksOfStock,
]

/// "Do we still have rice", "are there leftovers": a question notes nothing.
private func asksIfThere(_ found: Recognition, _ scan: Scan) -> Bool {
  let notes = ["pantry", "leftovers_tell", "list_check", "spent", "price_tell", "swap_day", "week_without"]
  return found.act == .change && notes.contains { found.intent?.hasPrefix($0) ?? false }
    && ["do", "does", "did", "is", "are"].contains(scan.word(0))
    && ["we", "i", "there", "they", "it", "any", "anything", "something"].contains(scan.word(1))
    && isOfFirstClause(found, scan)
}

/// "Tacos eaten, 6 of us, nothing left", "only one remains in the freezer": how many ate, or how much food there is, and not how
/// many live here.
private func countsFoodOrDiners(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "household_tell",
    found.details.contains(where: { ["size", "roles"].contains($0.kind) })
  else {
    return false
  }
  let words: Set<String> = [
    "eaten", "ate", "remain", "remains", "remaining", "serves", "freezer", "fridge", "portion", "portions",
    "leftovers",
  ]
  return scan.tokens.contains { words.contains($0.text) }
}

/// "I come late from work, only 15 minutes, what can I cook": one evening's minutes bind no whole plan.
private func hurriesTheWeek(_ found: Recognition, _ scan: Scan) -> Bool {
  guard ["plan_wish", "quicker"].contains(found.intent) else { return false }
  let codes = found.details.flatMap(\.slots).filter { $0.name == "wish" }.flatMap(\.value.shortTexts)
  guard !codes.isEmpty, codes.allSatisfy({ $0.hasPrefix("most:minutes") }) else { return false }
  let words = Set(scan.tokens.map(\.text))
  return !words.isDisjoint(with: ["late", "today", "tonight", "cook", "now"])
    && words.isDisjoint(with: ["week", "plan", "dinners", "every", "all", "evenings"])
}

/// "Tacos eaten, nothing left. 5": a small bare number behind a dinner is stars.
private func paysStars(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "spent", let said = Utterance(found.said).tokens.first,
    Utterance(found.said).tokens.count == 1,
    ["1", "2", "3", "4", "5"].contains(said.text)
  else { return false }
  return scan.count > 2
}

/// "Poppy can't have takeout pizza on Friday": a denial orders no dinner.
private func ordersNothing(_ found: Recognition, _ scan: Scan) -> Bool {
  found.intent == "own_dinner" && found.layer == .model
    && scan.ids.contains { scan.lexicon.negations.contains($0) }
}

/// "My sister is coming on Saturday with her little girl": who comes on a day is never how many live here.
private func countsVisitors(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "household_tell", found.details.contains(where: { $0.kind == "roles" }) else {
    return false
  }
  let words = Utterance(found.said).tokens.map(\.text)
  // "There are two of us, and our grandson Max, who is eight, stays at weekends": an age is no number of people.
  if scan.tokens.indices.contains(where: { at in
    scan.word(at) == "who" && scan.word(at + 1) == "is"
      && NumberParser(scan: scan).wholeNumber(at: at + 2) != nil
  }),
    scan.tokens.contains(where: { ["stays", "weekends", "visits"].contains($0.text) })
  {
    return true
  }
  return words.contains { ["coming", "comes", "visiting", "visits"].contains($0) }
    && words.contains { DayWords.weekdays[$0] != nil || ["tomorrow", "tonight"].contains($0) }
    && !found.details.flatMap(\.slots).contains { ["day", "days"].contains($0.name) }
}

/// Whether a guess takes a question for something to note: "how much of my 90 dollars have I left" was no purchase.
private func asksAndWrites(_ found: Recognition, _ scan: Scan) -> Bool {
  let asks: Set<String> = ["how", "what", "which", "why", "who", "where"]
  guard found.act == .change, asks.contains(scan.word(0)) else { return false }
  // "What do I still have to buy for Sunday": the end of a question is no order.
  let isItsEnd = !scan.utterance.raw.hasPrefix(found.said) && isOfFirstClause(found, scan)
  return found.layer == .model || isItsEnd
}

/// "Why is there nothing on Sunday" asks for a reason, and leaves no Sunday out.
private func asksWhy(_ found: Recognition, _ scan: Scan) -> Bool {
  var start = 0
  skip(["and", "but", "so", "ok", "okay"], in: scan, at: &start)
  let isReason =
    scan.word(start) == "why"
    && ["is", "are", "was", "were", "did", "does", "has", "'s"].contains(scan.word(start + 1))
  return isReason && found.act == .change && isOfFirstClause(found, scan)
}

/// "Keep the other for Sunday" is said of food, and of nobody who comes.
private func seatsNobody(_ found: Recognition, _ scan: Scan) -> Bool {
  ["day_eaters", "eats_weekly"].contains(found.intent)
    && found.slots.contains { slot in
      slot.name == "who"
        && slot.value.shortTexts.contains {
          ["the other", "the rest", "other", "the other one"].contains($0.lowercased())
        }
    }
}

/// "The lentil salad is finished" is of a dish, and of no lentils.
private func takesDishForFood(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "pantry_remove", scan.utterance.raw.hasPrefix(found.said) else { return false }
  return found.slots.filter { $0.name == "supply" }.contains { slot in
    scan.tokens.first { $0.range.lowerBound >= slot.range.upperBound }.map { dishWords.contains($0.text) }
      ?? false
  }
}

private let dishWords: Set<String> = [
  "salad", "soup", "stew", "curry", "pie", "casserole", "pasta", "chili", "risotto", "bake", "skillet",
]

/// "The ramen is made in one pan" tells how, and nothing that was eaten.
private func tellsHowMade(_ found: Recognition, _ scan: Scan) -> Bool {
  found.intent == "cooked"
    && scan.tokens.indices.contains { at in
      ["is", "are", "'s"].contains(scan.word(at)) && ["made", "cooked"].contains(scan.word(at + 1))
        && ["in", "with", "of", "from", "without", "on"].contains(scan.word(at + 2))
    }
}

/// "Can I make the Sunday soup without the leek": asked of a dish.
func asksWhetherToMake(_ scan: Scan) -> Bool { asksWhetherToMake(scan.tokens.map(\.text)) }

private func asksWhetherToMake(_ words: [String]) -> Bool {
  words.count > 3 && ["can", "could", "may"].contains(words[0]) && ["i", "we"].contains(words[1])
    && ["make", "cook", "do"].contains(words[2])
}

/// Such a question swaps nothing, wherever it stands in a line.
private func asksOfMaking(_ found: Recognition, _ scan: Scan) -> Bool {
  guard ["swap_day", "week_without", "day_dish"].contains(found.intent) else { return false }
  return [scan.tokens, Utterance(found.said).tokens].map { $0.map(\.text) }.contains { words in
    asksWhetherToMake(words)
      && (words.contains { ["without", "instead"].contains($0) } || asksOfGear(words))
  }
}

/// Whether what was read stands in the line's first clause.
private func isOfFirstClause(_ found: Recognition, _ scan: Scan) -> Bool {
  let end = scan.tokens.indices.first { scan.tokens[$0].isSeparator } ?? scan.count
  return scan.utterance.text(tokens: 0..<end).contains(found.said)
}

/// "I only meant Wednesday", "no, only Thursday, put the others back": a correction, and no order to drop the other days.
private func correctsDay(_ found: Recognition, _ scan: Scan) -> Bool {
  found.intent == "only_days"
    && (scan.tokens.contains { ["meant", "mean", "meaning"].contains($0.text) }
      || scan.tokens.indices.contains { at in
        scan.word(at) == "put" && (at..<min(at + 6, scan.count)).contains { scan.word($0) == "back" }
      })
}

/// "Thursday: 1 guest. So 5 persons", "Tom is at work on Thursday so we are three": so many that day.
private func talliesDay(_ found: Recognition, _ scan: Scan) -> Bool {
  let before = scan.utterance.raw.firstRange(of: found.said).map { scan.utterance.raw[..<$0.lowerBound] }
  let isSo =
    found.said.lowercased().hasPrefix("so ") || found.said.lowercased().hasPrefix("for ")
    || before?.lowercased().hasSuffix(" so ") == true
  return isSo && found.details.contains { $0.kind == "size" }
    && scan.tokens.indices.contains { DayParser(scan: scan).day(at: $0) != nil }
}

/// "Thursday something of 20 minutes": all the week is made no quicker for one day of it.
private func losesDay(_ found: Recognition, _ scan: Scan) -> Bool {
  found.intent == "quicker"
    && scan.tokens.indices.contains { at in
      DayParser(scan: scan).day(at: at) != nil || DaysParser(scan: scan).days(at: at).contains { $0.end > at }
    }
}

/// Whether a line about one certain food, "no, the chicken thighs", was read as something that nobody may have.
/// Source: issue 13, law 8.
private func isSaidOfOne(_ found: Recognition, _ scan: Scan) -> Bool {
  let at = scan.count > 1 && scan.tokens[1].isSeparator ? 2 : 1
  return scan.word(0) == "no" && scan.word(at) == "the"
    && found.details.contains { $0.kind == "avoid" && !$0.slots.contains { $0.name == "person" } }
}

/// "Tom and Ana moved out", of which only Ana was read.
private func losesFirstOfTwo(_ found: Recognition, _ scan: Scan) -> Bool {
  guard ["household_tell", "household_forget"].contains(found.intent), scan.word(1) == "and",
    scan.tokens.indices.contains(3), ["moved", "left", "died"].contains(scan.word(3))
  else { return false }
  return found.said.hasPrefix(scan.utterance.text(tokens: 2..<4))
}

/// "Callum eats for two": a portion, and no number of people.
private func countsPortions(_ found: Recognition, _ scan: Scan) -> Bool {
  found.details.contains { $0.kind == "size" }
    && scan.tokens.indices.contains {
      ["eats", "eat"].contains(scan.word($0)) && scan.word($0 + 1) == "for"
        && NumberParser(scan: scan).number(at: $0 + 2) != nil
    }
}

/// "4 portions of quinoa chaufa left. The tofu is used up": portions are of something cooked, and no food of the pantry.
private func countsCooked(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "pantry_add" else { return false }
  let words = Set(Utterance(found.ownWords ?? scan.utterance.raw).tokens.map(\.text))
  return !words.isDisjoint(with: ["portion", "portions", "servings"])
    && !words.isDisjoint(with: ["left", "leftover", "leftovers"])
}

/// "Leo gets no dairy on Friday": what one person goes without is no limit of everybody's, where the name stands in what
/// was read past.
private func losesSomebody(_ found: Recognition, _ scan: Scan) -> Bool {
  let slots = found.slots + found.details.flatMap(\.slots)
  guard found.act == .change, slots.contains(where: { $0.name == "avoid" || $0.name == "avoids" }),
    !slots.contains(where: { ["person", "who", "subject"].contains($0.name) }),
    let place = scan.utterance.raw.firstRange(of: found.said),
    place.lowerBound > scan.utterance.raw.startIndex
  else { return false }
  let start = scan.utterance.raw.utf8.distance(from: scan.utterance.raw.startIndex, to: place.lowerBound)
  let first = scan.tokens.indices.first { scan.tokens[$0].range.lowerBound >= start } ?? 0
  let clause = (0..<first).last { scan.tokens[$0].isSeparator }.map { $0 + 1 } ?? 0
  return (clause..<first).contains { at in
    !PersonWords.ownPronouns.contains(scan.word(at)) && !PersonParser(scan: scan).person(at: at).isEmpty
  }
}

/// "Sami and Leo, he is allergic to nuts": of two it says not whom.
private func meansOneOfTwo(_ found: Recognition, _ scan: Scan) -> Bool {
  found.details.contains { $0.kind == "avoid" } && namesTwoThenOne(scan)
}

/// Whether two people are named together and one of them is spoken of behind a comma: "Sami and Leo, he …".
func namesTwoThenOne(_ scan: Scan) -> Bool {
  let people = PersonParser(scan: scan)
  return scan.tokens.indices.contains { at in
    guard let one = people.person(at: at).first, scan.word(one.end) == "and",
      let other = people.person(at: one.end + 1).first, other.end < scan.count,
      scan.tokens[other.end].kind == .comma, ["he", "she"].contains(scan.word(other.end + 1))
    else { return false }
    return !PersonWords.pronouns.contains(scan.word(at))
  }
}
