import Kitchen
import Quantities

/// Whether a line, or a pasted text of several, is a recipe to keep: asked for in so many words, or by its looks.
package func holdsRecipe(_ text: String) -> Bool {
  guard text.utf8.count <= longestRecipeText else { return false }
  let filled = text.split(whereSeparator: \.isNewline).filter { $0.contains { !$0.isWhitespace } }
  if isCooklang(text) { return true }
  if filled.count > 2 { return looksLikeRecipe(text) }
  guard filled.count == 1, let colon = text.firstIndex(of: ":") else { return false }
  let head = plainWords(text[..<colon])
  guard (1...14).contains(head.count),
    head.allSatisfy({ !elsewhere.contains($0) || $0 == "people" && asksToKeep(head) })
  else { return false }
  let written = readRecipeText(text)
  let measured = written.lines.count { line in line.read.amounts.contains { $0.quantity != nil } }
  if asksToKeep(head) {
    return written.lines.count > 1 || !written.steps.isEmpty && written.lines.count + written.steps.count > 1
  }
  // "Chili: 3 ate, 1 portion left, fridge": what became of a dinner.
  let behind = plainWords(text[text.index(after: colon)...])
  if behind.contains(where: { ["ate", "eaten", "left", "leftover", "leftovers"].contains($0) }) {
    return false
  }
  return !written.title.isEmpty && measured > 1 && !written.steps.isEmpty
}

/// Words of a head that say where else it goes.
private let elsewhere: Set<String> = [
  "show", "give", "print", "open", "find", "list", "lists", "pantry", "fridge", "freezer", "shopping",
  "groceries", "grocery", "plan", "week",
  "tonight", "monday",
  "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "budget", "allergies", "allergic",
  "allergy", "timer",
  "bought", "staples", "cart", "home", "reminder", "household", "people", "eaters", "family", "we", "avoid",
  "avoids", "buy",
  "favorites", "what", "how", "who", "which", "menu", "tomorrow", "leftovers", "spent", "price", "prices",
  "substitute", "step", "doctor", "doctors", "disease", "intolerant", "intolerance", "diabetic", "pregnant",
  "celiac",
  "coeliac",
]

/// Whether a line asks for a recipe to be kept in so many words, and is one beyond doubt: "save my leek soup: …" with
/// amounts and something to do.
package func keepsRecipe(_ text: String) -> Bool {
  guard let colon = text.firstIndex(of: ":") else { return false }
  guard asksToKeep(plainWords(text[..<colon])), holdsRecipe(text) else { return false }
  let written = readRecipeText(text)
  let measured = written.lines.count { line in line.read.amounts.contains { $0.quantity != nil } }
  return !written.title.isEmpty && measured > 1 && !written.steps.isEmpty
}

private func asksToKeep(_ head: [String]) -> Bool {
  // "Please change my recipe onion pie: …" keeps no second one.
  let changing: Set<String> = [
    "change", "edit", "update", "modify", "alter", "adjust", "correct", "fix", "in",
  ]
  if head.prefix(head.contains("change") ? 7 : 4).contains(where: changing.contains) { return false }
  if head.contains("recipe") || head.contains("cookbook") || head.has("new dish") { return true }
  let verbs: Set<String> = ["save", "keep", "record", "store", "remember", "note", "write", "enter"]
  return head.prefix(4).contains(where: verbs.contains) && head.count > 1
}

/// Several lines with at least two measured ingredients and something to do, or the headings of a recipe.
private func looksLikeRecipe(_ text: String) -> Bool {
  let written = readRecipeText(text)
  let measured = written.lines.count { line in line.read.amounts.contains { $0.quantity != nil } }
  let headings = Set(
    text.split(whereSeparator: \.isNewline).compactMap { RecipeTextWords.heading(LineMark(String($0)).text) })
  if headings.contains(.ingredients), written.lines.count > 1 { return true }
  if headings.contains(.steps), measured > 0, !written.steps.isEmpty { return true }
  return measured > 1 && written.steps.contains { RecipeTextWords.isStep($0) } && !written.title.isEmpty
}

/// A text with Cooklang's marks: front matter or older keys, and an ingredient in braces.
package func isCooklang(_ text: String) -> Bool {
  let hasKeys =
    text.hasPrefix("---\n") || text.hasPrefix("---\r\n") || text.contains("\n>> ") || text.hasPrefix(">> ")
  guard let at = text.firstIndex(of: "@") else { return false }
  let behind = text[at...].prefix(80)
  return behind.contains("{") && behind.contains("}") && (hasKeys || text.contains("\n"))
}
