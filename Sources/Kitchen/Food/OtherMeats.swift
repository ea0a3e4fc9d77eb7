/// Meat beside beef, lamb, pork, chicken and turkey, by its names.
package enum OtherMeats {
  /// Whether the words are such meat, or a cut of it: "duck", "duck breast", "roast goose", "rabbit stew".
  package static func names(_ words: String) -> Bool {
    let plain = plainWords(words)
    guard (1...4).contains(plain.count), plain.contains(where: meats.contains) else { return false }
    // Sauces, eggs and what only looks like it hold none by their name.
    return Set(plain).isDisjoint(with: [
      "egg", "eggs", "sauce", "vegan", "vegetarian", "mock", "cheese", "milk", "free",
    ])
  }

  private static let meats: Set<String> = [
    "duck", "goose", "veal", "rabbit", "venison", "hare", "pheasant", "quail", "partridge", "pigeon", "squab",
    "boar",
    "bison", "buffalo", "elk", "moose", "reindeer", "deer", "kangaroo", "ostrich", "goat", "mutton",
    "guineafowl",
    "grouse", "horsemeat", "game", "oxtail", "tripe", "offal", "sweetbreads", "kidneys", "frog", "alligator",
  ]
}
