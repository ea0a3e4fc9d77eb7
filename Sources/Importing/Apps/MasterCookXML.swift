/// Whether a text is MasterCook's XML (.mx2). Source: mx2.dtd, as its exports use it.
func isMasterCookXML(_ head: String) -> Bool { head.holds("<mx2") || head.holds("<RcpE") }

/// The recipes of such a text. Its exports are often no well-formed XML (quotation marks in attributes, bare "&"), so
/// it is read as HTML is: names in lower case, mistakes passed over.
func readMasterCookXML(_ bytes: [UInt8], _ limits: ImportLimits) -> [ImportedRecipe] {
  var recipes: [ImportedRecipe] = []
  _ = withPageTree(bytes, limits) { root, _ in find(root, &recipes, limits) }
  return recipes
}

private func find(_ node: PageNode, _ recipes: inout [ImportedRecipe], _ limits: ImportLimits) {
  guard node.isElement, recipes.count < limits.recipes else { return }
  if node.name == "rcpe" { recipes.append(recipe(node, limits)) }
  // What follows is inside of what was never closed.
  node.eachChild { find($0, &recipes, limits) }
}

private func recipe(_ node: PageNode, _ limits: ImportLimits) -> ImportedRecipe {
  var reader = MasterCookReader(limits: limits)
  reader.recipe.title = cleanLine(node.attribute("name") ?? "")
  reader.recipe.author = authorName(cleanLine(node.attribute("author") ?? ""))
  node.eachChild { reader.take($0) }
  return reader.finished()
}

private struct MasterCookReader {
  let limits: ImportLimits
  var recipe = ImportedRecipe(format: .masterCook)
  private var steps: [String] = []
  private var tagTexts: [String] = []

  init(limits: ImportLimits) { self.limits = limits }

  mutating func take(_ node: PageNode) {
    guard node.isElement else { return }
    switch node.name {
    case "rcpe": return
    case "serv": setYield([node.attribute("qty") ?? ""])
    case "yield":
      let text = "\(plainNumbers(node.attribute("qty") ?? "")) \(node.attribute("unit") ?? "")"
      if let read = readYield([text]).text { recipe.yieldText = read }
    case "prpt": recipe.prepMinutes = node.attribute("elapsed").flatMap { minutes(of: $0) }
    case "ttim": recipe.totalMinutes = node.attribute("elapsed").flatMap { minutes(of: $0) }
    case "catt": tagTexts.append(node.line)
    case "ingr": ingredient(node)
    case "dirt": steps += stepLines(ownText(node))
    case "desc": recipe.description = textOrNil(node)
    case "srce": recipe.sourceName = textOrNil(node)
    case "note": recipe.notes += markupLines(ownText(node))
    case "nutr": if let text = textOrNil(node) { recipe.nutrition = [ImportedFact(name: "text", text: text)] }
    default: break
    }
    // Elements that were not closed hold those behind them.
    var child = node.firstChild
    while let current = child {
      if node.name != "ingr" || current.name == "ingr" || current.name == "dirs" { take(current) }
      child = current.next
    }
  }

  private mutating func setYield(_ texts: [String]) {
    let yield = readYield(texts)
    recipe.servings = yield.servings
    if recipe.yieldText == nil { recipe.yieldText = yield.text }
  }

  private mutating func ingredient(_ node: PageNode) {
    var parts = ["qty", "unit", "name"].map { cleanLine(node.attribute($0) ?? "") }
    parts[0] = plainNumbers(parts[0])
    var line = parts.filter { !$0.isEmpty }.joined(separator: " ")
    node.eachChild { child in
      if child.isElement, child.name == "iprp", !child.line.isEmpty { line += ", \(child.line)" }
    }
    // A line without amount and unit that ends with a colon is a heading.
    for part in ingredientParts([line]) {
      if recipe.ingredients.isEmpty { recipe.ingredients.append(ImportedPart()) }
      recipe.ingredients[recipe.ingredients.count - 1].lines += part.lines
    }
    if let name = sectionName(ofIngredient: ingredientLine(line)) {
      recipe.ingredients.append(ImportedPart(name: name))
    }
  }

  private func ownText(_ node: PageNode) -> String { node.rawText }

  private func textOrNil(_ node: PageNode) -> String? {
    let text = cleanLine(ownText(node))
    return text.isEmpty ? nil : text
  }

  mutating func finished() -> ImportedRecipe {
    recipe.ingredients.removeAll { $0.lines.isEmpty }
    let lines = withoutRepeats(steps)
    recipe.steps = lines.isEmpty ? [] : [ImportedPart(lines: lines)]
    recipe.tags = tags(tagTexts, most: limits.tags)
    return recipe
  }
}
