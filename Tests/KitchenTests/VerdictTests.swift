@testable import Kitchen
import Testing
import Values

@Suite struct VerdictTests {
  private func dish(_ ids: [String]) -> RecipeCard {
    Fixture.card(ids.map { Fixture.line($0, Rational(100), .gram) })
  }

  @Test(
    "diets by what is inside",
    arguments: [
      (.vegan, ["black-bean", "onion"], .free), (.vegan, ["honey"], .contains),
      (.vegan, ["egg"], .contains), (.vegan, ["milk"], .contains),
      (.vegetarian, ["egg", "milk", "honey"], .free), (.vegetarian, ["bacon"], .contains),
      (.vegetarian, ["shrimp"], .contains), (.vegetarian, ["parmesan"], .contains),
      (.glutenFree, ["spaghetti"], .contains), (.glutenFree, ["tamari"], .unknown),
      (.dairyFree, ["parmesan"], .contains), (.dairyFree, ["coconut-milk"], .free),
      (.nutFree, ["peanut-butter"], .contains), (.nutFree, ["black-bean"], .free),
      (.shellfishFree, ["shrimp"], .contains), (.shellfishFree, ["salmon-fillet"], .free),
      (.kosher, ["chicken-breast"], .free), (.kosher, ["chicken-breast", "milk"], .contains),
      (.kosher, ["salmon-fillet", "milk"], .free), (.kosher, ["bacon"], .contains),
      (.kosher, ["shrimp"], .contains), (.halal, ["chicken-breast"], .free),
      (.halal, ["white-wine"], .contains), (.halal, ["bacon"], .contains),
    ] as [(Diet, [String], Verdict)])
  func judges(_ diet: Diet, _ foods: [String], _ expected: Verdict) {
    #expect(verdict(of: dish(foods), for: .diet(diet)) == expected)
  }

