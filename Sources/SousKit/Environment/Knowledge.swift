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

  /// Loads from the resource folders, found beside the program unless given; broken files are left out
  /// and told. Throws when the folders themselves are not there.
  static func load(
    from root: ResourceRoot? = nil, selection: CatalogueSelection, mine: String?,
    cache: CompiledCache?
  ) throws(StartFailure) -> Knowledge {
    let root = try root.orFound()
    let catalogue: Catalogue
    do {
      catalogue = try loadCatalogue(
        from: root, selection: selection, mine: mine, cache: cache?.folder)
    } catch {
      throw missing(error)
    }
    let (grammar, problems) = loadGrammar(from: root, cache: cache)
    return Knowledge(
      catalogue: catalogue, grammar: grammar,
      problems: catalogue.problems.map { "\($0)" } + problems)
  }

  /// The lists of names the recogniser fills from the kitchen and the catalogue. The version grows
  /// with the people, so that a list is rebuilt only when they change.
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

extension ResourceRoot? {
  /// This one, else the one beside the program.
  func orFound() throws(StartFailure) -> ResourceRoot {
    if let self { return self }
    return try foundRoot()
  }
}

/// The resource folders beside the program. Throws with the sentences to show.
func foundRoot() throws(StartFailure) -> ResourceRoot {
  do {
    return try ResourceRoot.find()
  } catch {
    throw missing(error)
  }
}

private func missing(_ error: CatalogueError) -> StartFailure {
  switch error {
  case .notFound(let places):
    StartFailure(
      lines: [
        "The recipes and tables are missing. Looked in \(places.joined(separator: " and ")).",
        "Install again with \"make install\", or set SOUS_DATA to the folder that holds them.",
      ], exit: 1)
  }
}

/// The intents as their files declare them, from the cache when no file changed; and what is wrong
/// with them, a sentence with file and line each.
private func loadGrammar(from root: ResourceRoot, cache: CompiledCache?) -> (Grammar, [String]) {
  let key = CompiledCache.key(version: 1, sources: root.stamps(under: "intents", ending: ".yaml"))
  let name = "grammar-\(String(StableHash.of(root.path), radix: 16))"
  if let bytes = cache?.load(name, key: key),
    let kept = try? JSONDecoder().decode(CompiledGrammar.self, from: Data(bytes))
  {
    return (kept.grammar, kept.problems)
  }
  let (grammar, problems) = Language.loadGrammar(files: root.textFiles(under: "intents", ending: ".yaml"))
  let compiled = CompiledGrammar(grammar: grammar, problems: problems.map { "\($0)" })
  if let data = try? JSONEncoder().encode(compiled) {
    cache?.store([UInt8](data), as: name, key: key)
  }
  return (compiled.grammar, compiled.problems)
}

private struct CompiledGrammar: Codable {
  var grammar: Grammar
  var problems: [String]
}

/// The built-in recipes and tables, for tests and timings. Throws when the resources are not found.
package func loadBuiltinCatalogue(from root: ResourceRoot? = nil) throws -> Catalogue {
  try loadCatalogue(from: root.orFound(), selection: .builtin)
}
