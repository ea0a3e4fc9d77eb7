/// What the problem of a quote that never closes says.
package let openQuote = "a quote never closes"

/// One row of a table and the line it begins on.
package struct CSVRow: Hashable, Sendable {
  package var line: Int
  package var cells: [String]
}

/// Reads comma-separated values: quoted cells may hold commas, line ends and doubled quotes; lines end in LF
/// or CRLF; blank lines and a leading byte-order mark are skipped. A quote that never closes ends the reading
/// with a problem; a stray quote is kept as written and reported. A row with too many cells, or a cell that is
/// too long, is left out and reported; reading ends, with a problem, after `most` rows.
/// Source: RFC 4180.
package func parseCSV(
  _ text: String, file: String, most rows: Int = FileLimit.rows
) -> Parsed<[CSVRow]> {
  var text = text
  return text.withUTF8 { bytes in
    var reader = CSVReader(file: file, most: rows)
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    reader.read(hasMark ? bytes[3...] : bytes[...])
    return Parsed(reader.rows, problems: reader.problems)
  }
}

private struct CSVReader {
  let file: String
  let most: Int
  var rows: [CSVRow] = []
  var problems: [FileProblem] = []
  private var cells: [String] = []
  private var cell: [UInt8] = []
  private var line = 1
  private var rowLine = 1
  private var wasQuoted = false
  /// Why the row being read is left out; nil while nothing is wrong with it.
  private var excess: String?
  init(file: String, most: Int) { (self.file, self.most) = (file, most) }

  mutating func read(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard rows.count < most else {
        report("more than \(most) rows; the rest is not read")
        return
      }
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\"") where cell.isEmpty && !wasQuoted:
        guard let after = quoted(in: bytes, from: index) else { return }
        index = after
      case UInt8(ascii: ","): endCell()
      case UInt8(ascii: "\r") where index < bytes.endIndex && bytes[index] == UInt8(ascii: "\n"): continue
      case UInt8(ascii: "\n"):
        endRow()
        line += 1
        rowLine = line
      default:
        if wasQuoted || byte == UInt8(ascii: "\"") { report("a quote stands inside a cell") }
        cell.append(byte)
      }
    }
    endRow()
  }

  /// Takes the cell up to its closing quote and gives the index after it; nil when it never closes.
  private mutating func quoted(in bytes: Slice<UnsafeBufferPointer<UInt8>>, from start: Int) -> Int? {
    let opened = line
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      guard byte == UInt8(ascii: "\"") else {
        cell.append(byte)
        continue
      }
      guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "\"") else {
        wasQuoted = true
        return index
      }
      cell.append(byte)
      index += 1
    }
    problems.append(FileProblem(file: file, line: opened, message: openQuote))
    return nil
  }

  private mutating func report(_ message: String) {
    let problem = FileProblem(file: file, line: line, message: message)
    if problems.last != problem { problems.append(problem) }
  }

  private mutating func endCell() {
    if cell.count > FileLimit.cell { excess = "a cell of more than \(FileLimit.cell) bytes" }
    if cells.count >= FileLimit.cells { excess = "more than \(FileLimit.cells) cells" }
    if excess == nil { cells.append(String(decoding: cell, as: UTF8.self)) }
    cell.removeAll(keepingCapacity: cell.count <= FileLimit.cell)
    wasQuoted = false
  }

  private mutating func endRow() {
    if cells.isEmpty, cell.isEmpty, !wasQuoted, excess == nil { return }
    endCell()
    if let excess {
      problems.append(FileProblem(file: file, line: rowLine, message: "\(excess); the row is left out"))
    } else {
      rows.append(CSVRow(line: rowLine, cells: cells))
    }
    excess = nil
    cells.removeAll(keepingCapacity: true)
  }
}
