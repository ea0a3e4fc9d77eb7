import Kitchen
import Testing
import Values

@testable import Catalogue

/// The project's own tables and recipes.
enum Builtin {
  static let root = ResourceRoot(
    path: "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/"))
  static let catalogue: Catalogue = {
    guard let root, let catalogue = try? loadCatalogue(from: root) else { return .empty }
    return catalogue
  }()
}

@Suite struct BuiltinTests {
  private let catalogue = Builtin.catalogue
  private var table: FoodTable { catalogue.table }

  @Test func `the tables and recipes are there and without a fault`() throws {
    let root = try #require(Builtin.root)
    #expect(try loadCatalogue(from: root).problems.isEmpty)
    #expect(table.ingredients.count >= 150)
    #expect(catalogue.recipes.count >= 40)
    #expect(try loadCatalogue(from: root, selection: .small).recipes.count == 40)
  }

  @Test func `a food's protein is among what it contains`() {
    for food in table.ingredients {
      guard let protein = food.protein else { continue }
      let needed: FoodTags? =
        switch protein {
        case .chicken: FoodTags(.chicken)
        case .turkey: FoodTags(.turkey)
        case .beef: FoodTags(.beef)
        case .lamb: FoodTags(.lamb)
        case .pork: FoodTags(.pork)
        case .fish: FoodTags(.fish)
        case .shellfish: FoodTags([.shellfish, .mollusc])
        case .egg: FoodTags(.egg)
        case .dairy: FoodTags(.milk)
        case .soy: FoodTags(.soy)
        case .nuts: FoodTags([.treeNut, .peanut])
        case .legumes, .grain, .none: nil
        }
      if let needed {
        #expect(!food.contains.isDisjoint(with: needed), "\(food.id.rawValue) is \(protein.rawValue)")
      }
    }
  }

  @Test(
    "compound foods carry what they hold",
    arguments: [
      ("worcestershire-sauce", [FoodTag.fish]), ("soy-sauce", [.soy, .wheat, .gluten]),
      ("hoisin-sauce", [.soy, .wheat]), ("parmesan", [.milk, .rennet]), ("naan", [.wheat]),
      ("mayonnaise", [.egg]), ("tahini", [.sesame]), ("egg-noodle", [.egg, .wheat]),
      ("chicken-broth", [.chicken]), ("fish-sauce", [.fish]), ("peanut-butter", [.peanut]),
      ("panko", [.wheat]), ("italian-sausage", [.pork]),
      ("white-wine", [.alcohol]), ("honey", [.honey]), ("firm-tofu", [.soy]), ("almond", [.treeNut]),
    ])
  func compounds(_ id: String, _ tags: [FoodTag]) throws {
    let food = try #require(table[IngredientID(id)])
    for tag in tags { #expect(food.contains.contains(FoodTags(tag)), "\(id) lacks \(tag.rawValue)") }
    #expect(food.isChecked)
  }

  @Test func `a curry paste is never called free of shrimp`() throws {
    let paste = try #require(table[IngredientID("red-curry-paste")])
    #expect(verdict(of: paste, for: .allergen(.shellfish)) != .free)
    #expect(verdict(of: paste, for: .diet(.vegetarian)) != .free)
  }

  @Test func `coconut is no tree nut`() throws {
    let food = try #require(table[IngredientID("coconut-milk")])
    #expect(verdict(of: food, for: .diet(.nutFree)) == .free)
  }

  @Test func `every food has a price and an edible share that can be`() {
    for food in table.ingredients {
      #expect(!table.packages(of: food.id).isEmpty, "\(food.id.rawValue) is not priced")
      #expect(food.section != .unknown, "\(food.id.rawValue) has no section")
      if let share = food.edibleShare { #expect(share > .zero) }
    }
  }

  @Test func `every ingredient of every recipe is a checked food with an amount that weighs`() {
    for (recipe, card) in zip(catalogue.recipes, catalogue.cards) {
      #expect(card.unknownFoods.isEmpty, "\(recipe.id.rawValue): \(card.unknownFoods)")
      for line in recipe.ingredients {
        #expect(line.quantity.total != nil, "\(recipe.id.rawValue): \(line.name) has no amount")
      }
      let facts = calculateNutrition(recipe, servings: recipe.servings, table: table)
      #expect(facts.unweighed.isEmpty, "\(recipe.id.rawValue): \(facts.unweighed)")
    }
  }

  @Test func `a serving of a dinner has between 250 and 1,100 kcal and costs between $0.80 and $9`() throws {
    for (recipe, card) in zip(catalogue.recipes, catalogue.cards) where recipe.course == "dinner" {
      let facts = calculateNutrition(recipe, servings: recipe.servings, table: table)
      let energy = try #require(facts[.energy])
      #expect((250...1100).contains(energy.amount.rounded), "\(recipe.id.rawValue)")
      #expect(energy.coverage >= 80, "\(recipe.id.rawValue) \(energy.coverage) %")
      #expect((80...900).contains(card.usedPerServing.cents), "\(recipe.id.rawValue)")
    }
  }

  @Test func `no step takes longer than the whole dish, and all have words`() {
    for recipe in catalogue.recipes {
      #expect(!recipe.steps.isEmpty && recipe.totalMinutes > 0, "\(recipe.id.rawValue)")
      for step in recipe.steps {
        #expect(step.minutes ?? 0 <= recipe.totalMinutes, "\(recipe.id.rawValue)")
        let hasMark = step.text.contains { "@#~{}%".contains($0) }
        #expect(!hasMark, "\(recipe.id.rawValue): \(step.text)")
      }
    }
  }

  @Test(
    "there are ten quick dinners for everybody",
    arguments: [
      Avoided.diet(.vegan), .diet(.vegetarian), .diet(.glutenFree), .diet(.dairyFree), .diet(.nutFree),
      .diet(.shellfishFree), .diet(.kosher), .diet(.halal),
    ] + Allergen.allCases.map { Avoided.allergen($0) })
  func choices(_ avoided: Avoided) {
    let screen = Screen(avoided)
    let quick = filterRecipesByTime(catalogue.cards, maxMinutes: 30)
    #expect(quick.count { screen.verdict(of: $0) == .free } >= 10)
  }

  @Test func `every protein but none is the main one of some dish`() {
    let dinners = Set(catalogue.recipes.filter { $0.course == "dinner" }.map(\.id))
    let proteins = Set(catalogue.cards.filter { dinners.contains($0.id) }.map(\.protein))
    #expect(proteins == Set(ProteinSource.allCases).subtracting([.none]))
  }

  @Test(
    "dishes whose main protein is a judgement",
    arguments: [
      ("peanut-noodles", ProteinSource.nuts), ("greek-quinoa-salad", .grain), ("mushroom-polenta", .grain),
      ("shrimp-with-cheesy-polenta", .shellfish), ("palak-paneer", .dairy), ("shakshuka", .egg),
      ("vegetable-fried-rice", .egg), ("cashew-cauliflower-curry", .nuts), ("black-bean-tacos", .legumes),
      ("sesame-edamame-rice-bowls", .soy), ("tuna-and-white-bean-salad", .fish),
      ("baked-penne-with-sausage", .pork), ("turkey-meatballs-with-spaghetti", .turkey),
    ])
  func proteins(_ id: String, _ protein: ProteinSource) {
    #expect(catalogue.card(RecipeID(id))?.protein == protein)
  }
}
