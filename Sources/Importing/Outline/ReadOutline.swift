/// The recipes that the headings and lists of a page tell: each heading for ingredients opens one, or the second part
/// of one. Nothing is read where no such heading stands. `title` is the page's, for the first.
func readOutline(_ lines: [OutlineLine], title: String?, format: ImportFormat = .page) -> [ImportedRecipe] {
  var reader = OutlineReader(lines: lines, title: title, format: format)
  return reader.read()
}

private struct OutlineReader {
  private enum Part { case before, ingredients, steps, notes, other }

  let lines: [OutlineLine]
  let title: String?
  let format: ImportFormat
  private var recipes: [ImportedRecipe] = []
  private var recipe: ImportedRecipe
  private var part = Part.before
  /// The level of the heading that opened the part.
  private var level = 7
  /// Whether the part's lines are items; then text between them is none of it.
  private var hasItems = false
  private var isClosed = false
  /// What was last read that could be the next recipe's name.
  private var lastTitle: String?
  private var pending: [MetaFact] = []
  /// The heading before the first recipe, which is its name where the page has several.
  private var firstTitle: String?

  init(lines: [OutlineLine], title: String?, format: ImportFormat) {
    (self.lines, self.title, self.format) = (lines, title, format)
    recipe = ImportedRecipe(format: format)
  }

  mutating func read() -> [ImportedRecipe] {
    for (at, line) in lines.enumerated() { take(line, at) }
    finish()
    if recipes.count > 1, let firstTitle { recipes[0].title = firstTitle }
    let good = recipes.filter { $0.ingredientCount > 0 && $0.stepCount > 0 }
    // Ingredients alone are believed where several lines have amounts.
    return good.isEmpty ? recipes.filter { Self.isLikely($0) } : good
  }

  private static func isLikely(_ recipe: ImportedRecipe) -> Bool {
    recipe.ingredients.flatMap(\.lines).filter { startsWithAmount($0) }.count > 1
  }

  private mutating func finish() {
    defer { recipe = ImportedRecipe(format: format) }
    guard recipe.ingredientCount + recipe.stepCount > 0 else { return }
    recipe.ingredients = recipe.ingredients.filter { !$0.lines.isEmpty }
    recipe.steps = recipe.steps.compactMap { part in
      let lines = withoutRepeats(part.lines)
      return lines.isEmpty ? nil : ImportedPart(name: part.name, lines: lines)
    }
    recipes.append(recipe)
  }

  private mutating func take(_ line: OutlineLine, _ at: Int) {
    if let opened = opening(line, at) { return open(opened, line) }
    let facts = part == .steps ? [] : metaFacts(line.text)
    if !facts.isEmpty {
      if part == .before || part == .other, recipe.ingredientCount > 0 || recipes.isEmpty == false {
        pending += facts
      }
      if recipes.isEmpty || part == .ingredients { for fact in facts { recipe.take(fact) } }
      return
    }
    if let depth = line.level { return heading(line.text, depth, at) }
    switch part {
    case .ingredients: takeIngredient(line)
    case .steps: takeStep(line)
    case .notes:
      if recipe.notes.count < 20, !isNoise(line.text.words.joined(separator: " ")) {
        recipe.notes.append(withoutBullet(line.text))
      }
    case .before, .other: break
    }
  }

  /// The part that a heading, or a short line that stands like one, opens. A word that is also an ordinary one
  /// ("preparation", "tips") must be a heading, or end with a colon.
  private func opening(_ line: OutlineLine, _ at: Int) -> RecipeHeading? {
    guard !line.isItem || line.text.hasSuffix(":"), let found = line.heading else { return nil }
    if line.level != nil || line.text.hasSuffix(":") || line.text.hasSuffix("：") { return found }
    // A line of its own before a list or before ingredients.
    if found == .ingredients || found == .steps {
      guard at + 1 < lines.count else { return nil }
      return found
    }
    return part == .steps && found == .notes ? found : nil
  }

  private mutating func open(_ heading: RecipeHeading, _ line: OutlineLine) {
    let next: Part =
      switch heading {
      case .ingredients: .ingredients
      case .steps: .steps
      case .notes: .notes
      case .other: .other
      }
    if next == .ingredients, recipe.ingredientCount > 0, recipe.stepCount > 0 {
      finish()
      for fact in pending { recipe.take(fact) }
      recipe.title = lastTitle ?? ""
    }
    if next == .ingredients || next == .steps {
      if recipes.isEmpty, firstTitle == nil { firstTitle = lastTitle }
      if recipe.title.isEmpty { recipe.title = (recipes.isEmpty ? title : nil) ?? lastTitle ?? "" }
      (isClosed, hasItems) = (false, false)
    }
    if let name = RecipeHeading.section(line.text) {
      if next == .ingredients { recipe.ingredients.append(ImportedPart(name: name)) }
      if next == .steps { recipe.steps.append(ImportedPart(name: name)) }
    }
    if next != .other { pending = [] }
    part = next
    level = line.level ?? 7
  }

