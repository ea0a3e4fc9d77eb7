import Quantities

/// How much of something is at home, as far as anybody said. What nobody can count with is never counted as enough.
/// Source: 001 FR-1, FR-5; requirements QM-02.
package enum HeldAmount: Hashable, Sendable {
  /// So much of it; `words` where somebody wrote it in words of their own ("about 2 lbs"), nil for none.
  case measured(Amount, words: String? = nil)
  /// Words that tell no number: "a handful", "2 cups (ish)". Never empty.
  case words(String)
  /// Nothing was said of how much.
  case untold

  /// What can be counted with; nil for words and for nothing said.
  package var amount: Amount? {
    switch self {
    case .measured(let amount, _): amount
    case .words, .untold: nil
    }
  }

  /// The amount as somebody wrote it; nil where no such words are kept.
  package var words: String? {
    switch self {
    case .measured(_, let words): words
    case .words(let words): words
    case .untold: nil
    }
  }

  /// False for what was counted down to nothing; words and nothing said stand for some of it.
  package var isSome: Bool { amount.map { $0.value > .zero } ?? true }
}

/// The words of a text that tell an amount without a number, "a handful" of "a handful of spinach", "some" of "some
/// flour"; nil where a number is told, where no amount is, and for words that only say that more came ("more milk").
/// Source: requirements QM-02.
package func amountInWords(_ text: String) -> String? {
  let line = IngredientReader().read(text)
  guard line.isManual, !line.name.isEmpty, let first = line.amounts.first, let last = line.amounts.last,
    line.amounts.allSatisfy({ $0.quantity == nil })
  else { return nil }
  let bytes = Array(text.utf8)[first.range.lowerBound..<max(first.range.lowerBound, last.range.upperBound)]
  var words = String(decoding: bytes, as: UTF8.self).split(separator: " ").map(String.init)
  if words.last?.lowercased() == "of" { words.removeLast() }
  guard !words.isEmpty, !words.contains(where: { comingWords.contains($0.lowercased()) }) else { return nil }
  return words.joined(separator: " ")
}

/// They say that something came, or is not there, and not how much of it there is.
private let comingWords: Set<String> = ["more", "another", "additional", "extra", "any", "various"]
