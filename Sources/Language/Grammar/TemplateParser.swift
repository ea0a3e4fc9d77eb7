/// Reads one template, recursively; a group joined to a word without a space is part of that word
/// ("dinner[s]" is "dinner" or "dinners").
struct TemplateParser {
  private let characters: [Character]
  private var at = 0

  init(_ text: String) { characters = Array(text) }

  mutating func template() throws(Template.ParseError) -> Template {
    let result = try alternatives(until: nil)
    return result
  }

  private func fail(_ message: String) -> Template.ParseError {
    Template.ParseError(message: message, column: at + 1)
  }

  private mutating func alternatives(until closing: Character?) throws(Template.ParseError) -> Template {
    var items: [Template] = []
    var separator: Character?
    while true {
      items.append(try sequence())
      guard at < characters.count else {
        if closing != nil { throw fail("“\(closing ?? ")")” is missing") }
        break
      }
      let next = characters[at]
      if next == closing {
        at += 1
        break
      }
      guard next == "|" || next == ";" else { throw fail("“\(next)” closes nothing") }
      guard closing != nil else { throw fail("“\(next)” stands outside of brackets") }
      if let separator, separator != next { throw fail("“|” and “;” mixed in one group") }
      separator = next
      at += 1
    }
    if items.count == 1, let only = items.first { return only }
    if separator == ";" {
      guard items.count <= 4 else { throw fail("more than four parts in any order") }
      return .permutation(items)
    }
    return .choice(items)
  }

  private mutating func sequence() throws(Template.ParseError) -> Template {
    var items: [Template] = []
    var text = ""
    while at < characters.count {
      let next = characters[at]
      switch next {
      case "|", ";", ")", "]":
        return finished(items, text)
      case "(", "[":
        at += 1
        var group = try alternatives(until: next == "(" ? ")" : "]")
        if next == "[" { group = .choice([group, .text("")]) }
        guard let joined = glued(text, group) else {
          flush(&text, into: &items)
          items.append(group)
          continue
        }
        text = joined.before
        flush(&text, into: &items)
        items.append(.choice(joined.words.map { .text($0) }))
      case "<":
        flush(&text, into: &items)
        items.append(.rule(try name(until: ">")))
      case "{":
        flush(&text, into: &items)
        items.append(try slot())
      case ">", "}":
        throw fail("“\(next)” closes nothing")
      default:
        text.append(next)
        at += 1
      }
    }
    return finished(items, text)
  }

  private func flush(_ text: inout String, into items: inout [Template]) {
    if text.contains(where: { !$0.isWhitespace }) { items.append(.text(text)) }
    text = ""
  }

  private func finished(_ items: [Template], _ text: String) -> Template {
    var items = items
    var text = text
    flush(&text, into: &items)
    if items.isEmpty { return .text("") }
    return items.count == 1 ? items[0] : .sequence(items)
  }

  /// The words made by joining the last word of `text`, a group, and the letters right after it.
  private mutating func glued(_ text: String, _ group: Template) -> (before: String, words: [String])? {
    guard let alternatives = group.literals else { return nil }
    let head = text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace).last ?? ""
    let follows = at < characters.count && (characters[at].isLetter || characters[at] == "'")
    guard !head.isEmpty || follows else { return nil }
    var tail = ""
    while follows, at < characters.count, characters[at].isLetter || characters[at] == "'" {
      tail.append(characters[at])
      at += 1
    }
    return (String(text.dropLast(head.count)), alternatives.map { head + $0 + tail })
  }

  private mutating func name(until closing: Character) throws(Template.ParseError) -> String {
    at += 1
    var name = ""
    while at < characters.count, characters[at] != closing {
      name.append(characters[at])
      at += 1
    }
    guard at < characters.count else { throw fail("“\(closing)” is missing") }
    guard !name.isEmpty else { throw fail("nothing between the brackets") }
    at += 1
    return name
  }

  private mutating func slot() throws(Template.ParseError) -> Template {
    let inside = try name(until: "}")
    let parts = inside.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }) else {
      throw fail("“{\(inside)}” is not {list} or {list:slot}")
    }
    let slot = parts.count == 2 ? parts[1] : parts[0]
    guard let dots = parts[0].firstRange(of: "..") else { return .list(parts[0], slot: slot) }
    guard let low = Int(parts[0][..<dots.lowerBound]), let high = Int(parts[0][dots.upperBound...]),
      low <= high, parts.count == 2
    else { throw fail("“{\(inside)}” is not a range like {1..20:servings}") }
    return .range(low...high, slot: slot)
  }
}
