import Kitchen

/// A title as it is kept: without the words that asked to keep it, on one line, with a capital.
package func cleanTitle(_ words: String) -> String {
  var text = words.trimmingSpaces().trimming("*").trimming("#").trimming("\"").trimming(":").trimming(".")
  let heads = [
    "i want to save", "i want to add", "id like to save", "i would like to save", "please save",
    "can you save", "can you add", "can you keep", "could you add", "could you save", "can i add",
    "please add",
    "i would like to add", "id like to add", "save", "add",
    "keep", "store", "record", "write", "write down", "write this down", "note down", "note", "take down",
    "create",
    "enter", "remember",
    "here is", "heres", "here's", "this is", "new recipe", "recipe", "the recipe", "a recipe", "my recipe",
    "our recipe",
    "a new recipe", "this recipe", "this new recipe", "own recipe", "title", "name", "dish", "put down",
    "how i make", "how we make",
    "how to make", "for", "of", "called", "named", "this", "please", "as", "recipe for", "family recipe",
    "import", "paste",
    "we make", "i make", "make", "how my mother makes", "it", "down", "new dish", "dish called",
    "another recipe", "i write you", "i write down", "i give you", "i tell you", "i dictate", "let me write",
    "let me give you", "let me tell you", "let me teach you", "i teach you", "let me show you", "here comes",
  ]
  var hasCut = true
  while hasCut {
    hasCut = false
    let lower = text.lowercased()
    for head in heads.sorted(by: { $0.count > $1.count }) where lower.hasPrefix(head) {
      let rest = text.dropFirst(head.count)
      guard " :,.".contains(rest.first ?? " ") else { continue }
      text = String(rest).trimming(":").trimming(",").trimming(".").trimming("\"")
      hasCut = true
      break
    }
  }
  for owner in ["my ", "our ", "the ", "a ", "an "] where text.lowercased().hasPrefix(owner) {
    let rest = text.dropFirst(owner.count)
    // "My wife's pot roast" stays hers.
    let isWhose = rest.split(separator: " ").first.map { $0.hasSuffix("'s") || $0.hasSuffix("’s") } == true
    if !isWhose || owner.count != 3 && owner != "our " { text = String(rest) }
    break
  }
  for ending in [
    " recipe", " as a recipe", " as recipe", " to my recipes", " to the cookbook", " to our recipes",
    " to my cookbook",
  ]
  where text.lowercased().hasSuffix(ending) && text.count > ending.count {
    text = String(text.dropLast(ending.count))
  }
  text = text.trimming("\"").trimming("“").trimming("”")
  let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return String((line.prefix(1).uppercased() + line.dropFirst()).prefix(FileLimit.title))
}

/// "Chicken congee. 1 cup rice, …": a first sentence without an amount is the title. Nil where none is.
func firstSentence(_ text: String) -> (title: String, rest: String)? {
  guard let stop = text.firstRange(of: ". "), case let first = String(text[..<stop.lowerBound]),
    first.count <= 60, case let name = withoutServings(first),
    !name.contains(where: { $0.isNumber || $0 == ":" || $0 == "," }), !RecipeTextWords.isStep(first)
  else { return nil }
  return (first, String(text[stop.upperBound...]))
}

/// "Potato soup" of "potato soup, for 5 people".
private func withoutServings(_ title: String) -> String {
  var trial = WrittenRecipe()
  return trial.takingServings(from: title)
}
