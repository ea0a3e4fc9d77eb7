/// A recipe within its limits, and warnings of what it lacks or lost by that.
func bounded(_ recipe: ImportedRecipe, _ limits: ImportLimits) -> ImportedRecipe {
  var recipe = recipe
  if recipe.cooklang == nil {
    recipe.ingredients = cut(recipe.ingredients, .ingredients, limits.ingredients, limits, &recipe.warnings)
    recipe.steps = cut(recipe.steps, .steps, limits.steps, limits, &recipe.warnings)
    if recipe.ingredients.isEmpty { recipe.warnings.append(.noIngredients) }
    if recipe.steps.isEmpty { recipe.warnings.append(.noSteps) }
  }
  recipe.title = cut(cleanLine(recipe.title), .title, limits.title, &recipe.warnings)
  if recipe.title.isEmpty { recipe.warnings.append(.noTitle) }
  recipe.description = recipe.description.map { cut($0, .description, limits.line, &recipe.warnings) }
  if recipe.notes.count > limits.notes {
    recipe.notes = Array(recipe.notes.prefix(limits.notes))
    recipe.warnings.append(.tooMany(part: .notes, most: limits.notes))
  }
  recipe.notes = recipe.notes.map { cut($0, .notes, limits.line, &recipe.warnings) }
  recipe.author = recipe.author.map { $0.prefix(limits.title).trimmed }
  recipe.sourceName = recipe.sourceName.map { $0.prefix(limits.title).trimmed }
  return recipe
}

private func cut(
  _ parts: [ImportedPart], _ part: ImportPart, _ most: Int, _ limits: ImportLimits,
  _ warnings: inout [ImportWarning]
) -> [ImportedPart] {
  var left = most
  var kept: [ImportedPart] = []
  for section in parts where !section.lines.isEmpty {
    guard left > 0 else {
      warnings.append(.tooMany(part: part, most: most))
      break
    }
    if section.lines.count > left { warnings.append(.tooMany(part: part, most: most)) }
    let lines = section.lines.prefix(left).map { cut($0, part, limits.line, &warnings) }
    left -= lines.count
    kept.append(ImportedPart(name: section.name.map { $0.prefix(limits.title).trimmed }, lines: lines))
  }
  return kept
}

private func cut(_ text: String, _ part: ImportPart, _ most: Int, _ warnings: inout [ImportWarning]) -> String
{
  // Every character has a byte at least.
  guard text.utf8.count > most, text.count > most else { return text }
  let warning = ImportWarning.cut(part: part, most: most)
  if !warnings.contains(warning) { warnings.append(warning) }
  return text.prefix(most).trimmed
}
