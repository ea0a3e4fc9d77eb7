/// "No milk. What can I use", "we don't have olives, what else can I put in": a food that is missing at the stove, asked what
/// stands in for it. It is nobody's rule.
struct MissingFoods {
  let scan: Scan

  /// The question with the food in it; nil for every other line.
  func asked() -> String? { missing() ?? inPlaceOfIt() ?? standIn() ?? soldOut() }

  /// "The snow peas were sold out. What can I use instead in the chaufa?": the food before is meant.
  private func soldOut() -> String? {
    guard let instead = scan.tokens.indices.first(where: { scan.word($0) == "instead" }),
      scan.word(instead + 1) != "of",
      let begin = (0..<instead).last(where: { scan.tokens[$0].isSeparator }), begin > 2,
      (begin..<instead).contains(where: { ["what", "whats"].contains(scan.word($0)) }),
      (begin..<instead).contains(where: {
        ["can", "could", "do", "should", "use", "put"].contains(scan.word($0))
      }),
      let verb = (1..<begin).first(where: { ["were", "was", "are", "is"].contains(scan.word($0)) }),
      ["sold", "out", "gone", "missing", "unavailable", "all"].contains(scan.word(verb + 1))
        || scan.word(verb + 1) == "not"
    else { return nil }
    let start = ["the", "our", "all"].contains(scan.word(0)) ? 1 : 0
    guard start < verb, verb - start < 5 else { return nil }
    let told = scan.utterance.text(tokens: 0..<begin)
    return "\(told). what can i use instead of \(scan.utterance.text(tokens: start..<verb))?"
  }

  private func missing() -> String? {
    guard let from = Self.heads.lazy.compactMap({ head in starts(with: head) ? head.count : nil }).first,
      let cut = (from..<max(from, min(from + 9, scan.count))).first(where: {
        scan.tokens[$0].isSeparator || Self.openers.contains(scan.word($0))
      }),
      from < cut
    else { return nil }
    var start = cut
    while start < scan.count,
      scan.tokens[start].isSeparator || ["so", "and", "but", "then"].contains(scan.word(start))
    {
      start += 1
    }
    let rest = (start..<scan.count).map { Self.plain[scan.word($0)] ?? scan.word($0) }
    let text = " " + rest.filter { $0 != "?" }.joined(separator: " ") + " "
    guard Self.questions.contains(where: { text.hasPrefix(" \($0) ") }),
      (start..<scan.count).allSatisfy({
        Self.around.contains(Self.plain[scan.word($0)] ?? scan.word($0)) || isDiet($0)
          || scan.tokens[$0].isSeparator
      })
    else { return nil }
    var end = cut
    // "No tofu at Aldi", "no tamari left".
    if let place = (from..<cut).first(where: { ["at", "left", "here"].contains(scan.word($0)) }), place > from
    {
      end = place
    }
    // "No dairy for Emma" tells what somebody goes without.
    guard
      !(from..<end).contains(where: {
        ["for", "in", "at", "with", "on", "idea", "problem"].contains(scan.word($0))
      })
    else { return nil }
    let food = scan.utterance.text(tokens: from..<end)
    let diets = (start..<scan.count).filter(isDiet).map { scan.utterance.text(tokens: $0..<$0 + 1) }
    let limit = diets.isEmpty ? "" : ", " + diets.joined(separator: " ")
    return "what can i use instead of \(food)\(limit)"
  }

  /// "I don't have turkey, can I do it with minced chicken?", "no tomato paste left can I use ketchup": whether the one can stand in
  /// for the other.
  private func standIn() -> String? {
    guard let from = Self.heads.lazy.compactMap({ head in starts(with: head) ? head.count : nil }).first,
      let asks = (from..<max(from, min(from + 9, scan.count))).first(where: {
        ["can", "could", "may"].contains(scan.word($0))
      }),
      ["i", "we"].contains(scan.word(asks + 1)), Self.using.contains(scan.word(asks + 2)),
      // "What can we cook for Emma" asks for dishes.
      !["what", "which", "how", "where", "who"].contains(scan.word(asks - 1))
    else { return nil }
    var end = asks
    while end > from,
      scan.tokens[end - 1].isSeparator
        || ["left", "so", "and", "here", "at", "home", "anymore"].contains(scan.word(end - 1))
    {
      end -= 1
    }
    var start = asks + 3
    while ["it", "this", "that", "with", "the", "some", "also", "just"].contains(scan.word(start)) {
      start += 1
    }
    var last = scan.count
    while last > start,
      scan.tokens[last - 1].isSeparator
        || ["?", "instead", "too", "then", "for", "it"].contains(scan.word(last - 1))
    {
      last -= 1
    }
    guard from < end, end - from < 5, start < last, last - start < 5 else { return nil }
    return
      "can i use \(scan.utterance.text(tokens: start..<last)) instead of \(scan.utterance.text(tokens: from..<end))"
  }

