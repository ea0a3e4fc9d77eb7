package import Catalogue
import Foundation
import Kitchen
import Language
import Values

/// What the program knows before anybody speaks: recipes, foods, and how people say things.
struct Knowledge: Sendable {
  var catalogue: Catalogue
  var grammar: Grammar
  /// How people say things that no sentence foresees, learned from the same files.
  var models: LearnedModels
  /// Files that could not be read, one clear sentence each.
  var problems: [String]

  /// Loads from the resource folders, found beside the program unless given; broken files are left out
  /// and told. Throws when the folders themselves are not there.
  static func load(
    from root: ResourceRoot? = nil, selection: CatalogueSelection, mine: String?, cache: CompiledCache?
  ) throws(StartFailure) -> Knowledge {
    let root = try root.orFound()
    let catalogue: Catalogue
    do {
      catalogue = try loadCatalogue(
        from: root, selection: selection, mine: mine, cache: cache?.folder)
    } catch {
      throw missing(error)
    }
    let understanding = Understanding.load(from: root, mine: mine, cache: cache)
    return Knowledge(
      catalogue: catalogue, grammar: understanding.grammar, models: understanding.models,
      problems: catalogue.problems.map { "\($0)" } + understanding.problems)
  }

  /// What this person's program knows, from its usual places.
  static func usual(_ selection: CatalogueSelection = .builtin) throws(StartFailure) -> Knowledge {
    try load(
      selection: selection, mine: Places.mine,
      cache: CompiledCache(environment: ProcessInfo.processInfo.environment))
  }
}

extension ResourceRoot? {
  /// This one, else the one beside the program.
  func orFound() throws(StartFailure) -> ResourceRoot {
    if let self { return self }
    return try foundRoot()
  }
}

extension Knowledge {
  /// A recogniser of nobody's names.
  var recognizer: Recognizer {
    Recognizer(
      grammar: grammar, lists: catalogue.lists, model: { [models] in models.words.value() },
      roles: { [models] in models.roles.value() })
  }
}

/// The resource folders beside the program. Throws with the sentences to show.
func foundRoot() throws(StartFailure) -> ResourceRoot {
  do { return try ResourceRoot.find() } catch { throw missing(error) }
}

private func missing(_ error: CatalogueError) -> StartFailure {
  switch error {
  case .notFound(let places):
    StartFailure(
      lines: [
        "The recipes and tables are missing. Looked in "
          + "\(places.map { inertLine($0) }.joined(separator: " and ")).",
        "Install again with \"make install\", or set SOUS_DATA to the folder that holds them.",
      ], exit: 1)
  }
}

/// The built-in recipes and tables, for tests and timings. Throws when the resources are not found.
package func loadBuiltinCatalogue(from root: ResourceRoot? = nil) throws -> Catalogue {
  try loadCatalogue(from: root.orFound(), selection: .builtin)
}
