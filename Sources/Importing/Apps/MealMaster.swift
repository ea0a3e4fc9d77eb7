/// Whether a text has recipes in Meal-Master's form. Source: Meal-Master import file specifications.
func isMealMaster(_ head: String) -> Bool {
  head.holds("Meal-Master") && head.holds("Title:")
}

/// The recipes of a Meal-Master text: a header line of five dashes or M, title, categories, servings, ingredient lines
/// in one or two columns, directions, a line of dashes or M alone.
func readMealMaster(_ text: String) -> [ImportedRecipe] {
  var recipes: [ImportedRecipe] = []
  var reader: MealMasterReader?
  for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
    if isFrame(line), line.contains("Meal-Master") {
      if let recipe = reader?.finished() { recipes.append(recipe) }
      reader = MealMasterReader()
    } else if isFrame(line), line.allSatisfy({ "-M ".contains($0) }), reader?.hasTitle == true {
      if let recipe = reader?.finished() { recipes.append(recipe) }
      reader = nil
    } else {
      reader?.take(line)
    }
  }
  if let recipe = reader?.finished() { recipes.append(recipe) }
  return recipes
}

/// Whether a line begins with five dashes or M, as headers and headings do.
private func isFrame(_ line: some StringProtocol) -> Bool {
  line.hasPrefix("-----") || line.hasPrefix("MMMMM")
}

/// The units of Meal-Master in full. Source: the same, "Units of measure".
private let units: [String: String] = [
  "x": "", "sm": "small", "md": "medium", "lg": "large", "cn": "can", "pk": "package", "pn": "pinch",
  "dr": "drop",
  "ds": "dash", "ct": "carton", "bn": "bunch", "sl": "slice", "ea": "", "t": "tsp", "ts": "tsp", "T": "tbsp",
  "tb": "tbsp", "fl": "fl oz", "c": "cup", "pt": "pint", "qt": "quart", "ga": "gallon", "oz": "oz",
  "lb": "lb",
  "ml": "ml", "cb": "cubic cm", "cl": "cl", "dl": "dl", "l": "l", "mg": "mg", "cg": "cg", "dg": "dg",
  "g": "g",
  "kg": "kg",
]

private struct MealMasterReader {
  var recipe = ImportedRecipe(format: .mealMaster)
  private var left: [String] = []
  private var right: [String] = []
  private var name: String?
  private var paragraph = ""
  private var steps: [ImportedPart] = []
  private var isInSteps = false
  private var hasServings = false

  var hasTitle: Bool { !recipe.title.isEmpty }

  mutating func take(_ line: Substring) {
    let clean = cleanLine(line)
    if let title = value(of: "Title:", clean), recipe.title.isEmpty { return recipe.title = title }
    if let list = value(of: "Categories:", clean), recipe.tags.isEmpty {
      return recipe.tags = tags([list.trimmed(of: ", ")], most: ImportLimits().tags)
    }
    if !hasServings, let yield = value(of: "Servings:", clean) ?? value(of: "Yield:", clean) {
      hasServings = true
      let read = readYield([yield])
      return (recipe.yieldText, recipe.servings) = (read.text, read.servings)
    }
    guard hasTitle else { return }
    if isFrame(line) { return heading(clean) }
    if !isInSteps, takeIngredients(line) { return }
    takeStep(clean)
  }

  private func value(of label: String, _ line: String) -> String? {
    line.hasPrefix(label) ? line.dropFirst(label.count).trimmed : nil
  }

  private mutating func heading(_ line: String) {
    let name = line.trimmed(of: "-M ")
    guard !name.isEmpty else { return }
    closeColumns()
    closeParagraph()
    self.name = partName(cased(name))
    if isInSteps { steps.append(ImportedPart(name: self.name)) }
  }

  /// Headings in capitals, as others write names.
  private func cased(_ text: String) -> String {
    text == text.uppercased() ? text.prefix(1) + text.dropFirst().lowercased() : text
  }

  /// True for a line with ingredients: quantity to column 7, unit in 9 and 10, text from 12; a second column from 42.
  private mutating func takeIngredients(_ line: Substring) -> Bool {
    let text = Array(line)
    guard let first = ingredient(text.prefix(text.count > 41 && hasSecond(text) ? 41 : text.count)) else {
      return false
    }
    append(first, to: \.left)
    if text.count > 41, hasSecond(text), let second = ingredient(text.dropFirst(41)) {
      append(second, to: \.right)
    }
    return true
  }

  private func hasSecond(_ text: [Character]) -> Bool {
    ingredient(text.dropFirst(41)) != nil && (text[40] == " " || text[39] == " ")
  }

  private enum Cell { case whole(String), rest(String) }

  private func ingredient(_ text: ArraySlice<Character>) -> Cell? {
    let text = Array(text)
    guard text.count > 11, text[7] == " ", text[10] == " " else { return nil }
    let quantity = String(text[0..<7]).trimmed
    let unit = String(text[8..<10]).trimmed
    let name = cleanLine(String(text[11...]))
    guard !name.isEmpty, quantity.allSatisfy({ $0.isNumber || "./- ".contains($0) }) else { return nil }
    if quantity.isEmpty, unit.isEmpty {
      if name.first == "-" { return .rest(name.trimmed(of: "- ")) }
      // Ingredients without amount stand where names do; sentences begin further left.
      return name.hasSuffix(".") && name.words.count > 6 ? nil : .whole(name)
    }
    guard unit.isEmpty || units[unit] ?? units[unit.lowercased()] != nil else { return nil }
    let measure = units[unit] ?? units[unit.lowercased()] ?? ""
    return .whole([quantity, measure, name].filter { !$0.isEmpty }.joined(separator: " "))
  }

  private mutating func append(_ cell: Cell, to column: WritableKeyPath<Self, [String]>) {
    switch cell {
    case .whole(let line):
      self[keyPath: column].append(line.replacing(";", with: ", ").replacing("  ", with: " "))
    case .rest(let text):
      guard let last = self[keyPath: column].indices.last else { return self[keyPath: column].append(text) }
      self[keyPath: column][last] += " \(text)"
    }
  }

  private mutating func closeColumns() {
    let lines = (left + right).map { plainNumbers($0) }
    if !lines.isEmpty { recipe.ingredients.append(ImportedPart(name: name, lines: lines)) }
    (left, right) = ([], [])
  }

  private mutating func takeStep(_ line: String) {
    if line.isEmpty { return closeParagraph() }
    if !isInSteps {
      closeColumns()
      isInSteps = true
      // A heading behind the last ingredients is of the steps.
      steps = [ImportedPart(name: recipe.ingredients.last?.name == name ? nil : name)]
    }
    paragraph += paragraph.isEmpty ? line : " \(line)"
  }

  private mutating func closeParagraph() {
    guard !paragraph.isEmpty else { return }
    if steps.isEmpty { steps.append(ImportedPart()) }
    let facts = metaFacts(paragraph)
    if facts.isEmpty { steps[steps.count - 1].lines += stepLines(paragraph) }
    for fact in facts { recipe.take(fact) }
    paragraph = ""
  }

  mutating func finished() -> ImportedRecipe? {
    closeColumns()
    closeParagraph()
    recipe.steps = steps.filter { !$0.lines.isEmpty }
    return recipe.ingredientCount + recipe.stepCount > 0 ? recipe : nil
  }
}
