import Page
import Testing

@Suite struct ShownLineTests {
  @Test("a style's own colours stay, what looks like others is written out")
  func own() {
    let line = Style.ansi.tinted("Emma\u{301}", .warn) + " \u{1B}[5mx\u{1B}]0;y\u{7}"
    #expect(Style.ansi.shown(line) == "\u{1B}[33mEmma\u{301}\u{1B}[0m \\u{1b}[5mx\\u{1b}]0;y\\u{7}")
    #expect(Style.plain.shown("\u{1B}[33mx") == "\\u{1b}[33mx")
    #expect(Style.ansi.shown("\u{1B}") == "\\u{1b}")
    #expect(Style.ansi.shown("\u{1B}[0m\u{301}\u{9B}") == "\u{1B}[0m\u{301}\\u{9b}")
  }

  @Test("every tint is one of the style's own", arguments: Tint.allCases)
  func tints(_ tint: Tint) {
    let line = Style.ansi.tinted("x", tint)
    #expect(Style.ansi.shown(line) == line)
  }

  @Test("a page holds nothing that turns the direction of writing")
  func direction() {
    #expect([Block].say("a\u{202E}b\u{200F} \u{9B}c").lines(width: 40, style: .plain) == ["ab c"])
  }
}
