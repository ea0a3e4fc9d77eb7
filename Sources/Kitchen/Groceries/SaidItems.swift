import Quantities
import Values

/// Something to buy as it was said in words of its own: "3 bags of chips" is 3 bags, "chips".
package struct SaidItem: Hashable, Sendable {
  package var name: String
  /// Nil where none was said, or none that can be counted.
  package var amount: Amount?
}

/// The things of a list said in one breath, apart at commas and at "and", in the order said. What was said of each stays
/// in its name but for its amount, so that nothing is lost.
package func saidItems(_ text: String) -> [SaidItem] {
  let parts = text.split(separator: ",").flatMap { apart(String($0)) }
  return parts.compactMap { part in
    let plain = withoutArticle(part.trimmingSpaces())
    guard !plain.isEmpty else { return nil }
    guard let read = SaidAmounts(plain).amount(at: 0) else { return counted(plain) }
    var rest = String(plain.utf8.dropFirst(read.end)) ?? ""
    rest = rest.trimmingSpaces()
    if rest.lowercased().hasPrefix("of ") { rest = String(rest.dropFirst(3)) }
    return rest.isEmpty ? SaidItem(name: plain, amount: nil) : SaidItem(name: rest, amount: read.amount)
  }
}

/// "Salt and pepper" are two things; "mac and cheese" too, unless a table has it, which asks before.
private func apart(_ text: String) -> [String] {
  var parts: [String] = []
  var words: [Substring] = []
  for word in text.split(separator: " ") {
    guard ["and", "&", "plus", "also"].contains(word.lowercased()) else {
      words.append(word)
      continue
    }
    parts.append(words.joined(separator: " "))
    words = []
  }
  return parts + [words.joined(separator: " ")]
}

/// "2 unicorns": a bare count and its thing.
private func counted(_ text: String) -> SaidItem {
  let words = text.split(separator: " ", maxSplits: 1)
  guard words.count == 2, let count = Int(words[0]), count > 0 else {
    return SaidItem(name: text, amount: nil)
  }
  return SaidItem(name: String(words[1]), amount: Amount(Rational(count), .each))
}

private func withoutArticle(_ text: String) -> String {
  for article in ["a ", "an ", "the ", "some ", "more ", "my ", "our "]
  where text.lowercased().hasPrefix(article) {
    // "A bag of chips" has its amount in the article.
    if ["a ", "an "].contains(article), SaidAmounts(text).amount(at: 0) != nil { return text }
    return String(text.dropFirst(article.count))
  }
  return text
}
