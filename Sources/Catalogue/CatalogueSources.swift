import Kitchen

/// Everything read from text, before it is made into a catalogue: what the cache keeps.
struct Knowledge {
  var ingredients: [Ingredient] = []
  var packages: [Package] = []
  var nutrients: [NutrientRow] = []
  var substitutions: [Substitution] = []
  var categoryPeriods: [CategoryPeriod] = []
  var keepings: [FoodKeeping] = []
  var footprints: [Footprint] = []
  /// The ids of the small catalogue.
  var small: [RecipeID] = []
  var recipes: [Recipe] = []
  var cards: [RecipeCard] = []
  var stove = Stove()
  var problems: [FileProblem] = []

  var table: FoodTable {
    let profiles = nutrients.map { ($0.fdcID, $0.profile) }
    return FoodTable(
      ingredients: ingredients, packages: packages,
      profiles: Dictionary(profiles, uniquingKeysWith: { first, _ in first }), substitutions: substitutions,
      shelfLife: ShelfLife(categories: categoryPeriods, keepings: keepings),
      footprints: Footprints(footprints))
  }
}

/// Reads the tables, then every recipe against them. What is broken is left out and reported.
func readKnowledge(root: ResourceRoot, recipes: [FileStamp], mine: [FileStamp]) -> Knowledge {
  var knowledge = Knowledge()
  func read<Value>(_ name: String, _ parse: (String, String) -> Parsed<[Value]>) -> [Value] {
    let file = "tables/\(name)"
    let text = readText(at: "\(root.tables)/\(name)", file: file, most: FileLimit.table)
    knowledge.problems += text.problems
    guard let text = text.value else { return [] }
    let parsed = parse(text, file)
    knowledge.problems += told(parsed.problems)
    return parsed.value
  }
  knowledge.ingredients = read("ingredients.csv") { readIngredients($0, file: $1) }
  let parts = read("parts.csv") { readParts($0, file: $1) }
  knowledge.ingredients.give(parts)
  knowledge.substitutions = read("substitutions.csv") { readSubstitutions($0, file: $1) }
  knowledge.categoryPeriods = read("shelf_life.csv") { readCategoryPeriods($0, file: $1) }
  knowledge.keepings = read("keeping.csv") { readKeepings($0, file: $1) }
  // Without it nothing is said of what food took to make.
  if stamp(of: "\(root.tables)/footprints.csv") != nil {
    knowledge.footprints = read("footprints.csv") { readFootprints($0, file: $1) }
  }
  knowledge.packages = read("packages.csv") { readPackages($0, file: $1) }
  knowledge.nutrients = read("nutrients.csv") { readNutrients($0, file: $1) }
  knowledge.small = read("small.csv") { text, file in
    readTable(text, file: file, columns: ["id"]) { (row: TableRow) throws(RowError) in
      RecipeID(try row.required("id"))
    }
  }
  // A table of the stove that is not there leaves the others.
  let stove = readStove { name in
    stamp(of: "\(root.tables)/\(name)") == nil
      ? Parsed(nil) : readText(at: "\(root.tables)/\(name)", file: "tables/\(name)", most: FileLimit.table)
  }
  knowledge.stove = stove.value
  knowledge.problems += told(stove.problems)
  knowledge.problems += dangling(in: knowledge)
  let table = knowledge.table
  for (stamps, folder) in [(recipes, "recipes"), (mine, "mine")] {
    let files = within(stamps, folder: folder)
    knowledge.problems += files.problems
    for stamp in files.value {
      let name = stamp.path.split(separator: "/").last ?? ""
      let file = "\(folder)/\(name)"
      let id = RecipeID(String((folder == "mine" ? file : String(name)).dropLast(".cook".count)))
      let recipe = readRecipe(at: stamp, id: id, file: file, table: table)
      knowledge.problems += recipe.problems
      if let recipe = recipe.value { knowledge.recipes.append(recipe) }
    }
  }
  knowledge.cards = knowledge.recipes.map { cardFor($0, table: table) }
  return knowledge
}

private func readRecipe(
  at stamp: FileStamp, id: RecipeID, file: String, table: FoodTable
) -> Parsed<Recipe?> {
  guard stamp.isPlain else {
    return Parsed(nil, problems: [FileProblem(file: file, line: 0, message: "is no file of text")])
  }
  let text = readText(at: stamp.path, file: file, most: FileLimit.recipe)
  guard let written = text.value else { return Parsed(nil, problems: text.problems) }
  var recipe = readRecipe(written, id: id, file: file, table: table)
  recipe.problems = told(recipe.problems)
  return recipe
}

/// The first problems of a file, none of them longer than a few lines, and how many more there are.
private func told(_ problems: [FileProblem]) -> [FileProblem] {
  let problems = problems.map { problem in
    guard problem.message.count > FileLimit.problem else { return problem }
    let message = problem.message.prefix(FileLimit.problem) + "…"
    return FileProblem(file: problem.file, line: problem.line, message: String(message))
  }
  guard problems.count > FileLimit.problems, let last = problems.last else { return problems }
  let rest = problems.count - FileLimit.problems
  return problems.prefix(FileLimit.problems)
    + [FileProblem(file: last.file, line: 0, message: "and \(rest) problems more")]
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
  let unnamed = knowledge.footprints.flatMap(\.foods).filter { !ids.contains($0) }.map {
    FileProblem(file: "tables/footprints.csv", line: 0, message: "no ingredient \($0.rawValue)")
  }
  return lost + unmeasured + unmade + unnamed
}
