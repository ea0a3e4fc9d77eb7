import Kitchen

private let substitutionColumns = ["ingredient", "amount", "unit", "use", "good_for", "note"]

/// Reads `substitutions.csv`: for so much of a food, take these. `use` lists the parts between
/// semicolons, each an amount, its unit and a food's id: `1 cup milk;1 tbsp lemon-juice`. A row
/// with a mistake is left out. Source: formats, Ingredient tables.
func readSubstitutions(_ text: String, file: String) -> Parsed<[Substitution]> {
  readTable(text, file: file, columns: substitutionColumns) { (row: TableRow) throws(RowError) in
    let amount = try row.required("amount")
    let unit = try row.required("unit")
    guard case .amount(let whole) = parseQuantity(amount, unit: unit).measure else {
      throw RowError("no amount: \(amount) \(unit)")
    }
    let use = try row.list("use").map { (part: String) throws(RowError) in try readPart(part) }
    if use.isEmpty { throw RowError("use is empty") }
    return Substitution(
      ingredient: IngredientID(try row.required("ingredient")), amount: whole, use: use,
      goodFor: row.text("good_for"), note: row.text("note"))
  }
}

private func readPart(_ text: String) throws(RowError) -> Substitution.Part {
  let words = text.split(separator: " ")
  guard words.count >= 2, let food = words.last,
    case .amount(let amount) = parseQuantity(words.dropLast().joined(separator: " ")).measure
  else { throw RowError("\(text) must be an amount and a food's id") }
  return Substitution.Part(amount: amount, ingredient: IngredientID(String(food)))
}
