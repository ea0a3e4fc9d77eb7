import Language

extension Template {
  /// Every text of a template without references, letter by letter, at most `limit`.
  func spellings(limit: Int) -> [String] {
    func joined(_ parts: [[String]], with separator: String) -> [String] {
      parts.reduce([""]) { heads, tails in
        var all: [String] = []
        for head in heads where all.count < limit {
          for tail in tails where all.count < limit {
            all.append(head.isEmpty || separator.isEmpty ? head + tail : head + separator + tail)
          }
        }
        return all
      }
    }
    switch self {
    case .text(let text): return [text]
    case .sequence(let items): return joined(items.map { $0.spellings(limit: limit) }, with: "")
    case .choice(let items): return Array(items.flatMap { $0.spellings(limit: limit) }.prefix(limit))
    case .permutation(let items):
      // More parts than five stand for more wordings than any list takes.
      let parts = items.prefix(5).map { $0.spellings(limit: limit) }
      return Array(orders(of: parts).flatMap { joined($0, with: " ") }.prefix(limit))
    case .rule, .list, .range, .gap: return []
    }
  }

  /// Whether numbers stand in it.
  var holdsRange: Bool {
    switch self {
    case .range: true
    case .text, .rule, .list, .gap: false
    case .sequence(let items), .choice(let items), .permutation(let items):
      items.contains(where: \.holdsRange)
    }
  }
}
