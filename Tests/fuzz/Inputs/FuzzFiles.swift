import Catalogue
import Kitchen
import Values

/// A few foods to cook with: counted, weighed and poured, with a price and without.
let foods = FoodTable(
  ingredients: readIngredients(
    """
    id,name,plural,aliases,section,category,subcategory,protein,groups,contains,may_contain,checked,fdc_id,g_per_ml,g_each,each,edible,basic,months
    egg,egg,eggs,,dairy_eggs,egg,,eggs,,egg,,yes,1,,50,,0.88,no,
    rice,rice,,white rice,pantry,grain,,,,,gluten,yes,2,0.8,,,,no,
    milk,milk,,,dairy_eggs,milk,,,,dairy,,yes,3,1.03,,,,no,
    salt,salt,,,spices,salt,,,,,,yes,,1.2,,,,yes,
    """, file: "ingredients.csv"
  ).value,
  packages: [
    Package(
      ingredient: IngredientID("egg"), amount: Amount(Rational(12), .each), container: "carton",
      price: Money(cents: 399),
      source: "trial", period: "2026-01", quality: .own),
    Package(
      ingredient: IngredientID("rice"), amount: Amount(Rational(2), .pound), container: "bag",
      price: Money(cents: 250),
      source: "trial", period: "2026-01", quality: .own),
  ],
  profiles: [1: NutrientProfile(per100g: [:]), 2: NutrientProfile(per100g: [:])])

/// Reads a recipe and does with it what a plan, a list and a page do.
func brokenRecipe(_ text: String) -> String? {
  let read = readRecipe(text, id: RecipeID("mine/drawn"), file: "mine/drawn.cook", table: foods)
  guard let recipe = read.value else { return read.problems.isEmpty ? "refused without a word" : nil }
  if let problem = brokenProblem(read.problems) { return problem }
  if recipe.title.isEmpty { return "a recipe without a title" }
  if recipe.ingredients.count > 200 || recipe.steps.count > 300 { return "more than a page takes" }
  if readRecipe(text, id: recipe.id, file: "mine/drawn.cook", table: foods).value != recipe {
    return "read in another way the second time"
  }
  let card = cardFor(recipe, table: foods)
  if card.minutes < 0 || card.usedPerServing.cents < 0 { return "less than nothing: \(card)" }
  for servings in [1, recipe.servings, 20] {
    guard let scaled = try? scaleMeal(recipe, to: servings) else {
      if (1...20).contains(servings), recipe.servings > 0 { return "not to be had for \(servings)" }
      continue
    }
    if servings == recipe.servings, scaled.factor != Rational.one {
      return "scaled to itself by \(scaled.factor)"
    }
    _ = calculateNutrition(scaled.recipe, servings: servings, table: foods)
    _ = vegetableServings(scaled.recipe, servings: servings, table: foods)
    if usedCents(of: scaled.recipe, table: foods) < .zero { return "costs less than nothing" }
    for line in scaled.recipe.ingredients { _ = kitchenText(line.quantity) }
  }
  return nil
}

/// Reads a table as every table there is.
func brokenTable(_ text: String) -> String? {
  let rows = parseCSV(text, file: "tables/drawn.csv")
  if let problem = brokenProblem(rows.problems) { return problem }
  let written = rows.value.map { $0.cells.map(quoted).joined(separator: ",") + "\n" }.joined()
  let again = parseCSV(written, file: "tables/drawn.csv")
  // A byte-order mark at the front is no part of the first cell; written again, it is one more.
  if rows.value.first?.cells.first?.hasPrefix("\u{FEFF}") != true,
    again.value.map(\.cells) != rows.value.map(\.cells) || !again.problems.isEmpty
  {
    return "comes out otherwise when written and read again"
  }
  let ingredients = readIngredients(text, file: "tables/ingredients.csv")
  let packages = readPackages(text, file: "tables/packages.csv")
  let nutrients = readNutrients(text, file: "tables/nutrients.csv")
  for problems in [ingredients.problems, packages.problems, nutrients.problems] {
    if let problem = brokenProblem(problems) { return problem }
  }
  let table = FoodTable(
    ingredients: ingredients.value, packages: packages.value,
    profiles: Dictionary(nutrients.value.map { ($0.fdcID, $0.profile) }, uniquingKeysWith: { $1 }))
  for food in ingredients.value {
    if table[food.id] != food { return "\(food.id.rawValue) is another one in the table" }
    let amount = usualAmount(of: food)
    if let weight = grams(of: amount, of: food), weight < .zero { return "weighs less than nothing" }
    if let cost = usedCost(of: food, amount: amount, table: table), cost.cents < 0 {
      return "paid for taking it"
    }
    _ = calculateNutrition(amount, of: food, table: table)
  }
  return nil
}

/// A problem names a line of the file or none, and is one line itself.
private func brokenProblem(_ problems: [FileProblem]) -> String? {
  for problem in problems {
    if problem.line < 0 { return "a problem on line \(problem.line)" }
    if "\(problem)".contains(where: \.isNewline) { return "a problem of two lines" }
  }
  return nil
}

private func quoted(_ cell: String) -> String {
  let doubled = cell.unicodeScalars.reduce(into: "") { $0 += $1 == "\"" ? "\"\"" : String($1) }
  return "\"\(doubled)\""
}
