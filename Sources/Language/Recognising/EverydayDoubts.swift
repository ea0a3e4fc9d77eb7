import Values

/// What speaks against readings of everyday talk after the fact: where a shop had none, who was not there, what a dish lacks.
private let everydayDoubts: [@Sendable (Recognition, Scan) -> Bool] = [
  { AskedNotTold(scan: $1).notes($0) }, lacksAtShop, lacksForUse, forgetsWhoWasOut, seasonsDish, ratesSums,
  addsWhatWasHad, storesLeftover, pricesTheShopping, shopsAtAJar, budgetsTakeout, countsEaters, seatsThings,
  addsWhatWasTaken, datesByGuess, housesShops, keepsWhatWasThrown, listsBareAmount, ticksBareNumber,
  countsWhatIsChosen, housesWords, reportsNoLeftovers, cooksWithWhatIsThere, eatsAnythingUnnamed,
  changesDishByPlace,
  { $0.intent == "spent" && SumsMended(scan: $1).tellsWhose },
]

/// Whether one of them speaks against the reading.
func isToldOtherwise(_ found: Recognition, _ scan: Scan) -> Bool {
  everydayDoubts.contains { $0(found, scan) }
}

extension [Recognition] {
  /// The same, with what the line tells otherwise left out and said.
  func withoutToldOtherwise(_ scan: Scan) -> Self {
    map { isToldOtherwise($0, scan) ? .leftOut($0.ownWords ?? $0.said) : $0 }
  }
}

/// Whether it keeps from whoever speaks, or from nobody by name, what they are to avoid.
private func avoidsForSpeaker(_ found: Recognition) -> Bool {
  found.intent == "household_tell"
    && found.details.contains { detail in
      detail.kind == "avoid"
        && detail.slots.filter { $0.name == "person" }.allSatisfy { slot in
          ["i", "me", "we", "us"].contains(slot.value.shortTexts.first?.lowercased() ?? "")
        }
    }
}

/// "I stopped for the milk because they were out of it", "they had no eggs": of a shop, and no rule of the house.
private func lacksAtShop(_ found: Recognition, _ scan: Scan) -> Bool {
  guard avoidsForSpeaker(found) else { return false }
  return scan.tokens.indices.contains { at in
    scan.word(at) == "out" && scan.word(at + 1) == "of"
      && (max(0, at - 3)..<at).contains {
        ["were", "was", "are", "is", "'re", "ran", "run", "sold", "am", "'m"].contains(scan.word($0))
      }
      || scan.word(at) == "sold" && scan.word(at + 1) == "out"
      || ["they", "shop", "store"].contains(scan.word(at)) && scan.word(at + 1) == "had"
        && ["no", "none"].contains(scan.word(at + 2))
  }
}

/// "We don't have baking powder, can I use baking soda": what is not there is asked about, and nobody goes without it.
private func lacksForUse(_ found: Recognition, _ scan: Scan) -> Bool {
  guard avoidsForSpeaker(found) else { return false }
  let words = scan.tokens.map(\.text)
  let lacks = zip(words, words.dropFirst()).contains { first, next in
    ["dont", "don't", "havent", "haven't", "not", "n't"].contains(first)
      && ["have", "hav", "got", "hve"].contains(next)
      || first == "have" && next == "no"
  }
  return lacks
    && zip(words, words.dropFirst()).contains { first, next in
      ["can", "could", "may", "should", "do"].contains(first) && ["i", "we"].contains(next)
    }
    && words.contains { ["use", "instead", "sub", "substitute", "take", "replace", "swap"].contains($0) }
}

/// "Tom wasn't home so he didn't have any": who was out for one meal lives here still.
private func forgetsWhoWasOut(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "household_forget", found.slots.contains(where: { $0.name == "person" }),
    !found.slots.contains(where: { $0.name == "avoid" })
  else { return false }
  // A plain sentence made of the line has a "forget" of its own.
  let said = found.ownWords ?? found.said
  let isOwn = scan.utterance.raw.contains(said)
  let words = Set(isOwn ? Utterance(said).tokens.map(\.text) : scan.tokens.map(\.text))
  return words.isDisjoint(with: plainlyForgetting)
}

private let plainlyForgetting: Set<String> = [
  "forget", "remove", "delete", "drop", "clear", "erase", "cancel", "moved", "moving", "left", "gone",
  "leaving",
  "leaves", "longer", "anymore", "live", "lives", "living", "part", "member", "guest", "visitor", "died",
  "went",
  "undo", "mistake", "away", "passed", "scrap", "household", "wrong", "divorced", "separated", "take",
]

