extension SchemaGraph {
  /// A recipe node as a recipe. `page` is the address of what it stands on, for addresses that are not whole.
  func recipe(_ node: WebJSON, _ format: ImportFormat, page: String?, _ limits: ImportLimits)
    -> ImportedRecipe
  {
    var recipe = ImportedRecipe(format: format)
    recipe.title =
      texts(node.first("name", "headline", "title")).lazy.map(markupLine).first { !$0.isEmpty } ?? ""
    let yield = readYield(yieldTexts(node))
    (recipe.yieldText, recipe.servings) = (yield.text, yield.servings)
    recipe.prepMinutes = time(node.first("prepTime", "preptime"))
    recipe.cookMinutes = time(node.first("cookTime", "performTime", "cookingTime"))
    recipe.totalMinutes = time(node.first("totalTime", "duration"))
    recipe.ingredients = ingredients(node.first("recipeIngredient", "ingredients", "ingredient", "supply"))
    recipe.steps = steps(
      node.first("recipeInstructions", "instructions", "directions", "step", "steps", "method"))
    let own = addresses(
      node.first("url", "mainEntityOfPage", "orgURL", "sourceUrl", "source_url", "isBasedOn"))
    recipe.sourceURL = own.lazy.compactMap { webAddress($0, on: page) }.first
    recipe.image = addresses(node.first("image", "thumbnailUrl", "photo", "images")).lazy
      .compactMap { webAddress($0, on: page ?? recipe.sourceURL) }.first.map(ImportedImage.url)
    let authors = names(node.first("author", "creator", "contributor"))
    if !authors.isEmpty { recipe.author = authors.joined(separator: ", ") }
    recipe.sourceName =
      names(node.first("publisher", "sourceOrganization", "provider", "isPartOf", "source", "creditText"))
      .first
    recipe.description = texts(node.first("description", "summary")).lazy
      .map { markupLines($0).joined(separator: "\n") }.first { !$0.isEmpty && $0 != recipe.title }
    recipe.notes = noteTexts(node)
    recipe.language = texts(node["inLanguage"]).first.flatMap(languageTag)
    let tagged = ["recipeCategory", "recipeCuisine", "keywords", "tags", "categories", "suitableForDiet"]
    recipe.tags = tags(
      tagged.flatMap { key in texts(node[key]).map { key == "suitableForDiet" ? diet($0) : $0 } },
      most: limits.tags)
    recipe.nutrition = nutrition(node["nutrition"])
    return recipe
  }

  private func yieldTexts(_ node: WebJSON) -> [String] {
    guard let value = node.first("recipeYield", "yield", "yields", "servings", "recipeServings") else {
      return []
    }
    return value.items.flatMap { item -> [String] in
      let item = resolved(item)
      if let text = item.scalar { return markupLines(text) }
      guard let amount = (item["value"] ?? item["minValue"])?.scalar else { return texts(item) }
      let unit = item.first("unitText", "unitCode")?.scalar ?? ""
      return ["\(amount) \(unit)"]
    }
  }

  private func time(_ value: WebJSON?) -> Int? {
    for item in value?.items ?? [] {
      if let text = item.scalar, let minutes = minutes(of: markupLine(text)) { return minutes }
      // A range or an amount, as objects.
      if let text = item.first("maxValue", "value", "minValue", "name")?.scalar,
        let minutes = minutes(of: text)
      {
        return minutes
      }
    }
    return nil
  }

  private func noteTexts(_ node: WebJSON) -> [String] {
    let given = node.first("notes", "note", "recipeNotes", "comment")?.items ?? []
    return given.flatMap { item -> [String] in
      let item = resolved(item)
      // Comments of readers are no notes; a program that keeps notes as comments calls them so.
      if item.isA("comment"), item["name"]?.scalar?.lowercased().contains("note") != true { return [] }
      return markupLines(item.scalar ?? item.first("text", "note")?.scalar ?? "")
    }
  }

  private func nutrition(_ value: WebJSON?) -> [ImportedFact] {
    guard let value = (value?.items.first).map(resolved) else { return [] }
    if let text = value.scalar {
      return [ImportedFact(name: "text", text: markupLine(text))].filter { !$0.text.isEmpty }
    }
    guard case .object(let members) = value else { return [] }
    return members.prefix(40).compactMap { member in
      let key = String(withoutVocabulary(member.key))
      guard !key.hasPrefix("@"), key != "type", let text = member.value.scalar.map(markupLine), !text.isEmpty,
        text.count <= 200
      else { return nil }
      return ImportedFact(name: nutrientNames[key.lowercased()] ?? cleanLine(key), text: plainNumbers(text))
    }
  }
}

/// "https://schema.org/GlutenFreeDiet" is "gluten free".
private func diet(_ text: String) -> String {
  let name = String(withoutVocabulary(text))
  guard name.hasSuffix("Diet") else { return name }
  return name.dropLast(4).reduce(into: "") { words, letter in
    if letter.isUppercase, !words.isEmpty { words += " " }
    words += letter.lowercased()
  }
}

/// The names that schema.org gives what is counted, in plain words. Source: schema.org, NutritionInformation.
private let nutrientNames: [String: String] = [
  "calories": "calories", "carbohydratecontent": "carbohydrates", "cholesterolcontent": "cholesterol",
  "fatcontent": "fat", "fibercontent": "fiber", "proteincontent": "protein",
  "saturatedfatcontent": "saturated fat",
  "servingsize": "serving size", "sodiumcontent": "sodium", "sugarcontent": "sugar",
  "transfatcontent": "trans fat",
  "unsaturatedfatcontent": "unsaturated fat",
]

/// "en_US" and "en-us" are "en-US"; a name of a language is none of its tags. Source: BCP 47, as far as pages use it.
func languageTag(_ text: String) -> String? {
  let parts = cleanLine(text).split { $0 == "_" || $0 == "-" || $0 == "." }
  guard let first = parts.first, (2...3).contains(first.count),
    first.allSatisfy({ $0.isASCII && $0.isLetter })
  else {
    return nil
  }
  var tag = first.lowercased()
  if parts.count > 1, parts[1].count == 2, parts[1].allSatisfy({ $0.isASCII && $0.isLetter }) {
    tag += "-\(parts[1].uppercased())"
  }
  return tag
}
