/// "Tofu scramble tacos: any nuts, gluten, sesame in it?", "stew: make it 2 tsp paprika": what stands behind a dish and a colon is
/// asked or said of that dish.
struct AskedUnderDish {
  let scan: Scan

  /// The question, or the change, with its dish; nil for every other line.
  func plain() -> String? {
    guard let colon = scan.tokens.indices.prefix(7).first(where: { scan.word($0) == ":" }), colon > 0,
      colon + 2 < scan.count, isDish(0..<colon)
    else { return nil }
    let dish = scan.utterance.text(tokens: 0..<colon)
    let named = ["the", "my", "our"].contains(scan.word(0)) ? dish : "the \(dish)"
    if scan.word(colon + 1) == "any", scan.tokens.last?.text == "?" || scan.word(scan.count - 2) == "in" {
      var end = scan.count
      while end > colon + 2,
        scan.tokens[end - 1].isSeparator || scan.tokens[end - 1].kind == .end
          || ["in", "it", "them", "there", "that", "?"].contains(scan.word(end - 1))
      { end -= 1 }
      guard end > colon + 2 else { return nil }
      let foods = scan.utterance.text(tokens: colon + 2..<end).replacing(" and ", with: ", ").replacing(
        " or ", with: ", "
      )
      .split(separator: ",")
      .map { String($0.drop { $0 == " " }) }
      return "does \(named) contain \(foods.joined(separator: " or "))?"
    }
    guard Self.changing.contains(scan.word(colon + 1)),
      (colon + 2..<scan.count).contains(where: { at in
        scan.tokens[at].kind == .number || FoodParser(scan: scan).edible(at: at).contains { !$0.isUnknown }
      })
    else { return nil }
    return "change \(named): " + scan.utterance.text(tokens: colon + 1..<scan.count)
  }

  /// A title of the book, or words that end in one for a kind of dish.
  private func isDish(_ range: Range<Int>) -> Bool {
    if Self.kinds.contains(scan.word(range.upperBound - 1)) { return true }
    guard let titles = scan.listIndex("recipe") else { return false }
    return range.contains { at in
      scan.list(titles, at: at).contains { $0.end == range.upperBound && !$0.isWeak }
    }
  }

  private static let changing: Set<String> = [
    "make", "add", "double", "use", "replace", "leave", "remove", "halve",
  ]
  private static let kinds: Set<String> = [
    "stew", "soup", "chili", "curry", "dal", "salad", "tacos", "pie", "casserole", "lasagna", "pasta", "rice",
    "pot",
    "tart", "cake", "bake", "rolls", "skillet",
  ]
}
