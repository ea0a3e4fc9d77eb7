/// "I need something quick with chicken": without a day it is for tonight, and no search of the book.
struct SomethingForTonight {
  let scan: Scan

  /// The line with "tonight" at its end; nil for every other line, and where a day or a recipe is spoken of.
  func plain() -> String? {
    var at = 0
    while ["i", "we", "need", "want", "just", "ok", "so", "got", "to", "make", "cook"].contains(scan.word(at))
    { at += 1 }
    guard scan.word(at) == "something", Self.moods.contains(scan.word(at + 1)),
      ["with", "using", "from"].contains(scan.word(at + 2)), (at + 4...at + 7).contains(scan.count),
      !(at..<scan.count).contains(where: {
        DayParser(scan: scan).day(at: $0) != nil || Self.others.contains(scan.word($0))
      })
    else { return nil }
    var end = scan.count
    while end > 0, scan.tokens[end - 1].isSeparator { end -= 1 }
    return scan.utterance.text(tokens: 0..<end) + " tonight"
  }

  private static let moods: Set<String> = ["quick", "easy", "fast", "simple", "light", "cheap"]
  private static let others: Set<String> = [
    "tonight", "recipe", "recipes", "dish", "dishes", "lunch", "breakfast", "dessert", "plan", "week",
    "instead",
  ]
}
