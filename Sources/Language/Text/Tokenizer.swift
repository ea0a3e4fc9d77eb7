/// Walks a line once, scalar by scalar.
struct Tokenizer {
  private let scalars: [Unicode.Scalar]
  /// The UTF-8 offset of each scalar, and of the end.
  private let offsets: [Int]
  private var at = 0
  private var result: [Token] = []
  private var hyphen = false

  init(_ raw: String) {
    var scalars: [Unicode.Scalar] = []
    var offsets: [Int] = []
    var offset = 0
    for scalar in raw.unicodeScalars {
      offsets.append(offset)
      offset += UTF8.width(scalar)
      scalars.append(CharacterKind.straightened(scalar))
    }
    offsets.append(offset)
    self.scalars = scalars
    self.offsets = offsets
  }

  mutating func tokens() -> [Token] {
    while at < scalars.count {
      let scalar = scalars[at]
      switch CharacterKind(scalar) {
      case .letter, .apostrophe: readWord()
      case .digit: readNumber(from: at)
      case .fraction:
        append(CharacterKind.vulgarFractions[scalar] ?? "", .number, at..<at + 1)
        at += 1
      case .dash: readDash()
      case .comma:
        append(String(Character(scalar)), .comma, at..<at + 1)
        at += 1
      case .end:
        if scalar == ".", isDigit(at + 1), !isDigit(at - 1) {
          readNumber(from: at)
        } else {
          append(String(Character(scalar)), .end, at..<at + 1)
          at += 1
        }
      case .sign:
        append(String(Character(scalar)), .sign, at..<at + 1)
        at += 1
      case .ampersand:
        append("and", .word, at..<at + 1)
        at += 1
      case .ignored: at += 1
      }
    }
    return result
  }

  private func isDigit(_ index: Int) -> Bool {
    scalars.indices.contains(index) && CharacterKind(scalars[index]) == .digit
  }

  private func isLetter(_ index: Int) -> Bool {
    scalars.indices.contains(index) && CharacterKind(scalars[index]) == .letter
  }

  private mutating func append(_ text: String, _ kind: Token.Kind, _ range: Range<Int>) {
    guard !text.isEmpty else { return }
    var token = Token(text: text, kind: kind, range: offsets[range.lowerBound]..<offsets[range.upperBound])
    token.isHyphenated = hyphen
    hyphen = false
    result.append(token)
  }

  private mutating func readWord() {
    let start = at
    var folded = ""
    while at < scalars.count {
      switch CharacterKind(scalars[at]) {
      case .letter: folded += Fold.letters(scalars[at])
      case .apostrophe: folded += "'"
      case .digit, .fraction, .dash, .comma, .end, .sign, .ampersand, .ignored:
        if !Fold.isMark(scalars[at]) { return finishWord(folded, start..<at) }
      }
      at += 1
    }
    finishWord(folded, start..<at)
  }

