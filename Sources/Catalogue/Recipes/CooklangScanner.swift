import Values

/// Walks one paragraph of Cooklang and takes it apart.
struct CooklangScanner {
  private let characters: [Character]
  private let file: String
  private var line: Int
  private var index = 0
  /// Where the last of each stands, so that nobody looks for one that never comes: many marks that never
  /// close would take time by the square of their number.
  private let lastBrace, lastParenthesis: Int
  private(set) var problems: [FileProblem] = []

  init(_ characters: [Character], file: String, line: Int) {
    (self.characters, self.file, self.line) = (characters, file, line)
    lastBrace = characters.lastIndex(of: "}") ?? -1
    lastParenthesis = characters.lastIndex(of: ")") ?? -1
  }

  mutating func items() -> [CooklangItem] {
    var items: [CooklangItem] = []
    var text = ""
    while index < characters.count {
      let character = characters[index]
      if let item = marked(character) {
        if !text.isEmpty { items.append(.text(text)) }
        text = ""
        items.append(item)
        continue
      }
      if character == "\n" { line += 1 }
      index += 1
      if character == "\\", index < characters.count, "@#~".contains(characters[index]) {
        text.append(characters[index])
        index += 1
      } else if !character.isWhitespace {
        text.append(character)
      } else if text.last?.isWhitespace != true {
        text.append(" ")
      }
    }
    let tail = text.last == " " ? String(text.dropLast()) : text
    return tail.isEmpty ? items : items + [.text(tail)]
  }

  /// The item a mark at the current place begins; nil, and nothing taken, when it begins none.
  private mutating func marked(_ mark: Character) -> CooklangItem? {
    guard mark == "@" || mark == "#" || mark == "~", index + 1 < characters.count else { return nil }
    let start = index + 1
    let next = characters[start]
    guard next.isLetter || next.isNumber || (mark == "~" && next == "{") else { return nil }
    guard let (name, braces) = name(from: start, isTimer: mark == "~") else { return nil }
    var end = start + name.count
    var inside = ""
    if braces {
      guard end <= lastBrace, let close = characters[end...].firstIndex(of: "}") else {
        let message = "no } after \(mark)\(String(name.prefix(40))){"
        problems.append(FileProblem(file: file, line: line, message: message))
        return nil
      }
      inside = String(characters[(end + 1)..<close])
      end = close + 1
    }
    let plain = name.map { $0 == "\n" ? " " : String($0) }.joined().trimmingSpaces()
    let parts = inside.split(separator: "%", maxSplits: 1).map { $0.trimmingSpaces() }
    let amount = parts.first ?? ""
    let unit = parts.count > 1 ? parts[1] : ""
    let preparation = mark == "@" ? takeParenthesis(at: &end) : ""
    line += characters[index..<end].count { $0 == "\n" }
    index = end
    switch mark {
    case "@": return .ingredient(name: plain, amount: amount, unit: unit, preparation: preparation)
    case "#": return .cookware(plain)
    default: return .timer(amount: amount, unit: unit)
    }
  }

  /// A name runs to its brace when no sentence or other mark ends before; else it is one word.
  private func name(from start: Int, isTimer: Bool) -> (name: [Character], braces: Bool)? {
    var place = start
    while place < characters.count, !"@#~.,;:!?()}".contains(characters[place]) {
      if characters[place] == "{" { return (Array(characters[start..<place]), true) }
      place += 1
    }
    if isTimer { return nil }
    let word = characters[start...].prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "’" }
    return word.isEmpty ? nil : (Array(word), false)
  }

  /// The text of a parenthesis that follows at once.
  private func takeParenthesis(at end: inout Int) -> String {
    guard end <= lastParenthesis, characters[end] == "(", let close = characters[end...].firstIndex(of: ")")
    else { return "" }
    let inside = String(characters[(end + 1)..<close])
    end = close + 1
    return inside.trimmingSpaces()
  }
}