  private static let using: Set<String> = ["use", "do", "take", "put", "substitute"]

  /// "Caleb used up the vinegar. What might I use in place of it?": the food before it is meant.
  private func inPlaceOfIt() -> String? {
    guard
      let at = scan.tokens.indices.dropLast(2).first(where: {
        scan.word($0) == "instead" && scan.word($0 + 1) == "of"
          || scan.word($0) == "place" && scan.word($0 + 1) == "of"
          || scan.word($0) == "use" && scan.word($0 + 1) == "for"
      }), ["it", "that", "them", "this"].contains(scan.word(at + 2)),
      let begin = (0..<at).last(where: { scan.tokens[$0].isSeparator }), begin > 1,
      (begin..<at).contains(where: { ["what", "can", "anything", "something"].contains(scan.word($0)) }),
      let verb = (0..<begin).first(where: { Self.gone.contains(scan.word($0)) })
    else { return nil }
    let foods = scan.lexicon.parserLists.avoid
    for place in verb + 1..<max(verb + 1, begin) {
      if let food = scan.union(foods, at: place).filter({ !$0.isWeak }).max(by: { $0.end < $1.end }) {
        return "what can i use instead of \(scan.utterance.text(tokens: place..<food.end))"
      }
    }
    return nil
  }

  private func isDiet(_ at: Int) -> Bool {
    ["gluten-free", "vegan", "vegetarian", "dairy-free", "nut-free", "halal", "kosher"].contains(
      scan.word(at))
  }

  private func starts(with head: [String]) -> Bool {
    head.indices.allSatisfy { scan.word($0) == head[$0] }
  }

  private static let heads: [[String]] = [
    ["wait", "no"], ["but", "no"], ["oh", "no"], ["ugh", "no"], ["no"], ["i", "have", "no"],
    ["we", "have", "no"],
    ["i", "dont", "have"], ["we", "dont", "have"], ["i", "don't", "have"], ["we", "don't", "have"],
    ["i", "ran", "out", "of"],
    ["we", "ran", "out", "of"], ["im", "out", "of"], ["were", "out", "of"], ["i", "'m", "out", "of"],
    ["out", "of"],
    ["i", "havent", "got"], ["we", "havent", "got"], ["i", "haven't", "got"], ["we", "haven't", "got"],
  ]
  private static let openers: Set<String> = ["what", "whats", "can", "wht", "wat"]
  private static let questions = [
    "what can i use", "what can we use", "what else can i use", "what else can i put", "what can i put",
    "what do i use",
    "what do i do", "what now", "what should i use", "what else could i use", "what could i use",
    "what instead",
    "what else works", "what works", "whats a substitute", "what else", "what might i use", "what would work",
    "what will work", "what could work", "what goes", "what would you use", "what to use",
    "can i use something else",
  ]
  private static let plain = ["wht": "what", "wat": "what", "instd": "instead", "u": "you"]
  private static let gone: Set<String> = [
    "used", "finished", "out", "no", "ate", "drank", "forgot", "lost", "spilled", "without", "took", "need",
    "needs",
    "wants", "calls", "says",
  ]
  private static let around: Set<String> = [
    "what", "can", "i", "we", "use", "else", "put", "in", "it", "do", "now", "should", "could", "instead",
    "works", "there",
    "?", "whats", "a", "might", "would", "will", "work", "goes", "you", "to", "something", "of", "place",
    "there", "substitute", "please", "then", "for", "that", ".", ",",
  ]
}