  private mutating func finishWord(_ folded: String, _ range: Range<Int>) {
    var word = Substring(folded)
    while word.hasPrefix("'"), word != "'s" { word.removeFirst() }
    while word.hasSuffix("'") { word.removeLast() }
    guard !word.isEmpty else { return }
    let isJoining = word == "n" && (result.last?.kind == .word && isLetter(at + 1) || isDigit(at + 1))
    if isJoining {
      // "Bread n milk", "n 8.40 at Aldi"; alone it is a no.
      append("and", .word, range)
      return
    }
    if word == "w", at < scalars.count, scalars[at] == "/" { return shortWith(range) }
    let isCapitalised = scalars[range].first { $0 != "'" }.map(CharacterKind.isCapital) ?? false
    let parts = Contractions.parts(String(word)) ?? [String(word)]
    if let last = result.last, last.kind == .word, parts.count == 1,
      let joined = Contractions.joined(last.text, parts[0])
    {
      result[result.count - 1].text = joined
      result[result.count - 1].range = last.range.lowerBound..<offsets[range.upperBound]
      return
    }
    var start = range.lowerBound
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      let end = isLast ? range.upperBound : min(range.upperBound, start + part.unicodeScalars.count)
      append(part, .word, min(start, end)..<end)
      result[result.count - 1].isCapitalised = isCapitalised && index == 0
      start = end
    }
  }

  /// "W/" is with, "w/o" without.
  private mutating func shortWith(_ range: Range<Int>) {
    at += 1
    let isWithout =
      at < scalars.count && (scalars[at] == "o" || scalars[at] == "O") && !isLetter(at + 1)
    if isWithout { at += 1 }
    append(isWithout ? "without" : "with", .word, range.lowerBound..<at)
  }

  /// A dash between letters or digits joins them, one before a number makes it negative, any other
  /// is a separator.
  private mutating func readDash() {
    let joins = (isLetter(at - 1) || isDigit(at - 1)) && (isLetter(at + 1) || isDigit(at + 1))
    let startsWord = at == 0 || CharacterKind(scalars[at - 1]) == .ignored
    if joins {
      hyphen = true
      at += 1
    } else if startsWord, isDigit(at + 1) {
      readNumber(from: at)
    } else if startsWord, at + 2 < scalars.count, scalars[at + 1] == "$", isDigit(at + 2) {
      append("-$", .sign, at..<at + 2)
      at += 2
    } else {
      append("-", .comma, at..<at + 1)
      at += 1
    }
  }

  private mutating func readNumber(from start: Int) {
    var text = scalars[start] == "-" || scalars[start] == "." ? String(Character(scalars[start])) : ""
    at = text.isEmpty ? start : start + 1
    var dots = text == "." ? 1 : 0
    while at < scalars.count {
      let scalar = scalars[at]
      if isDigit(at) {
        text.unicodeScalars.append(scalar)
      } else if scalar == ",", hasGroup(at + 1), dots == 0 {
        // A separator of thousands is left out.
      } else if scalar == ",", hasCents(at + 1), dots == 0 {
        // "32,50": a decimal comma.
        dots += 1
        text += "."
      } else if scalar == ".", isDigit(at + 1), dots == 0 {
        dots += 1
        text += "."
      } else if scalar == "/" || scalar == ":", isDigit(at + 1) {
        text.unicodeScalars.append(scalar)
      } else if scalar == "-", isDigit(at + 1), isDate(start) {
        text += "-"
      } else {
        break
      }
      at += 1
    }
    for ending in ["st", "nd", "rd", "th"] where lowerLetters(at) == ending {
      text += ending
      at += 2
      break
    }
    // "Is it ok 4 Sam": a figure for a word.
    let isFor =
      text == "4" && at < scalars.count && scalars[at] == " " && isLetter(at + 1)
      && result.last.map { Self.beforeFor.contains($0.text) } ?? false
    append(isFor ? "for" : text, isFor ? .word : .number, start..<at)
  }

  private static let beforeFor: Set<String> = [
    "ok", "okay", "fine", "safe", "good", "bad", "right", "suitable",
  ]

  /// The run of letters there, folded, at most three of them; "" when one folds to several ("Þ" is "th"),
  /// since each stands for a place in the line.
  private func lowerLetters(_ start: Int) -> String {
    var text = ""
    var index = start
    while index < min(scalars.count, start + 3), isLetter(index) {
      let letter = Fold.letters(scalars[index])
      if letter.utf8.count != 1 { return "" }
      text += letter
      index += 1
    }
    return text
  }

  /// Exactly two digits follow and no further comma, as in a sum of many a country.
  private func hasCents(_ start: Int) -> Bool {
    guard start + 1 < scalars.count, isDigit(start), isDigit(start + 1), !isDigit(start + 2) else {
      return false
    }
    let goesOn = start + 3 < scalars.count && scalars[start + 2] == "," && isDigit(start + 3)
    return !goesOn
  }

  /// Exactly three digits follow, as after a separator of thousands.
  private func hasGroup(_ start: Int) -> Bool {
    (0..<3).allSatisfy { isDigit(start + $0) } && !isDigit(start + 3)
  }

  /// Four digits and a dash begin an ISO date.
  private func isDate(_ start: Int) -> Bool {
    (0..<4).allSatisfy { isDigit(start + $0) } && scalars.indices.contains(start + 4)
      && scalars[start + 4] == "-"
  }
}
