import Page
import Testing

@Suite("The width of text")
struct WidthTests {
  @Test(
    "a person's characters are counted as the terminal shows them",
    arguments: [
      ("", 0), ("lemon", 5), ("crème", 5), ("cre\u{300}me", 5), ("─█░▶…•·", 7), ("食べる", 6), ("한글", 4),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("🍋", 2), ("❤️", 2), ("❤", 1), ("👩‍🍳", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2),
      ("🇺🇸🇫🇷", 4), ("1️⃣", 2), ("🏴‍☠️", 2), ("🏺", 2), ("\u{200B}", 0), ("a\u{1B}b", 2), ("½", 1),
    ])
  func widths(_ text: String, _ width: Int) {
    #expect(displayWidth(text) == width)
  }

  @Test(
    "padding fills up to the width and leaves wider text alone",
    arguments: [
      ("ab", 4, Alignment.left, "ab  "), ("ab", 4, .right, "  ab"), ("食", 4, .right, "  食"),
      ("abc", 2, .left, "abc"), ("", 2, .right, "  "),
    ])
  func padding(_ text: String, _ width: Int, _ alignment: Alignment, _ expected: String) {
    #expect(padded(text, to: width, alignment: alignment) == expected)
  }

  @Test(
    "clipping ends in … and never halves a character",
    arguments: [
      ("lemon", 5, "lemon"), ("lemon", 4, "lem…"), ("lemon tart", 7, "lemon…"), ("食べる", 5, "食べ…"),
      ("食べる", 4, "食…"), ("👩‍🍳👩‍🍳", 3, "👩‍🍳…"), ("lemon", 1, "…"), ("lemon", 0, ""), ("", 0, ""),
    ])
  func clipping(_ text: String, _ width: Int, _ expected: String) {
    #expect(clipped(text, to: width) == expected)
  }

  @Test("a clipped text fits and begins like the whole", arguments: UInt64(1)...50)
  func clippingFits(_ seed: UInt64) {
    var random = RandomText(seed: seed)
    let text = random.word(most: 60)
    for width in 0...60 {
      let short = clipped(text, to: width)
      #expect(displayWidth(short) <= width)
      #expect(short == text || short.isEmpty || Array(text).starts(with: short.dropLast()))
    }
  }
}
