/// What an import came to as a whole.
package struct ImportSummary: Hashable, Sendable {
  /// Files and entries of archives that gave a recipe.
  package var readFiles = 0
  /// Files and entries that gave none.
  package var failedFiles = 0
  /// Recipes altogether, duplicates too.
  package var recipes = 0
  /// Recipes that seem to be the same one, as places in the order they were read; each group has two or more.
  package var duplicates: [[Int]] = []

  private var places: [RecipeKey: Int] = [:]

  /// Of nothing yet.
  package init() {}

  /// Takes one more report into account.
  package mutating func add(_ report: ImportReport) {
    if report.recipes.isEmpty { failedFiles += 1 } else { readFiles += 1 }
    for recipe in report.recipes {
      let key = RecipeKey(recipe)
      if let group = places[key] {
        duplicates[group].append(recipes)
      } else {
        places[key] = duplicates.count
        duplicates.append([recipes])
      }
      recipes += 1
    }
  }

  /// Without the groups of one.
  package func finished() -> ImportSummary {
    var summary = self
    summary.duplicates = duplicates.filter { $0.count > 1 }
    return summary
  }

  /// Whole percent of the files that gave a recipe; 0 where there was no file.
  package var successPercent: Int {
    let all = readFiles + failedFiles
    return all == 0 ? 0 : readFiles * 100 / all
  }
}

/// What two recipes are compared by: the words of the title and of the ingredient lines, in any order.
package struct RecipeKey: Hashable, Sendable {
  private let title: [String]
  private let lines: Set<String>

  /// The key of that recipe.
  package init(_ recipe: ImportedRecipe) {
    title = recipe.title.words
    lines = Set(recipe.ingredients.flatMap(\.lines).map { $0.words.joined(separator: " ") })
  }
}
