import Kitchen

/// The records of a JSON array: objects, or ingredient lines as texts.
func jsonStock(_ text: String) throws(StockFileFault) -> StockFile {
  var reader = JSONReader(text)
  guard reader.take("[") else { throw .notAList }
  var file = StockFile(form: .json)
  var unread: Set<String> = []
  if reader.take("]") { return try ended(reader, file) }
  repeat {
    guard file.entries.count <= FileLimit.stockRecords else { break }
    reader.skipSpace()
    let line = reader.line
    if reader.isAt("{") {
      let entry = try jsonEntry(&reader, line: line) { key in
        if unread.insert(key).inserted { file.unread.append(key) }
      }
      file.entries.append(entry)
    } else if case .text(let words)? = try reader.scalar() {
      file.entries.append(.record(StockRecord(line: line, name: words, isLine: true)))
    } else {
      file.entries.append(.broken(line: line, text: "", .noText(field: "")))
    }
  } while reader.take(",")
  if file.entries.count > FileLimit.stockRecords { return file }
  guard reader.take("]") else { throw .notJSON(line: reader.line) }
  return try ended(reader, file)
}

private func ended(_ reader: JSONReader, _ file: StockFile) throws(StockFileFault) -> StockFile {
  var reader = reader
  reader.skipSpace()
  guard reader.isAtEnd else { throw .notJSON(line: reader.line) }
  return file
}

/// One object; of two keys that mean the same field the first counts, and the other is told as unread.
private func jsonEntry(
  _ reader: inout JSONReader, line: Int, unread: (String) -> Void
) throws(StockFileFault) -> StockFile.Entry {
  var record = StockRecord(line: line, name: "")
  var taken: Set<StockColumn> = []
  var broken: String?
  try reader.object { (reader, key) throws(StockFileFault) in
    let column = StockColumn(title: key).flatMap { taken.contains($0) ? nil : $0 }
    switch try reader.scalar() {
    case .text(let text)?:
      if let column {
        taken.insert(column)
        record.set(column, text)
      } else if !text.isEmpty {
        unread(key)
      }
    case .nothing?: break
    case nil: if column != nil { broken = broken ?? key } else { unread(key) }
    }
  }
  if let broken { return .broken(line: line, text: record.text, .noText(field: broken)) }
  return .record(record)
}
