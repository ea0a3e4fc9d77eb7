/// All that is known of a unit of measure.
package struct UnitRow: Sendable {
  package let unit: Unit
  /// What it measures, and with what it meets.
  package let dimension: Dimension
  package let system: UnitSystem
  /// See `Unit.ratio`.
  package let ratio: Rational
  /// Other names, in lower case without dots; a plural in s goes without saying.
  package let aliases: [String]
  /// What stands after one of it, and after more.
  package let singular, plural: String
  /// See `Unit.isLoose` and `Unit.isContainer`.
  package let isLoose, isContainer: Bool
}

/// The units of the kitchen: one row each, which everything that reads, converts or shows amounts looks up.
package enum UnitTable {
  /// In the order of `Unit.allCases`.
  package static let rows: [UnitRow] = Unit.allCases.map(make)

  /// The unit's row. A unit is one byte, its place among all of them: looked up by the thousand in every plan.
  package static func row(of unit: Unit) -> UnitRow { rows[Int(unsafeBitCast(unit, to: UInt8.self))] }

  private static let gallon = Rational(473_176_473, 125_000)
  private static let pound = Rational(45_359_237, 100_000)

  private static func make(_ unit: Unit) -> UnitRow {
    switch unit {
    case .teaspoon:
      measure(unit, gallon / Rational(768), .us, ["teaspoon", "tspn", "teasp", "tsps", "teaspn"])
    case .tablespoon:
      measure(
        unit, gallon / Rational(256), .us,
        ["tablespoon", "tbs", "tb", "tbl", "tbspn", "tblsp", "tblspn", "tbsps", "tablesp", "tabsp"])
    case .dessertspoon: shown(unit, .volume, Rational(10), .imperial, ["dsp", "dessertsp", "dstspn"])
    case .cup: shown(unit, .volume, gallon / Rational(16), .us, ["c", "cupful"])
    case .fluidOunce:
      measure(unit, gallon / Rational(128), .us, ["fluid ounce", "floz", "fl ounce", "fluid oz"])
    case .gill: shown(unit, .volume, gallon / Rational(32), .us, [])
    // Dry measure: 8 dry quarts of 67.200625 cubic inches.
    case .peck: shown(unit, .volume, gallon * Rational(5_376_050, 2_310_000), .us, [])
    case .bushel: shown(unit, .volume, gallon * Rational(21_504_200, 2_310_000), .us, ["bu"])
    case .jigger: shown(unit, .volume, gallon * Rational(3, 256), .us, [])
    case .pint: shown(unit, .volume, gallon / Rational(8), .us, ["pt"])
    case .quart: shown(unit, .volume, gallon / Rational(4), .us, ["qt", "quar"])
    case .gallon: shown(unit, .volume, gallon, .us, ["gal"])
    case .milliliter: measure(unit, .one, .metric, ["milliliter", "millilitre", "cc", "mil"])
    case .centiliter: measure(unit, Rational(10), .metric, ["centiliter", "centilitre"])
    case .deciliter: measure(unit, Rational(100), .metric, ["deciliter", "decilitre"])
    case .liter: measure(unit, Rational(1000), .metric, ["liter", "litre", "ltr", "lt"])
    case .milligram: weight(unit, Rational(1, 1000), .metric, ["milligram"])
    case .decagram: weight(unit, Rational(10), .metric, ["dag", "decagram", "dekagram"])
    case .gram: weight(unit, .one, .metric, ["gram", "gr", "gramme", "gm", "grm"])
    case .kilogram: weight(unit, Rational(1000), .metric, ["kilogram", "kilo", "kilogramme", "kgm"])
    case .ounce: weight(unit, pound / Rational(16), .us, ["ounce", "ozs"])
    case .pound: weight(unit, pound, .us, ["pound", "lbs", "#"])
    case .inch: shown(unit, .length, Rational(254, 10), .us, [], plural: "inches")
    case .centimeter:
      row(unit, .length, Rational(10), .metric, ["centimeter", "centimetre", "cms"], "cm", "cm")
    case .millimeter: row(unit, .length, .one, .metric, ["millimeter", "millimetre"], "mm", "mm")
    case .each: row(unit, .count, .one, .any, ["unit", "ea", "ct", "nos"], "", "")
    case .dozen: row(unit, .count, Rational(12), .any, ["doz", "dz"], "dozen", "dozen")
    case .piece: shown(unit, .count, .one, .any, ["pc", "pce"])
    case .can: container(unit, ["tin", "cn"])
    case .package: container(unit, ["packet", "pack", "pkg", "pkt", "pk", "pckg", "pkge"])
    case .jar: container(unit, [])
    case .box: container(unit, ["bx"])
    case .carton: container(unit, ["ctn"])
    case .bag, .tub, .tube, .pouch, .punnet, .sachet, .crate: container(unit, [])
    case .bottle: container(unit, ["btl"])
    case .container: container(unit, [])
    case .envelope: container(unit, ["env"])
    case .block: container(unit, ["blk"])
    case .bar, .basket, .tray, .beaker, .flat, .lug, .sleeve: container(unit, [])
    case .case: container(unit, ["cs"])
    case .bunch: shape(unit, ["bch", "bn"])
    case .head: shape(unit, ["hd"])
    case .stalk: shape(unit, ["rib"])
    case .leaf, .loaf, .bundle, .link: shape(unit, [])
    case .fillet: shape(unit, ["filet"])
    case .clove, .slice, .sprig, .stick, .ear:
      shape(unit, unit == .clove ? ["toe"] : unit == .slice ? ["slc", "sl"] : unit == .stick ? ["stk"] : [])
    case .sheet, .strip, .cube, .wedge, .ball, .bulb, .rasher, .spear, .rack, .pod, .stem, .branch:
      shape(unit)
    case .square: shape(unit, ["sq"])
    case .chunk, .ring, .nest, .pot, .glass, .mug, .bowl, .log, .round, .part, .batch, .cake, .slab, .wheel:
      shape(unit)
    case .portion, .saltspoon, .wineglass, .tumbler: shape(unit)
    case .teacup: shape(unit, ["teacupful", "tea cup"])
    case .basin, .pat, .scoop, .recipe: shape(unit, unit == .glass ? ["glassful"] : [])
    case .coffeecup, .side, .roll, .bouquet, .faggot, .shot, .crown, .blade: shape(unit)
    case .jug, .sack: container(unit, [])
    // The smallest of the Nordic measuring spoons.
    case .krm: measure(unit, .one, .metric, ["kryddmått"])
    case .knob, .drop, .lump, .thumb, .thread, .strand, .squirt: loose(unit)
    case .ladle: loose(unit, ["ladleful"])
    case .handful: loose(unit, ["fistful"])
    case .pinch, .dash, .splash, .drizzle, .glug, .sprinkle, .dollop, .shake, .twist: loose(unit)
    case .grind, .grating, .smidgen, .touch, .hint, .squeeze, .dusting: loose(unit)
    case .spoonful: loose(unit, ["spoon"])
    case .grain, .bit: loose(unit)
    }
  }

  private static func measure(_ unit: Unit, _ ratio: Rational, _ system: UnitSystem, _ aliases: [String])
    -> UnitRow
  {
    row(unit, .volume, ratio, system, aliases, unit.symbol, unit.symbol)
  }

  private static func weight(_ unit: Unit, _ ratio: Rational, _ system: UnitSystem, _ aliases: [String])
    -> UnitRow
  {
    row(unit, .weight, ratio, system, aliases, unit.symbol, unit.symbol)
  }

  private static func shown(
    _ unit: Unit, _ dimension: Dimension, _ ratio: Rational, _ system: UnitSystem, _ aliases: [String],
    plural: String? = nil
  ) -> UnitRow {
    row(unit, dimension, ratio, system, aliases, unit.symbol, plural ?? unit.symbol + "s")
  }

  private static func shape(_ unit: Unit, _ aliases: [String] = []) -> UnitRow {
    row(unit, .shape, .one, .any, aliases, unit.symbol, plural(of: unit))
  }

  private static func container(_ unit: Unit, _ aliases: [String]) -> UnitRow {
    row(unit, .shape, .one, .any, aliases, unit.symbol, plural(of: unit), isContainer: true)
  }

  private static func loose(_ unit: Unit, _ aliases: [String] = []) -> UnitRow {
    row(unit, .shape, .one, .any, aliases, unit.symbol, plural(of: unit), isLoose: true)
  }

  private static func row(
    _ unit: Unit, _ dimension: Dimension, _ ratio: Rational, _ system: UnitSystem, _ aliases: [String],
    _ singular: String, _ plural: String, isLoose: Bool = false, isContainer: Bool = false
  ) -> UnitRow {
    UnitRow(
      unit: unit, dimension: dimension, system: system, ratio: ratio, aliases: aliases, singular: singular,
      plural: plural, isLoose: isLoose, isContainer: isContainer)
  }

  private static func plural(of unit: Unit) -> String {
    let word = unit.symbol
    if unit == .loaf || unit == .leaf { return String(word.dropLast()) + "ves" }
    let hisses = ["ch", "sh", "x", "s"].contains { word.hasSuffix($0) }
    return word + (hisses ? "es" : "s")
  }
}
