import Talk

/// What a line means that tells how several people liked a dinner, each in stars or otherwise: "noor loved it 5, amira 3",
/// "dad loved it, max hated it". No stars of it count for all of them. Nil for every other line.
func hearRemark(_ line: String, _ state: DialogueState, _ world: World) -> Choice? {
  guard let told = opinion(line) else { return nil }
  let words = plainWords(line)
  let stars = words.filter { Int($0).map { (1...5).contains($0) } ?? false }
  let isOfSeveral = stars.count > 1 && words.contains { ["loved", "liked", "hated"].contains($0) }
  let isDivided =
    stars.isEmpty && words.contains("hated") && words.contains { ["loved", "liked"].contains($0) }
  // "Emma liked it, Lou didn't", "thumbs up from Emma, thumbs down from Lou", "all loved it except Lou".
  let isMixed = stars.isEmpty && words.count < 16 && isOfTwoMinds(words, namesLateDinner(words, world))
  let isAtStove = world.house.openQuestion(in: state)?.slot == "step"
  // "The neighbours loved it": somebody who is not "we" tells no stars.
  let isOfSomebody =
    stars.isEmpty && words.count < 7
    && (!knownEaters.contains(words[0])
      || ["neighbours", "neighbors", "guests", "girls", "boys", "others"].contains {
        words.dropFirst().first == $0
      })
    && ["loved", "liked", "hated", "enjoyed", "like"].contains { words.dropFirst().contains($0) }
    && ["it", "them", "em", "that"].contains { words.last == $0 } && (isAtStove || hasJustEaten(world))
    && state.questions.top == nil
  guard
    isOfSomebody || isOfSeveral || isDivided || isMixed || speaksOfPlates(line) && hasJustEaten(world)
      || stars.count > 1 && state.questions.top is RatingQuestion,
    state.asked == nil, words.count < 30, !words.contains("stars"), !words.contains("star")
  else { return nil }
  return Choice("rate", slots: [SlotBinding(name: "remark", value: .text(told))], said: line)
}

/// Whether a word behind "the" names a dinner of these days: "Emma loved the soup".
private func namesLateDinner(_ words: [String], _ world: World) -> Bool {
  let named = zip(words, words.dropFirst()).filter { $0.0 == "the" }.map(\.1)
  let late = world.history.filter { $0.outcome == .cooked && (0...1).contains(world.today - $0.day) }
  return named.contains { word in late.contains { $0.title.mentions(word) } }
}

/// Whether some liked it and others did not.
private func isOfTwoMinds(_ words: [String], _ isNamed: Bool) -> Bool {
  let all = Set(words)
  let isUp =
    !all.isDisjoint(with: ["loved", "liked", "enjoyed"]) || all.contains("thumbs") && all.contains("up")
  let isDown =
    !all.isDisjoint(with: ["hated", "disliked", "didnt", "wasnt", "except", "apart", "bar"])
    || all.contains("thumbs") && all.contains("down")
    || isNamed && all.contains("not") && !all.isDisjoint(with: ["so", "much", "really"])
  return isUp && isDown && (isNamed || !all.isDisjoint(with: ["it", "them", "that", "thumbs", "dinner"]))
}

/// "Freddie wouldn't touch it but Gaz had two helpings": said of plates.
private func speaksOfPlates(_ line: String) -> Bool {
  let words = " \(plainWords(line).joined(separator: " ")) "
  return PlateWords.all.contains { words.contains(" \($0) ") }
}

/// Whether a dinner was cooked so lately that plates are its plates.
private func hasJustEaten(_ world: World) -> Bool {
  world.history.contains { $0.outcome == .cooked && (0...1).contains(world.today - $0.day) }
}

/// The line, where it says how food was liked and asks nothing; nil for every other line.
func opinion(_ line: String) -> String? {
  let words = Set(plainWords(line))
  // "5, all liked it. On Sunday Karim comes, he is allergic to nuts": what else is said is no remark.
  let later = line.split(whereSeparator: { ".!".contains($0) }).dropFirst().map {
    Set(plainWords(String($0)))
  }
  guard later.allSatisfy({ $0.isEmpty || !$0.isDisjoint(with: opinions) && $0.isDisjoint(with: ofOthers) })
  else {
    return nil
  }
  guard !line.contains("?"), words.isDisjoint(with: ofBodies),
    speaksOfPlates(line) || !words.isDisjoint(with: opinions), words.isDisjoint(with: requests)
  else {
    return nil
  }
  var text = line.split { $0.isWhitespace }.joined(separator: " ")
  while let last = text.last, ".!, ".contains(last) { text.removeLast() }
  return text
}

/// Who tells stars for all by "loved it".
private let knownEaters: Set<String> = [
  "i", "we", "it", "they", "he", "she", "you", "everyone", "everybody", "kids", "all", "my", "our", "the",
]

private let opinions: Set<String> = [
  "loved", "love", "liked", "likes", "hated", "hates", "bland", "salty", "spicy", "dry", "soggy", "tasty",
  "delicious",
  "yummy", "meh", "boring", "sweet", "sour", "bitter", "burnt", "overcooked", "undercooked", "gross", "yuck",
  "yucky",
  "disgusting", "perfect", "good", "great", "nice", "picked", "plate", "plates", "seconds", "lovely", "rich",
  "greasy",
  "watery", "tough", "mushy", "thumbs", "enjoyed", "heavy", "amazing", "disappointing", "sharp", "winner",
  "hit",
]
/// What harms somebody, or what they are: a fact of theirs, and no remark.
private let ofBodies: Set<String> = [
  "allergic", "allergy", "rash", "hives", "threw", "vomited", "swelled", "swollen", "sick", "vegetarian",
  "vegan",
  "diabetic", "celiac", "coeliac", "intolerant", "pregnant", "halal", "kosher",
]

/// Who comes, and when.
private let ofOthers: Set<String> = [
  "comes", "come", "coming", "guests", "guest", "monday", "tuesday", "wednesday",
  "thursday",
  "friday", "saturday", "sunday",
]
private let requests: Set<String> = [
  "plan", "swap", "add", "list", "recipe", "recipes", "make", "cook", "show", "tonight", "tomorrow", "budget",
  "next",
  "allergic", "allergy", "cant", "timer", "buy", "bought", "what", "how", "when", "which", "undo", "goodbye",
  "bye",
]
