/// What a unit measures. Amounts convert only within one dimension. Source: 004 §3.8.
package enum Dimension: String, Sendable, Codable {
  /// Base unit: millilitre.
  case volume
  /// Base unit: gram.
  case weight
  /// Base unit: one piece.
  case count
  /// Base unit: millimetre. Tells how large a piece is ("a 2-inch piece of ginger"), never how much there is.
  case length
  /// A countable shape with no common base: two cans are not two bunches.
  case shape
}

/// Where a unit is at home.
package enum UnitSystem: String, Sendable, Codable {
  case us, metric, imperial
  /// Counted everywhere.
  case any
}

/// A unit of measure. Its symbol is its name in files and in `--json`; what is known of it stands in `UnitTable`.
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
  case centiliter = "cl"
  case milligram = "mg"
  case inch
  case centimeter = "cm"
  case millimeter = "mm"
  case gill, dessertspoon, teacup, peck, bushel
  case decagram = "dkg"
  case tub, tube, container, pouch, punnet, envelope, sachet, bar, block, sheet, strip, piece, cube, knob,
    wedge
  case ball, bulb, rasher, square, spear, rack, link, pod, stem, branch, chunk, ring, basket, nest, pot, glass
  case mug, bowl, tray, log, round, part, batch, cake, slab, wheel, bundle, crate, basin, pat, scoop, drop,
    recipe
  case pinch, dash, splash, handful, drizzle, glug, sprinkle, dollop, shake, twist, grind, grating, smidgen,
    touch
  case hint, squeeze, dusting, lump, thumb, spoonful, grain, bit
  case beaker, `case`, portion, flat, lug, sleeve, saltspoon, wineglass, tumbler, jigger
  case coffeecup, krm, side, roll, bouquet, faggot, shot, jug, sack, crown, ladle, blade, thread, strand,
    squirt

  package var symbol: String { rawValue }

  package var dimension: Dimension { UnitTable.row(of: self).dimension }

  /// Where it is at home.
  package var system: UnitSystem { UnitTable.row(of: self).system }

  /// How many base units of its dimension one of it holds; exact by US law's definitions
  /// (1 gallon = 231 in³, 1 lb = 453.59237 g). Source: NIST Handbook 44, appendix C.
  package var ratio: Rational { UnitTable.row(of: self).ratio }

  /// Measured by hand and eye: "a pinch" tells no number, and is never added to what does. Source: 001 FR-1.
  package var isLoose: Bool { UnitTable.row(of: self).isLoose }

  /// Something that is sold closed, and whose size may stand beside it: "2 (14.5-oz) cans".
  package var isContainer: Bool { UnitTable.row(of: self).isContainer }

  /// The word after an amount: "2 cups", "1 1/2 lb", "3 cloves"; nothing for `each`.
  package func label(for value: Rational) -> String {
    let row = UnitTable.row(of: self)
    return value > .one ? row.plural : row.singular
  }
}
