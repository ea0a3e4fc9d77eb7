/// "I've got some left over": there is some, and no dinner is wished for.
func wishesWhatIsLeft(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "plan_wish" || found.details.contains(where: { $0.kind == "leftovers" }) else {
    return false
  }
  let words = Utterance(found.ownWords ?? found.said).tokens.map(\.text)
  return words.contains { ["left", "leftover", "leftovers"].contains($0) }
    && zip(words, words.dropFirst()).contains { first, next in
      ["got", "have", "'ve", "ive", "weve", "is", "are", "theres"].contains(first)
        && ["some", "a", "plenty", "lots", "two", "half"].contains(next)
    }
}

/// "Maybe takeout on Friday": guessed, and not settled.
func guessesMaybe(_ found: Recognition, _ scan: Scan) -> Bool {
  found.intent == "own_dinner" && found.layer == .model
    && scan.tokens.contains { ["maybe", "perhaps", "might"].contains($0.text) }
}

/// "Any of those got the cauliflower in": asks about the dinners, and asks for no others.
func asksWhatIsIn(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "more_options" || found.intent == "swap_day",
    scan.word(0) == "any" || scan.word(0) == "anything"
  else {
    return false
  }
  return scan.tokens.contains { ["got", "have", "has", "with", "contain", "contains"].contains($0.text) }
}

/// "Can I chuck the spinach in the dal tonight" asks what may go into a dish, and puts nothing on the plan.
func asksWhatGoesIn(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "day_dish" || found.intent == "swap_day" else { return false }
  let words = Utterance(found.said).tokens.map(\.text)
  guard words.count > 5, ["can", "could", "should", "may"].contains(words[0]),
    ["i", "we"].contains(words[1]),
    ["chuck", "throw", "put", "add", "use", "mix", "stir", "toss"].contains(words[2])
  else { return false }
  return words.dropFirst(4).contains { ["in", "into", "to"].contains($0) }
    && !words.dropFirst(4).contains("on")
}

/// "Wednesday red beans and rice again please": a dish is wished for once more, and not banned.
func wishesAgain(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "not_again", found.layer == .model else { return false }
  let words = Set(Utterance(found.ownWords ?? found.said).tokens.map(\.text))
  return words.isDisjoint(with: banning)
}

private let banning: Set<String> = [
  "not", "never", "no", "dont", "don't", "wont", "cant", "stop", "enough", "tired", "sick", "ban", "without",
  "hate",
  "hated", "drop", "skip", "avoid", "forget", "less", "out", "off", "isnt", "awful", "disgusting", "bored",
  "last",
]
