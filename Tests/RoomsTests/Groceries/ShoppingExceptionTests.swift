import Testing

@testable import GroceriesRoom

/// What an answer about the shopping leaves out, and what is the opposite of that.
@Suite struct ShoppingExceptionTests {
  @Test(
    "the things left out, as they were said",
    arguments: [
      ("yes, except the cilantro, they didn't have any", ["cilantro"]),
      ("yes, except cilantro and the limes", ["cilantro", "limes"]),
      ("everything but the limes", ["limes"]), ("except rosemary", ["rosemary"]),
      ("yes please, without rosemary", ["rosemary"]), ("no, only cilantro is missing", ["cilantro"]),
      (
        "no i bought all of those, just not the dill, chutney and sunflower seeds",
        ["dill", "chutney", "sunflower seeds"]
      ),
    ])
  func leftOut(line: String, things: [String]) { #expect(exceptedThings(in: line) == things) }

  @Test(
    "other answers leave nothing out",
    arguments: [
      "yes", "no", "nothing but the milk", "no, but the milk", "yes, but we eat at six", "no, just milk",
    ])
  func nothing(line: String) { #expect(exceptedThings(in: line) == nil) }
}
