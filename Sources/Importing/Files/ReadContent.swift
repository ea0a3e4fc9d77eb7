/// The recipes of one file's bytes, whatever kind it is, archives apart. `name` is its name inside of an archive or a
/// folder, by which some kinds are told.
func readContent(_ bytes: [UInt8], file: String, name: String, _ limits: ImportLimits) -> ImportReport {
  var report = ImportReport(file: file)
  var bytes = bytes
  if isGzip(bytes) {
    do {
      bytes = try inflated(bytes[...], .gzip, most: limits.fileBytes)
    } catch .tooLarge(let most) {
      report.problems = [.unpacksTooLarge(entry: cleanLine(name), most: most)]
      return report
    } catch {
      report.problems = [.brokenEntry(entry: cleanLine(name))]
      return report
    }
  }
  guard bytes.count <= limits.fileBytes else {
    report.problems = [.tooLarge(bytes: bytes.count, most: limits.fileBytes)]
    return report
  }
  guard bytes.contains(where: { $0 > 0x20 }) else {
    report.problems = [.empty]
    return report
  }
  guard !isBinary(bytes) else {
    report.problems = [.notText]
    return report
  }
  let page = readText(decodedText(bytes), name: name, limits)
  // A name alone is no recipe, whatever form it stands in.
  report.recipes = page.recipes.prefix(limits.recipes).filter {
    $0.cooklang != nil || $0.ingredientCount + $0.stepCount > 0
  }.map { bounded($0, limits) }
  report.problems = page.problems
  if page.recipes.count > limits.recipes { report.problems.append(.tooManyRecipes(most: limits.recipes)) }
  if report.recipes.isEmpty, report.problems.isEmpty { report.problems = [.noRecipe] }
  return report
}

/// By what the text looks like; its name only decides where both could be.
private func readText(_ bytes: [UInt8], name: String, _ limits: ImportLimits) -> PageRecipes {
  let head = String(decoding: bytes.prefix(8_192), as: UTF8.self)
  let opening = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
  if isMasterCookXML(head) { return PageRecipes(recipes: readMasterCookXML(bytes, limits)) }
  if opening.first == "{" || opening.first == "[" && ending(of: name) != "md" && !opening.hasPrefix("[ ]") {
    let read = readJSON(bytes)
    if let value = read.value, opening.first == "{" || value != .array([]) {
      var recipes = readRecipeJSON(value, name: String(name.split(separator: "/").last ?? ""), limits)
      if read.mistakes > 0 {
        for at in recipes.indices { recipes[at].warnings.append(.mendedData(mistakes: read.mistakes)) }
      }
      if !recipes.isEmpty || opening.first == "{" { return PageRecipes(recipes: recipes) }
    }
  }
  if isMHTML(head), let page = pageOfMHTML(bytes) {
    return readPage(withoutRawText(decodedText(page)), limits)
  }
  if isPage(opening, name) { return readPage(withoutRawText(bytes), limits) }
  let text = String(decoding: bytes, as: UTF8.self)
  if isMasterCookText(head) { return PageRecipes(recipes: readMasterCookText(text)) }
  if isMealMaster(head) { return PageRecipes(recipes: readMealMaster(text)) }
  if ending(of: name) == "cook" || looksLikeCooklang(head) {
    return PageRecipes(recipes: [cooklangRecipe(text, name: name)])
  }
  return PageRecipes(recipes: readTextRecipes(decodeEntities(text)))
}

private func isPage(_ opening: Substring, _ name: String) -> Bool {
  let lower = opening.prefix(2_048).lowercased()
  if lower.hasPrefix("<!doctype html") || lower.hasPrefix("<html") || lower.holds("<html")
    || lower.holds("<head")
  {
    return true
  }
  if ["html", "htm", "xhtml", "shtml", "php", "aspx"].contains(ending(of: name)) { return true }
  return lower.first == "<" && pageTags.contains { lower.hasPrefix($0) }
}

private let pageTags = [
  "<!--", "<div", "<body", "<script", "<article", "<meta", "<?xml", "<h1", "<h2", "<p", "<title", "<section",
  "<ul", "<table",
  "<main", "<span", "<link", "<!doctype",
]

/// Whether a text has marks of Cooklang: "@name{", "~{", or its ">> key:" lines.
private func looksLikeCooklang(_ text: String) -> Bool {
  if text.hasPrefix(">> ") || text.contains("\n>> ") { return true }
  var rest = Substring(text)
  while let at = rest.firstIndex(of: "@") {
    rest = rest[rest.index(after: at)...]
    guard let brace = rest.prefix(60).firstIndex(of: "{") else { continue }
    if let first = rest.first, first.isLetter, !rest[..<brace].contains(where: { $0.isNewline || $0 == "@" }),
      rest[brace...].prefix(60).contains("}")
    {
      return true
    }
  }
  return false
}

/// The title is the one its front matter tells, else the file's name.
private func cooklangRecipe(_ text: String, name: String) -> ImportedRecipe {
  var recipe = ImportedRecipe(format: .cooklang)
  recipe.cooklang = text
  let lines = text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).prefix(60)
  let told = lines.first { $0.lowercased().hasPrefix("title:") || $0.lowercased().hasPrefix(">> title:") }
  let file = cleanLine(name.split(separator: "/").last ?? "")
  let stem = file.hasSuffix(".cook") ? String(file.dropLast(5)) : file
  recipe.title = told.map { cleanLine($0.drop { $0 != ":" }.dropFirst()).trimmed(of: "\"' ") } ?? stem
  return recipe
}
