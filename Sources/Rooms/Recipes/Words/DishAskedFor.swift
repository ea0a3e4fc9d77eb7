/// The dish of a short line that asks for one and that nothing else has read: "show me chicken yassa", "can we have tofu
/// yassa tonight". Nil for every other line.
func dishAskedFor(_ line: String) -> String? {
  let words = line.lowercased().split { $0 == " " || "?!.,".contains($0) }.map(String.init)
  for lead in leads where words.starts(with: lead) {
    var rest = words.dropFirst(lead.count)
    while let first = rest.first, articles.contains(first) { rest = rest.dropFirst() }
    while let last = rest.last, tail.contains(last) { rest = rest.dropLast() }
    return (1...4).contains(rest.count) ? rest.joined(separator: " ") : nil
  }
  return nil
}

private let leads = [
  "show me", "show", "do you have", "do you know", "have you got", "have you", "can we have", "can i have",
  "could we have", "what about", "how about", "i want", "we want", "i would like", "i'd like", "i fancy",
  "recipe for", "a recipe for", "give me", "i feel like",
].map { $0.split(separator: " ").map(String.init) }
private let articles: Set<String> = ["a", "an", "the", "some", "any", "your", "recipe", "recipes", "for"]
private let tail: Set<String> = [
  "tonight", "today", "please", "pls", "recipe", "dinner", "for", "tea", "supper", "tomorrow", "then",
  "instead",
]
