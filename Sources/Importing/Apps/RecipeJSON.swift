/// The recipes of a JSON file of some program, told by the names of its fields; empty where it holds none. `name` is
/// the file's, without folders.
func readRecipeJSON(_ value: WebJSON, name: String, _ limits: ImportLimits) -> [ImportedRecipe] {
  if value["recipes_ingredients"] != nil, value["recipe_instructions"] != nil {
    return readMealieTables(value, limits)
  }
  let graph = SchemaGraph([value])
  let full = graph.recipes.filter(hasContent)
  if !full.isEmpty {
    return full.prefix(limits.recipes).map { node in
      if isMealie(node) { return readMealie(node, limits) }
      let format = schemaFormat(node, in: value, name: name)
      return graph.recipe(node, format, page: nil, limits)
    }
  }
  return recordsOf(value).prefix(limits.recipes).compactMap { readRecord($0, limits) }
}

private func schemaFormat(_ node: WebJSON, in value: WebJSON, name: String) -> ImportFormat {
  if name.lowercased() == "recipe.json" { return .nextcloud }
  if node["recipeIngredient"] != nil, node["identifier"] != nil {
    if case .array = value { return .recipeSage }
    if case .array? = value["@graph"] { return .recipeSage }
  }
  return .jsonLD
}

/// The objects that may be recipes: the value, those of a list, those under "recipes".
private func recordsOf(_ value: WebJSON) -> [WebJSON] {
  switch value {
  case .array(let values): return values.flatMap { $0.isObject ? recordsOf($0) : [] }
  case .object:
    for key in ["recipes", "items", "data", "results", "recipe"]
    where value["name"] == nil && value["title"] == nil {
      if let inner = value[key], inner.items.contains(where: \.isObject) { return recordsOf(inner) }
    }
    return [value]
  default: return []
  }
}

private func readRecord(_ record: WebJSON, _ limits: ImportLimits) -> ImportedRecipe? {
  if let steps = record["steps"]?.items,
    steps.contains(where: { $0["instruction"] != nil || $0["ingredients"] != nil })
  {
    return readTandoor(record, limits)
  }
  if isPaprika(record) { return readPaprika(record, limits) }
  if isMealie(record) { return readMealie(record, limits) }
  guard record.first("name", "title") != nil,
    record.first("recipeIngredient", "ingredients", "ingredient") != nil
      || record.first("recipeInstructions", "instructions", "directions", "steps", "method") != nil
  else { return nil }
  let recipe = SchemaGraph([]).recipe(record, .json, page: nil, limits)
  return recipe.ingredientCount + recipe.stepCount > 0 ? recipe : nil
}

extension WebJSON {
  /// The text of a field as lines; empty where it has none.
  func lines(_ key: String) -> [String] { self[key]?.scalar.map(markupLines) ?? [] }

  /// The text of a field as one line; nil where it has none.
  func line(_ key: String) -> String? {
    let line = self[key]?.scalar.map(markupLine) ?? ""
    return line.isEmpty ? nil : line
  }
}
