package import Values

/// Which recipes a conversation may draw on.
package enum CatalogueChoice: String, CaseIterable, Hashable, Sendable {
  /// Forty fixed recipes, so that a new recipe does not re-record every plan.
  case small
  /// All that ship with the program: for the stories.
  case builtin
}

/// Everything a conversation starts from; two runs with the same header say the same.
///
/// Source: design §8.
package struct TranscriptHeader: Hashable, Sendable {
  /// The kitchen clock when the conversation opens.
  package var now: CivilTime
  /// What every random choice derives from.
  package var seed: UInt64
  /// "new", or the name of a fixture: lower-case letters, digits and hyphens, so never a path.
  package var kitchen: String
  package var catalogue: CatalogueChoice

  package init(now: CivilTime, seed: UInt64, kitchen: String = "new", catalogue: CatalogueChoice = .small) {
    (self.now, self.seed, self.kitchen, self.catalogue) = (now, seed, kitchen, catalogue)
  }

  /// The header as a file opens with it, marks included.
  package var lines: [String] {
    [
      "---", "now: \(now.iso)", "seed: \(seed)", "kitchen: \(kitchen)",
      "catalogue: \(catalogue.rawValue)", "---",
    ]
  }
}

/// Reads the header, marks included. Unknown, double and missing keys and unreadable values are problems.
func readHeader(_ cursor: inout LineCursor) throws(TranscriptProblem) -> TranscriptHeader {
  let first = cursor.next() ?? ""
  if first.utf8.last == UInt8(ascii: "\r") {
    throw cursor.problem("lines end in a carriage return; save the file with Unix line ends")
  }
  guard trimmedEnd(first) == "---" else {
    throw cursor.problem("a transcript begins with \"---\", then now, seed, kitchen and catalogue")
  }
  var now: CivilTime?
  var seed: UInt64?
  var kitchen: String?
  var catalogue: CatalogueChoice?
  var seen: [String] = []
  while true {
    guard let line = cursor.next() else { throw cursor.problem("the header is never closed by \"---\"") }
    if trimmedEnd(line) == "---" { break }
    guard let colon = line.firstIndex(of: ":") else {
      throw cursor.problem("a header line reads \"key: value\"")
    }
    let key = String(line[..<colon])
    let value = trimmed(String(line[line.index(after: colon)...]))
    if seen.contains(key) { throw cursor.problem("\"\(key)\" stands twice") }
    seen.append(key)
    switch key {
    case "now":
      now = CivilTime(iso: value)
      if now == nil { throw cursor.problem("now is a time such as 2026-03-02T17:00, not \"\(value)\"") }
    case "seed":
      seed = isName(value, of: "0"..."9") ? UInt64(value) : nil
      if seed == nil { throw cursor.problem("seed is a whole number from 0, not \"\(value)\"") }
    case "kitchen":
      guard isName(value, of: "a"..."z", "0"..."9", "-"..."-") else {
        throw cursor.problem("kitchen is \"new\" or a fixture's name in lower case, not \"\(value)\"")
      }
      kitchen = value
    case "catalogue":
      catalogue = CatalogueChoice(rawValue: value)
      if catalogue == nil { throw cursor.problem("catalogue is small or builtin, not \"\(value)\"") }
    default: throw cursor.problem("\"\(key)\" is not a header key; they are now, seed, kitchen, catalogue")
    }
  }
  guard let now else { throw cursor.problem("the header lacks \"now\"") }
  guard let seed else { throw cursor.problem("the header lacks \"seed\"") }
  guard let kitchen else { throw cursor.problem("the header lacks \"kitchen\"") }
  guard let catalogue else { throw cursor.problem("the header lacks \"catalogue\"") }
  return TranscriptHeader(now: now, seed: seed, kitchen: kitchen, catalogue: catalogue)
}

/// Whether the text is not empty and made of these characters only.
func isName(_ text: some StringProtocol, of ranges: ClosedRange<Unicode.Scalar>...) -> Bool {
  !text.isEmpty && text.unicodeScalars.allSatisfy { scalar in ranges.contains { $0.contains(scalar) } }
}
