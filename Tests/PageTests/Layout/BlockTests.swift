import Page
import Testing
import Values

@Suite("Blocks")
struct BlockTests {
  private static let costs = Table(
    columns: [TableColumn("Dish"), TableColumn("Cost", .right)],
    rows: [["Tacos", "$14.10"], ["Soup", "$7.40"]])

  @Test("an empty line stands between things, never twice, first or last")
  func gaps() {
    let blocks: [Block] = [.gap, .say("a"), .gap, .gap, .say("b"), .gap]
    #expect(blocks.lines(width: 40, style: .plain) == ["a", "", "b"])
    #expect([Block.gap].lines(width: 40, style: .plain).isEmpty)
    let empty = Table(columns: [TableColumn("")], rows: [])
    #expect(
      [.say("a"), .gap, .table(empty, indent: 0), .say("b")].lines(width: 40, style: .plain) == [
        "a", "", "b",
      ])
  }

  @Test("an empty sentence is no paragraph")
  func nothingSaid() {
    #expect([Block].say("").isEmpty)
    #expect([Block].say("a", .good) == [.say("a", .good)])
  }

  @Test("items hang under their first letter")
  func items() {
    let item = Block.item("10. ", [Span("Lemon chicken "), Span("25 min", .dim)])
    #expect([item].lines(width: 17, style: .plain) == ["  10. Lemon", "      chicken 25", "      min"])
  }

  @Test("a table stands as far in as it is told")
  func indentedTable() {
    #expect(
      [Block.table(Self.costs, indent: 2)].lines(width: 40, style: .plain) == [
        "  Dish     Cost", "  ─────  ──────", "  Tacos  $14.10", "  Soup    $7.40",
      ])
  }

  @Test("sections share their columns, each under its title")
  func sections() {
    let sections = [TableSection(title: "Monday", rows: 0..<1), TableSection(title: "Later", rows: 1..<9)]
    let blocks: [Block] = [.sections(Self.costs, sections)]
    #expect(
      blocks.lines(width: 40, style: .plain) == [
        "Monday", "Tacos  $14.10", "", "Later", "Soup    $7.40",
      ])
    #expect(
      blocks.lines(width: 8, style: .plain) == [
        "Monday", "Tacos", "  $14.10", "", "Later", "Soup", "  $7.40",
      ])
  }

  @Test("a paragraph is no page, anything else is")
  func pages() {
    #expect(![Block.say("a"), .note("b"), .heading("c"), .item("• ", [Span("d")])].isPage)
    #expect([.say("a"), Block.gap].isPage && [Block.table(Self.costs, indent: 0)].isPage)
    #expect(![Block]().isPage)
  }

  @Test("spans are tinted letter by letter, spaces between two alike are in between")
  func spans() {
    let lines = wrapped(
      [Span("now "), Span("two words", .bad), Span(" end")], width: 7, indent: 0, hanging: 2, style: .ansi)
    #expect(lines == ["now \u{1B}[31mtwo\u{1B}[0m", "  \u{1B}[31mwords\u{1B}[0m", "  end"])
  }

  @Test("no line is too wide and colour changes no letter", arguments: UInt64(1)...30)
  func laws(_ seed: UInt64) {
    var random = RandomText(seed: seed)
    let tints: [Tint?] = [nil] + Tint.allCases
    let spans = (0..<5).map { _ in Span(random.text(), random.rng.pick(from: tints) ?? nil) }
    let table = Table(
      columns: [TableColumn(random.word()), TableColumn(random.word(), .right)],
      rows: (0..<4).map { _ in [TableCell(random.text(), .warn), TableCell(random.word())] })
    let blocks: [Block] = [
      .say(random.text(), .dim), .gap, .item("• ", spans), .table(table, indent: 2), .gap,
      .sections(table, [TableSection(title: random.text(), rows: 0..<3)]), .heading(random.text()),
    ]
    for width in [40, 49, 50, 77, 200] {
      let plain = blocks.lines(width: width, style: .plain)
      #expect(plain.allSatisfy { displayWidth($0) <= width && !$0.hasSuffix(" ") })
      let coloured = blocks.lines(width: width, style: .ansi).map(withoutColour)
      #expect(coloured.count == plain.count)
      for (line, other) in zip(plain, coloured) { #expect(line == other) }
    }
  }
}