/// "The dal needs more garlic", "it could have used some salt": how a dish was, and nothing that is bought or used up.
private func seasonsDish(_ found: Recognition, _ scan: Scan) -> Bool {
  guard
    ["list_add", "list_remove", "pantry_remove", "pantry_add", "pantry_amount", "list_amount"].contains(
      found.intent)
  else { return false }
  let said = Utterance(found.ownWords ?? found.said)
  let words = said.tokens.map(\.text)
  let isShort = zip(words.indices, words).contains { at, word in
    ["needs", "needed", "lacks", "lacked", "wanted"].contains(word)
      && (at == 0 || !["we", "i", "who"].contains(words[at - 1]))
  }
  if isShort {
    return words.contains { ["more", "less", "bit", "salt", "spice", "seasoning", "acid"].contains($0) }
      || scan.tokens.contains { ["stars", "star", "gave"].contains($0.text) }
  }
  return words.indices.contains { at in
    ["could", "should"].contains(words[at]) && at + 2 < words.count
      && ["have", "'ve", "of"].contains(words[at + 1])
      && ["used", "had", "done"].contains(words[at + 2])
  }
}

/// "That was 103", "that was five twenty nine": a sum is no rating.
private func ratesSums(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "rate", let slot = found.slots.first(where: { $0.name == "stars" }),
    case .number(let value) = slot.value
  else { return false }
  let own = Utterance(found.said).tokens
  let behind = own.firstIndex { $0.range.lowerBound >= slot.range.upperBound }
  let isSpokenSum = behind.map { !slot.range.isEmpty && tens.contains(own[$0].text) } ?? false
  return isSpokenSum || value > Rational(10)
}

private let tens: Set<String> = [
  "ten", "eleven", "twelve", "fifteen", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty",
  "ninety",
  "nineteen", "oh",
]

/// "I've had the last two eggs": eaten, and nothing that came to the pantry.
private func addsWhatWasHad(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "pantry_add" else { return false }
  return scan.tokens.indices.contains { at in
    ["had", "eaten", "ate", "drank", "finished", "used"].contains(scan.word(at)) && scan.word(at + 1) == "the"
      && ["last", "rest"].contains(scan.word(at + 2))
  }
}

/// "There's some chicken left from the fajitas": what is left of a cooked dish is no raw food.
private func storesLeftover(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "pantry_add" else { return false }
  return scan.tokens.indices.contains { at in
    guard ["left", "leftover", "over"].contains(scan.word(at)), scan.word(at + 1) == "from" else {
      return false
    }
    var next = at + 2
    skip(["the", "our", "my", "last", "that", "a"], in: scan, at: &next)
    return next < scan.count
      && !["shop", "store", "shopping", "market", "week", "freezer", "party"].contains(scan.word(next))
      && DayWords.weekdays[scan.word(next)] == nil
  }
}

/// "Got everything bar the tahini at Asda, 61.20": what all of it came to is the price of no food.
private func pricesTheShopping(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "price_tell" else { return false }
  return scan.tokens.indices.contains { at in
    ["got", "bought", "found", "have"].contains(scan.word(at))
      && ["everything", "all"].contains(scan.word(at + 1))
  }
}

/// "A jar of honey for nine dollars": what it is bought in is no shop.
private func shopsAtAJar(_ found: Recognition, _ scan: Scan) -> Bool {
  ["price_tell", "spent"].contains(found.intent)
    && found.slots.contains { slot in
      slot.name == "store"
        && slot.value.shortTexts.contains { text in
          let words = text.lowercased().split(separator: " ")
          return words.count == 2 && ["a", "an", "one"].contains(words[0])
            && AmountWords.unit(String(words[1])) != nil
        }
    }
}

/// "We ordered pizza, 28 dollars": what one meal cost is no budget.
private func budgetsTakeout(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "household_tell", found.details.contains(where: { $0.kind == "budget" }) else {
    return false
  }
  let words = Set(scan.tokens.map(\.text))
  return !words.isDisjoint(with: [
    "ordered", "takeout", "takeaway", "delivery", "delivered", "receipt", "paid", "pizza",
  ])
    && words.isDisjoint(with: [
      "budget", "week", "weekly", "month", "limit", "spend", "afford", "under", "most",
    ])
}

