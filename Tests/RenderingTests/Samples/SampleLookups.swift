import Dialogue
import Kitchen
import Planning
import Values

let buttermilk = Ingredient(
  id: "buttermilk", name: "buttermilk", section: .dairy, contains: FoodTags(.milk), isChecked: true)
let hoisin = Ingredient(
  id: "hoisin-sauce", name: "hoisin sauce", section: .condiments,
  contains: FoodTags([.soy, .wheat, .gluten]),
  mayContain: FoodTags(.sesame), isChecked: true, parts: ["garlic", "soybean"])
let lemonade = Ingredient(id: "lemonade", name: "lemonade", section: .beverages)

/// A search page of `count` equal cards out of `total`.
func searchPage(_ count: Int, of total: Int, skipped: Int = 0) -> SearchPage {
  SearchPage(
    criteria: RecipeSearchCriteria(
      text: ["tacos"], wants: ["black-bean"], avoids: [Avoidance(.diet(.dairyFree))], maxPrepMinutes: 10,
      maxMinutes: 30, skill: .beginner),
    cards: Array(repeating: card, count: count), total: total, skipped: skipped)
}

func checked(
  _ avoided: Avoided, _ verdict: Verdict, because: [String] = [], isDish: Bool = true, person: String? = nil
) -> Lookup {
  .checked(
    CheckedFood(
      name: "Black bean tacos", isDish: isDish, person: person,
      findings: [.init(avoidance: Avoidance(avoided), verdict: verdict, because: because)]))
}

let milkAndLemon = Substitution(
  ingredient: "buttermilk", amount: Amount(.one, .cup),
  use: [
    .init(amount: Amount(.one, .cup), ingredient: "milk"),
    .init(amount: Amount(.one, .tablespoon), ingredient: "lemon-juice"),
  ], goodFor: "baking", note: "Let it stand for 5 minutes.")

let sampleSubstitutes = Substitutes(
  food: buttermilk,
  choices: [.init(substitution: milkAndLemon, names: ["milk", "lemon juice"])], leftOut: 1)

let tacoFacts = NutritionFacts(
  figures: [
    .energy: .init(amount: Rational(480), coverage: 100),
    .protein: .init(amount: Rational(31, 2), coverage: 96),
    .sugar: .init(amount: Rational(7, 2), coverage: 80),
  ], grams: Rational(446), unweighed: ["hot sauce"])

