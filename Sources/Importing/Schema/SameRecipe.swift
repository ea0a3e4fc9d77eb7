/// Whether two readings are of one recipe: the titles alike, or most ingredient lines.
func isSame(_ one: ImportedRecipe, _ other: ImportedRecipe) -> Bool {
  let (first, second) = (lineKeys(one), lineKeys(other))
  let shared = first.intersection(second).count
  let least = min(first.count, second.count)
  let titles = one.title.words == other.title.words
  // One title and nothing in common are two recipes.
  if titles { return least == 0 || shared * 3 >= least || one.format != other.format }
  return least > 1 && shared * 5 >= least * 4
}

private func lineKeys(_ recipe: ImportedRecipe) -> Set<String> {
  Set(recipe.ingredients.flatMap(\.lines).prefix(200).map { $0.words.joined() })
}

extension ImportedRecipe {
  /// Takes from another reading of the same recipe what this one lacks.
  mutating func fill(from other: ImportedRecipe) {
    if title.isEmpty { title = other.title }
    if yieldText == nil { (yieldText, servings) = (other.yieldText, other.servings) }
    if servings == nil { servings = other.servings }
    prepMinutes = prepMinutes ?? other.prepMinutes
    cookMinutes = cookMinutes ?? other.cookMinutes
    totalMinutes = totalMinutes ?? other.totalMinutes
    if ingredientCount == 0 { ingredients = other.ingredients } else { takeSections(of: other) }
    if stepCount == 0 { steps = other.steps } else { takeStepSections(of: other) }
    image = image ?? other.image
    sourceURL = sourceURL ?? other.sourceURL
    sourceName = sourceName ?? other.sourceName
    author = author ?? other.author
    description = description ?? other.description
    if notes.isEmpty { notes = other.notes }
    language = language ?? other.language
    if tags.isEmpty { tags = other.tags }
    if nutrition.isEmpty { nutrition = other.nutrition }
    for warning in other.warnings where !warnings.contains(warning) { warnings.append(warning) }
  }

  /// The names of sections, where the other reading has as many lines under names and this one has none.
  private mutating func takeSections(of other: ImportedRecipe) {
    if let named = sectioned(ingredients, as: other.ingredients) { ingredients = named }
  }

  private mutating func takeStepSections(of other: ImportedRecipe) {
    if let named = sectioned(steps, as: other.steps) { steps = named }
  }
}

private func sectioned(_ parts: [ImportedPart], as other: [ImportedPart]) -> [ImportedPart]? {
  let lines = parts.flatMap(\.lines)
  guard parts.allSatisfy({ $0.name == nil }), other.contains(where: { $0.name != nil }),
    other.reduce(0, { $0 + $1.lines.count }) == lines.count
  else { return nil }
  var at = 0
  return other.map { part in
    defer { at += part.lines.count }
    return ImportedPart(name: part.name, lines: Array(lines[at..<(at + part.lines.count)]))
  }
}
