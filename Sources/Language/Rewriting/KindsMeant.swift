/// "Dad can't have shrimp, crab and stuff": of several foods of one kind and more like them the whole kind is meant.
struct KindsMeant {
  let scan: Scan

  /// The line with the kind in the place of its foods; nil where they are of no one kind, or nothing says that there are more.
  func named() -> String? {
    // "Add milk, butter and stuff" is shopping.
    guard tellsOfHarm(scan) || scan.ids.contains(where: scan.lexicon.negations.contains) else { return nil }
    guard let end = scan.tokens.indices.first(where: { isMore($0) != nil }), let last = isMore(end) else {
      return nil
    }
    var start = end
    var words: [String] = []
    while start > 0 {
      let before = scan.word(start - 1)
      if Self.joints.contains(before) || scan.tokens[start - 1].isSeparator {
        start -= 1
      } else if Self.kinds.contains(where: { $0.foods.contains(before) }) {
        words.append(before)
        start -= 1
      } else {
        break
      }
    }
    while start < end, scan.tokens[start].isSeparator || Self.joints.contains(scan.word(start)) { start += 1 }
    guard words.count > 1,
      let kind = Self.kinds.first(where: { kind in words.allSatisfy(kind.foods.contains) })
    else { return nil }
    return scan.utterance.replacing([(start..<last, kind.name)])
  }

  /// Where "and stuff", "and things like that", "etc" ends; nil where it does not begin there.
  private func isMore(_ at: Int) -> Int? {
    if ["etc", "etcetera"].contains(scan.word(at)) { return scan.word(at + 1) == "." ? at + 2 : at + 1 }
    guard ["and", "n", "&", "or"].contains(scan.word(at)) else { return nil }
    let next = scan.word(at + 1)
    if ["stuff", "things", "such", "suchlike"].contains(next) {
      return scan.word(at + 2) == "like" && ["that", "those"].contains(scan.word(at + 3)) ? at + 4 : at + 2
    }
    if next == "so", scan.word(at + 2) == "on" { return at + 3 }
    if ["all", "everything"].contains(next), ["that", "like"].contains(scan.word(at + 2)) {
      return scan.word(at + 3) == "that" || scan.word(at + 3) == "stuff" ? at + 4 : at + 3
    }
    return next == "the" && scan.word(at + 2) == "like" ? at + 3 : nil
  }

  private static let joints: Set<String> = ["and", "n", "&", "or", ","]
  private static let kinds: [(name: String, foods: Set<String>)] = [
    (
      "shellfish",
      [
        "shrimp", "shrimps", "prawn", "prawns", "crab", "crabs", "lobster", "lobsters", "crayfish", "mussels",
        "clams",
        "oysters", "scallops",
      ]
    ),
    (
      "tree nuts",
      [
        "cashews", "cashew", "almonds", "almond", "walnuts", "walnut", "pecans", "hazelnuts", "pistachios",
        "pistachio",
        "macadamias",
      ]
    ),
    ("dairy", ["milk", "cheese", "cream", "yogurt", "yoghurt", "butter"]),
    ("gluten", ["wheat", "rye", "barley", "spelt"]),
  ]
}
