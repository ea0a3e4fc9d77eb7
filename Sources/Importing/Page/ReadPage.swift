/// What a page gave.
struct PageRecipes {
  var recipes: [ImportedRecipe] = []
  var problems: [ImportProblem] = []
}

/// The recipes of a page in UTF-8: of its JSON-LD first, then of microdata, RDFa, a plugin's card, h-recipe, then of
/// its headings and lists. What one lacks is filled from the others and from what the page says of itself.
func readPage(_ bytes: [UInt8], _ limits: ImportLimits) -> PageRecipes {
  let read = withPageTree(bytes, limits) { root, bounds in
    var page = PageReader(root: root, limits: limits).read()
    if bounds.hadTooMany { page.problems.append(.tooManyElements(most: limits.pageElements)) }
    if bounds.wasTooDeep, page.recipes.isEmpty { page.problems.append(.tooDeep(most: limits.pageDepth)) }
    return page
  }
  var page = read ?? PageRecipes()
  if page.recipes.isEmpty, page.problems.isEmpty { page.problems.append(.noRecipe) }
  return page
}

private struct PageReader {
  let root: PageNode
  let limits: ImportLimits
  private let scan: PageScan

  init(root: PageNode, limits: ImportLimits) {
    (self.root, self.limits) = (root, limits)
    scan = PageScan(root)
  }

  func read() -> PageRecipes {
    var found = linkedData()
    let marked =
      scan.microdata.map { (microdata($0), ImportFormat.microdata) } + scan.rdfa.map { (rdfa($0), .rdfa) }
    for (value, format) in marked { add(graphRecipes([value], format), to: &found) }
    // Cards tell the sections of ingredients, which no other mark does.
    if !scan.cards.isEmpty { add(scan.cards.map(readCard), to: &found) }
    if !scan.microformats.isEmpty { add(scan.microformats.map(readMicroformat), to: &found) }
    found = found.filter { !isEmpty($0) || found.count == 1 }
    if found.isEmpty || found.count == 1 && isLacking(found[0]) { fromText(&found) }
    found = found.filter { $0.ingredientCount + $0.stepCount > 0 }
    let isOnly = found.count == 1
    return PageRecipes(recipes: found.map { completed($0, isOnly: isOnly) })
  }

  private func isEmpty(_ recipe: ImportedRecipe) -> Bool { recipe.ingredientCount + recipe.stepCount == 0 }
  private func isLacking(_ recipe: ImportedRecipe) -> Bool {
    recipe.ingredientCount == 0 || recipe.stepCount == 0
  }

  private func linkedData() -> [ImportedRecipe] {
    var mistakes = 0
    let values = scan.scripts.compactMap { script -> WebJSON? in
      let read = readJSON(script)
      mistakes += read.mistakes
      return read.value
    }
    var found: [ImportedRecipe] = []
    for var recipe in graphRecipes(values, .jsonLD) {
      if mistakes > 0 { recipe.warnings.append(.mendedData(mistakes: mistakes)) }
      add([recipe], to: &found)
    }
    return found
  }

  /// Recipes with content; where none has any, the first that has a name, for the page to fill.
  private func graphRecipes(_ values: [WebJSON], _ format: ImportFormat) -> [ImportedRecipe] {
    let graph = SchemaGraph(values)
    let full = graph.recipes.filter(hasContent)
    let chosen = full.isEmpty ? Array(graph.recipes.prefix(1)) : full
    return chosen.map { graph.recipe($0, format, page: scan.address, limits) }
  }

  /// Adds recipes that are other ones; the same ones fill what is missing.
  private func add(_ recipes: [ImportedRecipe], to found: inout [ImportedRecipe]) {
    for recipe in recipes {
      let same = found.firstIndex {
        isSame($0, recipe) || (found.count == 1 && recipes.count == 1 && (isEmpty($0) || isEmpty(recipe)))
      }
      if let same {
        found[same].fill(from: recipe)
      } else if !isEmpty(recipe) || found.isEmpty {
        found.append(recipe)
      }
    }
  }

  /// By names of themes, then by headings.
  private func fromText(_ found: inout [ImportedRecipe]) {
    let read = readOutline(outline(of: root, leavingOut: isBeside), title: scan.heading)
    var other = read
    if read.isEmpty || read.allSatisfy(isLacking) {
      let named = readCommonNames(root)
      if named.ingredientCount > 0, named.stepCount > 0 { other = [named] }
      if let first = other.first, other.count == 1, isLacking(first) {
        other[0].fill(from: named)
      }
    }
    if found.isEmpty {
      found = other
    } else if let best = other.first(where: { isSame($0, found[0]) }) ?? other.first {
      found[0].fill(from: best)
    }
  }

  private func completed(_ recipe: ImportedRecipe, isOnly: Bool) -> ImportedRecipe {
    var recipe = recipe
    if recipe.title.isEmpty, isOnly { recipe.title = scan.heading ?? "" }
    if recipe.sourceURL == nil { recipe.sourceURL = scan.address }
    if recipe.sourceName == nil { recipe.sourceName = scan.siteName }
    if recipe.image == nil, isOnly { recipe.image = scan.image.map(ImportedImage.url) }
    if recipe.language == nil {
      recipe.language = (scan.language ?? scan.meta["og:locale"] ?? scan.meta["content-language"]).flatMap(
        languageTag)
    }
    if recipe.author == nil, isOnly, let author = scan.meta["author"].map(markupLine), !author.isEmpty,
      !isAddress(author)
    {
      recipe.author = authorName(author)
    }
    if recipe.description == nil, isOnly {
      let text = (scan.meta["description"] ?? scan.meta["og:description"]).map(markupLine)
      recipe.description = text?.isEmpty == false ? text : nil
    }
    return recipe
  }
}

/// What stands around the text of a page.
private func isBeside(_ node: PageNode) -> Bool {
  let name = node.name
  if name == "nav" || name == "footer" || name == "aside" { return true }
  guard name == "div" || name == "section" || name == "ol" || name == "ul" else { return false }
  if let id = node.attribute("id")?.lowercased(), besides.contains(id) { return true }
  return node.classes.contains { besides.contains($0.lowercased()) }
}

private let besides: Set<String> = [
  "comments", "comment-list", "commentlist", "comments-area", "sidebar", "related", "related-posts",
  "sharedaddy",
  "widget", "breadcrumbs", "breadcrumb", "menu", "navigation", "nav", "footer", "site-footer", "site-header",
  "newsletter", "share-buttons", "respond", "cookie-banner", "advertisement", "ads",
]
