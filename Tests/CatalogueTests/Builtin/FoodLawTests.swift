import Kitchen
import Testing
import Values

@testable import Catalogue

/// What must hold between the columns of the food tables, row by row.
@Suite struct FoodLawTests {
  private let table = Builtin.catalogue.table

  /// A name that says what is inside, and the names that only sound so.
  struct NameLaw: Sendable {
    let words: [String]
    let holds: FoodTags
    let except: Set<String>

    init(_ words: [String], _ holds: [FoodTag], except: Set<String> = []) {
      (self.words, self.holds, self.except) = (words, FoodTags(holds), except)
    }
  }

  static let nameLaws: [NameLaw] = [
    NameLaw(["beef", "veal", "steak"], [.beef], except: ["tuna-steak", "swordfish-steak", "steak-sauce"]),
    NameLaw(["chicken"], [.chicken]), NameLaw(["turkey"], [.turkey]),
    NameLaw(
      ["pork", "ham", "bacon", "prosciutto", "pancetta", "salami", "pepperoni", "lard"], [.pork],
      except: ["turkey-bacon"]),
    NameLaw(["lamb"], [.lamb]),
    NameLaw(
      ["salmon", "tuna", "cod", "trout", "anchovy", "sardine", "mackerel", "halibut", "tilapia", "catfish"],
      [.fish]),
    NameLaw(["shrimp", "crab", "lobster"], [.shellfish]),
    NameLaw(
      ["clam", "mussel", "oyster", "scallop", "squid", "octopus"], [.mollusc],
      except: ["oyster-mushroom", "oyster-cracker"]),
    NameLaw(
      [
        "cheese", "cheddar", "mozzarella", "parmesan", "feta", "paneer", "ricotta", "gouda", "gruyere",
        "brie",
      ],
      [.milk], except: ["vegan-cheese", "vegan-cream-cheese"]),
    NameLaw(["yogurt", "buttermilk", "kefir", "ghee"], [.milk], except: ["coconut-yogurt"]),
    NameLaw(["tofu", "tempeh", "edamame", "miso", "soy"], [.soy]),
    NameLaw(["tahini", "sesame", "hummus"], [.sesame]), NameLaw(["peanut"], [.peanut]),
    NameLaw(
      [
        "almond", "cashew", "walnut", "pecan", "pistachio", "hazelnut", "macadamia", "brazil-nut",
      ], [.treeNut], except: ["almond-extract"]),
    NameLaw(
      ["wheat", "flour", "spaghetti", "penne", "bread", "naan", "couscous", "seitan", "panko"],
      [.wheat, .gluten],
      except: [
        "almond-flour", "coconut-flour", "chickpea-flour", "rice-flour", "rye-flour", "gluten-free-flour",
        "gluten-free-penne", "gluten-free-spaghetti", "gluten-free-bread", "spaghetti-squash",
        "bread-and-butter-pickle", "buckwheat",
      ]),
    NameLaw(["barley", "rye", "beer"], [.gluten]),
    NameLaw(["egg"], [.egg], except: ["egg-roll-wrapper"]),
    NameLaw(["mayonnaise"], [.egg], except: ["vegan-mayonnaise"]),
    NameLaw(
      ["wine", "brandy", "bourbon", "rum", "vodka", "tequila", "beer", "sake", "sherry", "vermouth"],
      [.alcohol],
      except: [
        "red-wine-vinegar", "white-wine-vinegar", "sherry-vinegar", "champagne-vinegar",
      ]),
    NameLaw(["honey"], [.honey]), NameLaw(["gelatin", "marshmallow"], [.gelatin]),
  ]

