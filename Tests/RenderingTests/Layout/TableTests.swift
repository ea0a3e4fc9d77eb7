import Rendering
import Testing
import Values

@Suite("Tables")
struct TableTests {
  static let dinners = Table(
    columns: [
      Column("", .right, priority: 9), Column("Dinner", priority: 10, minWidth: 16),
      Column("Time", .right, priority: 6), Column("Cost", .right, priority: 7, label: "cost"),
      Column("Good to know", priority: 3),
    ],
    rows: [
      ["1", "Lemon chicken with green beans", Cell("25 min", .dim), "$7.40", ""],
      ["2", "Black bean tacos", Cell("5 min", .dim), "$14.10", "vegan, nut-free"],
    ])

  @Test("with room enough every column has what it needs, numbers stand right")
  func wide() {
    #expect(
      Self.dinners.lines(width: 80) == [
        "   Dinner                            Time    Cost  Good to know",
        "─  ──────────────────────────────  ──────  ──────  ───────────────",
        "1  Lemon chicken with green beans  25 min   $7.40",
        "2  Black bean tacos                 5 min  $14.10  vegan, nut-free",
      ])
  }

  @Test("the widest text is narrowed first")
  func narrowed() {
    #expect(
      Self.dinners.lines(width: 60) == [
        "   Dinner                      Time    Cost  Good to know",
        "─  ────────────────────────  ──────  ──────  ───────────────",
        "1  Lemon chicken with green  25 min   $7.40",
        "   beans",
        "2  Black bean tacos           5 min  $14.10  vegan, nut-free",
      ])
  }

  @Test("then the columns of the lowest priority go")
  func dropped() {
    var table = Self.dinners
    table.columns[4].minWidth = 15
    table.columns[1].minWidth = 24
    #expect(
      table.lines(width: 50) == [
        "   Dinner                            Time    Cost",
        "─  ──────────────────────────────  ──────  ──────",
        "1  Lemon chicken with green beans  25 min   $7.40",
        "2  Black bean tacos                 5 min  $14.10",
      ])
  }

  @Test("on a narrow terminal rows are folded and nothing is dropped")
  func folded() {
    #expect(
      Self.dinners.lines(width: 40) == [
        "1  Lemon chicken with green beans",
        "   25 min · cost $7.40",
        "2  Black bean tacos",
        "   5 min · cost $14.10 · vegan, nut-free",
      ])
  }

  @Test("clipped columns end in …")
  func clippedColumn() {
    let table = Table(
      columns: [Column("Dish", maxWidth: 8, overflow: .clip)], rows: [["Lemon chicken"], ["Tacos"]])
    #expect(table.lines(width: 80) == ["Dish", "────────", "Lemon c…", "Tacos"])
  }

  @Test("without titles there is no header, without rows nothing")
  func bare() {
    #expect(Table(columns: [Column("")], rows: [["a"]]).lines(width: 80) == ["a"])
    #expect(Table(columns: [Column("A")], rows: []).lines(width: 80).isEmpty)
    #expect(Table(columns: [Column("A"), Column("B")], rows: [["a"]]).lines(width: 80)[2] == "a")
  }

  @Test("colour changes no column", arguments: [30, 40, 49, 50, 60, 80, 200])
  func coloured(_ width: Int) {
    let plain = Self.dinners.lines(width: width)
    let coloured = Self.dinners.lines(width: width, style: .ansi)
    #expect(coloured != plain)
    #expect(coloured.map(withoutEscapes) == plain)
  }

  private func withoutEscapes(_ line: String) -> String {
    line.replacing(/\u{1B}\[[0-9]+m/, with: "")
  }
}

@Suite("Any table")
struct AnyTableTests {
  /// Titles, up to six columns of both alignments, cells of up to 40 words.
  private func table(_ random: inout RandomText) -> Table {
    let count = random.rng.within(1...6)
    let columns = (0..<count).map { index in
      Column(
        random.word(), random.rng.below(3) == 0 ? .right : .left, priority: random.rng.below(4),
        minWidth: random.rng.within(1...20),
        maxWidth: random.rng.pick(from: [nil, 10, 30]) ?? nil)
    }
    let rows = (0..<random.rng.within(1...5)).map { _ in
      (0..<count).map { _ in Cell(random.rng.below(6) == 0 ? random.text(raw: true) : random.word()) }
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
    let rows = prices.map { [Cell(random.word(most: 20)), Cell($0)] }
    let lines = Table(columns: [Column("Dish"), Column("Cost", .right)], rows: rows).lines(width: 120)
    #expect(Set(lines.map(displayWidth)).count == 1)
    for (line, price) in zip(lines.dropFirst(2), prices) { #expect(line.hasSuffix(" " + price)) }
  }
}
