/// The recipes of a plain text, in any layout: with headings or without, numbered, bulleted, in paragraphs. What is no
/// part of a recipe is left out; empty where the text holds nothing like ingredients or steps.
func readTextRecipes(_ text: String) -> [ImportedRecipe] {
  let lines = outline(ofText: text)
  guard !lines.isEmpty else { return [] }
  if lines.count <= 2 { return readBreath(lines.map(\.text)) }
  var recipes: [ImportedRecipe] = []
  for piece in pieces(lines) {
    var reader = TextReader()
    if let recipe = reader.read(piece) { recipes.append(recipe) }
  }
  return recipes
}

/// The lines of each recipe: a new one begins at the title before the next heading for ingredients.
private func pieces(_ lines: [OutlineLine]) -> [[OutlineLine]] {
  let opens = lines.indices.filter { lines[$0].heading == .ingredients && !lines[$0].isItem }
  guard opens.count > 1 else { return [lines] }
  var starts = [0]
  for open in opens.dropFirst() {
    // Back over facts and a description to the title: the last line that opens a block, or a heading.
    var at = open - 1
    var found: Int?
    while at > (starts.last ?? 0) {
      let line = lines[at]
      if line.heading == .steps { break }
      if let level = line.level, level < 7 || found == nil {
        found = at
        if level <= 2 { break }
      } else if found == nil, line.isAfterBlank, line.kind == .text, line.text.count <= 80,
        metaFacts(line.text).isEmpty,
        withoutStepNumber(line.text) == line.text, !line.text.hasSuffix(".")
      {
        found = at
      }
      at -= 1
    }
    // Two headings for ingredients in one recipe: "Ingredients for the sauce".
    let lastSteps = lines[..<open].lastIndex { $0.heading == .steps }
    if let found, (lastSteps ?? -1) > (starts.last ?? 0) { starts.append(found) }
  }
  return starts.indices.map { at in
    Array(lines[starts[at]..<(at + 1 < starts.count ? starts[at + 1] : lines.count)])
  }
}

private struct TextReader {
  private enum Part { case before, ingredients, steps, notes, other }

  private var recipe = ImportedRecipe(format: .text)
  private var part = Part.before
  /// Whether headings told the parts: then they are believed, else each line is looked at.
  private var hasHeadings = false
  private var opensStep = true
  /// Whether every step has a line of its own.
  private var isNumbered = false

  mutating func read(_ lines: [OutlineLine]) -> ImportedRecipe? {
    hasHeadings = lines.contains { !$0.isItem && ($0.heading == .ingredients || $0.heading == .steps) }
    isNumbered = lines.contains { $0.isItem || withoutStepNumber($0.text) != $0.text }
    for line in lines {
      if line.isAfterBlank { opensStep = true }
      take(line)
    }
    recipe.ingredients = recipe.ingredients.filter { !$0.lines.isEmpty }
    recipe.steps = recipe.steps.compactMap { part in
      let lines = part.lines.flatMap(stepLines)
      return lines.isEmpty ? nil : ImportedPart(name: part.name, lines: lines)
    }
    let amounts = recipe.ingredients.flatMap(\.lines).filter { startsWithAmount($0) }.count
    // A letter and a shopping list are no recipes; without headings both parts must be there.
    let isRecipe =
      hasHeadings ? recipe.ingredientCount + recipe.stepCount > 0 : amounts > 0 && recipe.stepCount > 0
    return isRecipe ? recipe : nil
  }

