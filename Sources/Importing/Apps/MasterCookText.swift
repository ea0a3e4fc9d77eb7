/// Whether a text is one that MasterCook exported (.mxp). Source: MasterCook's description of its MXP format.
func isMasterCookText(_ head: String) -> Bool {
  head.holds("Exported from") && head.holds("MasterCook") && !head.holds("<mx2")
}

/// The recipes of such a text: a line that says where it is from, the title, facts, a table of ingredients under a line
/// of dashes, directions, and behind a line of single dashes what else is told.
func readMasterCookText(_ text: String) -> [ImportedRecipe] {
  var recipes: [ImportedRecipe] = []
  var lines: [String] = []
  func close() {
    if let recipe = masterCookRecipe(lines) { recipes.append(recipe) }
    lines = []
  }
  for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
    if line.contains("Exported from"), line.contains("MasterCook") {
      close()
    } else {
      lines.append(String(line))
    }
  }
  close()
  return recipes
}

private func masterCookRecipe(_ lines: [String]) -> ImportedRecipe? {
  var recipe = ImportedRecipe(format: .masterCook)
  guard let titleAt = lines.firstIndex(where: { !cleanLine($0).isEmpty }) else { return nil }
  recipe.title = cleanLine(lines[titleAt])
  guard let table = lines.firstIndex(where: { $0.contains("--------") && !$0.contains(where: \.isLetter) })
  else { return nil }
  takeFacts(lines[(titleAt + 1)..<max(titleAt + 1, table)], into: &recipe)
  var at = table + 1
  var ingredients: [String] = []
  while at < lines.count, !cleanLine(lines[at]).isEmpty {
    takeIngredient(lines[at], into: &ingredients)
    at += 1
  }
  recipe.ingredients = ingredientParts(ingredients)
  var paragraph = ""
  var steps: [String] = []
  while at < lines.count, !isEnd(lines[at]) {
    let line = cleanLine(lines[at])
    if line.isEmpty {
      steps += stepLines(paragraph)
      paragraph = ""
    } else {
      paragraph += paragraph.isEmpty ? line : " \(line)"
    }
    at += 1
  }
  steps += stepLines(paragraph)
  recipe.steps = steps.isEmpty ? [] : [ImportedPart(lines: steps)]
  takeTail(lines.dropFirst(at), into: &recipe)
  return recipe.ingredientCount + recipe.stepCount > 0 ? recipe : nil
}

/// "- - - - - -".
private func isEnd(_ line: String) -> Bool {
  let signs = line.filter { $0 != " " && $0 != "\t" }
  return signs.count >= 5 && signs.allSatisfy { $0 == "-" } && line.contains("- -")
}

private func takeFacts(_ lines: ArraySlice<String>, into recipe: inout ImportedRecipe) {
  var isInCategories = false
  for line in lines {
    let clean = cleanLine(line)
    if let author = field("Recipe By", clean) {
      recipe.author = authorName(author)
    } else if clean.hasPrefix("Serving Size") || clean.hasPrefix("Yield") {
      let parts = clean.components(at: "Preparation Time")
      let yield = readYield([field("Serving Size", parts.0) ?? field("Yield", parts.0) ?? ""])
      (recipe.yieldText, recipe.servings) = (
        yield.text ?? recipe.yieldText, yield.servings ?? recipe.servings
      )
      if let time = parts.1.flatMap({
        $0.firstIndex(of: ":").map { index in time(parts.1 ?? "", from: index) }
      }) {
        recipe.prepMinutes = time
      }
    } else if field("Categories", clean) != nil {
      isInCategories = true
      recipe.tags = columns(line.drop { $0 != ":" }.dropFirst())
    } else if isInCategories, !clean.isEmpty, !clean.hasPrefix("Amount"), !clean.contains(":") {
      recipe.tags += columns(line[...])
    }
  }
}

private func time(_ text: String, from colon: String.Index) -> Int? {
  minutes(of: text[text.index(after: colon)...].trimmed)
}

private func field(_ name: String, _ line: String) -> String? {
  guard line.hasPrefix(name), let colon = line.firstIndex(of: ":") else { return nil }
  return line[line.index(after: colon)...].trimmed
}

extension String {
  fileprivate func components(at text: String) -> (String, String?) {
    guard let found = firstRange(of: text) else { return (self, nil) }
    return (String(self[..<found.lowerBound]), String(self[found.lowerBound...]))
  }
}

/// Categories stand in columns, two blanks or more between them.
private func columns(_ line: Substring) -> [String] {
  var columns: [String] = []
  var word = ""
  var blanks = 0
  for sign in line {
    if sign == " " || sign == "\t" {
      blanks += sign == "\t" ? 2 : 1
      continue
    }
    if blanks > 1, !word.isEmpty {
      columns.append(cleanLine(word))
      word = ""
    } else if blanks == 1, !word.isEmpty {
      word += " "
    }
    blanks = 0
    word.append(sign)
  }
  return (columns + [cleanLine(word)]).filter { !$0.isEmpty }
}

/// "  1 1/2  cups          flour -- sifted": quantity, measure and name in columns; a line with neither goes on.
private func takeIngredient(_ line: String, into lines: inout [String]) {
  let signs = Array(line.replacing("\t", with: " "))
  let text = cleanLine(line)
  let name = signs.count > 24 ? cleanLine(String(signs[24...])) : ""
  let hasAmount = signs.count > 24 && !cleanLine(String(signs[..<24])).isEmpty
  if !hasAmount, signs.count > 24,
    name.hasPrefix("--") || name.first?.isLowercase == true && lines.last?.hasSuffix("--") == true,
    let last = lines.popLast()
  {
    lines.append("\(last) \(name)")
  } else {
    lines.append(text)
  }
  if let last = lines.popLast() {
    lines.append(last.replacing(" -- ", with: ", ").replacing("-- ", with: ", "))
  }
}

private func takeTail(_ lines: ArraySlice<String>, into recipe: inout ImportedRecipe) {
  var label = ""
  for raw in lines {
    let line = cleanLine(raw)
    if line.isEmpty || isEnd(raw) { continue }
    let lower = line.lowercased()
    if lower.hasPrefix("per serving") {
      recipe.nutrition = [ImportedFact(name: "text", text: line)]
    } else if lower.hasPrefix("nutr. assoc.") || lower.hasPrefix("nutr assoc") {
      label = "skip"
    } else if lower.hasPrefix("notes") || lower.hasPrefix("note ") || lower.hasPrefix("serving ideas") {
      label = "notes"
      let rest = line.drop { $0 != ":" }.dropFirst().trimmed
      if !rest.isEmpty { recipe.notes.append(rest) }
    } else if lower.hasPrefix("source") {
      let rest = line.drop { $0 != ":" }.dropFirst().trimmed.trimmed(of: "\"")
      if !rest.isEmpty { recipe.sourceName = rest }
      label = rest.isEmpty ? "source" : ""
    } else if label == "source" {
      recipe.sourceName = line.trimmed(of: "\"")
      label = ""
    } else if label == "notes" {
      recipe.notes.append(line)
    }
  }
}
