/// The part of a recipe that an element with a certain class name is.
private enum CardRole {
  case title, summary, ingredients, ingredientGroup, steps, stepGroup, yield, yieldUnit, prep, cook, total,
    notes, author,
    image, tag
}

/// Class names of the outermost elements of recipe cards that plugins and themes write.
let cardRoots: Set<String> = [
  "wprm-recipe-container", "wprm-recipe", "tasty-recipes", "mv-create-card", "easyrecipe",
  "zlrecipe-container",
  "zrdn-recipe-container", "jetpack-recipe", "wp-block-wpzoom-recipe-card-block-recipe-card",
  "recipe-card-block",
  "ERSRecipe", "cooked-recipe", "ultimate-recipe", "wpurp-container", "cookingrecipe",
]

private let cardRoles: [String: CardRole] = roles([
  (
    .title,
    "wprm-recipe-name tasty-recipes-title mv-create-title ERSName zlrecipe-title zrdn-recipe-title "
      + "jetpack-recipe-title recipe-card-title wpurp-recipe-title"
  ),
  (
    .summary,
    "wprm-recipe-summary tasty-recipes-description-body tasty-recipes-description mv-create-description "
      + "ERSSummary zlrecipe-summary recipe-card-summary wpurp-recipe-description"
  ),
  (
    .ingredients,
    "wprm-recipe-ingredient tasty-recipes-ingredients-body tasty-recipes-ingredients mv-create-ingredients "
      + "ERSIngredients zlrecipe-ingredients-list zlrecipe-ingredients jetpack-recipe-ingredients ingredients-list "
      + "zrdn-ingredients wpurp-recipe-ingredient cooked-recipe-ingredients recipe-card-ingredients"
  ),
  (.ingredientGroup, "wprm-recipe-ingredient-group-name wpurp-recipe-ingredient-group-name"),
  (
    .steps,
    "wprm-recipe-instruction-text tasty-recipes-instructions-body tasty-recipes-instructions "
      + "mv-create-instructions ERSInstructions zlrecipe-instructions-list zlrecipe-instructions "
      + "jetpack-recipe-directions directions-list zrdn-instructions wpurp-recipe-instruction-text "
      + "cooked-recipe-directions recipe-card-directions"
  ),
  (.stepGroup, "wprm-recipe-instruction-group-name wpurp-recipe-instruction-group-name"),
  (
    .yield,
    "wprm-recipe-servings tasty-recipes-yield mv-create-yield ERSServes zlrecipe-yield jetpack-recipe-servings "
      + "wpurp-recipe-servings"
  ),
  (.yieldUnit, "wprm-recipe-servings-unit"),
  (
    .prep,
    "wprm-recipe-prep-time-container wprm-recipe-prep_time-container tasty-recipes-prep-time mv-create-time-prep "
      + "ERSPrepTime zlrecipe-prep-time"
  ),
  (
    .cook,
    "wprm-recipe-cook-time-container wprm-recipe-cook_time-container tasty-recipes-cook-time mv-create-time-active "
      + "mv-create-time-cook ERSCookTime zlrecipe-cook-time"
  ),
  (
    .total,
    "wprm-recipe-total-time-container wprm-recipe-total_time-container tasty-recipes-total-time "
      + "mv-create-time-total ERSTotalTime zlrecipe-total-time jetpack-recipe-time"
  ),
  (
    .notes,
    "wprm-recipe-notes tasty-recipes-notes-body tasty-recipes-notes mv-create-notes ERSNotes "
      + "zlrecipe-notes-list jetpack-recipe-notes wpurp-recipe-notes recipe-card-notes"
  ),
  (.author, "wprm-recipe-author tasty-recipes-author-name mv-create-author ERSAuthor"),
  (
    .image,
    "wprm-recipe-image tasty-recipes-image mv-create-image-container jetpack-recipe-image recipe-card-image"
  ),
  (
    .tag,
    "wprm-recipe-course wprm-recipe-cuisine wprm-recipe-keyword tasty-recipes-category tasty-recipes-cuisine "
      + "tasty-recipes-keywords mv-create-category mv-create-cuisine ERSCategory ERSCuisine"
  ),
])

