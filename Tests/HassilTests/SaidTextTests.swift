import Testing

@testable import Hassil

@Suite("Foreign grammars: what was said")
struct SaidTextTests {
  @Test("of two phrases to skip at an end the longer one goes, also where the rest of it is none to skip")
  func longestAtEnds() {
    let phrases = ["now", "right now"].map { FoldedText($0).letters }
    let said = SaidText("milk right now", skipping: phrases, ignoresSpaces: false)
    let rest = said.withoutSkipped(0..<said.count)
    #expect(rest.map { said.letters[$0].count } == 4)
  }
}
