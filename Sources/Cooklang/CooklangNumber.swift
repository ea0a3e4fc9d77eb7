package import Values

/// The number a Cooklang quantity is: "3", "1.5", ".5", "1/2", "1 / 2", "1 1/2". Nil for everything else, which is
/// words: "01/2", "2-3", "7 k", "½", a fraction of nothing, and more digits than are counted with.
/// Source: the specification's canonical tests.
package func cooklangNumber(_ text: String) -> Rational? {
  let tokens = numberTokens(text)
  switch tokens.count {
  case 1: return tokens[0].value
  case 3: return tokens[1].isSlash ? fraction(tokens[0], tokens[2]) : nil
  case 4:
    guard tokens[2].isSlash, let whole = tokens[0].whole, tokens[0].value != .zero || whole == 0,
      let part = fraction(tokens[1], tokens[3])
    else { return nil }
    return Rational(whole) + part
  default: return nil
  }
}

/// A number, a slash, or something that makes words of the whole.
private struct NumberToken {
  var text: Substring

  var isSlash: Bool { text == "/" }

  /// Digits without a zero in front of others.
  var whole: Int? {
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), text.count == 1 || text.first != "0" else {
      return nil
    }
    return Int(text)
  }

  /// Digits, or digits with a dot among or before them.
  var value: Rational? {
    if let whole { return Rational(whole) }
    guard let dot = text.firstIndex(of: ".") else { return nil }
    let before = text[..<dot]
    guard before.isEmpty || NumberToken(text: before).whole != nil, text.last != "." else { return nil }
    return Rational(text: text)
  }
}

private func fraction(_ above: NumberToken, _ below: NumberToken) -> Rational? {
  guard let above = above.whole, let below = below.whole, below > 0 else { return nil }
  return Rational(above, below)
}

/// The text cut at spaces and around slashes; no more than five pieces, as five are words already.
private func numberTokens(_ text: String) -> [NumberToken] {
  guard text.utf8.count <= 80, text.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
  var tokens: [NumberToken] = []
  for word in text.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
    var rest = word
    while !rest.isEmpty, tokens.count < 5 {
      let end =
        rest.first == "/" ? rest.index(after: rest.startIndex) : rest.firstIndex(of: "/") ?? rest.endIndex
      tokens.append(NumberToken(text: rest[..<end]))
      rest = rest[end...]
    }
  }
  return tokens
}
