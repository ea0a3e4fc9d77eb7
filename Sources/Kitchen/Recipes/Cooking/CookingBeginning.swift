import Values

/// "Let's cook the chili for six", "start cooking", "walk me through tonight's dinner": somebody begins to cook.
package struct CookingBeginning: Hashable, Sendable {
  package enum Dish: Hashable, Sendable {
    /// "It", or nothing named.
    case none
    case tonight
    case named(String)
  }

  package var dish: Dish
  /// For how many; nil where nobody said.
  package var servings: Rational?
  /// "Cook the chili", which only a dish's own name makes a beginning.
  package var isBare = false

  /// Nil for a line that begins nothing. A dish of several words is as it was said, in lower case.
  package init?(_ line: String) {
    guard line.utf8.count <= 160 else { return nil }
    var words = plainWords(line).filter {
      !["please", "sous", "now", "ok", "okay", "hey", "alright"].contains($0)
    }
    while let first = words.first,
      [
        "so", "well", "right", "and", "then", "uh", "um", "can", "could", "will", "would", "you", "i", "we",
        "want", "to", "would", "like", "id", "wed", "im", "ready", "now", "its", "time",
      ].contains(first)
    {
      words.removeFirst()
    }
    // "Lets cook this soup talk me through it": how it is told is no part of its name.
    for ending in [
      "and talk me through it", "talk me through it", "talk me through", "walk me through it",
      "and walk me through it",
    ] {
      let parts = ending.split(separator: " ").map(String.init)
      if words.count > parts.count, Array(words.suffix(parts.count)) == parts {
        words.removeLast(parts.count)
      }
    }
    guard
      let opened = Self.openings.first(where: { words.starts(with: $0) })
        ?? (words.first == "cook"
          && ["tonights", "todays", "this", "the", "my", "our"].contains(words.dropFirst().first ?? "")
          ? ["cook"] : nil)
    else { return nil }
    isBare = opened == ["cook"] && ["the", "my", "our"].contains(words.dropFirst().first ?? "")
    var rest = Array(words.dropFirst(opened.count))
    // "Let's cook something with chicken" asks for a dish, "let's cook for six" for how many.
    if rest.has("something") || rest.has("anything") || rest.contains("or")
      || rest.contains("with") && !rest.has("with me")
      || rest.has("tomorrow") || rest.contains("instead") || rest.contains("what")
    {
      return nil
    }
    for ending in [
      "with me", "along with me", "along", "together", "step by step", "one step at a time",
      "step after step", "mode", "with you", "again", "right away", "then",
    ] {
      let parts = ending.split(separator: " ").map(String.init)
      while rest.count >= parts.count, Array(rest.suffix(parts.count)) == parts {
        rest.removeLast(parts.count)
      }
    }
    servings = nil
    if let at = rest.lastIndex(of: "for"), let number = saidNumber(rest, at: at + 1), number.value > .zero {
      let behind = Array(rest[number.end...])
      if behind.isEmpty
        || [["people"], ["persons"], ["of", "us"], ["servings"], ["portions"]].contains(behind)
      {
        servings = number.value
        rest = Array(rest[..<at])
      }
    }
    while let first = rest.first,
      [
        "the", "our", "my", "a", "an", "some", "that", "this", "making", "cooking", "recipe", "steps", "of",
        "for", "from", "with",
      ].contains(first)
    {
      rest.removeFirst()
    }
    while let last = rest.last, ["recipe", "steps", "dish"].contains(last) { rest.removeLast() }
    let dinner: Set<String> = [
      "tonight", "tonights", "todays", "dinner", "today", "meal", "supper", "for", "of", "the", "our",
    ]
    if rest.isEmpty || rest == ["it"] || rest == ["that"] || rest == ["this"] || rest == ["one"] {
      dish = .none
    } else if rest.allSatisfy(dinner.contains) {
      dish = .tonight
    } else {
      if let last = rest.last, ["tonight", "today"].contains(last) { rest.removeLast() }
      while let last = rest.last, ["for", "dinner", "supper"].contains(last) { rest.removeLast() }
      guard !rest.isEmpty, rest.count <= 8 else { return nil }
      dish = .named(rest.joined(separator: " "))
    }
    // "Start" alone, or "begin the week", begins no dish.
    if ["start", "begin", "cook"].contains(opened.joined(separator: " ")), case .none = dish { return nil }
    // "I'm cooking for two" tells who eats.
    if opened.last == "cooking", servings != nil, case .none = dish { return nil }
  }

  /// The longer ones first.
  private static let openings: [[String]] = [
    "lets get cooking", "lets start cooking", "lets begin cooking", "start cooking", "begin cooking",
    "get cooking",
    "lets start on", "lets start with", "lets begin with", "cooking mode", "cook along", "guide me through",
    "walk me through", "walk us through",
    "talk me through", "lead me through", "take me through", "guide us through", "help me cook",
    "help me make",
    "help us cook", "lets cook", "let us cook", "were cooking", "we are cooking", "i am cooking",
    "going to cook", "cooking", "start making",
    "begin making", "lets make step by step", "step by step",
  ].map { $0.split(separator: " ").map(String.init) }
}
