import SousKit
import Testing

@Suite struct ScriptLinesTests {
  /// All lines, the bytes given in portions of that size.
  private func lines(_ bytes: [UInt8], portion: Int) -> [String] {
    var rest = bytes[...]
    var reader = ScriptLines {
      let part = Array(rest.prefix(portion))
      rest = rest.dropFirst(portion)
      return part
    }
    var lines: [String] = []
    while let line = reader.next() { lines.append(line) }
    return lines
  }

  @Test("lines come whole, however the bytes arrive", arguments: [1, 2, 3, 7, 1000])
  func portions(_ portion: Int) {
    let bytes = Array("\u{FEFF}plan the week\r\n\ncrème brûlée 🍮\nlast".utf8)
    #expect(lines(bytes, portion: portion) == ["plan the week", "", "crème brûlée 🍮", "last"])
  }

  @Test("an end at the end is not one more line")
  func ends() {
    #expect(lines(Array("a\n".utf8), portion: 10) == ["a"])
    #expect(lines([], portion: 10) == [])
    #expect(lines(Array("\n".utf8), portion: 10) == [""])
  }

  @Test("broken text is repaired and NUL dropped")
  func repair() {
    #expect(lines([0x61, 0xFF, 0x62, 0, 0x63, 0x0A], portion: 2) == ["a\u{FFFD}bc"])
    #expect(lines([0xC3, 0x0A, 0x61], portion: 1) == ["\u{FFFD}", "a"])
  }

  @Test("a line of a megabyte is one line")
  func long() {
    let bytes = [UInt8](repeating: 0x78, count: 1 << 20) + Array("\nnext\n".utf8)
    #expect(lines(bytes, portion: 65_536).map(\.utf8.count) == [1 << 20, 4])
  }

  @Test("of a longer line only so much is kept that it is seen to be too long; the next one is whole")
  func tooLong() {
    let most = ScriptLines.longest
    let bytes = [UInt8](repeating: 0x78, count: 3 * most) + Array("\nnext\n".utf8)
    #expect(lines(bytes, portion: 65_536).map(\.utf8.count) == [most + 1, 4])
    #expect(lines(bytes.dropLast(6), portion: 1 << 22).map(\.utf8.count) == [most + 1])
  }

  @Test("twenty million bytes in one line take less than a second")
  func quick() {
    var portions = 320
    let portion = [UInt8](repeating: 0x78, count: 65_536)
    var reader = ScriptLines {
      portions -= 1
      return portions < 0 ? [] : portion
    }
    let took = ContinuousClock().measure { #expect(reader.next()?.utf8.count == ScriptLines.longest + 1) }
    #expect(took < .seconds(1))
  }
}
