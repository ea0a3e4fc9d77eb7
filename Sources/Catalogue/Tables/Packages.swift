package import Kitchen

private let packageColumns = [
  "ingredient", "amount", "unit", "container", "cents", "source", "period", "quality",
]

/// Reads `packages.csv`: how ingredients are sold. A row with a mistake is left out.
/// Source: formats, Ingredient tables.
package func readPackages(_ text: String, file: String) -> Parsed<[Package]> {
  readTable(text, file: file, columns: packageColumns) { (row: TableRow) throws(RowError) in
    let unitName = try row.required("unit")
    guard let unit = Unit(named: unitName) else { throw RowError("unknown unit \(unitName)") }
    guard let amount = try row.number("amount"), amount > .zero else {
      throw RowError("amount must be more than 0")
    }
    guard let cents = try row.whole("cents") else { throw RowError("cents is empty") }
    let word = try row.required("quality")
    guard let quality = PriceQuality(rawValue: word), quality == .average || quality == .estimate
    else { throw RowError("quality is average or estimate, not \(word)") }
    return Package(
      ingredient: IngredientID(try row.required("ingredient")), amount: Amount(amount, unit),
      container: try row.required("container"), price: Money(cents: cents),
      source: row.text("source"), period: row.text("period"), quality: quality)
  }
}
