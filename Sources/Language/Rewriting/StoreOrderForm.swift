/// "Store order: 1. produce, 2. bakery, 3. meat", "My store: produce, bakery, meat. In this order.": the sections of one's own
/// store as a form has them.
struct StoreOrderForm {
  let scan: Scan

  /// The same as one sentence, with what follows it behind; nil for every other line, and where fewer than two sections
  /// stand there.
  func sentence() -> String? {
    let raw = scan.utterance.raw
    guard let colon = raw.firstIndex(of: ":") else { return nil }
    let head = Set(raw[..<colon].lowercased().split { !$0.isLetter }.map(String.init))
    guard !head.isDisjoint(with: ["store", "shop", "aisle", "aisles", "supermarket", "market"]),
      head.count < 9, head.isSubset(of: Self.heads)
    else { return nil }
    var rest = String(raw[raw.index(after: colon)...])
    var isOrder = !head.isDisjoint(with: ["order", "layout", "sequence"])
    for ending in ["In this order", "in this order", "In that order", "in that order"] {
      guard let found = rest.ranges(of: ending).last else { continue }
      rest = String(rest[..<found.lowerBound])
      isOrder = true
      break
    }
    let (listed, behind) = parted(rest)
    let items = listed.split { ",;>→".contains($0) }.map { item -> String in
      let words = item.split(separator: " ").map(String.init).filter { word in
        !word.allSatisfy { $0.isNumber || ".)".contains($0) } && !Self.places.contains(word.lowercased())
      }
      return words.joined(separator: " ").split { ".".contains($0) }.joined(separator: " ")
    }.filter { !$0.isEmpty }
    guard isOrder, items.count > 1, items.allSatisfy({ $0.split(separator: " ").count < 5 }) else {
      return nil
    }
    let order = "set the order of the aisles to " + items.joined(separator: ", ")
    guard !behind.isEmpty else { return order }
    // "Could you please sort the shopping list so?"
    let words = Set(behind.lowercased().split { !$0.isLetter }.map(String.init))
    let isSorting = !words.isDisjoint(with: ["sort", "order", "arrange", "show"]) && words.contains("list")
    return "\(order). \(isSorting ? "show the list" : behind)"
  }

  /// The sections, and the sentences behind them: "1. Produce 2. Bakery" is no end of a sentence.
  private func parted(_ text: String) -> (listed: String, behind: String) {
    var at = text.startIndex
    while let stop = text[at...].firstIndex(of: ".") {
      let next = text.index(after: stop)
      let isNumbered = stop > text.startIndex && text[text.index(before: stop)].isNumber
      if !isNumbered, text[..<stop].contains(","), text[next...].contains(where: \.isLetter) {
        return (String(text[..<stop]), text[next...].split(separator: " ").joined(separator: " "))
      }
      at = next
    }
    return (text, "")
  }

  private static let places: Set<String> = ["first", "then", "last", "lastly", "finally", "next"]
  private static let heads: Set<String> = [
    "store", "shop", "order", "aisle", "aisles", "my", "our", "the", "of", "in", "layout", "sections",
    "section", "at", "is", "goes", "supermarket", "market", "sequence", "this", "so", "s", "here", "and",
    "departments",
  ]
}
