/// "And the tuna?" behind "what temperature must chicken have?": the same asked of another food. Nil for every other line.
func askedOfAnother(
  _ line: String, after last: LastRequest?, recognizer: Recognizer, context: RecognitionContext
) -> Recognition? {
  guard let last, last.recognition.act == .show, let other = otherFood(line), let said = last.said(of: other),
    // "And Tom?" asks of somebody else.
    !recognizer.recognize(line, expecting: nil, context: context).slots.contains(where: {
      $0.name == "person"
    })
  else { return nil }
  return read(said, as: last, recognizer, context)
}

/// "Can I freeze it?" behind "how long does chili keep?": "it" is the food asked about before. Nil for every other line.
func askedOfSame(
  _ line: String, after last: LastRequest?, recognizer: Recognizer, context: RecognitionContext
) -> Recognition? {
  guard let last, last.recognition.act == .show, let food = last.foodSaid else { return nil }
  let utterance = Utterance(line)
  let words = utterance.tokens.filter { $0.kind == .word }.map(\.text)
  guard (3...9).contains(words.count), let first = words.first(where: { !joins.contains($0) }),
    asking.contains(first),
    words.count(where: { standIns.contains($0) }) == 1, words.contains(where: { ofKeeping.contains($0) }),
    let at = utterance.tokens.firstIndex(where: { standIns.contains($0.text) })
  else { return nil }
  let found = read(utterance.replacing([(at..<at + 1, food)]), as: last, recognizer, context)
  return found.flatMap { request in request.slots.contains { $0.name == "food" } ? request : nil }
}

/// A line that ends in "and the tuna?", as what stands before and each of what is asked behind it; nil for every other.
func followUps(_ line: String) -> (head: String, others: [String])? {
  var all = sentences(of: line)
  var others: [String] = []
  while all.count > 1, let last = all.last, otherFood(last) != nil {
    others.insert(last, at: 0)
    all.removeLast()
  }
  return others.isEmpty ? nil : (all.joined(), others)
}

/// The words as a request of the same intent, or of one about foods; nil where they are read otherwise.
private func read(
  _ said: String, as last: LastRequest, _ recognizer: Recognizer, _ context: RecognitionContext
) -> Recognition? {
  let found = recognizer.recognizeAll(said, expecting: nil, context: context)
  guard found.count == 1, let only = found.first, only.act == .show, only.band == .act,
    only.layer == .template,
    only.unexplained.isEmpty
  else { return nil }
  return only.intent == last.recognition.intent
    || only.slots.contains { $0.name == "food" || $0.name == "kind" }
    ? only : nil
}

/// The food of "and the tuna?", "what about rice"; nil for every other line.
private func otherFood(_ line: String) -> String? {
  let utterance = Utterance(line)
  let tokens = utterance.tokens
  let words = tokens.filter { $0.kind == .word }.map(\.text)
  guard let lead = leads.first(where: { words.starts(with: $0) }) else { return nil }
  let rest = words.dropFirst(lead.count).drop {
    ["the", "for", "with", "of", "a", "my", "our", "to"].contains($0)
  }
  let isMarked = lead.count > 1 || tokens.last?.text == "?"
  guard (1...3).contains(rest.count), isMarked, !rest.contains(where: { notFoods.contains($0) }),
    tokens.allSatisfy({ $0.kind != .number })
  else { return nil }
  return rest.joined(separator: " ")
}

private let leads: [[String]] = [
  ["and", "what", "about"], ["and", "how", "about"], ["what", "about"], ["how", "about"], ["same", "for"],
  ["and", "for"], ["and"],
]
private let joins: Set<String> = ["and", "so", "but", "ok", "okay", "then"]
private let standIns: Set<String> = ["it", "them", "that", "those"]
private let ofKeeping: Set<String> = [
  "freeze", "frozen", "refreeze", "keep", "keeps", "last", "lasts", "store", "fresh", "fridge", "freezer",
  "stay", "reheat",
  "still", "spoil", "expire", "cost", "costs",
]
private let asking: Set<String> = [
  "can", "could", "how", "is", "are", "should", "does", "do", "will", "may", "where", "until",
]
private let notFoods: Set<String> = [
  "then", "now", "next", "after", "what", "how", "when", "why", "who", "where", "which", "you", "me", "us",
  "i", "we",
  "he", "she", "they", "it", "that", "this", "is", "are", "do", "can", "week", "tomorrow", "today", "tonight",
  "monday",
  "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "lunch", "dinner", "breakfast", "more",
  "else",
]
