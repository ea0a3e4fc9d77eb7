/// "The children would like pancakes; do you have a recipe without eggs?": what is wished for and what it
/// must not hold are one request.
struct WishThenRecipe {
  let scan: Scan

  /// "Do you have a pancakes recipe without eggs"; nil for every other line.
  func joined() -> String? {
    guard
      let like = scan.tokens.indices.first(where: {
        ["like", "want", "wants", "love", "fancy"].contains(scan.word($0))
      }),
      like < 6,
      let recipe = scan.tokens.indices.first(where: {
        $0 > like && ["recipe", "recipes", "one"].contains(scan.word($0))
      }),
      ["a", "any", "the"].contains(scan.word(recipe - 1)),
      let cut = (like..<recipe).last(where: { scan.tokens[$0].isSeparator || scan.tokens[$0].kind == .end }),
      (cut + 1..<recipe - 1).allSatisfy({ Self.asking.contains(scan.word($0)) }),
      ["without", "with", "that", "for"].contains(scan.word(recipe + 1))
    else { return nil }
    var start = like + 1
    skip(["to", "have", "eat", "some", "a", "the"], in: scan, at: &start)
    // For whom it is stays said; a meal or a day beside it is another request.
    let who = (0..<like).filter { !["would", "'d", "i", "we"].contains(scan.word($0)) }
    guard (1...3).contains(cut - start), let rest = text(recipe + 1..<scan.count),
      (start..<cut).allSatisfy({
        !["for", "on", "at", "this", "tomorrow", "tonight", "today"].contains(scan.word($0))
      })
    else { return nil }
    let dish = scan.utterance.text(tokens: start..<cut)
    let people =
      who.isEmpty ? "" : " for " + who.map(scan.word).joined(separator: " ")
    return "do you have a \(dish) recipe \(rest)\(people)"
  }

  /// Without the mark at its end.
  private func text(_ tokens: Range<Int>) -> String? {
    let said = scan.utterance.text(tokens: tokens).withoutOuterMarks
    return said.isEmpty ? nil : said
  }

  private static let asking: Set<String> = [
    "do", "you", "have", "got", "is", "there", "know", "and", "so", "are", "please",
  ]
}
