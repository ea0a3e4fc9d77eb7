import Page
import Testing

@Suite("Bars")
struct BarTests {
  @Test(
    "a share is drawn and said",
    arguments: [
      (93, 100, 10, "█████████░ 93 %"), (0, 100, 10, "░░░░░░░░░░ 0 %"), (100, 100, 10, "██████████ 100 %"),
      (1, 1000, 4, "█░░░ 1 %"), (999, 1000, 4, "███░ 99 %"), (112, 100, 10, "██████████▶ 112 %, over"),
      (1001, 1000, 2, "██▶ 101 %, over"), (-5, 100, 2, "░░ 0 %"), (1, 2, 1, "█ 50 %"), (5, 0, 10, ""),
    ])
  func bars(_ value: Int, _ whole: Int, _ width: Int, _ expected: String) {
    #expect(bar(value: value, of: whole, width: width) == expected)
  }

  @Test("more is never drawn as less, and only the whole is full")
  func monotone() {
    var before = 0
    for value in 0...300 {
      let drawn = bar(value: value, of: 300, width: 10)
      let filled = drawn.filter { $0 == "█" }.count
      #expect(filled >= before)
      #expect((filled == 0) == (value == 0) && (filled == 10) == (value == 300))
      before = filled
    }
  }

  @Test("the largest numbers do not trap")
  func large() {
    #expect(bar(value: .max, of: .max, width: 2) == "██ 100 %")
    #expect(bar(value: .max - 1, of: .max, width: 2) == "█░ 99 %")
    #expect(bar(value: .max, of: 1, width: 1).hasPrefix("█▶ "))
  }
}

@Suite("Style")
struct StyleTests {
  @Test("plain text carries no escape, coloured text ends what it begins", arguments: Tint.allCases)
  func tints(_ tint: Tint) {
    #expect(Style.plain.tinted("beans", tint) == "beans")
    let coloured = Style.ansi.tinted("beans", tint)
    #expect(coloured.hasPrefix("\u{1B}[") && coloured.hasSuffix("beans\u{1B}[0m"))
    #expect(Style.ansi.tinted("", tint) == "" && Style.ansi.tinted("beans", nil) == "beans")
  }

  @Test("tints can be told apart")
  func distinct() {
    #expect(Set(Tint.allCases.map { Style.ansi.tinted("x", $0) }).count == Tint.allCases.count)
  }
}
