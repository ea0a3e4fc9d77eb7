import Kitchen
import Page
import Testing
import Values

@testable import ListFiles

/// A small list in every form, to the byte where people and programs read it.
@Suite struct FormatTests {
  private let list = WrittenList(
    title: "Shopping list, week of March 2", week: Day(iso: "2026-03-02"), made: Day(iso: "2026-03-01")!,
    lines: [
      line("onions", [Amount(Rational(3), .pound)], "the red ones", .produce, nil),
      line("limes", [], nil, .produce, .bought),
      line("flour", [Amount(Rational(3, 2), .cup), Amount(Rational(200), .gram)], nil, .pantry, .out),
      line("3 amigos candles", [], nil, .unknown, nil),
    ])

  private static func line(
    _ name: String, _ amounts: [Amount], _ note: String?, _ section: StoreSection, _ mark: ListMark.State?
  ) -> WrittenLine {
    WrittenLine(name: name, amounts: amounts, note: note, section: ListSection(section), mark: mark)
  }

  @Test("Markdown: a heading a section, a box a line")
  func markdown() {
    #expect(
      ListFormat.markdown.file(of: list) == """
        # Shopping list, week of March 2

        ## Produce

        - [ ] onions, 3 lb (the red ones)
        - [x] limes

        ## Pantry Staples

        - [-] flour, 1 1/2 cups + 200 g

        ## Other

        - [ ] "3 amigos candles"

        """)
  }

  @Test("Plain text: sections underlined")
  func text() {
    #expect(
      ListFormat.text.file(of: list) == """
        Shopping list, week of March 2
        ==============================

        Produce
        -------
        [ ] onions, 3 lb (the red ones)
        [x] limes

        Pantry Staples
        --------------
        [-] flour, 1 1/2 cups + 200 g

        Other
        -----
        [ ] "3 amigos candles"

        """)
  }

  @Test("todo.txt: done begins with x, the section is a context")
  func todo() {
    #expect(
      ListFormat.todo.file(of: list) == """
        onions, 3 lb (the red ones) @produce
        x limes @produce
        flour, 1 1/2 cups + 200 g @pantry status:out
        "3 amigos candles" @unknown

        """)
  }

  @Test("CSV: columns by name, cells quoted where they must be")
  func csv() {
    #expect(
      ListFormat.csv.file(of: list) == """
        section,item,amount,note,status,buy,cost
        Produce,onions,3 lb,the red ones,,,
        Produce,limes,,,bought,,
        Pantry Staples,flour,1 1/2 cups + 200 g,,out,,
        Other,3 amigos candles,,,,,

        """)
  }

  @Test(
    "A count that is not whole is no day",
    arguments: [(1, 2, "0.5"), (3, 2, "1.5"), (1, 3, "1/3 each"), (2, 1, "2")])
  func counts(_ n: Int, _ d: Int, _ text: String) throws {
    var halves = list
    halves.lines = [WrittenLine(name: "cabbage", amounts: [Amount(Rational(n, d), .each)], section: .unknown)]
    let file = ListFormat.csv.file(of: halves)
    #expect(file.hasSuffix("\nOther,cabbage,\(text),,,,\n"))
    #expect(try readList(Array(file.utf8)).lines == halves.lines)
  }

  @Test("JSON: one object on one line")
  func json() {
    let text = ListFormat.json.file(of: list)
    #expect(text.hasPrefix("{\"done\":null,\"items\":[{\"amounts\":[{"))
    #expect(text.filter { $0 == "\n" }.count == 1)
    #expect(text.contains("\"status\":\"bought\""))
  }

  @Test("A page without scripts, its names harmless")
  func html() {
    var hostile = list
    hostile.title = "</title><script>alert(1)</script>"
    hostile.lines[0].name = "<img src=x onerror=alert('1')> & \"more\"\u{1b}[2J\u{202e}"
    let page = ListFormat.html.file(of: hostile)
    #expect(!page.contains("<script") && !page.contains("<img") && !page.contains("\u{1b}"))
    #expect(
      page.contains("&lt;img src=x onerror=alert(&#39;1&#39;)&gt; &amp; &quot;more&quot;\\u{1b}[2J\\u{202e}"))
    #expect(page.contains("<input type=\"checkbox\" checked>"))
    #expect(page.contains("@media print") && page.contains("prefers-color-scheme: dark"))
  }

  @Test(
    "A cell that a spreadsheet takes for a formula stands behind an apostrophe",
    arguments: ["=1+1", "+1", "-2", "@SUM(A1)", "'=x", "\t=1", "\r=1"])
  func formulas(_ name: String) throws {
    var hostile = list
    hostile.lines = [WrittenLine(name: name, note: name, section: .unknown)]
    let text = ListFormat.csv.file(of: hostile)
    let shown = name.trimmingSpaces()
    #expect(text.hasSuffix("\nOther,'\(shown),,'\(shown),,,\n"))
    #expect(try readList(Array(text.utf8)).lines.map(\.name) == [shown])
  }

  @Test("No form lets through what steers a terminal, or breaks its lines", arguments: ListFormat.allCases)
  func inertness(_ format: ListFormat) {
    var hostile = list
    let name = "milk\u{1b}]0;x\u{7}\nx 2026-01-01 fake\r\n# Frozen\u{202e}\u{85}\u{2028}"
    hostile.title = name
    hostile.lines = [WrittenLine(name: name, note: name, section: .unknown)]
    let text = format.file(of: hostile)
    #expect(!text.unicodeScalars.contains { $0.steersTerminal && $0 != "\n" })
    var plain = hostile
    (plain.title, plain.lines[0].name, plain.lines[0].note) = ("milk", "milk", "milk")
    let count = { (text: String) in text.filter { $0 == "\n" }.count }
    #expect(count(text) == count(format.file(of: plain)))
  }
}
