/// What is usually in a dish or a product that no table has, by the word that says what it is: cookies are made with flour,
/// butter and eggs. It never clears anything; it only tells why something is not vouched for.
///
/// Source: our own judgement of how such things are commonly made; a label is better than all of it.
package enum UsualContents {
  /// The foods, by their names in the table, that such a thing usually holds; empty for what is not known. Looks at the last
  /// known word of the name up to "with" or "on", so that "choc chip cookies" are cookies and "cake with cream" is a cake.
  package static func foods(in name: String) -> (kind: String, foods: [String])? {
    let head = name.lowercased().split { " ,".contains($0) }.map(String.init).prefix {
      !["with", "on", "from", "in", "of"].contains($0)
    }
    for word in head.reversed() {
      let single =
        word.hasSuffix("ies")
        ? String(word.dropLast(3)) + "y" : word.hasSuffix("s") ? String(word.dropLast()) : word
      if let foods = table[word] ?? table[single] ?? table[word + "s"] { return (word, foods) }
    }
    return nil
  }

  private static let baked = ["flour", "butter", "egg", "milk"]
  private static let table: [String: [String]] = [
    "cookie": ["flour", "butter", "egg"], "cookies": ["flour", "butter", "egg"],
    "biscuit": ["flour", "butter", "milk"],
    "cake": baked, "cakes": baked, "cupcake": baked, "muffin": baked, "brownie": ["flour", "butter", "egg"],
    "pancake": baked, "waffle": baked, "crepe": baked, "donut": baked, "doughnut": baked,
    "scone": ["flour", "butter", "milk"],
    "croissant": ["flour", "butter", "milk", "egg"], "pastry": ["flour", "butter", "egg"],
    "pie": ["flour", "butter"],
    "quiche": ["flour", "butter", "egg", "milk"], "tart": ["flour", "butter", "egg"], "cracker": ["flour"],
    "bread": ["flour"], "toast": ["flour"], "sandwich": ["flour"], "bagel": ["flour"],
    "pizza": ["flour", "mozzarella"],
    "burger": ["flour", "ground beef"], "lasagna": ["flour", "egg", "milk", "mozzarella"],
    "cheesecake": ["cream cheese", "egg", "flour"],
    "icecream": ["milk", "heavy cream"], "cream": ["heavy cream"], "custard": ["milk", "egg"],
    "pudding": ["milk"],
    "yogurt": ["milk"], "yoghurt": ["milk"], "chocolate": ["milk"], "caramel": ["heavy cream", "butter"],
    "fudge": ["milk", "butter"],
    "milkshake": ["milk"], "latte": ["milk"], "cappuccino": ["milk"], "mayonnaise": ["egg"], "mayo": ["egg"],
    "aioli": ["egg"],
    "meringue": ["egg"], "mousse": ["egg", "heavy cream"], "tiramisu": ["egg", "heavy cream", "flour"],
    "omelette": ["egg"], "omelet": ["egg"],
    "frittata": ["egg"], "carbonara": ["egg", "flour", "bacon"], "caesar": ["egg", "anchovy"],
    "nutella": ["hazelnut", "milk"],
    "praline": ["hazelnut"], "marzipan": ["almond"], "frangipane": ["almond", "butter", "egg"],
    "macaron": ["almond", "egg"],
    "macaroon": ["egg"], "amaretti": ["almond", "egg"], "baklava": ["walnut", "flour", "butter"],
    "pesto": ["pine nut", "parmesan"], "granola": ["almond"],
    "muesli": ["hazelnut"], "trailmix": ["peanut", "almond"], "satay": ["peanut"],
    "hummus": ["tahini", "chickpea"], "falafel": ["chickpea"],
    "halva": ["tahini"], "sushi": ["salmon", "tamari", "white rice"], "sashimi": ["salmon"],
    "ramen": ["flour", "soy sauce", "egg"],
    "dumpling": ["flour", "soy sauce"], "gyoza": ["flour", "soy sauce"], "wonton": ["flour", "egg"],
    "tempura": ["flour", "egg"],
    "couscous": ["couscous"], "seitan": ["flour"], "beer": ["barley"], "barley": ["barley"],
    "pasta": ["pasta"], "noodle": ["flour"],
    "spaghetti": ["pasta"], "macaroni": ["pasta"], "gravy": ["flour", "butter"],
    "stuffing": ["flour", "butter"], "nugget": ["flour", "chicken breast"],
    "schnitzel": ["flour", "egg"], "paella": ["shrimp", "mussel"], "bouillabaisse": ["shrimp", "cod"],
    "gumbo": ["shrimp", "flour"],
    "chowder": ["milk", "flour"], "bisque": ["heavy cream", "shrimp"], "cereal": ["flour"],
    "pretzel": ["flour"], "gelatin": ["gelatin"],
    "marshmallow": ["gelatin"], "jello": ["gelatin"], "gummy": ["gelatin"],
  ]
}
