import Kitchen

/// Reads `footprints.csv`: what a kilogram of a food took to make, with the ids of the foods a row stands for. Source:
/// requirements BB-23.
func readFootprints(_ text: String, file: String) -> Parsed<[Footprint]> {
  let columns = ["food", "kg_co2e", "m2", "liters", "foods"]
  return readTable(text, file: file, columns: columns) { (row: TableRow) throws(RowError) in
    func figure(_ column: String) throws(RowError) -> Rational {
      guard let number = try row.number(column), number >= .zero else { throw RowError("\(column) is empty") }
      return number
    }
    return Footprint(
      name: try row.required("food"), carbon: try figure("kg_co2e"), land: try figure("m2"),
      water: try figure("liters"), foods: row.list("foods").map { IngredientID($0) })
  }
}
