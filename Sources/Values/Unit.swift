/// What a unit measures. Amounts convert only within one dimension. Source: 004 §3.8.
package enum Dimension: String, Sendable, Codable {
  /// Base unit: millilitre.
  case volume
  /// Base unit: gram.
  case weight
  /// Base unit: one piece.
  case count
  /// A countable shape with no common base: two cans are not two bunches.
  case shape
}

/// A unit of measure. Its symbol is its name in files and in `--json`.
package enum Unit: String, CaseIterable, Codable, Sendable, Hashable {
  case teaspoon = "tsp"
  case tablespoon = "tbsp"
  case cup
  case fluidOunce = "fl oz"
  case pint, quart, gallon
  case milliliter = "ml"
  case deciliter = "dl"
  case liter = "l"
  case gram = "g"
  case kilogram = "kg"
  case ounce = "oz"
  case pound = "lb"
  case each, dozen, can, package, jar, box, bag, bottle, carton, bunch, head, loaf
  case clove, slice, stalk, sprig, leaf, fillet, stick, ear

  package var symbol: String { rawValue }

  package var dimension: Dimension {
    switch self {
    case .teaspoon, .tablespoon, .cup, .fluidOunce, .pint, .quart, .gallon, .milliliter, .deciliter, .liter:
      .volume
    case .gram, .kilogram, .ounce, .pound: .weight
    case .each, .dozen: .count
    default: .shape
    }
  }

  /// How many base units of its dimension one of it holds; exact by US law's definitions
  /// (1 gallon = 231 in³, 1 lb = 453.59237 g). Source: NIST Handbook 44, appendix C.
  package var ratio: Rational {
    switch self {
    case .teaspoon: Self.gallonInMilliliters / Rational(768)
    case .tablespoon: Self.gallonInMilliliters / Rational(256)
    case .fluidOunce: Self.gallonInMilliliters / Rational(128)
    case .cup: Self.gallonInMilliliters / Rational(16)
    case .pint: Self.gallonInMilliliters / Rational(8)
    case .quart: Self.gallonInMilliliters / Rational(4)
    case .gallon: Self.gallonInMilliliters
    case .deciliter: Rational(100)
    case .liter: Rational(1000)
    case .kilogram: Rational(1000)
    case .ounce: Rational(45_359_237, 1_600_000)
    case .pound: Rational(45_359_237, 100_000)
    case .dozen: Rational(12)
    default: .one
    }
  }

  private static let gallonInMilliliters = Rational(473_176_473, 125_000)

  /// The word after an amount: "2 cups", "1 1/2 lb", "3 cloves"; nothing for `each`.
  package func label(for value: Rational) -> String {
    switch self {
    case .each: ""
    case .loaf: value > .one ? "loaves" : "loaf"
    case .leaf: value > .one ? "leaves" : "leaf"
    case .bunch: value > .one ? "bunches" : "bunch"
    case .box: value > .one ? "boxes" : "box"
    case .teaspoon, .tablespoon, .fluidOunce, .milliliter, .deciliter, .liter, .gram, .kilogram,
      .ounce, .pound, .dozen:
      symbol
    default: value > .one ? symbol + "s" : symbol
    }
  }
}
