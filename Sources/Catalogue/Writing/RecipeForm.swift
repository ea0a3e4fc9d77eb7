package import Kitchen
import Values

/// The forms in which a recipe is handed on. Source: requirements BB-34.
package enum RecipeForm: String, CaseIterable, Hashable, Sendable {
  case text, markdown, cook
}

/// A recipe as a text for anybody: at the servings and in the measures of the view; Cooklang as it is written. `safety` is
/// what is known of allergens, in a sentence.
package func recipeText(_ view: RecipeView, as form: RecipeForm, safety: String) -> String {
  switch form {
  case .cook: composeCooklang(view.written)
  case .text: plainText(view, safety)
  case .markdown: markdown(view, safety)
  }
}

private func facts(_ view: RecipeView) -> String {
  let recipe = view.written
  var parts = ["For \(view.servings.text)"]
  parts.append("\(recipe.totalMinutes) min (\(recipe.prepMinutes) to prepare, \(recipe.cookMinutes) to cook)")
  if let days = recipe.leftoverDays { parts.append("keeps \(days) day\(days == 1 ? "" : "s")") }
  return parts.joined(separator: ", ")
}

/// Amount first, as people send recipes to each other.
private func line(_ line: RecipeIngredient) -> String {
  let amount = line.quantity.text
  var text = amount.isEmpty ? line.name : "\(amount) \(line.name)"
  if let how = line.preparation, !how.isEmpty { text += ", \(how)" }
  return clean(line.isOptional ? "\(text), optional" : text)
}

private func plainText(_ view: RecipeView, _ safety: String) -> String {
  let recipe = view.shown
  var parts = [clean(recipe.title)]
  if !recipe.summary.isEmpty { parts.append(clean(recipe.summary)) }
  parts += [facts(view), "", "Ingredients"] + recipe.ingredients.map { "- \(line($0))" }
  if !recipe.steps.isEmpty {
    parts += ["", "Steps"] + recipe.steps.enumerated().map { "\($0 + 1). \(clean($1.text))" }
  }
  if !recipe.notes.isEmpty { parts += ["", "Notes"] + recipe.notes.map(clean) }
  parts += ["", clean(safety)]
  if !recipe.source.isEmpty { parts.append("Source: \(clean(recipe.source))") }
  return parts.map { "\($0)\n" }.joined()
}

private func markdown(_ view: RecipeView, _ safety: String) -> String {
  let recipe = view.shown
  var parts = ["# \(escaped(recipe.title))", ""]
  if !recipe.summary.isEmpty { parts += [escaped(recipe.summary), ""] }
  parts += [facts(view), "", "## Ingredients", ""] + recipe.ingredients.map { "- \(escaped(line($0)))" }
  if !recipe.steps.isEmpty {
    parts += ["", "## Steps", ""] + recipe.steps.enumerated().map { "\($0 + 1). \(escaped($1.text))" }
  }
  if !recipe.notes.isEmpty { parts += ["", "## Notes", ""] + recipe.notes.map(escaped) }
  parts += ["", escaped(safety)]
  if !recipe.source.isEmpty { parts.append("\nSource: \(escaped(recipe.source))") }
  return parts.map { "\($0)\n" }.joined()
}

/// On one line, and nothing that steers a terminal.
private func clean(_ text: String) -> String {
  var kept = ""
  kept.unicodeScalars.append(
    contentsOf: text.unicodeScalars.map { $0.steersTerminal || $0 == "\u{A0}" ? " " : $0 })
  return kept
}

private func escaped(_ text: String) -> String {
  clean(text).map { "*_`#<>[]\\|".contains($0) ? "\\\($0)" : "\($0)" }.joined()
}
