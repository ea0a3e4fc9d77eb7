import Talk

/// What people call the sections of a store, each with the section it is here.
let everydaySections: [(section: StoreSection, names: Set<String>)] = [
  (
    .produce,
    [
      "vegetables", "vegetable", "fruit", "fruits", "salad", "salads", "greens", "herbs", "fresh",
      "fresh produce",
      "fruit and veg", "veg and fruit", "vegetables and fruit", "vegetables and fruits", "veggies",
    ]
  ),
  (.bakery, ["bread", "breads", "rolls", "baked goods", "pastries", "baker"]),
  (
    .meat,
    [
      "fish", "meat", "meats", "poultry", "chicken", "butcher", "seafood", "deli", "fish and meat",
      "meat and fish",
      "sausages",
    ]
  ),
  (.dairy, ["milk", "cheese", "cheeses", "eggs", "yogurt", "butter", "dairy products", "milk products"]),
  (
    .pantry,
    [
      "pantry", "cans", "canned", "canned food", "canned foods", "tins", "tinned", "tinned goods",
      "tinned food", "dry",
      "dried", "dry food", "dry foods", "pasta", "rice", "pasta and rice", "staples", "shelf", "shelves",
      "packaged",
      "groceries", "jars", "grains", "cereal", "baking",
    ]
  ),
  (.frozen, ["frozen", "freezer", "freezers", "ice cream", "frozen things", "deep freeze"]),
  (.condiments, ["sauces", "oils", "spice", "condiment", "oil and vinegar"]),
  (.beverages, ["drink", "juice", "juices", "beverage", "water", "soda", "beer", "wine"]),
]
