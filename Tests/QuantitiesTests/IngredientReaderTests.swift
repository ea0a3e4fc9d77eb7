import Quantities
import Testing
import Values

@Suite struct IngredientReaderTests {
  private let reader = IngredientReader()

  @Test(
    "shapes of amounts",
    arguments: [
      ("2 cups flour", "2 cup", "flour"), ("1½ cups milk", "1 1/2 cup", "milk"),
      ("1-1/2 c. milk", "1 1/2 cup", "milk"),
      ("1 1-2 cups sweet milk", "1 1/2 cup", "sweet milk"),
      ("one and a half cups of rice", "1 1/2 cup", "rice"),
      ("a pound and a half of beef", "1 1/2 lb", "beef"), ("half a dozen eggs", "6 ", "eggs"),
      ("three quarters of a teaspoon salt", "3/4 tsp", "salt"), ("2-3 tbsp oil", "2–3 tbsp", "oil"),
      ("100g-150g sugar", "100–150 g", "sugar"), ("2 T butter", "2 tbsp", "butter"),
      ("2 t butter", "2 tsp", "butter"),
      ("2 (14.5-oz) cans tomatoes", "2 can {29/2 oz}", "tomatoes"),
      ("1 14-ounce can corn", "1 can {14 oz}", "corn"),
      ("2 x 400g tins beans", "2 can {400 g}", "beans"), ("400g tin beans", "1 can {400 g}", "beans"),
      ("two fourteen ounce cans of tomatoes", "2 can {14 oz}", "tomatoes"),
      ("24 1/4-inch slices baguette", "24 slice {1/4 inch}", "baguette"),
      ("200g/7oz chocolate", "200 g = 7 oz", "chocolate"),
      ("1 cup (240 ml) milk", "1 cup = 240 ml", "milk"), ("1 lb 2 oz flour", "1 lb + 2 oz", "flour"),
      ("1 cup plus 2 tablespoons sugar", "1 cup + 2 tbsp", "sugar"),
      ("1 cup minus 1 tbsp flour", "1 cup - 1 tbsp", "flour"),
      ("3 garlic cloves, crushed", "3 clove", "garlic"), ("Oysters, 1 pint", "1 pint", "oysters"),
      ("garlic 3 cloves", "3 clove", "garlic"), ("&frac12; tsp salt", "1/2 tsp", "salt"),
      ("2 large onions", "2 ", "onions"),
    ])
  func reads(_ line: String, _ amounts: String, _ name: String) {
    let found = reader.read(line)
    #expect(found.amounts.map(\.short).joined(separator: " ") == amounts)
    #expect(found.name == name)
    #expect(found.text == line)
  }

  @Test(
    "no number is invented",
    arguments: [
      "a pinch of salt", "some cheese", "a handful of mint", "salt to taste", "a few sprigs of thyme",
      "oil, for frying",
      "one 9x13 pan", "2% milk", "00 flour", "a little lemon juice", "several grinds of pepper",
      "butter the size of a walnut",
      "1/0 cups flour", "-2 cups flour", "10^400 cups sugar", "short ribs", "ribs", "half and half", "7-Up",
    ])
  func inventsNothing(_ line: String) {
    #expect(reader.read(line).amounts.allSatisfy { $0.quantity == nil })
  }

  @Test(
    "what is said about the food",
    arguments: [
      ("1 onion, finely chopped", "onion", "finely chopped", nil),
      ("finely chopped parsley", "parsley", "finely chopped", nil),
      ("2 tbsp melted butter", "butter", "melted", nil), ("1 lb ground beef", "ground beef", nil, nil),
      ("2 cans diced tomatoes", "diced tomatoes", nil, nil), ("salt to taste", "salt", nil, "to taste"),
      ("3 cloves of garlic minced", "garlic", "minced", nil),
      ("4 boneless, skinless chicken thighs", "boneless, skinless chicken thighs", nil, nil),
    ] as [(String, String, String?, String?)])
  func parts(_ line: String, _ name: String, _ preparation: String?, _ comment: String?) {
    let found = reader.read(line)
    #expect(found.name == name)
    #expect(found.preparation == preparation)
    #expect(found.comment == comment)
  }

  @Test func `alternatives and options are kept apart from the name`() {
    #expect(reader.read("butter or margarine").alternatives == ["margarine"])
    let oil = reader.read("2 tbsp vegetable or sunflower oil")
    #expect(oil.name == "vegetable oil")
    #expect(oil.alternatives == ["sunflower oil"])
    #expect(reader.read("1 c raisins (opt)").isOptional)
    #expect(!reader.read("1 c raisins").isOptional)
  }

  @Test func `a second food's amount is not added to the first`() {
    let found = reader.read("1 tbsp juice, plus 2 tsp zest")
    #expect(found.amounts.count == 1)
    #expect(found.comment?.contains("zest") == true)
  }

  @Test func `whatever stands in a line, reading ends, keeps the text and points into it`() {
    var random = SplitMix64(seed: 23)
    let pieces = [
      "1", "1/2", "½", "-", "–", "(", ")", "cup", "oz", "can", "of", "a", "half", "and", "x", "400g", ",",
      "/", "or", "plus",
      "large", "onion", "garlic", "chopped", "\"", "#", "&amp;", "&", "<b>", "砂糖", "é", "\u{0}", ".", "~",
      "10^400", "T", "each",
    ]
    for _ in 0..<20_000 {
      let line = (0..<random.below(15)).map { _ in pieces[random.below(pieces.count)] }
        .joined(separator: random.below(2) == 0 ? " " : "")
      let found = reader.read(line)
      #expect(found.text == line)
      let size = line.utf8.count
      #expect(found.amounts.allSatisfy { $0.range.lowerBound >= 0 && $0.range.upperBound <= size })
      #expect(found.nameRange.upperBound <= size)
      #expect(found.amounts.allSatisfy { $0.quantity.map { $0 > .zero } != false })
    }
  }

  @Test func `too long a line is kept and not read`() {
    let line = String(repeating: "1 cup flour ", count: 1_000)
    #expect(reader.read(line).confidence == 0)
    #expect(reader.read(line).text == line)
  }
}

extension LineAmount {
  /// "2 can {29/2 oz}", "+ 2 tbsp".
  var short: String {
    let sign = ["first": "", "plus": "+ ", "minus": "- ", "same": "= "][role.rawValue] ?? ""
    let number = (quantity?.text ?? "_") + (upTo.map { "–\($0.text)" } ?? "")
    let inside =
      holds.map { " {\(fraction($0.quantity))\($0.upTo.map { "–\(fraction($0))" } ?? "") \($0.unit.symbol)}" }
      ?? ""
    return sign + number + " " + (unit?.symbol ?? unitWord ?? "") + inside
  }

  private func fraction(_ value: Rational) -> String {
    value.isWhole ? value.text : "\(value.numerator)/\(value.denominator)"
  }
}
