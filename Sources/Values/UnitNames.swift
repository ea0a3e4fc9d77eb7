extension Unit {
  /// The unit a word names: "tbsp", "Tbsp.", "tablespoons", "T". Capital T is a tablespoon, small t a
  /// teaspoon; every other name ignores case, dots and a plural s. Nil for unknown words.
  package init?(named word: some StringProtocol) {
    let bare = String(word.filter { $0 != "." }).trimmingSpaces()
    let spoons: [String: Unit] = ["T": .tablespoon, "t": .teaspoon]
    let key = bare.lowercased()
    let singular = key.hasSuffix("s") ? String(key.dropLast()) : key
    guard let unit = spoons[bare] ?? Self.names[key] ?? Self.names[singular] else { return nil }
    self = unit
  }

  /// Every name but plurals in s, sorted by unit: the table that `Unit(named:)` reads.
  package static let aliases: [(unit: Unit, names: [String])] = [
    (.teaspoon, ["tsp", "teaspoon", "tspn"]),
    (.tablespoon, ["tbsp", "tablespoon", "tbs", "tb", "tbl", "tbspn"]), (.cup, ["cup", "c"]),
    (.fluidOunce, ["fl oz", "fluid ounce", "floz", "fl ounce"]), (.pint, ["pint", "pt"]),
    (.quart, ["quart", "qt"]), (.gallon, ["gallon", "gal"]),
    (.milliliter, ["ml", "milliliter", "millilitre", "cc"]), (.deciliter, ["dl", "deciliter", "decilitre"]),
    (.liter, ["l", "liter", "litre"]), (.gram, ["g", "gram", "gr", "gramme"]),
    (.kilogram, ["kg", "kilogram", "kilo"]), (.ounce, ["oz", "ounce"]), (.pound, ["lb", "pound"]),
    (.each, ["each", "unit", "piece"]), (.dozen, ["dozen", "doz"]), (.can, ["can", "tin"]),
    (.package, ["package", "packet", "pack", "pkg"]), (.jar, ["jar"]), (.box, ["box", "boxe"]),
    (.bag, ["bag"]), (.bottle, ["bottle"]), (.carton, ["carton"]), (.bunch, ["bunch", "bunche"]),
    (.head, ["head"]), (.loaf, ["loaf", "loave"]), (.clove, ["clove"]), (.slice, ["slice"]),
    (.stalk, ["stalk", "rib"]), (.sprig, ["sprig"]), (.leaf, ["leaf", "leave"]),
    (.fillet, ["fillet", "filet"]), (.stick, ["stick"]), (.ear, ["ear"]),
  ]

  private static let names: [String: Unit] = {
    var table: [String: Unit] = [:]
    for (unit, names) in aliases { for name in names { table[name] = unit } }
    return table
  }()
}
