package import Catalogue
import Foundation
import Kitchen
import Language
import Values

/// What the program knows before anybody speaks: recipes, foods, and how people say things.
struct Knowledge: Sendable {
  var catalogue: Catalogue
  var grammar: Grammar
  /// Files that could not be read, one clear sentence each.
  var problems: [String]

  /// Loads from the resource folders; broken files are left out and told. Throws when the folders
  /// themselves are not there.
  static func load(selection: CatalogueSelection, mine: String?, cache: String?) throws(StartFailure)
    -> Knowledge
  {
    do {
      let root = try ResourceRoot.find()
      let catalogue = try loadCatalogue(from: root, selection: selection, mine: mine, cache: cache)
      let (grammar, grammarProblems) = loadGrammar(from: root, cache: cache)
      return Knowledge(
        catalogue: catalogue, grammar: grammar,
        problems: catalogue.problems.map { "\($0)" } + grammarProblems.map { "\($0)" })
    } catch {
      throw StartFailure(lines: ["\(error)"], exit: 1)
    }
  }

  private static func loadGrammar(
    from root: ResourceRoot, cache: String?
  ) -> (Grammar, [GrammarProblem]) {
    let files = root.textFiles(under: "intents", ending: ".yaml")
    return Language.loadGrammar(files: files)
  }

  /// The lists of names the recogniser fills from the kitchen and the catalogue. The version grows
  /// with the people, so that it is rebuilt only when they change.
  func lists(for household: Household?) -> [NamedList] {
    let recipes = catalogue.recipes.map { ListValue(text: $0.title, out: $0.id.rawValue) }
    var foods: [ListValue] = []
    for ingredient in catalogue.table.ingredients {
      for name in [ingredient.name] + [ingredient.plural].compactMap({ $0 }) + ingredient.aliases {
        foods.append(ListValue(text: name, out: ingredient.id.rawValue))
      }
    }
    let people = (household?.members ?? []).map { ListValue(text: $0.name, out: $0.name) }
    return [
      NamedList(name: "recipe", version: 1, values: recipes),
      NamedList(name: "ingredient", version: 1, values: foods),
      NamedList(name: "person", version: 1, values: people),
    ]
  }
}

/// The built-in recipes and tables, for tests and timings. Throws when the resources are not found.
package func loadBuiltinCatalogue() throws -> Catalogue {
  try loadCatalogue(from: ResourceRoot.find(), selection: .builtin, mine: nil, cache: nil)
}
