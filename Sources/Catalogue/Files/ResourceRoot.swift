import Foundation

/// Why there is no knowledge to start from.
package enum CatalogueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No folder with tables and recipes; these places were looked at, in order.
  case notFound(lookedFor: [String])

  package var description: String {
    switch self {
    case .notFound(let places):
      let looked = places.isEmpty ? "nowhere" : places.joined(separator: ", ")
      return "no folder with tables and recipes; looked in \(looked); SOUS_DATA can name it"
    }
  }
}

/// The folders that hold what people edit: tables, recipes, intents.
package struct ResourceRoot: Hashable, Sendable {
  /// The folder that was found.
  package let path: String
  private let knowledge: String

  /// Nil when the folder holds no tables: neither itself, nor in `Resources`, where a build puts
  /// them, nor where the project keeps them.
  package init?(path: String) {
    let places = [path, "\(path)/Resources", "\(path)/Sources/Catalogue/Resources"]
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

  /// `find` for the running program and its environment.
  package static func find() throws(CatalogueError) -> ResourceRoot {
    try find(environment: ProcessInfo.processInfo.environment, executable: executablePath())
  }

  package var tables: String { "\(knowledge)/tables" }
  package var recipes: String { "\(knowledge)/recipes" }
  package var intents: String { "\(path)/intents" }

  /// The files of a folder and its subfolders with that ending, by path; paths begin with the
  /// folder's name: "intents/planning/swap_day.yaml". Unreadable files, ones that are not UTF-8 and ones
  /// beyond the limits are left out and named; a folder that is missing is empty.
  package func readTextFiles(under folder: String, ending: String) -> Parsed<[TextFile]> {
    let start = place(of: folder).count
    return read(stamps(under: folder, ending: ending), within: folder) { folder + $0.dropFirst(start) }
  }

  /// The same for those who need only what could be read.
  package func textFiles(under folder: String, ending: String) -> [TextFile] {
    readTextFiles(under: folder, ending: ending).value
  }

  /// The stamps of the same files, to tell when something compiled from them is stale.
  package func stamps(under folder: String, ending: String) -> [FileStamp] {
    walk(place(of: folder), endings: [ending], depth: 4)
  }

  private func place(of folder: String) -> String {
    let own = "\(path)/\(folder)"
    return stamp(of: own) == nil ? "\(knowledge)/\(folder)" : own
  }
}
