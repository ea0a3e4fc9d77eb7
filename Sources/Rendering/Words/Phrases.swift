/// "1 dinner", "7 dinners"; the plural is given where it takes more than an s.
func counted(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
  "\(count)\u{A0}\(count == 1 ? singular : plural ?? singular + "s")"
}

/// "milk", "milk and wheat", "milk, wheat, and soy". Empty for none.
func joined(_ words: [String], _ last: String = "and") -> String {
  guard let end = words.last else { return "" }
  switch words.count {
  case 1: return end
  case 2: return "\(words[0]) \(last) \(end)"
  default: return words.dropLast().joined(separator: ", ") + ", \(last) \(end)"
  }
}

/// Somebody's own words between straight quotes, on one line, cut where they run long.
func quoted(_ words: some StringProtocol) -> String {
  let flat = wrapped(String(words), width: .max).filter { !$0.isEmpty }.joined(separator: " ")
  return "\"\(clipped(flat, to: 60))\""
}

/// The text with a capital first letter.
func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

/// "25 min", never broken over two lines.
func minutesText(_ minutes: Int) -> String { "\(minutes)\u{A0}min" }

/// A list's id as words: "black-bean" is "black bean".
func spaced(_ id: some StringProtocol) -> String {
  String(id.map { $0 == "-" || $0 == "_" ? " " : $0 })
}

/// A cuisine as its name is written: "middle-eastern" is "Middle Eastern".
func cuisineName(_ id: String) -> String {
  spaced(id).split(separator: " ").map { capitalized(String($0)) }.joined(separator: " ")
}

/// The sentence behind what came before it: none of it for an empty sentence.
func sentences(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: " ") }

/// "1,005", "620"; for figures under a million.
func thousands(_ number: Int) -> String {
  guard number >= 1000 else { return "\(number)" }
  return "\(number / 1000)," + String("\(1000 + number % 1000)".dropFirst())
}
