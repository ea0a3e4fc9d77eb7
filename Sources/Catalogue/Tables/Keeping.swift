import Kitchen

/// Reads `shelf_life.csv`: 003's periods by subcategory and place, unopened (`kept`) and after a beginning (`used`).
/// Source: 003 "Expiration date"; requirements BB-02.
func readCategoryPeriods(_ text: String, file: String) -> Parsed<[CategoryPeriod]> {
  let columns = ["category", "subcategory", "place", "kept", "after", "used", "source"]
  return readTable(text, file: file, columns: columns) { (row: TableRow) throws(RowError) in
    let after = row.text("after")
    return CategoryPeriod(
      category: try row.required("category"), subcategory: try row.required("subcategory"),
      place: try row.word(row.required("place"), in: "place"), kept: try period(row, "kept"),
      after: after.isEmpty ? nil : try row.word(after, in: "after"), used: try period(row, "used"),
      source: try row.required("source"))
  }
}

private func period(_ row: TableRow, _ column: String) throws(RowError) -> Period? {
  let cell = row.text(column)
  if cell.isEmpty { return nil }
  guard let period = Period(cell) else { throw RowError("\(column) is no period: \(cell.prefix(40))") }
  return period
}

private let figureColumns = [
  "pantry", "pantry_opened", "refrigerator", "refrigerator_opened", "thawed", "freezer",
]

/// Reads `keeping.csv`: FoodKeeper's figures for foods and for cooked food, with the subcategory of 003 they count for.
/// `foods` lists ids, and whole subcategories as `Produce/Herbs`. Source: USDA FoodKeeper; requirements, Decisions
/// "Periods".
func readKeepings(_ text: String, file: String) -> Parsed<[FoodKeeping]> {
  let columns =
    ["id", "foods", "names", "category", "subcategory", "place", "kind"] + figureColumns + [
      "foodkeeper", "tip",
    ]
  return readTable(text, file: file, columns: columns) { (row: TableRow) throws(RowError) in
    func figure(_ column: String) throws(RowError) -> KeepingFigure? {
      let cell = row.text(column)
      if cell.isEmpty { return nil }
      guard let figure = KeepingFigure(cell) else {
        throw RowError("\(column) is no figure: \(cell.prefix(40))")
      }
      return figure
    }
    return FoodKeeping(
      name: try row.required("id"), foods: row.list("foods"), names: row.list("names"),
      category: try row.required("category"), subcategory: try row.required("subcategory"),
      place: try row.word(row.required("place"), in: "place"),
      kind: try row.word(row.text("kind"), in: "kind"),
      shelf: try figure("pantry"), shelfOpened: try figure("pantry_opened"),
      refrigerator: try figure("refrigerator"), refrigeratorOpened: try figure("refrigerator_opened"),
      thawed: try figure("thawed"), freezer: try figure("freezer"), tip: row.text("tip"))
  }
}
