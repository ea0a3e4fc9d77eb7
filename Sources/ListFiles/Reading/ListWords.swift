import Kitchen
import Values

/// The words of a line, taken apart from the outside in.
struct ListWords {
  private(set) var text: String
  /// "(A)" of todo.txt.
  private(set) var priority: String?

  init(_ text: String) { self.text = text }

  /// The words as they are meant: a backslash only keeps the mark behind it from meaning anything.
  var plain: String { unescaped(text) }

  /// "- ", "* ", "3. "; says whether there was one.
  mutating func dropBullet() -> Bool {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first else { return false }
    let number = first.prefix { $0.isASCII && $0.isNumber }
    let isNumber = (1...4).contains(number.count) && [".", ")"].contains(first.dropFirst(number.count))
    guard parts.count == 2 ? ["-", "*", "+", "•", "–", "·"].contains(first) || isNumber : false else {
      return false
    }
    text = String(parts[1]).trimmingSpaces()
    return true
  }

  /// "[x]", "☐": nil where there is none, else what it says.
  mutating func dropBox() -> ListMark.State?? {
    let boxes: [(String, ListMark.State?)] = [
      ("[ ]", nil), ("[]", nil), ("[x]", .bought), ("[X]", .bought), ("[-]", .out), ("☐", nil),
      ("☑", .bought), ("☒", .bought), ("✓", .bought), ("✔", .bought), ("✅", .bought),
    ]
    for (box, mark) in boxes where text.hasPrefix(box) {
      let rest = text.dropFirst(box.count)
      guard rest.isEmpty || rest.first == " " || box.count == 1 else { continue }
      text = String(rest).trimmingSpaces()
      return .some(mark)
    }
    return nil
  }

