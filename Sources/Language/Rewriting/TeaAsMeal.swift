/// "What's for tea", "a plan of our teas", "tonight's tea": the evening meal, which is dinner here.
struct TeaAsMeal {
  let scan: Scan

  /// The line with "dinner" for the meal; nil where nobody speaks of one. A cup of it stays tea.
  func plain() -> String? {
    let found = scan.tokens.indices.filter { at in
      at > 0 && ["tea", "teas"].contains(scan.word(at)) && Self.before.contains(scan.word(at - 1))
        && !["bag", "bags", "towel", "pot", "cup", "leaves", "and", "or", "biscuits"].contains(
          scan.word(at + 1))
    }
    guard !found.isEmpty, !scan.tokens.contains(where: { Self.drinks.contains($0.text) }) else { return nil }
    return scan.utterance.replacing(
      found.map { ($0..<$0 + 1, scan.word($0) == "teas" ? "dinners" : "dinner") })
  }

  private static let before: Set<String> = [
    "for", "our", "their", "'s", "tonights", "todays", "tomorrows", "at", "having",
  ]
  private static let drinks: Set<String> = [
    "cup", "cups", "mug", "drink", "drinks", "kettle", "coffee", "herbal", "iced", "green", "black", "mint",
    "list", "buy",
    "bought", "pantry", "caffeine", "chamomile", "chai", "packet", "box", "need", "sugar", "honey", "add",
    "water",
  ]
}
