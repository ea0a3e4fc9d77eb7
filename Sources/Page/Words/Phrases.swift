/// "1 dinner", "7 dinners", never broken over two lines; the plural is given where it takes more than an s.
package func counted(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
  "\(count)\u{A0}\(count == 1 ? singular : plural ?? singular + "s")"
}

/// "milk", "milk and wheat", "milk, wheat, and soy". Empty for none.
package func joined(_ words: [String], _ last: String = "and") -> String {
  guard let end = words.last else { return "" }
  switch words.count {
  case 1: return end
  case 2: return "\(words[0]) \(last) \(end)"
  default: return words.dropLast().joined(separator: ", ") + ", \(last) \(end)"
  }
}

/// Somebody's own words between straight quotes, on one line, cut to 60 columns with "…".
package func quoted(_ words: some StringProtocol) -> String {
  let flat = wrapped(String(words), width: .max).filter { !$0.isEmpty }.joined(separator: " ")
  return "\"\(clipped(flat, to: 60))\""
}

/// The text with a capital first letter.
package func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

/// "25 min", never broken over two lines.
package func minutesText(_ minutes: Int) -> String { "\(minutes)\u{A0}min" }

/// A list's id as words: "black-bean" is "black bean".
package func spaced(_ id: some StringProtocol) -> String {
  String(id.map { $0 == "-" || $0 == "_" ? " " : $0 })
}

/// A cuisine as its name is written: "middle-eastern" is "Middle Eastern".
package func cuisineName(_ id: String) -> String {
  spaced(id).split(separator: " ").map { capitalized(String($0)) }.joined(separator: " ")
}

/// Sentences one after the other, the empty ones left out.
package func sentences(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: " ") }

/// "620", "1,005", "-1,234,567".
package func thousands(_ number: Int) -> String {
  var digits = Array(String(number.magnitude))
  for position in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: position) }
  return (number < 0 ? "-" : "") + String(digits)
}