  /// "x 2026-03-02 ", "(A) ", "2026-03-02 " of todo.txt; says whether the line is done.
  mutating func dropDone() -> Bool {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)[...]
    let isDone = words.count > 1 && words.first == "x"
    if isDone { words.removeFirst() }
    if words.count > 1, let mark = words.first, mark.count == 3, mark.hasPrefix("("), mark.hasSuffix(")"),
      mark.dropFirst().first.map({ ("A"..."Z").contains($0) }) == true
    {
      priority = String(mark)
      words.removeFirst()
    }
    for _ in 0..<2 where words.count > 1 && words.first.flatMap({ Day(iso: String($0)) }) != nil {
      words.removeFirst()
    }
    text = words.joined(separator: " ").trimmingSpaces()
    return isDone
  }

  /// "~~milk~~"; says whether it was struck out.
  mutating func dropStrike() -> Bool {
    guard text.count > 4, text.hasPrefix("~~"), text.hasSuffix("~~") else { return false }
    text = String(text.dropFirst(2).dropLast(2)).trimmingSpaces()
    return true
  }

  /// What stands at the end as "@dairy", "+party", "due:2026-03-07".
  struct Tags {
    var section: ListSection?
    var isOut = false
    /// Those that say something else, in their order.
    var others: [String] = []
  }

  mutating func dropTags() -> Tags {
    var tags = Tags()
    while let space = text.lastIndex(of: " ") {
      let word = String(text[text.index(after: space)...])
      let isKey = ["due:", "pri:", "t:", "rec:", "status:"].contains { word.hasPrefix($0) && word != $0 }
      // What ends a name in quotes, or a note, is no mark of the line.
      guard isKey || (word.count > 1 && ["@", "+"].contains(word.first)), !word.hasSuffix("\""),
        !word.hasSuffix(")")
      else { break }
      if word == "status:out" {
        tags.isOut = true
      } else if tags.section == nil, word.first == "@",
        let section = SectionNames.section(named: String(word.dropFirst()))
      {
        tags.section = section
      } else {
        tags.others.insert(unescaped(word), at: 0)
      }
      text = text[..<space].trimmingSpaces()
    }
    return tags
  }

  /// Name, amounts and note; nil where nothing is named.
  func item() -> WrittenLine? { quoted() ?? apart() ?? free() }

  /// `"3 amigos", 2 lb (the red ones)`: the name is what stands in the quotes.
  private func quoted() -> WrittenLine? {
    guard text.first == "\"" else { return nil }
    let inside = text.dropFirst()
    guard let end = firstBare("\"", in: inside), end > inside.startIndex else { return nil }
    var rest = inside[inside.index(after: end)...]
    var line = WrittenLine(name: unescaped(String(inside[..<end])))
    if rest.isEmpty { return line }
    if rest.hasSuffix(")"), let open = rest.range(of: " (") {
      line.note = unescaped(String(rest[open.upperBound...].dropLast()))
      rest = rest[..<open.lowerBound]
    }
    if rest.isEmpty { return line }
    guard rest.hasPrefix(", "), let amounts = ExactAmounts.read(String(rest.dropFirst(2))) else { return nil }
    line.amounts = amounts
    return line
  }

  /// "onions, 3 lb (the red ones)", "milk: 2 l", "eggs - 12".
  private func apart() -> WrittenLine? {
    var rest = text[...]
    var note: String?
    if rest.hasSuffix(")"), let open = rest.range(of: " ("), open.lowerBound > rest.startIndex {
      note = unescaped(String(rest[open.upperBound...].dropLast())).trimmingSpaces()
      rest = rest[..<open.lowerBound]
    }
    for mark in [", ", ": ", " - ", " – ", " — "] {
      guard let place = rest.range(of: mark, isLast: true) else { continue }
      let name = unescaped(String(rest[..<place.lowerBound])).trimmingSpaces()
      guard !name.isEmpty, let amounts = ExactAmounts.read(String(rest[place.upperBound...])) else {
        continue
      }
      return WrittenLine(name: name, amounts: amounts, note: note.flatMap { $0.isEmpty ? nil : $0 })
    }
    return nil
  }

  /// "3 lb onions", "2 bags of chips, the cheap ones", "eggs x12".
  private func free() -> WrittenLine? {
    let words = plain
    guard let said = saidItem(words) else { return nil }
    var line = WrittenLine(name: said.name.trimmingSpaces(), note: said.note, words: words)
    if let amount = said.amount { line.amounts = [amount] }
    // "Tomatoes (400 g)" tells how much.
    if line.amounts.isEmpty, let note = line.note, let amounts = ExactAmounts.read(note) {
      (line.amounts, line.note) = (amounts, nil)
    }
    if line.name.isEmpty { return WrittenLine(name: words) }
    if line.amounts.isEmpty, line.note == nil, line.name == words { line.words = nil }
    return line
  }

  /// The first place of the mark that no backslash stands before.
  private func firstBare(_ mark: Character, in text: Substring) -> Substring.Index? {
    var isEscaped = false
    for index in text.indices {
      if isEscaped {
        isEscaped = false
      } else if text[index] == "\\" {
        isEscaped = true
      } else if text[index] == mark {
        return index
      }
    }
    return nil
  }
}

/// Without the backslashes that stand before a mark. Source: CommonMark, 2.4.
private func unescaped(_ text: String) -> String {
  guard text.contains("\\") else { return text }
  var result = ""
  var isEscaped = false
  for character in text {
    if isEscaped {
      if !character.isMarkOfASCII { result.append("\\") }
      result.append(character)
      isEscaped = false
    } else if character == "\\" {
      isEscaped = true
    } else {
      result.append(character)
    }
  }
  return isEscaped ? result + "\\" : result
}

extension Character {
  fileprivate var isMarkOfASCII: Bool {
    guard let value = asciiValue else { return false }
    return (0x21...0x2F).contains(value) || (0x3A...0x40).contains(value) || (0x5B...0x60).contains(value)
      || (0x7B...0x7E).contains(value)
  }
}

extension Substring {
  /// Where a word stands first, or last; nil where it does not.
  fileprivate func range(of word: String, isLast: Bool = false) -> Range<Index>? {
    let found = ranges(of: word)
    return isLast ? found.last : found.first
  }
}