  private mutating func take(_ line: OutlineLine) {
    let text = line.text
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return }
    if !line.isItem, let heading = line.heading { return open(heading) }
    // "Ingredients: 2 onions, 3 carrots".
    if !line.isItem, let colon = text.firstIndex(of: ":"),
      let heading = RecipeHeading(String(text[..<colon])), metaFacts(text).isEmpty
    {
      open(heading)
      let rest = text[text.index(after: colon)...].trimmed
      if heading == .ingredients {
        addIngredients(splitAtCommas(rest))
      } else if heading == .steps {
        addStep(rest)
      }
      if heading == .notes { recipe.notes.append(rest) }
      return
    }
    if recipe.title.isEmpty, part == .before, recipe.ingredients.isEmpty, recipe.steps.isEmpty,
      takeTitle(line)
    {
      return
    }
    if part != .steps || recipe.stepCount == 0, !line.isItem {
      let facts = metaFacts(text)
      if !facts.isEmpty { return facts.forEach { recipe.take($0) } }
    }
    switch part {
    case .before: takeUnmarked(line)
    case .ingredients: takeIngredient(line)
    case .steps: takeStep(line)
    case .notes: recipe.notes.append(text)
    case .other: break
    }
  }

  private mutating func open(_ heading: RecipeHeading) {
    switch heading {
    case .ingredients: part = .ingredients
    case .steps: part = .steps
    case .notes: part = .notes
    case .other: part = .other
    }
    opensStep = true
  }

  private mutating func takeTitle(_ line: OutlineLine) -> Bool {
    let text = line.text
    if text.lowercased().hasPrefix("title:") || text.lowercased().hasPrefix("name:")
      || text.lowercased().hasPrefix("recipe:")
    {
      recipe.title = text.drop { $0 != ":" }.dropFirst().trimmed
      return true
    }
    guard !line.isItem, text.count <= 100, !startsWithAmount(text) || line.level != nil,
      metaFacts(text).isEmpty
    else { return false }
    recipe.title = text.trimmed(of: ": ")
    return true
  }

  private mutating func takeIngredient(_ line: OutlineLine) {
    let text = line.text
    if line.level != nil, let name = partName(text) {
      return recipe.ingredients.append(ImportedPart(name: name))
    }
    // Steps without a heading of their own, behind an empty line.
    if !line.isItem, line.isAfterBlank || withoutStepNumber(text) != text, recipe.ingredientCount > 0,
      isStep(text)
    {
      part = .steps
      return takeStep(line)
    }
    addIngredients([text])
  }

  private mutating func takeStep(_ line: OutlineLine) {
    if line.level != nil {
      if withoutStepNumber(line.text).words.isEmpty { return opensStep = true }
      if let name = partName(line.text) { recipe.steps.append(ImportedPart(name: name)) }
      return opensStep = true
    }
    if line.text.hasSuffix(":"), line.text.words.count <= 6, let name = partName(line.text) {
      recipe.steps.append(ImportedPart(name: name))
      return opensStep = true
    }
    let isMarked = line.isItem || withoutStepNumber(line.text) != line.text
    let last = recipe.steps.last?.lines.last
    let continues =
      !opensStep && !isMarked
      && last.map { !endsSentence($0) || isNumbered && line.text.first?.isLowercase == true } == true
    if continues, let part = recipe.steps.indices.last, let at = recipe.steps[part].lines.indices.last {
      recipe.steps[part].lines[at] += " \(line.text)"
    } else {
      addStep(line.text)
    }
    opensStep = false
  }

  private func endsSentence(_ text: String) -> Bool { ".!?:。！？".contains(text.last ?? " ") }

  /// A line where no heading tells what it is.
  private mutating func takeUnmarked(_ line: OutlineLine) {
    let text = line.text
    if hasHeadings {
      // Before the first heading stands what the dish is.
      if recipe.description == nil, line.level == nil, text.count > 20 { recipe.description = text }
      return
    }
    if startsWithAmount(text), !isStep(text) { return addIngredients([text]) }
    if line.isItem, recipe.stepCount == 0, !isStep(text) { return addIngredients([text]) }
    if sectionName(ofIngredient: text) != nil, recipe.stepCount == 0 { return addIngredients([text]) }
    if isStep(text) || recipe.stepCount > 0 {
      if recipe.ingredientCount > 0 || withoutStepNumber(text) != text { return takeStep(line) }
      if recipe.description == nil { return recipe.description = text }
      return takeStep(line)
    }
    if recipe.ingredientCount > 0, !line.isAfterBlank, text.count <= 60 { return addIngredients([text]) }
    if recipe.description == nil, recipe.ingredientCount == 0 { recipe.description = text }
  }

  /// Whether a line is a sentence of doing: numbered, long, or ended as sentences are.
  private func isStep(_ text: String) -> Bool {
    if withoutStepNumber(text) != text { return true }
    let words = text.words.count
    return words > 18 || words > 3 && endsSentence(text) && !text.hasSuffix(":") && !startsWithAmount(text)
  }

  private mutating func addIngredients(_ texts: [String]) {
    for text in texts {
      let line = ingredientLine(text)
      if let name = sectionName(ofIngredient: line) {
        recipe.ingredients.append(ImportedPart(name: name))
      } else if !line.isEmpty {
        if recipe.ingredients.isEmpty { recipe.ingredients.append(ImportedPart()) }
        recipe.ingredients[recipe.ingredients.count - 1].lines.append(line)
      }
    }
  }

  private mutating func addStep(_ text: String) {
    guard !text.isEmpty else { return }
    if recipe.steps.isEmpty { recipe.steps.append(ImportedPart()) }
    recipe.steps[recipe.steps.count - 1].lines.append(text)
  }
}

/// "2 onions, 1 cup rice, salt" at its commas where each piece, or most, has an amount; else the whole.
private func splitAtCommas(_ text: String) -> [String] {
  let pieces = text.split { $0 == "," || $0 == ";" }.map { $0.trimmed.trimmed(of: ".") }.filter {
    !$0.isEmpty
  }
  guard pieces.count > 1 else { return text.isEmpty ? [] : [text] }
  // A piece without an amount that tells of a preparation belongs to the one before: "2 onions, chopped".
  var joined: [String] = []
  for piece in pieces {
    let isPreparation = piece.words.first.map { $0.hasSuffix("ed") || preparations.contains($0) } ?? false
    if !startsWithAmount(piece), isPreparation, let last = joined.popLast() {
      joined.append("\(last), \(piece)")
    } else {
      joined.append(piece)
    }
  }
  return joined
}

private let preparations: Set<String> = [
  "finely", "roughly", "thinly", "coarsely", "cut", "ground", "beaten", "freshly", "to", "at",
]

/// "Pot roast: 3 lb chuck, 2 onions. Brown the meat, cook 3 hours." in one breath.
private func readBreath(_ lines: [String]) -> [ImportedRecipe] {
  let text = lines.joined(separator: " ")
  guard let colon = text.firstIndex(of: ":") else { return [] }
  var recipe = ImportedRecipe(format: .text)
  recipe.title = text[..<colon].trimmed
  let rest = text[text.index(after: colon)...].trimmed
  guard recipe.title.words.count <= 12, let end = rest.firstRange(of: ". ") else { return [] }
  let ingredients = splitAtCommas(String(rest[..<end.lowerBound]))
  guard ingredients.contains(where: startsWithAmount) else { return [] }
  recipe.ingredients = [ImportedPart(lines: ingredients.map(ingredientLine))]
  recipe.steps = [ImportedPart(lines: stepLines(String(rest[end.upperBound...])))].filter {
    !$0.lines.isEmpty
  }
  return recipe.steps.isEmpty ? [] : [recipe]
}