/// Source: microformats.org, h-recipe and hRecipe.
private let microformatRoles: [String: CardRole] = roles([
  (.title, "p-name fn"), (.summary, "p-summary summary"),
  (.ingredients, "p-ingredient ingredient ingredients"),
  (.steps, "e-instructions instructions instruction p-instructions"), (.yield, "p-yield yield"),
  (.prep, "preptime prepTime dt-prep"), (.cook, "cooktime cookTime dt-cook"),
  (.total, "dt-duration duration totaltime totalTime"), (.notes, "recipe-notes note"),
  (.author, "p-author author"),
  (.image, "u-photo photo"), (.tag, "p-category tag category recipe-type"),
])

/// Names that themes give the parts of recipes, whatever wrote them.
private let commonRoles: [String: CardRole] = roles([
  (
    .ingredients,
    "ingredients ingredient-list ingredients-list recipe-ingredients recipe__ingredients recipeIngredients "
      + "recipe-ingredients-list ingredients-section recipe_ingredients recipe-ingredient ingredient zutaten "
      + "ingredientes "
      + "ingredients-body recipe-ingredients__list ingredients__list"
  ),
  (
    .steps,
    "instructions directions method preparation recipe-instructions recipe-directions recipe-method "
      + "recipe__instructions recipe__directions recipe__method recipe_instructions recipe-steps steps "
      + "instructions-list "
      + "directions-list preparation-steps method-steps zubereitung recipe-preparation recipe-method-steps method__list"
  ),
  (.yield, "recipe-yield recipe-servings servings yield recipe__yield recipe__servings"),
  (.prep, "prep-time recipe-prep-time preptime"), (.cook, "cook-time recipe-cook-time cooktime"),
  (.total, "total-time recipe-total-time totaltime"),
])

private func roles(_ table: [(CardRole, String)]) -> [String: CardRole] {
  var roles: [String: CardRole] = [:]
  for (role, names) in table { for name in names.split(separator: " ") { roles[String(name)] = role } }
  return roles
}

/// A card as a recipe; what its elements do not tell is empty.
func readCard(_ node: PageNode) -> ImportedRecipe {
  var reader = CardReader(roles: cardRoles, format: .recipeCard)
  reader.look(at: node)
  return reader.finished()
}

func readMicroformat(_ node: PageNode) -> ImportedRecipe {
  var reader = CardReader(roles: microformatRoles, format: .microformat)
  reader.look(at: node)
  return reader.finished()
}

/// The parts that are told only by the names a theme gives them, anywhere on the page.
func readCommonNames(_ node: PageNode) -> ImportedRecipe {
  var reader = CardReader(roles: commonRoles, format: .page)
  reader.looksAtIdentifiers = true
  reader.look(at: node)
  return reader.finished()
}

private struct CardReader {
  let roles: [String: CardRole]
  var recipe: ImportedRecipe
  var looksAtIdentifiers = false
  private var yields: [String] = []
  private var tagTexts: [String] = []

  init(roles: [String: CardRole], format: ImportFormat) {
    self.roles = roles
    recipe = ImportedRecipe(format: format)
  }

  mutating func look(at node: PageNode) {
    guard node.isElement, node.role != .dropped else { return }
    let roles = roles
    let found = node.classes.lazy.compactMap { roles[String($0)] }.first
    let named = looksAtIdentifiers && found == nil ? node.attribute("id").flatMap { roles[$0] } : nil
    if let role = found ?? named, take(node, role) { return }
    var child = node.firstChild
    while let current = child {
      look(at: current)
      child = current.next
    }
  }

