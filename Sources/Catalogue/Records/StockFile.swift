package import Kitchen

/// The records of a file that tells what is at home.
package struct StockFile: Hashable, Sendable {
  /// How the file is written.
  package enum Form: String, Hashable, Sendable { case csv, json, lines }

  /// A record, or why there is none to read.
  package enum Entry: Hashable, Sendable {
    case record(StockRecord)
    case broken(line: Int, text: String, StockProblem)

    /// Where it begins in the file.
    package var line: Int {
      switch self {
      case .record(let record): record.line
      case .broken(let line, _, _): line
      }
    }
  }

  package var form: Form
  package var entries: [Entry] = []

  /// Columns and keys that hold something and are not read, in the order found.
  package var unread: [String] = []
}

/// Why a file gives no records at all.
package enum StockFileFault: Error, Hashable, Sendable {
  /// It is larger than a file that is read, in bytes.
  case tooLarge(most: Int)
  case cannotBeRead
  case notUTF8
  /// Nothing is in it.
  case empty
  case tooManyRecords(most: Int)
  /// The quote that opens there never closes, so that nobody can tell where the records behind it end.
  case openQuote(line: Int)
  /// It is no JSON from that line on.
  case notJSON(line: Int)
  /// It is JSON, and no list.
  case notAList
}

/// Reads the text of a file: a JSON array of objects (or of ingredient lines), comma-separated values with a first
/// line that names a column of foods, else a line of words a record. Columns and keys are found by name, in any order.
/// A record that can't be read costs that record; an open quote, or text that is no JSON, costs the file, since nobody
/// could tell what was lost. Source: RFC 4180, RFC 8259; docs/amounts.md.
package func readStockFile(_ text: String) throws(StockFileFault) -> StockFile {
  let text = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
  guard let first = text.first(where: { !$0.isWhitespace }) else { throw .empty }
  let file =
    first == "[" || first == "{" ? try jsonStock(text) : try csvStock(text) ?? plainStock(text)
  guard file.entries.count <= FileLimit.stockRecords else {
    throw .tooManyRecords(most: FileLimit.stockRecords)
  }
  guard !file.entries.isEmpty else { throw .empty }
  return file
}

/// The same of a file, or of standard input for "-". No more than `FileLimit.stock` bytes are ever read.
package func readStockFile(at path: String) throws(StockFileFault) -> StockFile {
  if path != "-", let size = stamp(of: path)?.size, size > FileLimit.stock {
    throw .tooLarge(most: FileLimit.stock)
  }
  let bytes =
    path == "-" ? readBytes(from: 0, most: FileLimit.stock) : readBytes(at: path, most: FileLimit.stock)
  guard let bytes else { throw .cannotBeRead }
  guard bytes.count <= FileLimit.stock else { throw .tooLarge(most: FileLimit.stock) }
  guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
  return try readStockFile(text)
}

/// Each line that is not blank is a record.
private func plainStock(_ text: String) -> StockFile {
  var file = StockFile(form: .lines)
  for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
  where line.contains(where: { !$0.isWhitespace }) {
    file.entries.append(.record(StockRecord(line: index + 1, name: String(line), isLine: true)))
  }
  return file
}
