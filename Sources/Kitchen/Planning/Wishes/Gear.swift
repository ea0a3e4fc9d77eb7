/// What a dish is cooked in or on, and ways to cook that people name by it. Source: issue 13, "One algebra of wishes".
package enum Gear: String, CaseIterable, Codable, Sendable, Hashable {
  case oven, grill, stovetop, microwave
  case airFryer = "air-fryer"
  case slowCooker = "slow-cooker"
  case pressureCooker = "pressure-cooker"
  case onePot = "one-pot"
  case sheetPan = "sheet-pan"
  case noCook = "no-cook"
  case wok, blender

  var set: GearSet { GearSet(rawValue: 1 << UInt16(Self.allCases.firstIndex(of: self) ?? 0)) }
}

/// Several of them, as bits in the order of the cases.
package struct GearSet: OptionSet, Hashable, Sendable, Codable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }
  package init(_ gear: some Sequence<Gear>) { self = gear.reduce(into: []) { $0.formUnion($1.set) } }

  package func has(_ gear: Gear) -> Bool { contains(gear.set) }
}

/// The words of a recipe that say what it is cooked in, read once.
struct GearReader {
  private var words: Set<String> = []
  private let method: String
  private let tags: [String]
  private let hasDriedBeans: Bool

  init(_ recipe: Recipe) {
    method = recipe.method
    tags = recipe.tags
    hasDriedBeans = recipe.ingredients.contains {
      $0.ingredient?.rawValue.hasPrefix("dried-") ?? false
        && $0.ingredient?.rawValue.hasSuffix("bean") ?? false
    }
    for step in recipe.steps { read(step.text) }
  }

  /// "Dutch oven" and "oven-safe" are no ovens, "sheet pan" no pan on the stove.
  private mutating func read(_ text: String) {
    var before = ""
    for part in text.utf8.split(whereSeparator: { !Self.isLetter($0) }) {
      let word = String(decoding: part, as: UTF8.self).lowercased()
      if word == "safe" || word == "proof", before == "oven" { words.remove("oven") }
      let isPot = before == "dutch" && word == "oven"
      let isSheet = (before == "sheet" || before == "baking" || before == "roasting") && word == "pan"
      let pair = before + " " + word
      if Self.pairs.contains(pair) { words.insert(pair) }
      if Self.known.contains(word), !isPot, !isSheet { words.insert(word) }
      if isPot { words.insert("pot") }
      before = word
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (97...122).contains(byte) || (65...90).contains(byte) || byte >= 128
  }

  private static let known: Set<String> = [
    "oven", "broiler", "broil", "bake", "grill", "microwave", "skillet", "skillets", "wok", "saucepan", "pot",
    "griddle", "boil", "simmer", "stove", "pan", "kettle", "blender",
  ]
  private static let pairs: Set<String> = [
    "slow cooker", "air fryer", "pressure cooker", "instant pot", "grill pan",
  ]
  private static let stove: Set<String> = [
    "skillet", "skillets", "wok", "saucepan", "pot", "griddle", "boil", "simmer", "stove", "pan",
  ]

  /// What the dish can't be cooked without.
  var needs: GearSet {
    var needs: Set<Gear> = []
    if ["oven", "sheet-pan"].contains(method)
      || !words.isDisjoint(with: ["oven", "broiler", "broil", "bake"])
    {
      needs.insert(.oven)
    }
    if method == "grill", !words.contains("grill pan") { needs.insert(.grill) }
    let isStove = ["skillet", "pot", "slow-simmer", "stir-fry"].contains(method)
    if isStove || !words.isDisjoint(with: Self.stove) { needs.insert(.stovetop) }
    if words.contains("microwave"), method == "microwave" { needs.insert(.microwave) }
    if words.contains("blender") { needs.insert(.blender) }
    return GearSet(needs)
  }

  /// What the recipe is written for.
  var written: GearSet {
    var written = needs
    for (pair, gear) in [
      ("slow cooker", Gear.slowCooker), ("air fryer", .airFryer), ("pressure cooker", .pressureCooker),
      ("instant pot", .pressureCooker),
    ] where words.contains(pair) || tags.contains(gear.rawValue) || method == gear.rawValue {
      written.formUnion(gear.set)
    }
    if method == "microwave" || tags.contains("microwave") { written.formUnion(Gear.microwave.set) }
    if words.contains("wok") || method == "stir-fry" { written.formUnion(Gear.wok.set) }
    if tags.contains("one-pot") || tags.contains("one-pan") { written.formUnion(Gear.onePot.set) }
    if method == "sheet-pan" || tags.contains("sheet-pan") { written.formUnion(Gear.sheetPan.set) }
    if method == "no-cook" || method == "salad" && needs.isEmpty { written.formUnion(Gear.noCook.set) }
    if method == "grill" { written.formUnion(Gear.grill.set) }
    return written
  }

  /// What it can be cooked in as well: a slow simmer does in a slow cooker, but never dried beans, which must boil
  /// hard first; what bakes bare on a sheet pan does in an air fryer. Source: FDA, Bad Bug Book, phytohaemagglutinin.
  var suits: GearSet {
    var suits = written
    if method == "slow-simmer" {
      suits.formUnion(Gear.pressureCooker.set)
      if !hasDriedBeans { suits.formUnion(Gear.slowCooker.set) }
    }
    if method == "sheet-pan" || method == "oven" && needs == Gear.oven.set {
      suits.formUnion(Gear.airFryer.set)
    }
    return suits
  }
}
