import Language
import Testing

@Suite("Utterances")
struct UtteranceTests {
  @Test(
    "a line becomes folded tokens",
    arguments: [
      ("Crème fraîche & Jalapeños", "creme fraiche and jalapenos"),
      ("cant | can't | can not | cannot", "cant cant cant cant"),
      ("I’m, we’re, it’s", "i am , we are , it 's"),
      ("what's whats", "what 's what 's"),
      ("gluten-free mon-fri", "gluten free mon fri"),
      ("$1,200.50 -3 1/2 20%", "$ 1200.50 -3 1/2 20 %"),
      ("4 - me", "4 - me"),
      ("45min 2nd 2026-03-02 17:00", "45 min 2nd 2026-03-02 17:00"),
      ("“quoted” 'tacos' kids'", "quoted tacos kids"),
      ("a\u{7}b \u{1B}[31mred", "a b [ 31 mred"),
      ("🍕 pizza 👨‍👩‍👧 tonight", "pizza tonight"),
      ("½ cup", "1/2 cup"), ("", ""), ("…!?", ". ! ?"),
    ])
  func folds(_ line: String, _ tokens: String) {
    #expect(Utterance(line).tokens.map(\.text).joined(separator: " ") == tokens)
  }

  @Test("tokens keep their place in the raw text")
  func ranges() {
    let utterance = Utterance("Emma’s crème can't")
    #expect(utterance.tokens.map { utterance.text($0.range) } == ["Emma", "’s", "crème", "can't"])
    #expect(utterance.text(-1..<2) == "" && utterance.text(0..<999) == "")
  }

  @Test("a line over 4,000 bytes is cut at a whole character")
  func cut() {
    let long = Utterance(String(repeating: "é", count: 3_000))
    #expect(long.wasCut && long.raw.utf8.count == 4_000)
    #expect(!Utterance("short").wasCut)
  }

  @Test("a letter that folds to two is no ending of a number", arguments: ["1Þ", "1Þ.", "21 Þ", "3þx"])
  func numberBeforeThorn(line: String) {
    #expect(Utterance(line).tokens.allSatisfy { $0.range.upperBound <= line.utf8.count })
  }
}
