/// "Store order: 1. produce, 2. bakery, 3. meat", "My store: produce, bakery, meat. In this order.": the sections of one's own
/// store as a form has them.
struct StoreOrderForm {
  let scan: Scan

  /// The same as one sentence; nil for every other line, and where fewer than two sections stand there.
  func sentence() -> String? {
    let raw = scan.utterance.raw
    guard let colon = raw.firstIndex(of: ":") else { return nil }
    let head = Set(raw[..<colon].lowercased().split { !$0.isLetter }.map(String.init))
    guard
      head.contains("store") || head.contains("shop") || head.contains("aisle") || head.contains("aisles"),
      head.count < 6, head.isSubset(of: Self.heads)
    else { return nil }
    var rest = String(raw[raw.index(after: colon)...])
    var isOrder = head.contains("order") || head.contains("layout")
    for ending in ["In this order", "in this order", "In that order", "in that order"] {
      guard let found = rest.ranges(of: ending).last else { continue }
      rest = String(rest[..<found.lowerBound])
      isOrder = true
      break
    }
    let items = rest.split { ",;>→".contains($0) }.map { item -> String in
      let words = item.split(separator: " ").map(String.init).filter { word in
        !word.allSatisfy { $0.isNumber || ".)".contains($0) }
      }
      return words.joined(separator: " ").split { ".".contains($0) }.joined(separator: " ")
    }.filter { !$0.isEmpty }
    guard isOrder, items.count > 1, items.allSatisfy({ $0.split(separator: " ").count < 4 }) else {
      return nil
    }
    return "set the order of the aisles to " + items.joined(separator: ", ")
  }

  private static let heads: Set<String> = [
    "store", "shop", "order", "aisle", "aisles", "my", "our", "the", "of", "in", "layout", "sections",
    "section", "at",
  ]
}