  @Test(
    "one fish or shellfish by its name is unknown where the kind may be in it, and free where another one is")
  func singles() {
    let shrimp = SingleOfAllergen("shrimp")
    let shellfish = FoodTags(.shellfish)
    #expect(
      shrimp?.verdict(contains: [], mayContain: shellfish, ingredients: [IngredientID("frozen-potsticker")])
        == .unknown)
    #expect(
      shrimp?.verdict(contains: shellfish, mayContain: [], ingredients: [IngredientID("surimi")]) == .unknown)
    #expect(
      shrimp?.verdict(contains: shellfish, mayContain: [], ingredients: [IngredientID("lump-crab")]) == .free)
    let tuna = SingleOfAllergen("tuna")
    #expect(
      tuna?.verdict(contains: FoodTags(.fish), mayContain: [], ingredients: [IngredientID("fish-sauce")])
        == .free)
    #expect(SingleOfAllergen("rice") == nil)
  }

  @Test(
    "kinds of dishes by their titles, and by foods of that name all the same",
    arguments: [
      ("curry", "Red lentil dal", "onion", .contains), ("curry", "Roast carrots", "curry-powder", .contains),
      ("curry", "Roast carrots", "onion", .free), ("tacos", "Black bean tacos", "onion", .contains),
      ("soup", "Soupe au pistou", "onion", .free), ("soup", "Tomato soup with rice", "onion", .contains),
    ] as [(String, String, String, Verdict)])
  func showsKinds(_ kind: String, _ title: String, _ food: String, _ expected: Verdict) {
    var card = dish([food])
    card.title = title
    if food == "curry-powder" { card.ingredients = [IngredientID(food)] }
    #expect(verdict(of: card, for: .food(kind)) == expected)
  }

  @Test(
    "foods by name, kind and tag",
    arguments: [
      ("pork", ["bacon"], .contains), ("meat", ["chicken-breast"], .contains),
      ("fish", ["salmon-fillet"], .contains), ("fish", ["shrimp"], .free),
      ("seafood", ["shrimp"], .contains), ("salmon", ["salmon-fillet"], .contains),
      ("onion", ["red-onion"], .contains), ("onions", ["onion"], .contains),
      ("Red Onions", ["red-onion"], .contains), ("red-onion", ["onion"], .free),
      ("tomatoes", ["cherry-tomato"], .contains), ("potato", ["sweet-potato"], .free),
      ("olives", ["olive-oil"], .free), ("milk", ["coconut-milk"], .free),
      ("milk", ["parmesan"], .contains), ("butter", ["peanut-butter"], .free),
      ("peanut", ["peanut-butter"], .contains), ("nuts", ["peanut-butter"], .contains),
      ("alcohol", ["white-wine"], .contains), ("egg", ["egg"], .contains),
      ("durian", ["onion"], .free), ("coconut", ["coconut-milk"], .contains),
    ] as [(String, [String], Verdict)])
  func finds(_ food: String, _ foods: [String], _ expected: Verdict) {
    #expect(verdict(of: dish(foods), for: .food(food)) == expected)
  }

  @Test func `a food nobody vouches for is never free of anything`() {
    let unchecked = dish(["mystery-sauce", "black-bean"])
    #expect(unchecked.unknownFoods == ["mystery sauce"])
    let foreign = Fixture.card([Fixture.line("star fruit jam", .one, .cup)])
    #expect(foreign.unknownFoods == ["star fruit jam"])
    for card in [unchecked, foreign] {
      for allergen in Allergen.allCases { #expect(verdict(of: card, for: .allergen(allergen)) == .unknown) }
      for diet in Diet.allCases { #expect(verdict(of: card, for: .diet(diet)) == .unknown) }
      #expect(verdict(of: card, for: .food("mushroom")) == .unknown)
    }
    #expect(verdict(of: foreign, for: .food("star fruit")) == .contains)
  }

  @Test func `what is known to be inside beats what is unknown`() {
    #expect(verdict(of: dish(["mystery-sauce", "milk"]), for: .diet(.vegan)) == .contains)
  }

  @Test func `brands that may hold it make the answer unknown`() {
    #expect(verdict(of: dish(["peanut-butter"]), for: .allergen(.treeNut)) == .unknown)
    #expect(verdict(of: dish(["tamari"]), for: .allergen(.wheat)) == .unknown)
    #expect(verdict(of: dish(["tamari"]), for: .allergen(.soy)) == .contains)
  }

  @Test func `an optional ingredient still counts as inside`() {
    let card = Fixture.card([
      Fixture.line("black-bean", Rational(400), .gram),
      Fixture.line("parmesan", Rational(20), .gram, optional: true),
    ])
    #expect(verdict(of: card, for: .allergen(.milk)) == .contains)
  }

  @Test func `a single food is judged like a dish of it, but never for the diets that count`() throws {
    for food in Fixture.foods {
      let card = dish([food.id.rawValue])
      for allergen in Allergen.allCases {
        #expect(verdict(of: food, for: .allergen(allergen)) == verdict(of: card, for: .allergen(allergen)))
      }
      for diet in Diet.allCases where diet != .lowCarb && diet != .lowSodium {
        #expect(verdict(of: food, for: .diet(diet)) == verdict(of: card, for: .diet(diet)))
      }
      #expect(verdict(of: food, for: .diet(.lowCarb)) == .unknown)
    }
  }

  @Test func `avoiding more never makes a dish safer`() {
    for food in Fixture.foods {
      let card = dish([food.id.rawValue, "onion"])
      #expect(verdict(of: card, for: .diet(.vegan)) >= verdict(of: card, for: .diet(.vegetarian)))
      #expect(verdict(of: card, for: .diet(.vegan)) >= verdict(of: card, for: .diet(.dairyFree)))
      #expect(
        verdict(of: card, for: .diet(.glutenFree)) >= verdict(of: card, for: .allergen(.wheat)))
      #expect(verdict(of: card, for: .diet(.nutFree)) >= verdict(of: card, for: .allergen(.peanut)))
    }
  }

  @Test func `strict wishes need a free dish, dislikes only shun what is known`() {
    let cards = [dish(["tamari"]), dish(["spaghetti"]), dish(["onion"])]
    let strict = filterRecipesByDietary(cards, [Avoidance(.diet(.glutenFree), .strict)])
    let mild = filterRecipesByDietary(cards, [Avoidance(.diet(.glutenFree), .dislike)])
    #expect(strict.map(\.ingredients) == [[IngredientID("onion")]])
    #expect(mild.map(\.ingredients) == [[IngredientID("tamari")], [IngredientID("onion")]])
    #expect(filterRecipesByDietary(cards, []) == cards)
  }

  @Test func `the time limit is kept, its own minute included`() {
    let card = dish(["onion"])
    #expect(filterRecipesByTime([card], maxMinutes: 25) == [card])
    #expect(filterRecipesByTime([card], maxMinutes: 24).isEmpty)
  }

  @Test func `a food without a row has no section`() {
    #expect(categorizeIngredient(nil) == .unknown)
    #expect(categorizeIngredient(Fixture.table[IngredientID("onion")]) == .produce)
  }

  @Test func `fish without scales is not kosher, other fish is`() {
    for (id, answer) in [("catfish-fillet", Verdict.contains), ("salmon-fillet", .free)] {
      let fish = Ingredient(
        id: IngredientID(id), name: id, contains: FoodTags(.fish), isChecked: true)
      #expect(verdict(of: fish, for: .diet(.kosher)) == answer)
    }
  }

  @Test func `a food inside another is found, a kind of food too`() {
    let salsa = Ingredient(
      id: IngredientID("salsa"), name: "salsa", isChecked: true,
      parts: [IngredientID("tomato"), IngredientID("nightshade")])
    #expect(verdict(of: salsa, for: .food("tomato")) == .contains)
    #expect(verdict(of: salsa, for: .food("nightshades")) == .contains)
    #expect(verdict(of: salsa, for: .food("celery")) == .free)
  }
}
