package import Values

/// "Write the chili out as text": a recipe is to be handed on.
package struct WritingOutWords: Hashable, Sendable {
  /// Nil for "it".
  package var dish: String?
  /// "text", "markdown" or "cook".
  package var form: String
  package var servings: Rational?

  package init?(_ line: String) {
    guard line.utf8.count <= 160 else { return nil }
    var words = plainWords(line).filter {
      !["please", "sous", "can", "could", "you", "me", "us", "simple", "just"].contains($0)
    }
    let forms = [
      "text": "text", "plaintext": "text", "txt": "text", "plain": "text", "markdown": "markdown",
      "md": "markdown", "cooklang": "cook", "cook": "cook",
    ]
    var found: String?
    if let at = words.lastIndex(where: { ["as", "in"].contains($0) }), at + 1 < words.count {
      let behind = words[(at + 1)...].filter {
        !["a", "the", "format", "file", "form", "plain"].contains($0)
          || $0 == "plain" && words.count == at + 2
      }
      if behind.count == 1, let form = forms[behind[0]] {
        found = form
        words = Array(words[..<at])
      }
    }
    let isOut = words.contains("out")
    guard let verb = words.first,
      [
        "write", "print", "give", "copy", "export", "send", "share", "put", "show", "type", "the", "i",
        "save", "get",
      ].contains(verb)
    else { return nil }
    // "Write out the chili" says it without a form; "show me the chili" does not.
    guard found != nil || verb == "write" && isOut else { return nil }
    form = found ?? "text"
    if verb != "the" { words.removeFirst() }
    words.removeAll { ["out", "want", "need"].contains($0) }
    if let at = words.lastIndex(of: "for"), let number = saidNumber(words, at: at + 1),
      number.end >= words.count - 1
    {
      servings = number.value
      words = Array(words[..<at])
    }
    if let to = words.lastIndex(of: "to"), to > 0 { words = Array(words[..<to]) }
    while let first = words.first, ["the", "our", "my", "recipe", "for", "of", "a", "whole"].contains(first) {
      words.removeFirst()
    }
    while words.last == "recipe" { words.removeLast() }
    let name = words.joined(separator: " ")
    guard !["list", "shopping list", "plan", "week", "menu", "grocery list"].contains(name),
      !words.contains("list"), !words.contains("plan")
    else { return nil }
    dish = ["", "it", "this", "that", "down"].contains(name) ? nil : name
  }
}
