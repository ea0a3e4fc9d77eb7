import Page
import Testing

@Suite("Tables")
struct TableTests {
  static let dinners = Table(
    columns: [
      TableColumn("", .right, priority: 9), TableColumn("Dinner", priority: 10, minWidth: 16),
      TableColumn("Time", .right, priority: 6), TableColumn("Cost", .right, priority: 7, label: "cost"),
      TableColumn("Good to know", priority: 3),
    ],
    rows: [
      ["1", "Lemon chicken with green beans", TableCell("25 min", .dim), "$7.40", ""],
      ["2", "Black bean tacos", TableCell("5 min", .dim), "$14.10", "vegan, nut-free"],
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
      columns: [TableColumn("Dish", maxWidth: 8, overflow: .clip)], rows: [["Lemon chicken"], ["Tacos"]])
    #expect(table.lines(width: 80) == ["Dish", "────────", "Lemon c…", "Tacos"])
  }

  @Test("without titles there is no header, without rows nothing")
  func bare() {
    #expect(Table(columns: [TableColumn("")], rows: [["a"]]).lines(width: 80) == ["a"])
    #expect(Table(columns: [TableColumn("A")], rows: []).lines(width: 80).isEmpty)
    #expect(Table(columns: [TableColumn("A"), TableColumn("B")], rows: [["a"]]).lines(width: 80)[2] == "a")
  }

  @Test("colour changes no column", arguments: [30, 40, 49, 50, 60, 80, 200])
  func coloured(_ width: Int) {
    let plain = Self.dinners.lines(width: width)
    let coloured = Self.dinners.lines(width: width, style: .ansi)
    #expect(coloured != plain)
    #expect(coloured.map(withoutColour) == plain)
  }
}
