import Page
import Testing
import Values

@Suite("Wrapped text")
struct WrappingTests {
  @Test(
    "text is broken at spaces into lines that fit",
    arguments: [
      ("one two three", 7, ["one two", "three"]),
      ("one   two", 20, ["one two"]),
      ("", 10, [""]),
      ("one\n\ntwo", 10, ["one", "", "two"]),
      ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
      ("to abcdefghij", 4, ["to", "abcd", "efgh", "ij"]),
      ("食べる物", 5, ["食べ", "る物"]),
      ("about $7.40\u{A0}each or", 12, ["about", "$7.40 each", "or"]),
      ("$7.40\u{A0}each", 6, ["$7.40", "each"]),
      ("a\tb\u{1B}[31mc", 20, ["a b[31mc"]),
    ])
  func examples(_ text: String, _ width: Int, _ expected: [String]) {
    #expect(wrapped(text, width: width) == expected)
  }

  @Test("the first line is indented, the others hang")
  func indents() {
    let lines = wrapped("Warm the oil, add the onion.", width: 14, indent: 1, hanging: 4)
    #expect(lines == [" Warm the oil,", "    add the", "    onion."])
  }

  @Test("spaces made no-break keep money and its word together")
  func money() {
    #expect(wrapped("It is \(unbroken("$4.10 a serving")).", width: 18) == ["It is", "$4.10 a serving."])
  }

  @Test("no line is wider than the width and nothing is lost", arguments: UInt64(1)...200)
  func laws(_ seed: UInt64) {
    var random = RandomText(seed: seed)
    let text = random.text(raw: seed.isMultiple(of: 2))
    for _ in 0..<5 {
      let width = random.rng.below(4) == 0 ? random.rng.within(2...40) : random.rng.within(40...200)
      let (indent, hanging) = (random.rng.below(12), random.rng.below(12))
      let lines = wrapped(text, width: width, indent: indent, hanging: hanging)
      for line in lines {
        #expect(displayWidth(line) <= width)
        #expect(!line.hasSuffix(" "))
      }
      #expect(content(lines.joined(separator: " ")) == content(text))
    }
  }

  @Test("no character is split between two lines", arguments: UInt64(1)...100)
  func characters(_ seed: UInt64) {
    var random = RandomText(seed: seed)
    let text = random.text()
    let lines = wrapped(text, width: random.rng.within(2...60))
    let isKept = { (character: Character) in !content(String(character)).isEmpty }
    #expect(lines.flatMap { Array($0).filter(isKept) } == Array(text).filter(isKept))
  }

  @Test("wrapping what is wrapped changes nothing", arguments: UInt64(1)...100)
  func again(_ seed: UInt64) {
    var random = RandomText(seed: seed)
    let width = random.rng.within(2...100)
    let lines = wrapped(random.text(), width: width)
    #expect(wrapped(lines.joined(separator: "\n"), width: width) == lines)
  }
}
