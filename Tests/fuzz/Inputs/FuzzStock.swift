import Catalogue
import Kitchen
import Values

/// Reads a file of what is at home and every record of it: each is a lot or says why not, and no lot is nothing or less.
func brokenStock(_ text: String) -> String? {
  guard let file = try? readStockFile(text) else { return nil }
  if file.entries.isEmpty { return "a file without a record" }
  if (try? readStockFile(text)) != file { return "read in another way the second time" }
  var reader = StockReader(foods)
  var line = 0
  for entry in file.entries {
    if entry.line < line { return "records out of their order" }
    line = entry.line
    guard case .record(let record) = entry, case .lot(let lot) = reader.read(record) else { continue }
    if lot.name.isEmpty { return "a lot of nothing" }
    if !lot.held.isSome { return "a lot with nothing in it" }
    if lot.held.words?.isEmpty == true { return "an amount of no words" }
    if lot.held == .untold, !record.isLine, record.amount.contains(where: { !$0.isWhitespace }) {
      return "an amount that was lost"
    }
  }
  return nil
}
