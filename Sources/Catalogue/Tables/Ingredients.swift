package import Kitchen

private let ingredientColumns = [
  "id", "name", "plural", "aliases", "section", "category", "subcategory", "protein", "groups",
  "contains", "may_contain", "checked", "fdc_id", "g_per_ml", "g_each", "each", "edible", "basic",
  "months",
]

/// Reads `ingredients.csv`. A row with any mistake is left out, so that its food is unknown rather than
/// wrongly free of something; a name two rows claim stays with the first. Source: formats, Ingredient tables.
package func readIngredients(_ text: String, file: String) -> Parsed<[Ingredient]> {
  var ids: Set<IngredientID> = []
  var owners: [String: IngredientID] = [:]
  var problems: [FileProblem] = []
  var parsed = readTable(text, file: file, columns: ingredientColumns) { (row: TableRow) throws(RowError) in
    var ingredient = try readIngredient(row)
    guard ids.insert(ingredient.id).inserted else {
      throw RowError("\(ingredient.id.rawValue) has a row already")
    }
    let own = Set([ingredient.name, ingredient.plural].compactMap { $0.map(folded) })
    ingredient.aliases = ingredient.aliases.filter { !own.contains(folded($0)) }
    for name in own.sorted() + ingredient.aliases.map(folded) {
      guard let owner = owners[name], owner != ingredient.id else {
        owners[name] = ingredient.id
        continue
      }
      ingredient.aliases.removeAll { folded($0) == name }
      problems.append(
        FileProblem(file: file, line: row.line, message: "\(name) names \(owner.rawValue) already"))
    }
    return ingredient
  }
  parsed.problems += problems
  return parsed
}

private func folded(_ name: String) -> String {
  name.lowercased().split(whereSeparator: { $0 == " " || $0 == "-" }).joined(separator: " ")
}

private func readIngredient(_ row: TableRow) throws(RowError) -> Ingredient {
  let id = try row.required("id")
  guard id.utf8.allSatisfy({ isKebab($0) }) else {
    throw RowError("\(id) must be lower-case words joined by hyphens")
  }
  let protein = row.text("protein")
  let piece = row.text("each")
  let edible = try row.number("edible")
  if let edible, edible > .one { throw RowError("edible is more than 1") }
  let pieceUnit = Unit(named: piece)
  if !piece.isEmpty, pieceUnit == nil { throw RowError("each does not know \(piece)") }
  var ingredient = Ingredient(
    id: IngredientID(id), name: try row.required("name"),
    plural: row.text("plural").isEmpty ? nil : row.text("plural"), aliases: row.list("aliases"),
    section: try row.word(row.required("section"), in: "section"), category: row.text("category"),
    subcategory: row.text("subcategory"))
  ingredient.protein = protein.isEmpty ? nil : try row.word(protein, in: "protein")
  for word in row.list("groups") { ingredient.groups.append(try row.word(word, in: "groups")) }
  ingredient.contains = try tags(row, "contains")
  ingredient.mayContain = try tags(row, "may_contain").subtracting(ingredient.contains)
  ingredient.isChecked = try row.flag("checked")
  ingredient.fdcID = try row.whole("fdc_id")
  ingredient.gramsPerMilliliter = try row.number("g_per_ml")
  ingredient.gramsPerPiece = try row.number("g_each")
  ingredient.pieceUnit = pieceUnit == .each ? nil : pieceUnit
  ingredient.edibleShare = edible
  ingredient.isBasic = try row.flag("basic")
  for word in row.list("months") {
    guard let month = Int(word), (1...12).contains(month) else {
      throw RowError("months go from 1 to 12, not \(word)")
    }
    ingredient.months.append(month)
  }
  return ingredient
}

/// Wheat always brings gluten along.
private func tags(_ row: TableRow, _ column: String) throws(RowError) -> FoodTags {
  var tags: FoodTags = []
  for word in row.list(column) {
    let tag: FoodTag = try row.word(word, in: column)
    tags.formUnion(FoodTags(tag))
  }
  return tags.isDisjoint(with: FoodTags(.wheat)) ? tags : tags.union(FoodTags(.gluten))
}

private func isKebab(_ byte: UInt8) -> Bool {
  (97...122).contains(byte) || (48...57).contains(byte) || byte == UInt8(ascii: "-")
}
