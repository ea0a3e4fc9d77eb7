/// Whether a line asks for the recipes somebody wrote down here.
package func asksForOwnRecipes(_ words: [String]) -> Bool {
  let phrase = words.filter {
    !["all", "of", "just", "only", "the", "me", "us", "can", "you", "could", "see", "i", "let"].contains($0)
      || words.count < 3
  }
  .joined(separator: " ")
  let whole = words.joined(separator: " ")
  return own.contains(whole) || own.contains(phrase)
}

private let own: Set<String> = [
  "my recipes", "our recipes", "my own recipes", "our own recipes", "show my recipes", "show our recipes",
  "show me my recipes",
  "recipes i added", "the recipes i added", "which recipes did i add", "what recipes did i add",
  "recipes i wrote",
  "recipes i wrote down", "recipes of mine", "list my recipes", "what recipes have i added",
  "which recipes have i added",
  "recipes i saved", "my saved recipes", "my cookbook", "our cookbook", "show my own recipes",
  "show me my own recipes",
  "recipes of my own", "recipes we added", "recipes we saved", "the recipes we added", "the recipes i saved",
  "my recipe box",
  "recipe box", "show my cookbook", "open my cookbook", "my own dishes", "show my own dishes",
  "family recipes", "our family recipes",
  "what are my recipes", "list our recipes", "show recipes i added", "show recipes added", "recipes added",
  "which recipes are mine",
  "which recipes are ours", "show me the recipes i added", "find my recipes", "find my own recipes",
  "recipes i entered",
  "the ones i added", "recipes that i added", "recipes i put in", "show me our recipes",
  "what recipes of mine do you have",
]

/// The word of one's own that a line asks after: "party food", "recipes tagged party food"; nil for none of those.
package func tagAskedFor(_ words: [String], _ tags: Set<String>) -> String? {
  guard !tags.isEmpty else { return nil }
  var rest = words[...]
  let leads: Set<String> = [
    "show", "me", "us", "find", "list", "the", "our", "my", "all", "recipes", "recipe", "dishes", "dish",
    "tagged", "with", "as", "tag", "labelled",
    "labeled", "some", "give", "what", "which", "is", "are", "have", "we", "do", "i", "called", "marked",
    "see", "any", "that", "for", "whats", "under",
  ]
  func known() -> String? {
    let phrase = rest.joined(separator: " ")
    return tags.contains(phrase) ? phrase : nil
  }
  while true {
    if let tag = known() { return tag }
    for end in ["recipes", "dishes", "ideas", "recipe"] where rest.last == end && rest.count > 1 {
      let trial = rest.dropLast().joined(separator: " ")
      if tags.contains(trial) { return trial }
    }
    guard let first = rest.first, leads.contains(first), rest.count > 1 else { return nil }
    rest = rest.dropFirst()
  }
}

/// What a dish is described by: "the one with the peanut sauce", "that recipe where you roast the garlic"; nil for others.
package func dishDescribed(_ words: [String]) -> String? {
  var rest = words[...]
  while let first = rest.first,
    [
      "find", "show", "me", "whats", "what", "was", "is", "which", "where", "do", "you", "have", "remember",
      "i", "want", "need", "looking", "for", "im", "give", "us", "open", "get",
    ].contains(first)
  {
    rest = rest.dropFirst()
  }
  guard let article = rest.first, ["the", "that", "a"].contains(article), rest.count > 3 else { return nil }
  rest = rest.dropFirst()
  while let first = rest.first, ["other", "nice", "good", "new", "old"].contains(first) {
    rest = rest.dropFirst()
  }
  guard let noun = rest.first, ["one", "recipe", "dish"].contains(noun) else { return nil }
  rest = rest.dropFirst()
  guard let link = rest.first,
    ["with", "where", "that", "which", "in", "using", "made", "what"].contains(link)
  else { return nil }
  let fillers: Set<String> = [
    "with", "where", "that", "which", "in", "using", "made", "you", "we", "i", "the", "a", "an", "some",
    "has", "had", "have", "there", "is", "was",
    "of", "it", "and", "on", "top", "to", "from", "what", "uses", "used", "put", "by", "they", "them", "your",
    "our", "all", "get", "gets", "do",
  ]
  let described = rest.filter { !fillers.contains($0) }
  guard (1...5).contains(described.count) else { return nil }
  // "The one with chicken for Friday" asks for more than words.
  let others: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "tonight", "tomorrow",
    "minutes", "under", "without", "no", "not",
  ]
  return described.contains(where: others.contains) ? nil : described.joined(separator: " ")
}