/// "Three of us had it": who ate once, and not how many live here.
private func countsEaters(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "household_tell",
    found.details.contains(where: { ["size", "roles"].contains($0.kind) })
  else { return false }
  return scan.tokens.indices.contains { at in
    scan.word(at) == "of" && scan.word(at + 1) == "us"
      && ["had", "ate", "shared", "finished", "got", "tried", "liked", "loved", "hated"].contains(
        scan.word(at + 2))
  }
}

/// "Ordered pizza Sunday night, two of them": so many pizzas, and nobody at the table.
private func seatsThings(_ found: Recognition, _ scan: Scan) -> Bool {
  guard ["day_eaters", "eats_weekly"].contains(found.intent), !scan.isQuestion else { return false }
  let bought: Set<String> = ["ordered", "bought", "made", "baked", "got", "cooked"]
  return scan.tokens.indices.contains { at in
    scan.word(at) == "of" && scan.word(at + 1) == "them"
      && (0..<at).contains { bought.contains(scan.word($0)) }
      && NumberParser(scan: scan).number(at: max(0, at - 1)) != nil
  }
}

/// "I take from your kitchen the olive oil": it is gone from there.
private func addsWhatWasTaken(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "pantry_add" else { return false }
  let words = scan.tokens.map(\.text)
  return words.indices.dropLast(2).contains { at in
    ["take", "took", "taken", "borrowed", "nicked"].contains(words[at])
      && words[at...].contains("from")
      && !Set(words[at...]).isDisjoint(with: ["kitchen", "pantry", "cupboard", "fridge", "freezer", "larder"])
  }
}

/// "I thawd the shrimps yesterday", guessed: a day without a word of dates is none that stands on the package.
private func datesByGuess(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "pantry_update", found.layer == .model,
    found.slots.contains(where: { $0.name == "day" }),
    !found.slots.contains(where: { $0.name == "act" })
  else { return false }
  return !scan.tokens.contains { wordsOfDates.contains($0.text) }
}

private let wordsOfDates: Set<String> = [
  "best", "before", "expires", "expire", "expired", "expiry", "expiration", "date", "dated", "dates", "until",
  "till",
  "good", "by", "says", "say", "use", "bb", "off", "goes", "going", "go", "opened", "froze", "frozen",
  "thawed", "bought",
  "moved", "lasts", "keeps", "stamped", "marked", "label", "past", "fresh", "bad", "bbe", "exp", "last",
  "keep", "defrosted",
]

/// "Receipts: Tesco 54.10, greengrocer 12.75": shops, and nobody who lives here.
private func housesShops(_ found: Recognition, _ scan: Scan) -> Bool {
  found.intent == "household_tell" && !found.details.contains { $0.kind == "budget" }
    && scan.tokens.contains { ["receipt", "receipts", "spent", "spendings"].contains($0.text) }
    && found.details.contains {
      ["size", "roles", "called", "age", "guest"].contains($0.kind)
    }
}

/// "Threw out the rest of the cream": gone, and nothing that is kept.
private func keepsWhatWasThrown(_ found: Recognition, _ scan: Scan) -> Bool {
  guard ["leftovers_tell", "pantry_add"].contains(found.intent),
    !found.slots.contains(where: { $0.name == "gone" })
  else { return false }
  let said = found.ownWords ?? found.said
  let words = found.layer == .model ? scan.tokens.map(\.text) : Utterance(said).tokens.map(\.text)
  return words.contains {
    ["threw", "thrown", "tossed", "binned", "chucked", "dumped", "composted"].contains($0)
  }
}

/// "Put 2kg on the list": how much, and not of what.
private func listsBareAmount(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "list_add" else { return false }
  let named = found.slots.filter { ["thing", "goods"].contains($0.name) }.flatMap(\.value.shortTexts)
  return named.contains { text in
    let letters = text.lowercased().filter { !$0.isNumber && $0 != "." && $0 != "," && $0 != " " }
    return (text.first?.isNumber ?? false) && AmountWords.unit(letters) != nil
  }
}

/// "Tonight just eggs, got 12": how many there are, and no place on the list.
private func ticksBareNumber(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "list_check", found.layer == .model,
    found.slots.contains(where: { $0.name == "item" }), !found.slots.contains(where: { $0.name == "supply" })
  else { return false }
  let words = Set(Utterance(found.ownWords ?? found.said).tokens.map(\.text))
  return words.isDisjoint(with: [
    "number", "numbers", "nr", "no", "item", "items", "line", "check", "tick", "mark", "cross", "#",
  ])
}