let lookupSamples: [(String, Response)] =
  [
    ("time", .time(recipe)), ("ingredients", .ingredients(recipe, servings: 6, card)),
    ("food", .food(hoisin)), ("plain food", .food(buttermilk)), ("unchecked food", .food(lemonade)),
    ("fits", checked(.diet(.vegan), .free)), ("kosher", checked(.diet(.kosher), .free)),
    ("does not fit", checked(.diet(.dairyFree), .contains, because: ["cheddar", "sour cream"])),
    ("unknown", checked(.diet(.glutenFree), .unknown, because: ["beef broth"])),
    ("allergen", checked(.allergen(.milk), .contains, because: ["cheddar"])),
    ("no allergen", checked(.allergen(.treeNut), .free)), ("by brand", checked(.food("mushroom"), .unknown)),
    ("of whole dishes", checked(.diet(.lowCarb), .unknown, isDish: false)),
    ("for somebody", checked(.diet(.dairyFree), .contains, because: ["cheddar"], person: "Emma")),
    ("fine for somebody", checked(.diet(.dairyFree), .free, person: "Emma")),
    ("nothing avoided", .checked(CheckedFood(name: "Black bean tacos", isDish: true, findings: []))),
    ("everything known", .checked(CheckedFood(name: "Tacos", isDish: true, findings: [], card: card))),
    ("substitutes", .substitutes(sampleSubstitutes)),
    ("no substitutes", .substitutes(Substitutes(food: hoisin, choices: [], leftOut: 0))),
    ("none that fit", .substitutes(Substitutes(food: hoisin, choices: [], leftOut: 2))),
    (
      "converted",
      .converted(Amount(.one, .pound), of: buttermilk, to: Amount(Rational(3628, 1000), .cup))
    ),
    ("exactly", .converted(Amount(.one, .cup), of: nil, to: Amount(Rational(16), .tablespoon))),
    (
      "in both systems",
      .converted(
        Amount(.one, .cup), of: buttermilk, to: Amount(Rational(17, 2), .ounce),
        also: Amount(Rational(242), .gram))
    ),
    ("temperature", .temperature(buttermilk, SafeTemperature(fahrenheit: 145, restMinutes: 3))),
    ("no temperature", .temperature(hoisin, nil)), ("season", .season(month: 3, [buttermilk, hoisin])),
    ("nothing in season", .season(month: 1, [])), ("season of", .seasonOf(hoisin, month: 3)),
    ("not convertible", .notConvertible(Amount(.one, .pound), of: nil, to: .cup)),
    ("unknown density", .notConvertible(Amount(.one, .pound), of: hoisin, to: .cup)),
    ("degrees", .degrees(Rational(350), isFahrenheit: true, Rational(1590, 9))),
    (
      "nutrition",
      .nutrition(
        NutritionAnswer(
          name: "Black bean tacos", amount: nil, facts: tacoFacts, nutrient: nil, measured: 9, foods: 10))
    ),
    (
      "protein",
      .nutrition(
        NutritionAnswer(
          name: "avocado", amount: Amount(.one, .each), facts: tacoFacts, nutrient: .protein))
    ),
    (
      "not measured",
      .nutrition(NutritionAnswer(name: "avocado", amount: nil, facts: tacoFacts, nutrient: .iron))
    ),
    ("no figures", .noFigures(hoisin, nil)), ("not weighed", .noFigures(hoisin, Amount(.one, .bunch))),
    ("sections", .sections([hoisin, buttermilk])),
    ("which dish", .whichDish([card, card], asked: "tacos")), ("unknown food", .unknownFood("durian")),
  ].map { ($0.0, Response.lookup($0.1)) }
  + [
    ("recipes", .recipes(searchPage(3, of: 3))), ("ten of many", .recipes(searchPage(10, of: 34))),
    ("the last of many", .recipes(searchPage(4, of: 34, skipped: 30))),
    ("past the end", .recipes(searchPage(0, of: 30, skipped: 30))),
    ("favorite", .favorite(recipe, true)), ("no favorite", .favorite(recipe, false)),
    (
      "favorites",
      .favorites([FavoriteDish(card: card, stars: Stars(5), times: 3), FavoriteDish(card: card)])
    ), ("no favorites", .favorites([])),
    ("pantry", .pantry(PantryShown(items: sampleLots))), ("empty pantry", .pantry(PantryShown(items: []))),
    ("no hoisin", .pantry(PantryShown(items: [], asked: [hoisin]))),
    ("put away", .pantryChanged(put: sampleLots, taken: [], missing: [])),
    ("taken out", .pantryChanged(put: [sampleLots[0]], taken: ["eggs"], missing: ["kale"])),
    ("nothing to take", .pantryChanged(put: [], taken: [], missing: ["kale"])),
    ("pantry check", .pantryCheck(recipe, servings: 4, sampleCheck)),
    ("no recipes found", .recipes(searchPage(0, of: 0))),
  ]

let sampleLots: [PantryItem] = {
  var source = IdentitySource(replica: 7, turn: 1)
  return [
    PantryItem(
      id: source.next(), name: "milk", ingredient: "milk", amount: Amount(Rational(64), .fluidOunce),
      bestBefore: monday - 1),
    PantryItem(id: source.next(), name: "egg", ingredient: "egg", amount: Amount(Rational(6), .each)),
  ]
}()

let sampleCheck: PantryCheck = {
  let foods = [
    Ingredient(id: "egg", name: "egg"), Ingredient(id: "milk", name: "milk"),
    Ingredient(id: "kale", name: "kale"), Ingredient(id: "salt", name: "salt", isBasic: true),
    Ingredient(id: "rice", name: "rice"), Ingredient(id: "onion", name: "onion"),
  ]
  func line(_ id: String, _ amount: Amount) -> RecipeIngredient {
    RecipeIngredient(name: id, ingredient: IngredientID(id), quantity: Quantity(amount))
  }
  var dish = recipe
  dish.ingredients = [
    line("egg", Amount(Rational(8), .each)), line("kale", Amount(.one, .bunch)),
    line("salt", Amount(.one, .teaspoon)), line("rice", Amount(.one, .cup)),
    line("onion", Amount(.one, .each)),
  ]
  var source = IdentitySource(replica: 7, turn: 2)
  let lots = [("rice", Amount(.one, .bag)), ("onion", Amount(Rational(2), .each))].map { id, amount in
    PantryItem(id: source.next(), name: id, ingredient: IngredientID(id), amount: amount)
  }
  return checkPantryForRecipe(
    dish, servings: 4, pantry: sampleLots + lots,
    table: FoodTable(ingredients: foods, packages: [], profiles: [:]), on: monday)
}()
