import Language
import Testing

/// "No, 3" mends the line said last, and nothing else does.
@Suite struct MendedLineTests {
  private func mended(_ line: String, after last: String) -> String? {
    mendedLine(
      line, after: last, isPerson: { ["emma", "lou", "tom", "my mother", "my father"].contains($0) },
      isFood: { ["milk", "oat milk", "mushrooms", "onions", "sesame", "potatoes", "eggs"].contains($0) })?
      .line
  }

  @Test(
    "one piece is said otherwise",
    arguments: [
      ("no, 120", "our budget is 50", "our budget is 120"),
      ("I meant 120", "our budget is 50", "our budget is 120"),
      ("120 not 50", "our budget is 50", "our budget is 120"),
      ("sorry, 120 dollars", "our budget is 50", "our budget is 120 dollars"),
      ("no, 2 lb", "bought 3 lb of potatoes", "bought 2 lb of potatoes"),
      ("sorry 6 I mean", "we are 5", "we are 6"),
      ("no, three", "two guests on Friday", "three guests on Friday"),
      ("no, on Sunday", "my mother comes on Saturday", "my mother comes on Sunday"),
      ("no, my father", "my mother comes on Saturday", "my father comes on Saturday"),
      ("no, it's Lou", "Emma is allergic to sesame", "Lou is allergic to sesame"),
      ("no, onions", "Tom hates mushrooms", "Tom hates onions"),
      ("I meant oat milk", "add milk to the list", "add oat milk to the list"),
      ("onions not mushrooms", "Tom hates mushrooms", "Tom hates onions"),
      ("no at 5", "remind me at 6 to call", "remind me at 5 to call"),
    ])
  func mends(_ line: String, _ last: String, _ expected: String) {
    #expect(mended(line, after: last) == expected)
  }

  @Test(
    "what is no correction, or of no single piece, mends nothing",
    arguments: [
      ("no", "our budget is 50"), ("no thanks", "our budget is 50"), ("120", "our budget is 50"),
      ("no, 3", "2 adults and 2 children"), ("no, Sunday", "our budget is 50"),
      ("it's 6", "we are 5"), ("no mushrooms", "our budget is 50"), ("no, 50", "our budget is 50"),
      ("no onions", "Tom hates mushrooms"), ("4 carrots, not 2", "2 potatoes and 2 eggs"),
      ("not that", "our budget is 50"),
      ("no, we eat on Sunday with my mother", "my mother comes on Saturday"),
    ])
  func leaves(_ line: String, _ last: String) { #expect(mended(line, after: last) == nil) }

  @Test("only who says that something else was meant corrects by unknown words")
  func plainly() {
    #expect(plainlyCorrected("I meant paper towels") == "paper towels")
    #expect(plainlyCorrected("no, paper towels") == nil)
    #expect(plainlyCorrected("paper towels") == nil)
  }
}
