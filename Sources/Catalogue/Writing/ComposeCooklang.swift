package import Kitchen
import Values

/// A recipe as a Cooklang text that reads back as it is. What a step uses is marked in it where the recipe replaces
/// another and the step names it; else the ingredients stand in a list before the steps, in their order.
/// Source: the Cooklang specification; requirements FR-RM-001.
package func composeCooklang(_ recipe: Recipe) -> String {
  var marked: Set<Int> = []
  let steps = recipe.steps.map { step in composeStep(step, recipe, &marked) }
  let rest = recipe.ingredients.indices.filter { !marked.contains($0) }
  let list = rest.map { component(recipe.ingredients[$0]) }.joined(separator: ", ")
  let notes = recipe.notes.map { "> \(bare($0))" }
  let listed = list.isEmpty ? [] : ["\(list)."]
  // What a version of another dish has beside it comes last.
  let paragraphs = recipe.replaces == nil ? listed + steps + notes : steps + listed + notes
  return front(of: recipe) + "\n"
    + paragraphs.filter { !$0.isEmpty }.map { "\($0)\n" }.joined(separator: "\n")
}

private func front(of recipe: Recipe) -> String {
  var keys: [(String, String)] = [("title", recipe.title), ("description", recipe.summary)]
  keys += [("servings", "\(recipe.servings)"), ("course", recipe.course), ("cuisine", recipe.cuisine)]
  keys += [("prep time", minutes(recipe.prepMinutes)), ("cook time", minutes(recipe.cookMinutes))]
  let levels: [Skill: String] = [.beginner: "easy", .intermediate: "medium", .advanced: "hard"]
  keys += [("difficulty", levels[recipe.difficulty] ?? "medium"), ("method", recipe.method)]
  keys.append(("leftovers", recipe.leftoverDays.map { $0 == 1 ? "1 day" : "\($0) days" } ?? "no"))
  keys += [
    ("also known as", recipe.otherNames.joined(separator: ", ")), ("source", recipe.source),
    ("replaces", recipe.replaces?.rawValue ?? ""),
  ]
  var lines = keys.filter { !$0.1.isEmpty }.map { "\($0): \(scalar($1))" }
  let tags = recipe.tags.map { scalar($0.filter { $0 != "," }) }.filter { $0 != "\"\"" }
  if !tags.isEmpty { lines.append("tags: [\(tags.joined(separator: ", "))]") }
  return (["---"] + lines + ["---"]).map { "\($0)\n" }.joined()
}

private func minutes(_ count: Int) -> String { count == 1 ? "1 minute" : "\(count) minutes" }

/// A YAML scalar: plain where nothing in it means anything to YAML, else between double quotes.
private func scalar(_ text: String) -> String {
  let text = oneLine(text)
  let isPlain =
    !text.isEmpty && text.first!.isLetter
    && text.allSatisfy { $0.isLetter || $0.isNumber || " -.()'/".contains($0) } && text.last != " "
    && !["yes", "no", "true", "false", "null", "on", "off", "y", "n"].contains(text.lowercased())
  if isPlain || !text.isEmpty && text.allSatisfy({ $0.isASCII && $0.isNumber }) { return text }
  if text.first?.isNumber == true, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " }) {
    return text
  }
  if text == "no" { return text }
  return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}

/// Without line ends and whatever steers a terminal.
private func oneLine(_ text: String) -> String {
  var kept = ""
  kept.unicodeScalars.append(contentsOf: text.unicodeScalars.map { $0.steersTerminal ? " " : $0 })
  return kept.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
}

/// Words of a step or a note that no mark is read into: dashes that would open a comment, marks, what opens a line.
private func bare(_ text: some StringProtocol) -> String {
  var text = oneLine(String(text)).replacing("--", with: "–").replacing("[-", with: "[ -")
  while let first = text.first, "=>".contains(first) { text = String(text.dropFirst()).trimmingSpaces() }
  return text.map { "@#~".contains($0) ? "\\\($0)" : "\($0)" }.joined()
}

/// What stands inside of braces or parentheses.
private func inside(_ text: String) -> String {
  let text = oneLine(text).replacing("--", with: "–").replacing("[-", with: "[ ")
  return String(text.map { "{}()@#~%\\".contains($0) ? " " : $0 }).split(separator: " ").joined(
    separator: " ")
}

/// `@onion{1}(finely chopped)`.
private func component(_ line: RecipeIngredient) -> String {
  var name = inside(line.name)
  while let first = name.first, "?./=".contains(first) { name = String(name.dropFirst()).trimmingSpaces() }
  if name.isEmpty { return "" }
  let (amount, unit) = parts(of: line.quantity.text)
  let fixed = line.isFixed && !amount.isEmpty ? "=" : ""
  let braces = unit.isEmpty ? "{\(fixed)\(amount)}" : "{\(fixed)\(amount)%\(unit)}"
  let how = line.preparation.map(inside) ?? ""
  return "@\(line.isOptional ? "?" : "")\(name)\(braces)\(how.isEmpty ? "" : "(\(how))")"
}

