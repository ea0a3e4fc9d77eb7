/// Reads one template, recursively, letter by letter.
struct TemplateParser {
  /// What else a template may hold.
  enum Dialect {
    /// Our own files: groups only in brackets, no captures, few parts in any order.
    case words
    /// hassil: "a|b" may stand without brackets, `{@list}` takes words for the response alone.
    case letters
  }

  private static let mostDepth = 60

  private let characters: [Character]
  private let dialect: Dialect
  private var at = 0
  private var depth = 0

  init(_ text: String, dialect: Dialect) {
    characters = Array(text)
    self.dialect = dialect
  }

  mutating func template() throws(Template.ParseError) -> Template { try alternatives(until: nil) }

  private func fail(_ message: String) -> Template.ParseError {
    Template.ParseError(message: message, column: at + 1)
  }

  private mutating func alternatives(until closing: Character?) throws(Template.ParseError) -> Template {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.mostDepth else { throw fail("more than \(Self.mostDepth) brackets in each other") }
    var items: [Template] = []
    var separator: Character?
    while true {
      items.append(try sequence())
      guard at < characters.count else {
        if let closing { throw fail("“\(closing)” is missing") }
        break
      }
      let next = characters[at]
      if next == closing {
        at += 1
        break
      }
      guard next == "|" || next == ";" else { throw fail("“\(next)” closes nothing") }
      if closing == nil, dialect == .words { throw fail("“\(next)” stands outside of brackets") }
      if let separator, separator != next { throw fail("“|” and “;” mixed in one group") }
      separator = next
      at += 1
    }
    if items.count == 1, let only = items.first { return only }
    guard separator == ";" else { return .choice(items) }
    let most = dialect == .words ? 4 : 12
    guard items.count <= most else { throw fail("more than \(most) parts in any order") }
    return .permutation(items)
  }

  private mutating func sequence() throws(Template.ParseError) -> Template {
    var items: [Template] = []
    var text = ""
    func flush() {
      if !text.isEmpty { items.append(.text(text)) }
      text = ""
    }
    reading: while at < characters.count {
      let next = characters[at]
      switch next {
      case "|", ";", ")", "]": break reading
      case "(", "[":
        flush()
        at += 1
        let group = try alternatives(until: next == "(" ? ")" : "]")
        items.append(next == "(" ? group : .choice([group, .text("")]))
      case "<":
        flush()
        items.append(.rule(try name(until: ">")))
      case "{":
        flush()
        items.append(try slot())
      case "~" where dialect == .words:
        flush()
        items.append(.gap)
        at += 1
      case ">", "}": throw fail("“\(next)” closes nothing")
      case "\\":
        at += 1
        guard at < characters.count else { throw fail("a backslash stands before nothing") }
        text.append(characters[at])
        at += 1
      default:
        text.append(next)
        at += 1
      }
    }
    flush()
    if items.isEmpty { return .text("") }
    return items.count == 1 ? items[0] : .sequence(items)
  }

  private mutating func name(until closing: Character) throws(Template.ParseError) -> String {
    at += 1
    var name = ""
    while at < characters.count, characters[at] != closing {
      name.append(characters[at])
      at += 1
    }
    guard at < characters.count else { throw fail("“\(closing)” is missing") }
    name = Self.trimmed(name[...])
    guard !name.isEmpty else { throw fail("nothing between the brackets") }
    at += 1
    return name
  }

  private mutating func slot() throws(Template.ParseError) -> Template {
    let start = at
    let inside = try name(until: "}")
    func wrong(_ what: String) -> Template.ParseError {
      Template.ParseError(message: "“{\(inside)}” is not \(what)", column: start + 1)
    }
    let parts = inside.split(separator: ":", omittingEmptySubsequences: false).map(Self.trimmed)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0 != "@" }) else {
      throw wrong("{list} or {list:slot}")
    }
    let slot = parts.count == 2 ? parts[1] : parts[0]
    if slot.hasPrefix("@"), dialect == .words { throw wrong("{list} or {list:slot}") }
    guard let dots = parts[0].firstRange(of: "..") else {
      let list = parts[0].hasPrefix("@") ? String(parts[0].dropFirst()) : parts[0]
      return .list(list, slot: slot)
    }
    guard parts.count == 2, let range = Self.range(parts[0][..<dots.lowerBound], parts[0][dots.upperBound...])
    else { throw wrong("a range like {1..20:servings} or {0..100,5:level}") }
    return .range(range, slot: slot)
  }

  /// The bounds of a range, the second with a step behind a comma or a slash.
  private static func range(_ low: Substring, _ rest: Substring) -> SteppedRange? {
    let most = 1_000_000_000_000
    let halves = rest.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "," || $0 == "/" })
    guard let low = Int(trimmed(low)), let high = halves.first.flatMap({ Int(trimmed($0)) }), low <= high,
      low >= -most, high <= most, let step = halves.count == 2 ? Int(trimmed(halves[1])) : 1, step > 0
    else { return nil }
    return SteppedRange(low: low, high: high, step: step)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
