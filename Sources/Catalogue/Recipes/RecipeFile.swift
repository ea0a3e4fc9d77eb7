package import Kitchen

/// Reads one recipe file: YAML front matter between `---` lines, then Cooklang steps. Ingredients
/// are looked up in the table by name, plural or alias; one that is not there stays, unknown.
/// The value is nil when a key that planning needs is missing or wrong; a smaller mistake is
/// reported and the rest kept. Source: formats, A recipe.
package func readRecipe(_ text: String, id: RecipeID, file: String, table: FoodTable) -> Parsed<Recipe?> {
  let lines = text.replacingCarriageReturns().split(separator: "\n", omittingEmptySubsequences: false)
  let close = lines.dropFirst().firstIndex { $0.trimmingSpaces() == "---" }
  guard lines.first?.trimmingSpaces() == "---", let close else {
    let message = "a recipe begins with keys between two lines of ---"
    return Parsed(nil, problems: [FileProblem(file: file, line: 1, message: message)])
  }
  let front = readFrontMatter(lines[1..<close].joined(separator: "\n"), file: file, firstLine: 2)
  if front.value.isEmpty, !front.problems.isEmpty { return Parsed(nil, problems: front.problems) }
  var head = RecipeHead(file: file)
  head.problems = front.problems
  head.read(front.value)
  let body = readSteps(lines[(close + 1)...].joined(separator: "\n"), file: file, firstLine: close + 2)
  let recipe = head.recipe(id: id)
  let excess = excessOfSteps(body.value)
  var problems = head.problems + body.problems
  if let excess {
    problems.append(FileProblem(file: file, line: 0, message: excess))
    return Parsed(nil, problems: problems)
  }
  guard var recipe else { return Parsed(nil, problems: problems) }
  for items in body.value {
    recipe.steps.append(step(of: items))
    recipe.ingredients += items.compactMap { ingredient(of: $0, table: table) }
  }
  if recipe.ingredients.isEmpty {
    problems.append(FileProblem(file: file, line: 0, message: "no ingredient is marked with @"))
  }
  return Parsed(recipe, problems: problems)
}

private func ingredient(of item: CooklangItem, table: FoodTable) -> RecipeIngredient? {
  switch item {
  case .ingredient(let name, let amount, let unit, let preparation):
    let parts = preparation.split(separator: ",").map { $0.trimmingSpaces() }
    let kept = parts.filter { $0.lowercased() != "optional" }.joined(separator: ", ")
    return RecipeIngredient(
      name: name, ingredient: table.ingredient(named: name)?.id, quantity: parseQuantity(amount, unit: unit),
      preparation: kept.isEmpty ? nil : kept, isOptional: parts.contains { $0.lowercased() == "optional" })
  case .text, .cookware, .timer: return nil
  }
}

/// The step as plain prose: names without amounts, timers spelled out.
private func step(of items: [CooklangItem]) -> RecipeStep {
  var text = ""
  var seconds: Int?
  for item in items {
    switch item {
    case .text(let words): text += words
    case .cookware(let name): text += name
    case .ingredient(let name, let amount, let unit, _):
      // "the juice of lime" wants its article: whole pieces are "the lime".
      if unit.isEmpty, !amount.isEmpty, text.hasSuffix(" of ") { text += "the " }
      text += name
    case .timer(let amount, let unit):
      text += [amount, unit].filter { !$0.isEmpty }.joined(separator: " ")
      // No timer is longer than a year, and a recipe has few of them: no sum overflows.
      if let duration = durationInSeconds(amount: amount, unit: unit) { seconds = (seconds ?? 0) + duration }
    }
  }
  return RecipeStep(text: text.trimmingSpaces(), minutes: seconds.map { ($0 + 59) / 60 })
}
