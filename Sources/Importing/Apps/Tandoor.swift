/// A recipe of Tandoor: each step has its own ingredients, a header among them names a section. Source:
/// TandoorRecipes/recipes, the default export.
func readTandoor(_ record: WebJSON, _ limits: ImportLimits) -> ImportedRecipe {
  var recipe = ImportedRecipe(format: .tandoor)
  recipe.title = record.line("name") ?? ""
  let steps = (record["steps"]?.items ?? []).enumerated().sorted { first, second in
    let (one, other) = (first.element["order"]?.number ?? 0, second.element["order"]?.number ?? 0)
    return one == other ? first.offset < second.offset : one < other
  }.map(\.element)
  for step in steps { take(step, into: &recipe) }
  recipe.ingredients.removeAll { $0.lines.isEmpty }
  recipe.steps.removeAll { $0.lines.isEmpty }
  // "4 servings", or what it makes: "12 pieces".
  if let count = record["servings"]?.number, count >= 1, count < 1_000 {
    let text = record.line("servings_text") ?? "servings"
    let yield = readYield(["\(plainNumbers(record["servings"]?.scalar ?? "")) \(text)"])
    (recipe.yieldText, recipe.servings) = (
      yield.text, yield.servings ?? (servings(in: "4 \(text)") == nil ? nil : Int(count))
    )
  }
  recipe.prepMinutes = record["working_time"]?.scalar.flatMap { minutes(of: $0) }
  recipe.cookMinutes = record["waiting_time"]?.scalar.flatMap { minutes(of: $0) }
  recipe.sourceURL = record.line("source_url").flatMap { webAddress($0) }
  let description = record.lines("description")
  recipe.description = description.isEmpty ? nil : description.joined(separator: "\n")
  recipe.tags = tags(
    (record["keywords"]?.items ?? []).compactMap { $0.scalar ?? $0.first("name", "label")?.scalar },
    most: limits.tags)
  return recipe
}

private func take(_ step: WebJSON, into recipe: inout ImportedRecipe) {
  let name = partName(step.line("name"))
  let items = step["ingredients"]?.items ?? []
  if !items.isEmpty, let name { recipe.ingredients.append(ImportedPart(name: name)) }
  for item in items {
    if case .bool(true)? = item["is_header"] {
      if let header = partName(item.line("note")) { recipe.ingredients.append(ImportedPart(name: header)) }
      continue
    }
    let line = ingredientLine(markupLine(tandoorText(item)))
    if line.isEmpty { continue }
    if recipe.ingredients.isEmpty { recipe.ingredients.append(ImportedPart()) }
    recipe.ingredients[recipe.ingredients.count - 1].lines.append(line)
  }
  let lines = stepLines(step["instruction"]?.scalar ?? "")
  if lines.isEmpty { return }
  if name != nil || recipe.steps.isEmpty || recipe.steps[recipe.steps.count - 1].name != nil {
    recipe.steps.append(ImportedPart(name: name))
  }
  recipe.steps[recipe.steps.count - 1].lines += lines
}

/// Its own words of an ingredient before what was made of them.
private func tandoorText(_ item: WebJSON) -> String {
  guard case .object(let members) = item else { return item.scalar ?? "" }
  if case .bool(true)? = item["no_amount"] {
    return ingredientText(
      .object(members.filter { $0.key != "amount" && $0.key != "unit" && $0.key != "original_text" }))
  }
  return ingredientText(.object(members.filter { $0.key != "original_text" }))
}