  /// False where parts of other roles may stand inside.
  private mutating func take(_ node: PageNode, _ role: CardRole) -> Bool {
    switch role {
    case .title: if recipe.title.isEmpty { recipe.title = node.line }
    case .summary: if recipe.description == nil { recipe.description = lines(node) }
    case .ingredients:
      add(parts(of: list(node)) { ingredientParts([$0]).flatMap(\.lines) }, to: \.ingredients)
    case .ingredientGroup: recipe.ingredients.append(ImportedPart(name: partName(node.line)))
    case .steps: add(parts(of: list(node), line: stepLines), to: \.steps)
    case .stepGroup: recipe.steps.append(ImportedPart(name: partName(node.line)))
    case .yield:
      yields.append(node.line)
      return false
    case .yieldUnit:
      if let last = yields.last, !last.contains(node.line) { yields.append("\(last) \(node.line)") }
    case .prep: set(\.prepMinutes, node)
    case .cook: set(\.cookMinutes, node)
    case .total: set(\.totalMinutes, node)
    case .notes:
      if recipe.notes.isEmpty { recipe.notes = node.lines.filter { RecipeHeading($0) == nil } }
    case .author: if recipe.author == nil { recipe.author = authorName(node.line) }
    case .image:
      var address = node.name == "img" ? pictureAddress(node) : nil
      if address == nil { findPicture(node, &address) }
      if recipe.image == nil, let found = address.flatMap({ webAddress($0) }) { recipe.image = .url(found) }
    case .tag: tagTexts.append(node.line)
    }
    return true
  }

  private mutating func set(_ time: WritableKeyPath<ImportedRecipe, Int?>, _ node: PageNode) {
    guard recipe[keyPath: time] == nil else { return }
    let given = [node.attribute("datetime"), node.attribute("title"), node.attribute("content"), node.line]
    recipe[keyPath: time] = given.lazy.compactMap { $0 }.compactMap { minutes(of: $0) }.first
    if recipe[keyPath: time] == nil { recipe[keyPath: time] = inner(node) }
  }

  /// The time of an element inside that says it for machines.
  private func inner(_ node: PageNode) -> Int? {
    var found: Int?
    node.eachChild { child in
      guard child.isElement, found == nil else { return }
      found =
        (child.attribute("datetime") ?? child.attribute("title")).flatMap { minutes(of: $0) } ?? inner(child)
    }
    return found
  }

  private func list(_ node: PageNode) -> [OutlineLine] {
    outline(of: node).filter { line in
      line.level == nil || RecipeHeading(line.text) != nil || partName(line.text) != nil
    }
  }

  private func lines(_ node: PageNode) -> String? {
    let lines = node.lines.drop { ["description", "summary", "about"].contains($0.words.joined()) }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Items of one section follow one another, each in an element of its own.
  private mutating func add(_ parts: [ImportedPart], to path: WritableKeyPath<ImportedRecipe, [ImportedPart]>)
  {
    for part in parts {
      if part.name == nil, let last = recipe[keyPath: path].indices.last {
        recipe[keyPath: path][last].lines += part.lines
      } else {
        recipe[keyPath: path].append(part)
      }
    }
  }

  mutating func finished() -> ImportedRecipe {
    recipe.ingredients = recipe.ingredients.compactMap(filled)
    recipe.steps = recipe.steps.compactMap(filled)
    let yield = readYield(yields)
    (recipe.yieldText, recipe.servings) = (yield.text, yield.servings)
    recipe.tags = tags(tagTexts, most: ImportLimits().tags)
    return recipe
  }

  private func filled(_ part: ImportedPart) -> ImportedPart? {
    let lines = withoutRepeats(part.lines)
    return lines.isEmpty ? nil : ImportedPart(name: part.name, lines: lines)
  }
}

/// "By Jane", "Author: Jane" is "Jane".
func authorName(_ line: String) -> String? {
  var line = line
  for lead in ["recipe by", "author:", "author", "by:", "by", "von", "par", "por", "av"] {
    if line.lowercased().hasPrefix("\(lead) ") { line = line.dropFirst(lead.count + 1).trimmed }
  }
  line = line.trimmed(of: ":, ")
  return line.isEmpty || line.count > 100 ? nil : line
}
