/// Folds case and accents of Latin letters, so that "Jalapeño" and "jalapeno" are one word. Letters of
/// other scripts only lose their case.
package enum Fold {
  /// The folded letters of one scalar; empty for a combining mark.
  package static func letters(_ scalar: Unicode.Scalar) -> String {
    if scalar.isASCII {
      let isUpper = (65...90).contains(scalar.value)
      return String(Character(isUpper ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar))
    }
    if isMark(scalar) { return "" }
    if let base = bases[scalar.value] { return base }
    let lower = scalar.properties.lowercaseMapping
    if lower.unicodeScalars.count == 1, let only = lower.unicodeScalars.first, only != scalar,
      let base = bases[only.value]
    {
      return base
    }
    return lower
  }

  /// Combining accents, which stand after the letter in decomposed text.
  package static func isMark(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36F).contains(scalar.value) }

  private static let bases: [UInt32: String] = {
    let groups: [(String, String)] = [
      ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("d", "ďđð"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"), ("h", "ĥħ"),
      ("i", "ìíîïĩīĭįı"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"), ("n", "ñńņňŉ"), ("o", "òóôõöøōŏő"),
      ("r", "ŕŗř"), ("s", "śŝşšș"), ("t", "ţťŧț"), ("u", "ùúûüũūŭůűų"), ("w", "ŵ"), ("y", "ýÿŷ"),
      ("z", "źżž"), ("ae", "æ"), ("oe", "œ"), ("ss", "ß"), ("th", "þ"),
    ]
    var table: [UInt32: String] = [:]
    for (base, letters) in groups {
      for scalar in letters.unicodeScalars { table[scalar.value] = base }
    }
    return table
  }()
}
