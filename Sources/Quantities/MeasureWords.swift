import Values

/// The words that tell sizes, and those that are measures only now and then.
enum MeasureWords {
  /// Those that tell of one where no number stands; "short ribs" and "fat" are foods.
  static let plainSizes: Set<String> = [
    "large", "medium", "small", "big", "lg", "lge", "sm", "sml", "md", "med", "heaped", "heaping", "rounded",
    "level",
    "scant", "generous", "jumbo", "huge", "tiny", "even", "hpd", "heapg", "rnd", "lrg", "xl",
  ]

  static let sizes = [
    "lg": "large", "lge": "large", "sm": "small", "sml": "small", "md": "medium", "med": "medium",
    "lrg": "large", "xl": "extra large", "hpd": "heaped", "heapg": "heaping", "rnd": "rounded",
  ]

  /// Words that are foods or kinds of food as often as they are measures.
  static let doubtful: Set<Unit> = [
    .pot, .round, .ring, .cake, .ball, .square, .part, .stem, .log, .bowl, .mug, .nest, .wheel, .recipe,
    .batch,
    .spear, .link, .leaf, .cube, .pod, .branch, .glass, .stick, .strip, .wedge, .chunk,
    .side, .roll, .crown, .shot,
  ]

  static let compounds: [String: Set<String>] = [
    "pot": ["roast", "pie", "pies", "barley"], "round": ["steak", "steaks", "roast"],
    "cake": ["flour", "mix"],
    "leaf": ["lettuce", "spinach"], "rib": ["eye", "roast", "steak", "steaks"], "ribs": ["of"], "block": [],
    "bar": [], "head": ["cheese"], "ring": [], "cube": ["steak", "steaks"],
    "strip": ["steak", "steaks", "loin"], "stick": [], "link": [], "chunk": ["pineapple", "light", "tuna"],
    "loaf": ["sugar", "pan", "pans", "tin"], "slab": [], "can": [], "ball": ["pepper", "peppers"], "flat": [],
    "drop": [], "pack": [], "box": [],
    "side": ["dish", "salad"], "sheet": ["pan", "pans"],
    "crown": ["roast"], "bouquet": ["garni"], "bouquets": ["garnis"],
  ]

  static let foreignPairs: Set<String> = [
    "tea glass", "water glass", "wine glass", "knife point", "knife tip", "hotel pan", "sheet pan",
    "coffee cup", "faceted glass", "liqueur glass", "sherry glass", "shot glass", "port glass", "rice bowl",
    "rice cup", "third pan", "quarter pan", "sixth pan", "ninth pan", "full pan", "half pan",
  ]

  static let foreignWords: Set<String> = [
    "go", "catty", "catties", "katori", "jin", "liang", "seer", "tola", "mo", "etto", "etti", "tasse",
    "tassen", "tazza", "tazze", "taza", "tazas", "xícara", "xícaras", "kopp", "kopper", "koppar",
  ]
}
