import Kitchen

/// A line about a recipe without what is only said around it: hesitations, and reasons ("because of Arthur", "gramps hates
/// spicy", "so that she can have some", "they are step numbers"), which are kept apart.
package struct ChangeTalk: Hashable, Sendable {
  /// What is to be done, as it was written.
  package var told: String
  /// The reasons, in the words they were told in.
  package var asides: [String] = []

  /// Reads any line; one that is nothing but reasons stands as it is.
  package init(_ line: String) {
    let written = line.replacing(":", with: ": ").split(whereSeparator: \.isWhitespace).map(String.init)
    let spoken = Self.spelled(Self.halved(written)).filter {
      !Self.hesitations.contains(plainWords($0).joined())
    }
    var kept: [String] = []
    for clause in Self.clauses(spoken) {
      let plain = clause.map { plainWords($0).joined() }
      guard let cut = Self.reasonBegins(plain) else {
        kept += clause
        continue
      }
      asides.append(clause[cut...].joined(separator: " ").trimming(",").trimming("."))
      var head = Array(clause[..<cut])
      if let end = clause.last?.last, ",.;".contains(end), let last = head.popLast() {
        head.append(last.trimming(",") + String(end))
      }
      kept += head
    }
    while let last = kept.last, ["and", "so", "but", "as"].contains(plainWords(last).joined()) {
      kept.removeLast()
    }
    told = kept.joined(separator: " ").trimming(",")
    if kept.isEmpty { (told, asides) = (spoken.joined(separator: " "), []) }
  }

  private static let hesitations: Set<String> = ["um", "umm", "uh", "erm", "hmm", "actually"]

  /// "Half a tsp", "half tsp" as "1/2 tsp".
  private static func halved(_ words: [String]) -> [String] {
    let units: Set<String> = [
      "tsp", "tbsp", "teaspoon", "tablespoon", "cup", "oz", "ounce", "lb", "pound", "pint", "quart", "kg",
      "kilo",
      "liter", "litre", "stick", "can", "pinch",
    ]
    let plain = words.map { plainWords($0).joined() }
    var told: [String] = []
    var at = 0
    while at < words.count {
      let behind = plain.dropFirst(at + 1).first ?? ""
      let next = behind == "a" ? plain.dropFirst(at + 2).first ?? "" : behind
      if plain[at] == "half", units.contains(next) {
        told.append("1/2")
        at += behind == "a" ? 2 : 1
      } else {
        told.append(words[at])
        at += 1
      }
    }
    return told
  }

  /// "Add 1 lb chicken to em n use gf bread" in whole words.
  private static func spelled(_ words: [String]) -> [String] {
    let plain = words.map { plainWords($0).joined() }
    return words.indices.map { at in
      let end = words[at].last.map { ",.;:".contains($0) ? String($0) : "" } ?? ""
      switch plain[at] {
      case "n": return "and"
      case "gf": return "gluten-free" + end
      case "df": return "dairy-free" + end
      case "em", "them":
        let isIn = at > 0 && ["to", "in", "from", "of", "into", "with"].contains(plain[at - 1])
        return isIn ? "it" + end : words[at]
      default: return words[at]
      }
    }
  }

  /// The words up to each sign and each "and".
  private static func clauses(_ words: [String]) -> [[String]] {
    var all: [[String]] = [[]]
    for word in words {
      if word.lowercased() == "and", all[all.count - 1].count > 0 { all.append([]) }
      all[all.count - 1].append(word)
      if let end = word.last, ",.;".contains(end) { all.append([]) }
    }
    return all.filter { !$0.isEmpty }
  }

  private static func reasonBegins(_ words: [String]) -> Int? {
    let opens = words.first == "and" ? 1 : 0
    if let at = words.firstIndex(where: { ["because", "cause", "cos", "coz", "cuz", "bc"].contains($0) }) {
      return at
    }
    if let at = words.indices.first(where: { isPurpose(words, $0) }) { return at }
    if words.count > opens + 2, ["they", "those", "these", "theyre"].contains(words[opens]),
      words[opens] == "theyre" || ["are", "were"].contains(words[opens + 1]),
      saidNumber(words, at: opens + 2) == nil
    {
      return opens
    }
    guard let verb = words.indices.first(where: { $0 > opens && isFeeling(words, $0) }) else { return nil }
    return subjectBegins(words, before: verb, from: opens)
  }

  /// "So that she can have some", "so gramps can eat it".
  private static func isPurpose(_ words: [String], _ at: Int) -> Bool {
    guard words[at] == "so" else { return false }
    let rest = words.dropFirst(at + 1).drop { $0 == "that" }.prefix(4)
    return rest.dropFirst().contains { ["can", "could", "may", "will", "wont"].contains($0) }
      && rest.first != "it"
  }

  /// "Hates", "doesn't like", "prefers"; "we like more salt" asks for it.
  private static func isFeeling(_ words: [String], _ at: Int) -> Bool {
    if ["hates", "hate", "dislikes", "dislike", "loathes", "detests", "prefers", "loves", "likes"].contains(
      words[at])
    {
      return true
    }
    guard ["dont", "doesnt", "cant", "do", "does"].contains(words[at]) else { return false }
    let next = words.dropFirst(at + 1).drop { $0 == "not" || $0 == "really" }.first
    return next == "like" || next == "stand"
  }

  /// Whose feeling it is: a word, or "my father in law" with all of it.
  private static func subjectBegins(_ words: [String], before verb: Int, from start: Int) -> Int {
    let owners: Set<String> = ["my", "our", "the", "his", "her"]
    let kin: Set<String> = [
      "father", "mother", "in", "law", "mom", "mum", "dad", "kid", "kids", "twins", "boys", "girls", "boy",
      "girl",
      "husband", "wife", "son", "daughter", "sister", "brother", "grandpa", "grandma", "gramps", "gran",
      "baby",
      "little", "big", "one", "ones", "old", "man",
    ]
    var at = verb - 1
    while at > start, kin.contains(words[at]), kin.contains(words[at - 1]) || owners.contains(words[at - 1]) {
      at -= 1
    }
    return at
  }
}