  @Test("a food contains what its name says", arguments: nameLaws.indices)
  func names(_ index: Int) {
    let law = Self.nameLaws[index]
    for food in table.ingredients where !law.except.contains(food.id.rawValue) {
      let words = food.id.rawValue.split(separator: "-").map(String.init)
      let isNamed = law.words.contains { law in
        let wanted = law.split(separator: "-").map(String.init)
        return words.indices.contains { words[$0...].starts(with: wanted) }
      }
      if isNamed { #expect(food.contains.isSuperset(of: law.holds), "\(food.id.rawValue)") }
    }
  }

  @Test func `every food was read through by somebody who did not write it`() {
    for food in table.ingredients { #expect(food.isChecked, "\(food.id.rawValue)") }
  }

  @Test func `there are six hundred foods and more, each with a name, a section and a category`() {
    #expect(table.ingredients.count >= 600)
    for food in table.ingredients {
      #expect(!food.name.isEmpty && !food.category.isEmpty && food.section != .unknown, "\(food.id.rawValue)")
    }
  }

  @Test func `plain produce holds no allergen, and what is called free of something is`() {
    for food in table.ingredients {
      let id = food.id.rawValue
      if food.category == "Produce", food.protein != .soy, id != "seitan" {
        #expect(food.contains.isEmpty, "\(id)")
      }
      let tags = FoodTags([.wheat, .gluten])
      if id.hasPrefix("gluten-free") {
        #expect(food.contains.union(food.mayContain).isDisjoint(with: tags), "\(id)")
      }
      if id.hasPrefix("vegan") || id.hasPrefix("plant-based") {
        #expect(verdict(of: food, for: .diet(.vegan)) != .contains, "\(id)")
      }
    }
  }

  @Test func `what is said to be contained is not said to be possible as well`() {
    for food in table.ingredients {
      #expect(food.contains.isDisjoint(with: food.mayContain), "\(food.id.rawValue)")
      if food.contains.contains(FoodTags(.wheat)) { #expect(food.contains.contains(FoodTags(.gluten))) }
    }
  }

  @Test func `the allergens of a food's parts are its own, or possible in it`() {
    for food in table.ingredients {
      for part in food.parts {
        guard let inside = table[part] else { continue }
        let all = food.contains.union(food.mayContain)
        #expect(
          all.isSuperset(of: inside.contains.intersection(.ofTheLaw)),
          "\(food.id.rawValue) holds \(part.rawValue)")
      }
    }
  }

  @Test func `foods sold without salt have little, and the others of the kind have more`() throws {
    for food in table.ingredients where food.id.rawValue.hasPrefix("no-salt") {
      let sodium = try #require(table.profile(of: food)?.per100g[.sodium], "\(food.id.rawValue)")
      #expect(sodium <= Rational(100), "\(food.id.rawValue)")
    }
  }

  @Test func `a package holds something, costs something unless it is water, and can be weighed or counted`()
  {
    for food in table.ingredients {
      let sold = table.packages(of: food.id)
      #expect(!sold.isEmpty, "\(food.id.rawValue)")
      for package in sold {
        #expect(package.amount.value > .zero, "\(food.id.rawValue)")
        #expect(
          (1...15_000).contains(package.price.cents) || food.id.rawValue == "water", "\(food.id.rawValue)")
      }
    }
  }

  @Test func `figures of weight and shape can be`() {
    for food in table.ingredients {
      if let density = food.gramsPerMilliliter {
        #expect(density > Rational(1, 50) && density < Rational(5, 2), "\(food.id.rawValue)")
      }
      if let piece = food.gramsPerPiece { #expect(piece > .zero, "\(food.id.rawValue)") }
      if let share = food.edibleShare {
        #expect(share >= Rational(1, 10) && share <= .one, "\(food.id.rawValue)")
      }
    }
  }

  @Test func `nine foods in ten have figures for nutrition`() {
    let measured = table.ingredients.count { table.profile(of: $0) != nil }
    #expect(measured * 10 >= table.ingredients.count * 9)
  }

  @Test func `a substitution replaces a food with others, in amounts that are no slip`() {
    let rows = table.ingredients.flatMap { table.substitutions(for: $0.id) }
    #expect(rows.count >= 150)
    #expect(Set(rows.map(\.ingredient)).count >= 80)
    for row in rows {
      let parts = row.use.map(\.ingredient)
      #expect(!parts.contains(row.ingredient), "\(row.ingredient.rawValue) for itself")
      #expect(Set(parts).count == parts.count, "\(row.ingredient.rawValue)")
      for part in parts { #expect(table[part] != nil, "\(part.rawValue)") }
    }
  }

  @Test(
    "somebody who avoids the food's own allergen is offered another way",
    arguments: [
      ("buttermilk", Avoided.diet(.dairyFree)), ("milk", .diet(.vegan)), ("butter", .diet(.dairyFree)),
      ("egg", .allergen(.egg)), ("heavy-cream", .diet(.dairyFree)), ("sour-cream", .diet(.vegan)),
      ("soy-sauce", .diet(.glutenFree)), ("soy-sauce", .allergen(.soy)), ("panko", .diet(.glutenFree)),
      ("honey", .diet(.vegan)), ("fish-sauce", .diet(.vegan)), ("peanut-butter", .allergen(.peanut)),
      ("ground-beef", .diet(.vegetarian)), ("white-wine", .diet(.halal)),
      ("flour-tortilla", .diet(.glutenFree)),
      ("worcestershire-sauce", .allergen(.fish)), ("parmesan", .diet(.vegan)), ("mayonnaise", .diet(.vegan)),
    ])
  func otherWays(_ id: String, _ avoided: Avoided) {
    let found = substitutions(for: IngredientID(id), avoiding: [Avoidance(avoided)], table: table)
    #expect(!found.fitting.isEmpty)
  }

  @Test(
    "a food is found inside what is made of it",
    arguments: [
      ("salsa", "tomato"), ("ketchup", "tomato"), ("marinara-sauce", "tomato"), ("polenta", "corn"),
      ("cornstarch", "corn"), ("tortilla-chips", "corn"), ("guacamole", "avocado"), ("paprika", "nightshade"),
      ("potato", "nightshade"), ("lemon", "citrus"), ("shallot", "allium"), ("dried-shiitake", "mushroom"),
      ("dried-porcini", "mushroom"), ("chickpea", "legume"), ("cheddar", "cheese"), ("pesto", "basil"),
      ("jalapeno", "pepper"), ("vegetable-broth", "celery"), ("taco-seasoning", "garlic"),
    ])
  func parts(_ id: String, _ food: String) throws {
    let row = try #require(table[IngredientID(id)])
    #expect(verdict(of: row, for: .food(food)) == .contains)
  }

  @Test(
    "a food that only borrows another's word stays free of it",
    arguments: [
      ("sweet-potato", "nightshade"), ("cherry-tomato", "cherry"), ("coconut-milk", "milk"),
      ("vegan-butter", "butter"), ("oyster-mushroom", "oyster"), ("butternut-squash", "butter"),
    ])
  func borrowed(_ id: String, _ food: String) throws {
    let row = try #require(table[IngredientID(id)])
    #expect(verdict(of: row, for: .food(food)) != .contains)
  }
}

extension FoodTags {
  /// The nine of the law with gluten and flesh: what a part hands on to the whole.
  fileprivate static let ofTheLaw = FoodTags(Allergen.allCases.map(\.tag)).union(FoodTags(.gluten))
    .union(.flesh).union(.seafood)
}
