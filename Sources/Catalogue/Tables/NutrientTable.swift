package import Kitchen

/// A food's figures under its number in USDA FoodData Central.
package struct NutrientRow: Hashable, Sendable {
  package var fdcID: Int
  package var profile: NutrientProfile
}

/// Reads `nutrients.csv`: figures for 100 g; an empty cell was not measured. A row with a mistake
/// is left out. Source: formats, Ingredient tables; food-data §2.
package func readNutrients(_ text: String, file: String) -> Parsed<[NutrientRow]> {
  let columns = ["fdc_id"] + Nutrient.allCases.map(\.rawValue)
  var seen: Set<Int> = []
  return readTable(text, file: file, columns: columns) { (row: TableRow) throws(RowError) in
    guard let id = try row.whole("fdc_id") else { throw RowError("fdc_id is empty") }
    guard seen.insert(id).inserted else { throw RowError("\(id) has a row already") }
    var profile: [Nutrient: Rational] = [:]
    for nutrient in Nutrient.allCases {
      if let value = try row.number(nutrient.rawValue) { profile[nutrient] = value }
    }
    return NutrientRow(fdcID: id, profile: NutrientProfile(per100g: profile))
  }
}
