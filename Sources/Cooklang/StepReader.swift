/// Takes the marks of one step apart.
struct StepReader {
  private let clean: CleanText
  private let bytes: [UInt8]
  private let most: Int
  private let end: Int
  private var place: Int
  private var found: [CooklangItem] = []
  /// The words since the last mark: where they begin, and what they are.
  private var textStart: Int?
  private var text: [UInt8] = []
  /// Up to where no parenthesis closes, so that nobody looks for it again.
  private var openParenthesis = 0
  private(set) var problems: [CooklangProblem] = []
  /// Where reading ended, because there were more than `most` items; nil when all was read.
  private(set) var cut: Int?

  init(_ clean: CleanText, most: Int) {
    let whole = clean.trimmed(0..<clean.bytes.count)
    (self.clean, bytes, self.most) = (clean, clean.bytes, most)
    (place, end) = (whole.lowerBound, whole.upperBound)
  }

  /// The step's items, in their order.
  mutating func items() -> [CooklangItem] {
    while place < end {
      guard found.count < most else {
        cut = place
        return []
      }
      if bytes[place].isMark, let component = component() {
        finishText(before: component.start)
        found.append(.component(component.value))
      } else {
        takeByte()
      }
    }
    finishText(before: end)
    return found
  }

  private mutating func takeByte() {
    if textStart == nil { textStart = place }
    let byte = bytes[place]
    place += 1
    if byte == UInt8(ascii: "\\"), place < end {
      // An escaped mark is the mark; a backslash that ends a line breaks it.
      if bytes[place].isMark {
        text.append(bytes[place])
        place += 1
        return
      }
      if bytes[place] == 0x0A { return }
    }
    text.append(byte == 0x0A ? 0x20 : byte)
  }

  private mutating func finishText(before end: Int) {
    if let start = textStart, !text.isEmpty {
      let range = clean.range(start..<end)
      found.append(.text(CooklangText(range: range, value: String(decoding: text, as: UTF8.self))))
    }
    textStart = nil
    text.removeAll(keepingCapacity: true)
  }

  /// What the mark at the current place names, and where the mark is; nil, and nothing taken, when it is plain
  /// text: without a name, with white space behind it, or with a name that no braces end and no letter begins.
  private mutating func component() -> (start: Int, value: CooklangComponent)? {
    let start = place
    guard let kind = CooklangComponent.Kind(mark: bytes[start]) else { return nil }
    var first = start + 1
    let isOptional = kind != .timer && first < end && bytes[first] == UInt8(ascii: "?")
    if isOptional { first += 1 }
    guard first < end, spaceLength(bytes, at: first) == 0, bytes[first] != 0x0A else { return nil }
    var name = first..<first
    var amount: CooklangAmount?
    var next = first
    let brace = endOfName(from: first)
    if let brace, brace > first || kind == .timer, let close = endOfBraces(from: brace, mark: start) {
      name = clean.trimmed(first..<brace)
      amount = self.amount(inside: (brace + 1)..<close)
      next = close + 1
    } else {
      while next < end, case let length = wordLength(bytes, at: next), length > 0 { next += length }
      guard next > first else { return nil }
      name = first..<next
    }
    let preparation = kind == .timer ? nil : parenthesis(from: &next)
    var component = CooklangComponent(
      kind: kind, range: clean.range(start..<next), name: clean.words(name), nameRange: clean.range(name),
      isOptional: isOptional, reference: nil, amount: amount, preparation: preparation)
    if kind == .ingredient { component.followReference() }
    place = next
    return (start, component)
  }

  /// Where the brace is that ends the name; nil when another mark, or the step's end, comes first.
  private func endOfName(from start: Int) -> Int? {
    var at = start
    while at < end {
      if bytes[at] == UInt8(ascii: "{") { return at }
      if bytes[at].isMark { return nil }
      at += 1
    }
    return nil
  }

  /// Where the brace closes; nil, and a problem, when another one opens before, or the step ends.
  private mutating func endOfBraces(from open: Int, mark: Int) -> Int? {
    var at = open + 1
    while at < end, bytes[at] != UInt8(ascii: "{") {
      if bytes[at] == UInt8(ascii: "}") { return at }
      at += 1
    }
    if problems.count < CooklangProblem.most {
      let words = String(clean.words(mark..<min(open + 1, mark + 160)).prefix(40))
      problems.append(CooklangProblem(at: clean.place(mark), kind: .openBrace(after: words)))
    }
    return nil
  }

  private func amount(inside range: Range<Int>) -> CooklangAmount {
    var inside = clean.trimmed(range)
    let isFixed = !inside.isEmpty && bytes[inside.lowerBound] == UInt8(ascii: "=")
    if isFixed { inside = inside.dropFirst() }
    let percent = inside.first { bytes[$0] == UInt8(ascii: "%") }
    let before = inside.lowerBound..<(percent ?? inside.upperBound)
    let trimmed = clean.trimmed(before)
    let quantity = trimmed.isEmpty ? (isFixed || percent != nil ? before : range).prefix(0) : trimmed
    let units = percent.map { clean.trimmed(($0 + 1)..<inside.upperBound) }
    let unitsRange = percent.map { percent in
      units?.isEmpty == false ? clean.range(units ?? 0..<0) : clean.range((percent + 1)..<(percent + 1))
    }
    return CooklangAmount(
      quantity: clean.words(quantity), units: units.map { clean.words($0) } ?? "", isFixed: isFixed,
      quantityRange: clean.range(quantity), unitsRange: unitsRange, percentAt: percent.map { clean.place($0) }
    )
  }

  /// What stands in a parenthesis that follows at once. One with another ingredient or with braces in it is text: what
  /// they say would be lost.
  private mutating func parenthesis(from next: inout Int) -> String? {
    guard next < end, next >= openParenthesis, bytes[next] == UInt8(ascii: "(") else { return nil }
    var at = next + 1
    while at < end, bytes[at] != UInt8(ascii: ")") {
      if bytes[at] == UInt8(ascii: "{") || isMarked(at) { break }
      at += 1
    }
    guard at < end, bytes[at] == UInt8(ascii: ")") else {
      openParenthesis = at
      return nil
    }
    let inside = clean.trimmed((next + 1)..<at)
    next = at + 1
    return inside.isEmpty ? nil : clean.words(inside)
  }

  /// Whether an ingredient's mark is there that is no letter.
  private func isMarked(_ at: Int) -> Bool {
    bytes[at] == UInt8(ascii: "@") && bytes[at - 1] != UInt8(ascii: "\\")
  }
}

extension CooklangComponent.Kind {
  fileprivate init?(mark: UInt8) {
    switch mark {
    case UInt8(ascii: "@"): self = .ingredient
    case UInt8(ascii: "#"): self = .cookware
    case UInt8(ascii: "~"): self = .timer
    default: return nil
    }
  }
}

extension CooklangComponent {
  /// A name that is a path (`./sauces/pesto`) is another recipe: its name is the file's.
  /// Source: the specification, proposal 0015.
  fileprivate mutating func followReference() {
    guard ["./", "../", ".\\", "..\\"].contains(where: name.hasPrefix) else { return }
    let parts = name.split { $0 == "/" || $0 == "\\" }.filter { $0 != "." && $0 != ".." }
    guard let file = parts.last else { return }
    reference = name
    name = file.hasSuffix(".cook") && file.count > 5 ? String(file.dropLast(5)) : String(file)
  }
}
