extension Template {
  /// The same template with every group of literals that touches a word spelled out as whole words, for
  /// those who read words: "(un|)lock[s]" becomes "unlock", "unlocks", "lock" and "locks".
  func joiningWords() -> Template {
    switch self {
    case .text, .rule, .list, .range, .gap: return self
    case .choice(let items): return .choice(items.map { $0.joiningWords() })
    case .permutation(let items): return .permutation(items.map { $0.joiningWords() })
    case .sequence(let items):
      let joined = Self.joined(items)
      return joined.count == 1 ? joined[0] : joined.isEmpty ? .text("") : .sequence(joined)
    }
  }

  /// More words than this out of one place are no words any more.
  private static let mostJoined = 200

  private static func joined(_ items: [Template]) -> [Template] {
    var result: [Template] = []
    var rest = items[...]
    // The words that what comes next without a space still belongs to.
    var open: [String] = []
    func close() {
      if !open.isEmpty { result.append(.choice(open.map { .text($0) })) }
      open = []
    }
    while let item = rest.popFirst() {
      switch item {
      case .text(let text):
        var text = text[...]
        if !open.isEmpty {
          let tail = text.prefix { $0.isLetter || $0 == "'" }
          open = open.map { $0 + tail }
          text = text.dropFirst(tail.count)
          if text.isEmpty { continue }
          close()
        }
        let head = text.reversed().prefix { !$0.isWhitespace }.count
        let before = text.dropLast(head)
        if case .choice(let group) = rest.first, head > 0, Template.choice(group).literals != nil {
          if !before.allSatisfy(\.isWhitespace) { result.append(.text(String(before))) }
          open = [String(text.suffix(head))]
        } else if !text.allSatisfy(\.isWhitespace) {
          result.append(.text(String(text)))
        }
      case .choice:
        guard let words = item.literals else {
          close()
          result.append(item.joiningWords())
          continue
        }
        if open.isEmpty, case .text(let next) = rest.first,
          next.first.map({ $0.isLetter || $0 == "'" }) == true
        {
          open = [""]
        }
        if open.isEmpty || open.count * words.count > mostJoined {
          close()
          result.append(item)
        } else {
          open = open.flatMap { head in words.map { head + $0 } }
        }
      case .rule, .list, .range, .sequence, .permutation, .gap:
        close()
        result.append(item.joiningWords())
      }
    }
    close()
    return result
  }
}
