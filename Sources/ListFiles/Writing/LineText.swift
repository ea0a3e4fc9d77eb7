import Kitchen
import Values

/// A line as words: "onions, 3 lb (the red ones)". What would be read back otherwise has its name in quotes, so that
/// every line comes back as it was.
struct LineText {
  /// What has a meaning in the file and stands behind a backslash, if it is in a name.
  let escaped: Set<Character>
  /// In front of the words and behind them, as the reading sees them: "- [ ] ", " @produce".
  var front = ""
  var back = ""

  /// Amounts as the reader of the file sees them.
  func line(_ line: WrittenLine, amounts: [Amount]) -> String {
    let name = cleaned(line.name)
    let note = line.note.map(cleaned).flatMap { $0.isEmpty ? nil : $0 }
    let behind =
      (amounts.isEmpty ? "" : ", \(ExactAmounts.text(amounts))") + (note.map { " (\(escape($0)))" } ?? "")
    let plain = front + escape(name) + behind + back
    var wanted = WrittenLine(name: name, amounts: amounts, note: note, section: line.section, mark: line.mark)
    if case .item(var read) = readLine(plain) {
      // A heading tells the section of what stands under it.
      if back.isEmpty { (read.section, wanted.section) = (nil, nil) }
      read.words = nil
      if read == wanted { return plain }
    }
    let quoted = name.reduce(into: "") { $0 += "\"\\".contains($1) ? "\\\($1)" : escape(String($1)) }
    return front + "\"\(quoted)\"" + behind + back
  }

  private func escape(_ text: String) -> String {
    guard text.contains(where: { escaped.contains($0) }) else { return text }
    return text.reduce(into: "") { $0 += escaped.contains($1) ? "\\\($1)" : String($1) }
  }
}

extension ListMark.State? {
  /// "[x]" in the cart, "[-]" not to be had.
  var box: String {
    switch self {
    case .bought: "[x]"
    case .out: "[-]"
    case .off, nil: "[ ]"
    }
  }
}
