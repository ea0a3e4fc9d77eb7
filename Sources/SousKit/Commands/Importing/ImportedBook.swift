import Catalogue
import Importing
import Kitchen
import Quantities
import Values

/// One recipe of an import, understood: what would be kept, and what it would be.
struct ImportedDish: Sendable {
  /// The file, or the entry of an archive, it is from.
  var file: String
  /// Nil where it cannot be kept: it has no title, or neither ingredients nor steps.
  var kept: KeptText?
  var card: RecipeCard?
  var standing: Standing

  enum Standing: String, Sendable {
    case new
    /// Read before in the same import.
    case twice
    /// One's own book has it already.
    case there
    case incomplete
  }
}

/// Turns what was read into recipes to keep, each under a name of its own. Pure: reports in, dishes out.
struct ImportedBook {
  let catalogue: Catalogue
  let eaters: Int
  private(set) var dishes: [ImportedDish] = []
  private var keys: Set<RecipeKey> = []
  private var texts: Set<String> = []
  private var ids: Set<RecipeID> = []
  private let own: [String: [Recipe]]

  init(_ catalogue: Catalogue, eaters: Int) {
    (self.catalogue, self.eaters) = (catalogue, eaters)
    let mine = catalogue.recipes.filter { catalogue.ownID(of: $0.id) != nil }
    own = Dictionary(grouping: mine) { bareTitle($0.title) }
  }

  /// Takes the recipes of one file in.
  mutating func add(_ report: ImportReport) {
    for recipe in report.recipes { dishes.append(dish(recipe, from: report.file)) }
  }

  private mutating func dish(_ recipe: ImportedRecipe, from file: String) -> ImportedDish {
    // A Cooklang text is not taken apart before it is understood: it is compared as it stands.
    let isFirst = recipe.cooklang.map { texts.insert($0).inserted } ?? keys.insert(RecipeKey(recipe)).inserted
    guard isFirst else {
      return ImportedDish(file: file, kept: understood(recipe), standing: .twice)
    }
    guard var kept = understood(recipe) else { return ImportedDish(file: file, standing: .incomplete) }
    if isThere(kept.recipe, as: recipe.title) {
      return ImportedDish(file: file, kept: kept, standing: .there)
    }
    // Two dishes of one name in one import.
    var number = 2
    let title = kept.recipe.title
    while !ids.insert(kept.recipe.id).inserted {
      var other = kept.recipe
      other.title = "\(title) (\(number))"
      guard number < 100, let next = again(other) else {
        return ImportedDish(file: file, standing: .incomplete)
      }
      (kept, number) = (next, number + 1)
    }
    return ImportedDish(
      file: file, kept: kept, card: cardFor(kept.recipe, table: catalogue.table), standing: .new)
  }

  private func again(_ other: Recipe) -> KeptText? {
    recipe(of: composeCooklang(other), in: catalogue, eaters: eaters)
  }

  private func understood(_ read: ImportedRecipe) -> KeptText? {
    if let text = read.cooklang { return recipe(of: text, in: catalogue, eaters: eaters) }
    return recipe(of: written(read, table: catalogue.table), in: catalogue, eaters: eaters)
  }

  /// Whether one's own book has the dish under that name with the same ingredients and steps.
  private func isThere(_ recipe: Recipe, as title: String) -> Bool {
    own[bareTitle(title), default: []].contains { other in
      other.ingredients.map(\.name) == recipe.ingredients.map(\.name)
        && other.steps.map(\.text) == recipe.steps.map(\.text)
    }
  }
}

/// A title without the number that told it from another dish of that name: "beef chili" of "Beef Chili (2)".
private func bareTitle(_ title: String) -> String {
  let words = title.lowercased().split(separator: " ")
  guard let last = words.last, last.hasPrefix("("), last.hasSuffix(")"),
    Int(last.dropFirst().dropLast()) != nil
  else {
    return title.lowercased()
  }
  return words.dropLast().joined(separator: " ")
}

/// An imported recipe in the form that one written down has. Ingredients keep their words; a section without a name is
/// none.
func written(_ recipe: ImportedRecipe, table: FoodTable) -> WrittenRecipe {
  var written = WrittenRecipe()
  written.title = cleanTitle(recipe.title)
  let described = (recipe.description ?? "").split(separator: "\n").map(String.init)
  written.summary = described.first ?? ""
  written.servings = recipe.servings
  (written.prepMinutes, written.cookMinutes) = (recipe.prepMinutes, recipe.cookMinutes)
  written.totalMinutes = recipe.totalMinutes
  written.tags = recipe.tags
  written.source = [recipe.author, recipe.sourceName, recipe.sourceURL].compactMap { $0 }.joined(
    separator: ", ")
  for part in recipe.ingredients {
    written.lines += part.lines.flatMap { foodsOfLine($0, table: table) }
      .map { WrittenIngredient($0, group: part.name) }
  }
  for part in recipe.steps {
    for (at, line) in part.lines.enumerated() {
      written.steps.append(at == 0 ? part.name.map { "\($0): \(line)" } ?? line : line)
    }
  }
  written.notes = described.dropFirst() + recipe.notes
  return written
}
