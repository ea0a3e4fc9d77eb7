import Quantities
import Values

/// Something to buy as it was said in words of its own: "3 bags of chips, the cheap ones" is 3 bags, "chips", and a note.
package struct SaidItem: Hashable, Sendable {
  package var name: String
  /// Nil where none was said, or none that can be counted.
  package var amount: Amount?
  /// "the cheap one", and what stood in parentheses; nil for none.
  package var note: String?
}

/// The things of a list said in one breath, apart at commas, semicolons, plus signs and at "and", in the order said.
/// What was said of each stays in its name, amount or note, so that nothing is lost. Source: requirements GL-05.
package func saidItems(_ text: String) -> [SaidItem] {
  let parts = text.split { ",;+\n".contains($0) }.flatMap { apart(String($0)) }
  var items: [SaidItem] = []
  for part in parts {
    let (words, note) = withNote(part.trimmingSpaces())
    let plain = withoutArticle(words)
    if plain.isEmpty, let note, !items.isEmpty {
      items[items.count - 1].note = note
      continue
    }
    guard !plain.isEmpty else { continue }
    var item = measured(plain)
    item.note = note
    items.append(item)
  }
  return items
}

/// One thing said in one line: nothing is taken apart at commas or at "and". Nil for words that name nothing.
package func saidItem(_ text: String) -> SaidItem? {
  let (words, note) = withNote(text.trimmingSpaces())
  let plain = withoutArticle(words)
  guard !plain.isEmpty else { return nil }
  var item = measured(plain)
  item.note = note
  return item
}

/// The amount before or behind the name.
private func measured(_ text: String) -> SaidItem {
  if let read = SaidAmounts(text).amount(at: 0) {
    var rest = (String(text.utf8.dropFirst(read.end)) ?? "").trimmingSpaces()
    if rest.lowercased().hasPrefix("of ") { rest = String(rest.dropFirst(3)) }
    return rest.isEmpty ? SaidItem(name: text, amount: nil) : SaidItem(name: rest, amount: read.amount)
  }
  let words = text.split(separator: " ").map(String.init)
  guard words.count > 1, let first = words.first, let last = words.last else { return SaidItem(name: text) }
  // "2 dozen eggs".
  if words.count > 2, ["dozen", "doz"].contains(words[1].lowercased()), let dozens = count(first) {
    let name = words.dropFirst(words[2].lowercased() == "of" ? 3 : 2).joined(separator: " ")
    return SaidItem(name: withoutArticle(name), amount: Amount(dozens.value * 12, .each))
  }
  if let count = count(first) {
    return SaidItem(name: words.dropFirst().joined(separator: " "), amount: count)
  }
  if let count = count(last) { return SaidItem(name: words.dropLast().joined(separator: " "), amount: count) }
  // "Milk 2 L", "tofu 400g": the amount stands behind.
  for at in words.indices.dropFirst() {
    let name = words[..<at].joined(separator: " ")
    let behind = words[at...].joined(separator: " ")
    if let read = SaidAmounts(behind).amount(at: 0), read.end == behind.utf8.count {
      return SaidItem(name: name, amount: read.amount)
    }
  }
  return SaidItem(name: text)
}

/// "12", "x5", "5x".
private func count(_ word: String) -> Amount? {
  var digits = word.lowercased()
  if digits.hasPrefix("x") { digits.removeFirst() } else if digits.hasSuffix("x") { digits.removeLast() }
  return Int(digits).flatMap { $0 > 0 && $0 < 1_000_000 ? Amount(Rational($0), .each) : nil }
}

/// The words without what is a note: "pasta, the cheap one", "milk (oat)", "note: the blue ones".
private func withNote(_ text: String) -> (String, String?) {
  if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
    let inside = text[text.index(after: open)...].dropLast()
    return (String(text[..<open]).trimmingSpaces(), inside.isEmpty ? nil : String(inside))
  }
  let words = text.split(separator: " ").map(String.init)
  if let at = words.firstIndex(where: { ["note:", "note"].contains($0.lowercased()) }), at + 1 < words.count {
    return (words[..<at].joined(separator: " "), words[(at + 1)...].joined(separator: " "))
  }
  guard let last = words.last?.lowercased() else { return (text, nil) }
  let isOne = ["one", "ones"].contains(last)
  let isKind = ["cheapest", "cheap", "biggest", "smallest"].contains(last)
  guard isOne || isKind, let start = words.lastIndex(where: { $0.lowercased() == "the" }),
    words.count - start <= 5
  else { return (text, nil) }
  return (words[..<start].joined(separator: " "), words[start...].joined(separator: " "))
}

/// "Salt and pepper" are two things; "mac and cheese" too, unless a table has it, which asks before.
private func apart(_ text: String) -> [String] {
  var parts: [String] = []
  var words: [Substring] = []
  for word in text.split(separator: " ") {
    guard ["and", "&", "plus", "also", "n"].contains(word.lowercased()) else {
      words.append(word)
      continue
    }
    parts.append(words.joined(separator: " "))
    words = []
  }
  return parts + [words.joined(separator: " ")]
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
