import Testing

@testable import Kitchen

@Suite struct FoodNameTests {
  @Test(
    "a plural s is dropped, and no s that belongs to the word",
    arguments: [
      ("Gas", "gas"), ("figs", "fig"), ("peas", "pea"), ("Red Onions", "red-onion"), ("cress", "cress"),
      ("asparagus", "asparagus"), ("tomatoes", "tomato"), ("berries", "berry"), ("pies", "pie"),
    ])
  func key(_ said: String, _ key: String) { #expect(FoodName.key(said) == key) }
}