/// "3" and "lb" of "3 lb": only where that reads as the same amount.
private func parts(of text: String) -> (amount: String, unit: String) {
  let text = inside(text)
  let number = text.prefix { $0.isNumber || " /.-–½¼¾⅓⅔⅛".contains($0) }
  let unit = text.dropFirst(number.count)
  let amount = String(number).trimmingSpaces()
  guard !amount.isEmpty, !unit.isEmpty, number.last == " ",
    unit.allSatisfy({ $0.isLetter || $0 == " " || $0 == "." })
  else {
    return (text, "")
  }
  let apart = parseQuantity(amount, unit: String(unit))
  return apart.measure == parseQuantity(text).measure ? (amount, String(unit)) : (text, "")
}

/// A step with its timers marked, and with its ingredients where they are named in it.
private func composeStep(_ step: RecipeStep, _ recipe: Recipe, _ marked: inout Set<Int>) -> String {
  var pieces = [Piece(text: oneLine(step.text), isMark: false)]
  if recipe.replaces != nil {
    for at in step.uses.sorted(by: { recipe.ingredients[$0].name.count > recipe.ingredients[$1].name.count })
    {
      let line = recipe.ingredients[at]
      if pieces.mark(line.name, as: component(line)) { marked.insert(at) }
    }
  }
  return pieces.map { $0.isMark ? $0.text : withTimers($0.text) }.joined()
}

/// A stretch of a step.
private struct Piece {
  var text: String
  var isMark: Bool
}

extension [Piece] {
  /// Puts a mark where the words stand first, whole; false where they don't.
  fileprivate mutating func mark(_ words: String, as mark: String) -> Bool {
    guard !words.isEmpty else { return false }
    for (index, piece) in enumerated() where !piece.isMark {
      guard let range = piece.text.firstRange(of: words) else { continue }
      let before = piece.text[..<range.lowerBound].last
      let after = piece.text[range.upperBound...].first
      guard before?.isLetter != true, after?.isLetter != true, after != "(" else { continue }
      let parts = [
        Piece(text: String(piece.text[..<range.lowerBound]), isMark: false), Piece(text: mark, isMark: true),
        Piece(text: String(piece.text[range.upperBound...]), isMark: false),
      ]
      replaceSubrange(index...index, with: parts.filter { !$0.text.isEmpty })
      return true
    }
    return false
  }
}

/// Lengths of time in plain words, as timers: "cook 3 hours" is `cook ~{3%hours}`.
private func withTimers(_ text: String) -> String {
  let units: Set<String> = [
    "second", "seconds", "sec", "minute", "minutes", "min", "mins", "hour", "hours", "hr", "hrs",
  ]
  let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  var written: [String] = []
  var at = 0
  while at < words.count {
    // "1 1/2 hours" has its number in two words.
    let isMixed = at + 2 < words.count && words[at].allSatisfy(\.isNumber) && words[at + 1].contains("/")
    let end = isMixed ? at + 2 : at + 1
    let number = words[at..<min(end, words.count)].joined(separator: " ").replacing("–", with: "-")
    let isNumber =
      number.first?.isNumber == true && number.allSatisfy { $0.isNumber || " /.-½¼¾⅓⅔".contains($0) }
    let unit = end < words.count ? words[end].prefix { $0.isLetter } : ""
    let tail = end < words.count ? words[end].dropFirst(unit.count) : ""
    guard isNumber, units.contains(unit.lowercased()), tail.allSatisfy({ !$0.isNumber && $0 != "-" }),
      durationInSeconds(amount: number, unit: String(unit)).map({ $0 > 0 }) == true
    else {
      written.append(plainWord(words[at]))
      at += 1
      continue
    }
    written.append("~{\(number)%\(unit)}\(plainWord(String(tail)))")
    at = end + 1
  }
  return written.joined(separator: " ").openedPlainly
}

/// A word that no mark is read into; white space around stays.
private func plainWord(_ word: String) -> String {
  word.replacing("--", with: "–").replacing("[-", with: "[ -").map {
    "@#~".contains($0) ? "\\\($0)" : "\($0)"
  }.joined()
}

extension String {
  /// Without what would make a section or a note of the paragraph.
  fileprivate var openedPlainly: String {
    var text = self[...]
    while let first = text.first, "=>".contains(first) { text = text.dropFirst() }
    return String(text)
  }
}
