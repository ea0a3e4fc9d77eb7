/// Whether a record is of Mealie, old or new, as its pages, its interface and its exports have it: ingredients are
/// objects with note and quantity.
func isMealie(_ record: WebJSON) -> Bool {
  guard let ingredients = record.first("recipeIngredient", "recipe_ingredient")?.items else { return false }
  if record["recipe_ingredient"] != nil { return true }
  return ingredients.contains { $0["note"] != nil || $0["food"] != nil }
    || record["slug"] != nil && record["orgURL"] != nil
}

/// A recipe of Mealie. Source: mealie-recipes/mealie, schema of recipes.
func readMealie(_ record: WebJSON, _ limits: ImportLimits) -> ImportedRecipe {
  var recipe = ImportedRecipe(format: .mealie)
  recipe.title = record.line("name") ?? ""
  for item in record.first("recipeIngredient", "recipe_ingredient")?.items ?? [] {
    if let title = partName(item.line("title")) { recipe.ingredients.append(ImportedPart(name: title)) }
    let line = ingredientLine(markupLine(item.scalar ?? ingredientText(item)))
    if line.isEmpty { continue }
    if recipe.ingredients.isEmpty { recipe.ingredients.append(ImportedPart()) }
    recipe.ingredients[recipe.ingredients.count - 1].lines.append(line)
  }
  for item in record.first("recipeInstructions", "recipe_instructions")?.items ?? [] {
    if let title = partName(item.line("title")) { recipe.steps.append(ImportedPart(name: title)) }
    let lines = stepLines(item.scalar ?? item["text"]?.scalar ?? "")
    if lines.isEmpty { continue }
    if recipe.steps.isEmpty { recipe.steps.append(ImportedPart()) }
    recipe.steps[recipe.steps.count - 1].lines += lines
  }
  recipe.ingredients.removeAll { $0.lines.isEmpty }
  recipe.steps.removeAll { $0.lines.isEmpty }
  takeMealieFacts(record, into: &recipe)
  recipe.notes = (record["notes"]?.items ?? []).flatMap(mealieNote)
  let tagged = ["recipeCategory", "recipe_category", "tags"].flatMap { record[$0]?.items ?? [] }
  recipe.tags = tags(tagged.compactMap { $0.scalar ?? $0["name"]?.scalar }, most: limits.tags)
  if case .object(let members)? = record["nutrition"] {
    recipe.nutrition = members.compactMap { member in
      let text = member.value.scalar.map(markupLine) ?? ""
      return text.isEmpty ? nil : ImportedFact(name: nutrient(member.key), text: text)
    }
  }
  return recipe
}

private func nutrient(_ key: String) -> String {
  let name = key.replacing("_", with: "").lowercased()
  let plain = name.hasSuffix("content") ? String(name.dropLast(7)) : name
  return ["carbohydrate": "carbohydrates", "saturatedfat": "saturated fat"][plain] ?? plain
}

private func mealieNote(_ note: WebJSON) -> [String] {
  let lines = markupLines(note["text"]?.scalar ?? note.scalar ?? "")
  guard let title = note.line("title"), RecipeHeading(title) == nil, let first = lines.first else {
    return lines
  }
  return ["\(title.trimmed(of: ":")): \(first)"] + lines.dropFirst()
}

private func takeMealieFacts(_ record: WebJSON, into recipe: inout ImportedRecipe) {
  let count = record.first("recipeServings", "recipe_servings")?.number ?? 0
  var yields = [record.first("recipeYield", "recipe_yield")?.scalar ?? ""]
  if count > 0, count < 1_000, count == count.rounded() { yields.append("\(Int(count)) servings") }
  let yield = readYield(yields.first?.isEmpty == false ? [yields[0]] : yields)
  (recipe.yieldText, recipe.servings) = (yield.text, yield.servings)
  if recipe.servings == nil, count >= 1, count < 1_000 { recipe.servings = Int(count) }
  recipe.prepMinutes = record.first("prepTime", "prep_time")?.scalar.flatMap { minutes(of: $0) }
  recipe.cookMinutes = record.first("performTime", "perform_time", "cookTime", "cook_time")?.scalar.flatMap {
    minutes(of: $0)
  }
  recipe.totalMinutes = record.first("totalTime", "total_time")?.scalar.flatMap { minutes(of: $0) }
  recipe.sourceURL = record.first("orgURL", "org_url", "originalURL")?.scalar.flatMap { webAddress($0) }
  recipe.description =
    record.lines("description").isEmpty ? nil : record.lines("description").joined(separator: "\n")
}

/// The tables of a whole backup of Mealie ("database.json"), put together by their keys.
func readMealieTables(_ tables: WebJSON, _ limits: ImportLimits) -> [ImportedRecipe] {
  func rows(_ table: String) -> [WebJSON] { tables[table]?.items.filter(\.isObject) ?? [] }
  func named(_ table: String) -> [String: String] {
    Dictionary(
      rows(table).compactMap { row in row["id"]?.scalar.flatMap { id in row["name"]?.scalar.map { (id, $0) } }
      },
      uniquingKeysWith: { first, _ in first })
  }
  func grouped(_ table: String) -> [String: [WebJSON]] {
    Dictionary(grouping: rows(table)) { $0["recipe_id"]?.scalar ?? "" }.mapValues { rows in
      rows.sorted { ($0["position"]?.number ?? 0) < ($1["position"]?.number ?? 0) }
    }
  }
  let (foods, units) = (named("ingredient_foods"), named("ingredient_units"))
  let (ingredients, steps, notes) = (
    grouped("recipes_ingredients"), grouped("recipe_instructions"), grouped("notes")
  )
  let tagNames = named("tags").merging(named("categories")) { first, _ in first }
  let tagged = grouped("recipes_to_categories").merging(grouped("recipes_to_tags")) { $0 + $1 }
  return rows("recipes").prefix(limits.recipes).map { row in
    guard case .object(var members) = row else { return ImportedRecipe(format: .mealie) }
    let id = row["id"]?.scalar ?? ""
    let lines = (ingredients[id] ?? []).map { line -> WebJSON in
      guard case .object(var fields) = line else { return line }
      for (key, table, field) in [("food_id", foods, "food"), ("unit_id", units, "unit")] {
        if let name = line[key]?.scalar.flatMap({ table[$0] }) {
          fields.append(JSONMember(key: field, value: .string(name)))
        }
      }
      return .object(fields)
    }
    let names = (tagged[id] ?? []).compactMap { ($0["tag_id"] ?? $0["category_id"])?.scalar }.compactMap {
      tagNames[$0]
    }
    members.append(JSONMember(key: "recipe_ingredient", value: .array(lines)))
    members.append(JSONMember(key: "recipe_instructions", value: .array(steps[id] ?? [])))
    members.append(JSONMember(key: "notes", value: .array(notes[id] ?? [])))
    members.append(JSONMember(key: "tags", value: .array(names.map(WebJSON.string))))
    return readMealie(.object(members), limits)
  }
}
