/// The food that is left out of the dish at hand: "leave out the chipotle", "leave the peas out", "skip the cilantro", "no
/// garlic please"; nil for "no peas for Kaya", which is Kaya's, and for every other line.
func leftOut(of all: [String]) -> String? {
  var words = all.filter {
    !["please", "then", "so", "ok", "okay", "well", "and", "just", "lets", "i", "ill", "will", "we"].contains(
      $0)
  }
  if let at = words.lastIndex(of: "for"), at > 1 { words = Array(words[..<at]) }
  guard words.count > 1, words.count < 7, let first = words.first,
    !all.contains("no") || !all.contains("for")
  else { return nil }
  var rest = words[1...]
  switch first {
  case "leave", "leaving", "keep":
    if let out = rest.firstIndex(where: { ["out", "off"].contains($0) }) {
      rest.remove(at: out)
    } else {
      return nil
    }
  case "skip", "omit", "drop", "without", "no": break
  default: return nil
  }
  while let word = rest.first, ["the", "any", "all", "out", "of"].contains(word) { rest.removeFirst() }
  guard !rest.isEmpty, rest.count < 4, !rest.contains("step"),
    !["it", "that", "this", "one"].contains(rest.first ?? "")
  else { return nil }
  return rest.joined(separator: " ")
}

/// "High or low heat for this", "how hot should the hob be", "what heat": how hot it is cooked.
func asksHeat(_ all: [String]) -> Bool {
  let words = Set(all)
  let heats: Set<String> = ["heat", "hob", "flame", "burner", "fire", "ring", "stove"]
  guard all.count < 12,
    !words.isDisjoint(with: heats) || words.contains("hot") && words.contains("how") && all.count < 6
  else { return false }
  let asking: Set<String> = ["what", "how", "high", "low", "medium", "which", "is", "should"]
  let others: Set<String> = ["timer", "off", "out", "spicy", "chili", "plan", "list", "broke", "turn", "set"]
  return !words.isDisjoint(with: asking) && words.isDisjoint(with: others)
    && (all.first.map(asking.contains) ?? false || words.contains("heat") && all.count < 6)
}
