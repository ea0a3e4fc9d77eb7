import Foundation

/// Why there is no knowledge to start from.
package enum CatalogueError: Error, Hashable, Sendable {
  /// No folder with tables and recipes; these places were looked at, in order.
  case notFound(lookedFor: [String])
}

/// The folders that hold what people edit: tables, recipes, intents.
package struct ResourceRoot: Hashable, Sendable {
  /// The folder that was found.
  package let path: String
  private let knowledge: String

  /// Nil when the folder holds no tables, neither itself nor in `Resources`, where a build puts them.
  package init?(path: String) {
    let places = [path, "\(path)/Resources"]
    guard let found = places.first(where: { stamp(of: "\($0)/tables") != nil }) else { return nil }
    self.path = path
    knowledge = found
  }

  /// The first of `$SOUS_DATA`, `share/sous` beside the program's folder, and the build's own
  /// resources. A path set in `SOUS_DATA` is the only one looked at.
  package static func find(
    environment: [String: String], executable: String?
  ) throws(CatalogueError) -> ResourceRoot {
    var places: [String] = []
    if let set = environment["SOUS_DATA"], !set.isEmpty {
      places = [set]
    } else if let executable {
      let folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
      let share = folder.deletingLastPathComponent().appendingPathComponent("share/sous")
      places = [share.path, folder.appendingPathComponent("sous_Catalogue.resources").path]
    }
    for place in places {
      if let root = ResourceRoot(path: place) { return root }
    }
    throw .notFound(lookedFor: places)
  }

  /// `find` for the running program.
  package static func forThisProgram() throws(CatalogueError) -> ResourceRoot {
    try find(environment: ProcessInfo.processInfo.environment, executable: executablePath())
  }

  package var tables: String { "\(knowledge)/tables" }
  package var recipes: String { "\(knowledge)/recipes" }
  package var intents: String { "\(path)/intents" }
}
