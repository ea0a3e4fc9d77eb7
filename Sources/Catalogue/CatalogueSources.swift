import Kitchen

/// Everything read from text, before it is made into a catalogue: what the cache keeps.
struct Knowledge {
  var ingredients: [Ingredient] = []
  var packages: [Package] = []
  var nutrients: [NutrientRow] = []
  var substitutions: [Substitution] = []
  /// The ids of the small catalogue.
  var small: [RecipeID] = []
  var recipes: [Recipe] = []
  var cards: [RecipeCard] = []
  var problems: [FileProblem] = []

  var table: FoodTable {
    let profiles = nutrients.map { ($0.fdcID, $0.profile) }
    return FoodTable(
      ingredients: ingredients, packages: packages,
      profiles: Dictionary(profiles, uniquingKeysWith: { first, _ in first }), substitutions: substitutions)
  }
}

/// Reads the tables, then every recipe against them. What is broken is left out and reported.
func readKnowledge(root: ResourceRoot, recipes: [FileStamp], mine: [FileStamp]) -> Knowledge {
  var knowledge = Knowledge()
  func read<Value>(_ name: String, _ parse: (String, String) -> Parsed<[Value]>) -> [Value] {
    let file = "tables/\(name)"
    let text = readText(at: "\(root.tables)/\(name)", file: file)
    knowledge.problems += text.problems
    guard let text = text.value else { return [] }
    let parsed = parse(text, file)
    knowledge.problems += parsed.problems
    return parsed.value
  }
  knowledge.ingredients = read("ingredients.csv") { readIngredients($0, file: $1) }
  let parts = read("parts.csv") { readParts($0, file: $1) }
  knowledge.ingredients.give(parts)
  knowledge.substitutions = read("substitutions.csv") { readSubstitutions($0, file: $1) }
  knowledge.packages = read("packages.csv") { readPackages($0, file: $1) }
  knowledge.nutrients = read("nutrients.csv") { readNutrients($0, file: $1) }
  knowledge.small = read("small.csv") { text, file in
    readTable(text, file: file, columns: ["id"]) { (row: TableRow) throws(RowError) in
      RecipeID(try row.required("id"))
    }
  }
  knowledge.problems += dangling(in: knowledge)
  let table = knowledge.table
  for (stamps, folder) in [(recipes, "recipes"), (mine, "mine")] {
    for stamp in stamps {
      let name = stamp.path.split(separator: "/").last ?? ""
      let file = "\(folder)/\(name)"
      let id = RecipeID(String((folder == "mine" ? file : String(name)).dropLast(".cook".count)))
      let text = readText(at: stamp.path, file: file)
      knowledge.problems += text.problems
      guard let text = text.value else { continue }
      let parsed = readRecipe(text, id: id, file: file, table: table)
      knowledge.problems += parsed.problems
      if let recipe = parsed.value { knowledge.recipes.append(recipe) }
    }
  }
  knowledge.cards = knowledge.recipes.map { cardFor($0, table: table) }
  return knowledge
}

/// Packages of foods without a row, and rows whose figures are missing.
private func dangling(in knowledge: Knowledge) -> [FileProblem] {
  let ids = Set(knowledge.ingredients.map(\.id))
  let measured = Set(knowledge.nutrients.map(\.fdcID))
  let lost = knowledge.packages.filter { !ids.contains($0.ingredient) }.map {
    FileProblem(file: "tables/packages.csv", line: 0, message: "no ingredient \($0.ingredient.rawValue)")
  }
  let unmeasured = knowledge.ingredients.compactMap { food in
    food.fdcID.flatMap { id in
      measured.contains(id)
        ? nil
        : FileProblem(
          file: "tables/ingredients.csv", line: 0, message: "\(food.id.rawValue): nutrients.csv has no \(id)")
    }
  }
  let unmade = knowledge.substitutions.flatMap { substitution in
    ([substitution.ingredient] + substitution.use.map(\.ingredient)).filter { !ids.contains($0) }
  }.map { FileProblem(file: "tables/substitutions.csv", line: 0, message: "no ingredient \($0.rawValue)") }
  return lost + unmeasured + unmade
}