  private mutating func heading(_ text: String, _ depth: Int, _ at: Int) {
    switch part {
    case .ingredients where depth >= level || depth >= 4:
      if let name = partName(text), follows(at, where: { $0.isItem || startsWithAmount($0.text) }) {
        recipe.ingredients.append(ImportedPart(name: name))
        isClosed = false
        return
      }
    case .steps where depth > level || depth >= 4 || level == 7 || follows(at, where: isStepNumber):
      // "Step 1" as a heading names nothing.
      if withoutStepNumber(text).words.isEmpty { return }
      if let name = partName(text), follows(at, where: { $0.level == nil || isStepNumber($0) }),
        depth > level || !hasEnded(at)
      {
        recipe.steps.append(ImportedPart(name: name))
        isClosed = false
        return
      }
    default: break
    }
    lastTitle = text
    if part != .before { part = .other }
    pending = []
  }

  /// "Step 1" as a heading.
  private func isStepNumber(_ line: OutlineLine) -> Bool {
    line.level != nil && withoutStepNumber(line.text).words.isEmpty
  }

  private func follows(_ at: Int, where holds: (OutlineLine) -> Bool) -> Bool {
    at + 1 < lines.count && holds(lines[at + 1])
  }

  /// Whether a heading of the steps' own level opens something else than a section: no list comes behind it.
  private func hasEnded(_ at: Int) -> Bool {
    hasItems && !follows(at) { $0.isItem }
  }

  private mutating func takeIngredient(_ line: OutlineLine) {
    let isPlain = !line.isItem
    if line.isItem { hasItems = true }
    if isPlain {
      let text = line.text
      if let name = sectionName(ofIngredient: text) {
        return recipe.ingredients.append(ImportedPart(name: name))
      }
      // Sentences beside a list of ingredients are none of them.
      if hasItems || text.count > 150
        || text.hasSuffix(".") && !startsWithAmount(text) && text.words.count > 8
      {
        return
      }
    }
    for part in ingredientParts([line.text]) {
      if recipe.ingredients.isEmpty || part.name != nil {
        recipe.ingredients.append(ImportedPart(name: part.name))
      }
      recipe.ingredients[recipe.ingredients.count - 1].lines += part.lines
    }
    if let name = sectionName(ofIngredient: ingredientLine(line.text)) {
      recipe.ingredients.append(ImportedPart(name: name))
    }
  }

  private mutating func takeStep(_ line: OutlineLine) {
    if line.isItem {
      if isClosed { return }
      hasItems = true
    } else if hasItems {
      // Behind a list of steps comes what is no step, unless it goes on under a name.
      if line.text.hasSuffix(":"), let name = partName(line.text), line.text.count <= 60 {
        recipe.steps.append(ImportedPart(name: name))
      } else if recipe.steps.last?.lines.isEmpty == false {
        isClosed = true
      }
      return
    } else if line.text.hasSuffix(":"), line.text.count <= 60, let name = partName(line.text),
      line.text.words.count <= 6
    {
      return recipe.steps.append(ImportedPart(name: name))
    }
    if recipe.steps.isEmpty { recipe.steps.append(ImportedPart()) }
    recipe.steps[recipe.steps.count - 1].lines += stepLines(line.text)
  }
}

/// Whether a line begins with how much: "2 cups", "½ tsp", "a pinch of", "200g", "zwei"; not with the number of a list.
func startsWithAmount(_ line: String) -> Bool {
  var text = withoutBullet(line)[...]
  for lead in [
    "ca. ", "ca ", "about ", "approx. ", "~", "scant ", "heaped ", "heaping ", "generous ", "etwa ",
    "environ ",
  ]
  where text.lowercased().hasPrefix(lead) { text = text.dropFirst(lead.count) }
  guard let first = text.first else { return false }
  if first.fractionValue != nil { return true }
  if first.isNumber {
    let behind = text.drop { $0.isNumber }
    // "1. Mix", "2) Mix" are items of a list, "1.5 cups" is an amount.
    if let mark = behind.first, mark == "." || mark == ")" || mark == ":" || mark == "、" {
      return behind.dropFirst().first?.isNumber == true
    }
    return true
  }
  let words = text.prefix(40).lowercased().split(separator: " ")
  guard let head = words.first, words.count > 1 else { return false }
  if amountWords.contains(String(head)) { return true }
  return ["a", "an", "one", "two", "three", "four", "half", "eine", "ein", "une", "un", "una", "en"].contains(
    head)
    && measureWords.contains(words[1].trimmed(of: ".,"))
}

private let amountWords: Set<String> = [
  "pinch", "dash", "handful", "splash", "drizzle", "knob", "prise", "pincée", "pizca", "nypa", "few",
  "several", "etwas",
  "einige", "juice", "zest",
]
private let measureWords: Set<String> = [
  "pinch", "dash", "handful", "splash", "drizzle", "knob", "cup", "cups", "tablespoon", "tablespoons",
  "teaspoon",
  "teaspoons", "pound", "pounds", "ounce", "ounces", "can", "cans", "few", "clove", "cloves", "stick",
  "sticks", "bunch",
  "sprig", "sprigs", "slice", "slices", "package", "packet", "jar", "bag", "large", "small", "medium",
  "prise", "dose",
  "pincée", "pizca", "nypa", "onion", "egg", "eggs", "lemon", "quart", "pint", "gallon", "little", "piece",
  "head", "bund",
  "dozen", "whole", "generous", "good", "lb", "lbs", "oz", "zwiebel", "ei", "cuillère", "cucharada", "msk",
  "tsk", "krm",
]
