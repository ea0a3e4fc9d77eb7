import Page
import Testing
import Values

@Suite("Any table")
struct AnyTableTests {
  /// Titles, up to six columns of both alignments, cells of up to 40 words.
  private func table(_ random: inout RandomText) -> Table {
    let count = random.rng.within(1...6)
    let columns = (0..<count).map { index in
      TableColumn(
        random.word(), random.rng.below(3) == 0 ? .right : .left, priority: random.rng.below(4),
        minWidth: random.rng.within(1...20),
        maxWidth: random.rng.pick(from: [nil, 10, 30]) ?? nil)
    }
    let rows = (0..<random.rng.within(1...5)).map { _ in
      (0..<count).map { _ in TableCell(random.rng.below(6) == 0 ? random.text(raw: true) : random.word()) }
    }
    return Table(columns: columns, rows: rows)
  }

  @Test("no line is wider than the terminal or ends in a space", arguments: UInt64(1)...100)
  func widths(_ seed: UInt64) {
    var random = RandomText(seed: seed)
    let table = table(&random)
    for width in [8, 20, 39, 40, 49, 50, 51, 60, 80, 120, 200] {
      for line in table.lines(width: width) {
        #expect(displayWidth(line) <= width, "\(width)")
        #expect(!line.hasSuffix(" "))
      }
    }
  }

  @Test("below 50 columns nothing is lost", arguments: UInt64(1)...100)
  func nothingLost(_ seed: UInt64) {
    var random = RandomText(seed: seed)
    var table = table(&random)
    for index in table.columns.indices { table.columns[index].title = "" }
    let cells = table.rows.joined().map(\.text).joined(separator: " ")
    for width in [8, 20, 40, 49] {
      let shown = content(table.lines(width: width).joined(separator: " ")).filter { $0 != "·" }
      #expect(shown.map(\.value).sorted() == content(cells).map(\.value).sorted())
    }
  }

  @Test("numbers end under one another in a grid of equal cells", arguments: UInt64(1)...50)
  func alignedRight(_ seed: UInt64) {
    var random = RandomText(seed: seed)
    let prices = (0..<8).map { _ in Money(cents: random.rng.below(2_000_000)).text }
    let rows = prices.map { [TableCell(random.word(most: 20)), TableCell($0)] }
    let lines = Table(columns: [TableColumn("Dish"), TableColumn("Cost", .right)], rows: rows).lines(
      width: 120)
    #expect(Set(lines.map(displayWidth)).count == 1)
    for (line, price) in zip(lines.dropFirst(2), prices) { #expect(line.hasSuffix(" " + price)) }
  }
}
