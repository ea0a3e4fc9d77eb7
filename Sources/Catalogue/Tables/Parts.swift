import Kitchen

/// What the foods made of other foods hold: a row's food and its parts.
struct FoodParts: Sendable {
  var ingredient: IngredientID
  var parts: [IngredientID]
}

/// Reads `parts.csv`: `ingredient,parts`, the parts between semicolons, each a food's id or a kind
/// of food ("tomato", "citrus"). A row with a mistake is left out. Source: formats, Ingredient tables.
func readParts(_ text: String, file: String) -> Parsed<[FoodParts]> {
  readTable(text, file: file, columns: ["ingredient", "parts"]) { (row: TableRow) throws(RowError) in
    let parts = Set(row.list("parts").map { IngredientID($0) })
    if parts.isEmpty { throw RowError("parts is empty") }
    return FoodParts(ingredient: IngredientID(try row.required("ingredient")), parts: parts.sorted())
  }
}

extension [Ingredient] {
  /// Gives each food its parts; rows of foods that are not there change nothing.
  mutating func give(_ rows: [FoodParts]) {
    let known = Dictionary(rows.map { ($0.ingredient, $0.parts) }, uniquingKeysWith: { $0 + $1 })
    for index in indices { self[index].parts = known[self[index].id] ?? [] }
  }
}
