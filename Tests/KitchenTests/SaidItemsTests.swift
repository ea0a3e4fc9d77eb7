import Testing

@testable import Kitchen

@Suite struct SaidItemsTests {
  @Test(arguments: [
    ("unicorn dust", ["unicorn dust"]), ("3 bags of chips", ["chips 3 bags"]),
    ("a bag of chips and the blue sponges", ["chips 1 bag", "blue sponges"]),
    ("salsa, 2 lb of masa harina & some napkins", ["salsa", "masa harina 2 lb", "napkins"]),
    ("12 candles", ["candles 12"]), ("2 lb", ["2 lb"]), ("a card", ["card"]),
    ("milk 2L; bread; 6 eggs", ["milk 2 l", "bread", "eggs 6"]), ("noodles x5", ["noodles 5"]),
    ("2 dozen eggs", ["eggs 24"]), ("3 dozen of the rolls", ["rolls 36"]),
    ("pasta 1kg, the cheap one", ["pasta 1 kg (the cheap one)"]), ("milk (oat)", ["milk (oat)"]),
    ("charcoal + buns 2 packs", ["charcoal", "buns 2 packages"]), ("bread n milk", ["bread", "milk"]),
    ("and", []), ("", []),
    (", ,", []),
  ])
  func areReadApart(said: String, items: [String]) {
    let found = saidItems(said).map { item in
      let name = item.amount.map { "\(item.name) \($0.text)" } ?? item.name
      return item.note.map { "\(name) (\($0))" } ?? name
    }
    #expect(found == items)
  }

  @Test func noWordIsLost() {
    for text in ["the red one from the market, not the big", "oat bars without nuts, 2 lb of x y z"] {
      let words = Set(text.split { " ,".contains($0) }.map(String.init))
      let kept = Set(
        saidItems(text).flatMap { item in
          [item.name, item.amount?.text ?? "", item.note ?? ""].joined(separator: " ")
            .split(separator: " ").map(
              String.init)
        })
      #expect(words.subtracting(kept).isSubset(of: ["the", "of", "and"]))
    }
  }
}
