/// "Something with rice, ready in 25 minutes and costs not more than 12 dollars": what one dinner may take and cost is no budget of
/// the week and no time limit of the house.
func wishesOfOneDinner(_ found: Recognition, _ scan: Scan) -> Bool {
  guard found.intent == "household_tell", !found.details.isEmpty,
    found.details.allSatisfy({ ["budget", "minutes"].contains($0.kind) })
  else { return false }
  let words = scan.tokens.map(\.text)
  var at = 0
  while at < words.count, wordsBeforeDinner.contains(words[at]) { at += 1 }
  return at < words.count
    && ["something", "anything", "dinner", "meal", "dish", "supper"].contains(words[at])
    && !words.contains { ["budget", "week", "weekly", "always", "every", "weekdays", "month"].contains($0) }
}

/// "I shan't have the oven on two nights running": a refusal plans nothing anew.
func plansRefused(_ found: Recognition, _ scan: Scan) -> Bool {
  found.intent == "plan_week"
    && found.unexplained.contains { ["shan't", "shant", "shan’t"].contains($0.lowercased()) }
}

private let wordsBeforeDinner: Set<String> = [
  "please", "suggest", "give", "find", "make", "me", "us", "for", "tonight", "today", "tomorrow", "i", "we",
  "want",
  "need", "would", "like", "a", "the", "can", "could", "you", "have", "lets", "let", "us", "'s",
]

/// "Can I do Saturday's soup in the slow cooker" asks what the dish will bear, and changes no dinner.
func asksOfGear(_ scan: Scan) -> Bool {
  asksWhetherToMake(scan) && asksOfGear(scan.tokens.map(\.text))
}

func asksOfGear(_ words: [String]) -> Bool {
  let isOpen = words.contains {
    ["something", "anything", "dinner", "dinners", "what", "meal", "meals", "recipe"].contains($0)
  }
  return !isOpen
    && zip(words, words.dropFirst()).contains { $0 == "in" && ["the", "a", "an", "my", "our"].contains($1) }
    && words.contains {
      ["cooker", "oven", "fryer", "microwave", "pot", "grill", "wok", "instapot", "crockpot"].contains($0)
    }
}

/// "Did we skip Tuesday": what was done is asked, and nothing is changed.
func asksOfPast(_ found: Recognition, _ scan: Scan) -> Bool {
  (found.act == .change || found.act == .destroy) && scan.word(0) == "did"
    && found.intent?.hasPrefix("waste") != true
    && ["we", "i", "you", "they", "he", "she", "it", "anyone", "anybody"].contains(scan.word(1))
}
