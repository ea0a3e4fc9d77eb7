import Kitchen
import Testing
import Values

@testable import Catalogue

/// Files of what is at home, in their three forms.
@Suite struct StockFileTests {
  private func records(_ text: String) throws -> [StockRecord] {
    try readStockFile(text).entries.compactMap { if case .record(let record) = $0 { record } else { nil } }
  }

  @Test("columns are found by name, in any order, and what is not read is named")
  func columns() throws {
    let file = try readStockFile(
      "\u{FEFF}Shelf,QTY,Use-By,Item,unit\r\ntop,2,2026-05-01,\"flour, white\",lb\r\n,,,milk,\r\n")
    #expect(file.form == .csv && file.unread == ["Shelf"])
    #expect(
      file.entries == [
        .record(
          StockRecord(line: 2, name: "flour, white", amount: "2", unit: "lb", bestBefore: "2026-05-01")),
        .record(StockRecord(line: 3, name: "milk")),
      ])
  }

  @Test("one column, and plain text, are a line of words a record")
  func lines() throws {
    #expect(
      try records("item\n2 cups flour\n\"1 onion, chopped\"\n") == [
        StockRecord(line: 2, name: "2 cups flour", isLine: true),
        StockRecord(line: 3, name: "1 onion, chopped", isLine: true),
      ])
    let plain = try readStockFile("2 cups flour\r\n\r\n1 onion, chopped")
    #expect(plain.form == .lines)
    #expect(plain.entries.map(\.line) == [1, 3])
  }

  @Test("a row with too many fields costs that row")
  func moreFields() throws {
    let file = try readStockFile("item,qty\nsugar,1,000\nsalt,1 lb\n")
    #expect(file.entries.first == .broken(line: 2, text: "sugar,1,000", .moreFields))
    #expect(file.entries.count == 2)
  }

  @Test("JSON: objects and lines, numbers as they were written")
  func json() throws {
    let text = """
      [ {"name": "fl\\u00f6ur \\ud83c\\udf55", "qty": 1.50, "unit": "lb", "notes": {"a": [1, "]"]}},
        "2 cups rice", {"item": "milk", "amount": null, "expires": "2026-05-01"},
        {"food": "eggs", "qty": [12]}, true, {"food": "a", "name": "b"}, {"food": "x", "qty": 1e400} ]
      """
    let file = try readStockFile(text)
    #expect(file.form == .json && file.unread == ["notes", "name"])
    #expect(
      file.entries == [
        .record(StockRecord(line: 1, name: "flöur 🍕", amount: "1.50", unit: "lb")),
        .record(StockRecord(line: 2, name: "2 cups rice", isLine: true)),
        .record(StockRecord(line: 2, name: "milk", bestBefore: "2026-05-01")),
        .broken(line: 3, text: "eggs", .noText(field: "qty")), .broken(line: 3, text: "", .noText(field: "")),
        .record(StockRecord(line: 3, name: "a")),
        .record(StockRecord(line: 3, name: "x", amount: "1e400")),
      ])
  }

  @Test(
    "a file that can't be read as a whole says so and gives nothing",
    arguments: [
      ("", .empty), (" \n", .empty), ("[]", .empty), ("item,qty\n", .empty), ("{\"a\": 1}", .notAList),
      ("[{\"name\": \"a\"}\n{\"name\": \"b\"}]", .notJSON(line: 2)), ("[\"a", .notJSON(line: 1)),
      ("[1]\nx", .notJSON(line: 2)), ("item,qty\na,1\nb,\"2\nc,3\n", .openQuote(line: 3)),
      ("[\"\\q\"]", .notJSON(line: 1)), ("[\"\\u12\"]", .notJSON(line: 1)),
      (String(repeating: "[", count: 100_000), .notJSON(line: 1)),
    ] as [(String, StockFileFault)])
  func faults(_ text: String, _ fault: StockFileFault) {
    #expect(throws: fault) { try readStockFile(text) }
  }

  @Test("more records than a file may have are refused")
  func tooMany() {
    let many = FileLimit.stockRecords + 1
    #expect(throws: StockFileFault.tooManyRecords(most: FileLimit.stockRecords)) {
      try readStockFile("item\n" + String(repeating: "a\n", count: many))
    }
    #expect(throws: StockFileFault.tooManyRecords(most: FileLimit.stockRecords)) {
      try readStockFile("[" + String(repeating: "1,", count: many) + "1]")
    }
  }

  @Test("records written as CSV and as JSON come back as they were")
  func roundTrips() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<300 {
      let drawn = (0..<random.within(1...6)).map { _ in (0..<3).map { _ in word(&random) } }
      let csv = "name,amount,expires\n" + drawn.map { $0.map(quoted).joined(separator: ",") + "\n" }.joined()
      let wanted = drawn.filter { $0.contains { $0.contains { !$0.isWhitespace } } }
      let found = try? records(csv)
      #expect((found ?? []).map { [$0.name, $0.amount, $0.bestBefore] } == wanted)
      let json =
        "["
        + drawn.map {
          "{\"name\":\(escaped($0[0])),\"amount\":\(escaped($0[1])),\"expires\":\(escaped($0[2]))}"
        }
        .joined(separator: ",\n") + "]"
      #expect(try records(json).map { [$0.name, $0.amount, $0.bestBefore] } == drawn)
    }
  }

  private func word(_ random: inout SplitMix64) -> String {
    let pieces = ["a", "½", "\"", ",", "\n", "é", " ", "\\", "/", "🍕", "1", "{", "]", "\t"]
    return (0..<random.below(5)).map { _ in pieces[random.below(pieces.count)] }.joined()
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  private func escaped(_ text: String) -> String {
    var json = "\""
    for unit in text.utf16 {
      let digits = String(unit, radix: 16)
      json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return json + "\""
  }
}
