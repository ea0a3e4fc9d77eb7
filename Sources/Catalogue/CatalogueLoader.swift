import Kitchen

/// The form of the compiled knowledge; a change of form is a new number.
private let compiledVersion = 2

/// Reads the knowledge under `root`, from the cache when nothing was edited since.
///
/// `mine` is a person's own folder of `.cook` files: its recipes are `mine/NAME` and come with both
/// selections. A broken file is left out and named in `problems`; a folder that is missing is
/// empty. `cache` is the cache's folder; without one, or with one that can't be used, everything is
/// read from the text. Throws only when the root's tables are not there any more.
package func loadCatalogue(
  from root: ResourceRoot, selection: CatalogueSelection = .builtin, mine: String? = nil,
  cache: String? = nil
) throws(CatalogueError) -> Catalogue {
  guard stamp(of: root.tables) != nil else { throw .notFound(lookedFor: [root.path]) }
  let cache = cache.map { CompiledCache(folder: $0) }
  let recipes = stamps(in: root.recipes, ending: ".cook")
  let own = mine.map { stamps(in: $0, ending: ".cook") } ?? []
  let sources = stamps(in: root.tables, ending: ".csv") + recipes + own
  let key = CompiledCache.key(version: compiledVersion, sources: sources)
  let name = "catalogue-\(String(StableHash.of("\(root.path)\n\(mine ?? "")"), radix: 16))"
  if let bytes = cache?.load(name, key: key), let knowledge = Knowledge(compiled: bytes) {
    return knowledge.catalogue(selection)
  }
  let knowledge = readKnowledge(root: root, recipes: recipes, mine: own)
  cache?.store(knowledge.compiled, as: name, key: key)
  return knowledge.catalogue(selection)
}

extension Knowledge {
  func catalogue(_ selection: CatalogueSelection) -> Catalogue {
    switch selection {
    case .builtin:
      return Catalogue(table: table, recipes: recipes, cards: cards, problems: problems)
    case .small:
      let ids = Set(small)
      let chosen = recipes.filter { ids.contains($0.id) || $0.id.isMine }
      return Catalogue(table: table, recipes: chosen, cards: cards, problems: problems)
    }
  }

  /// The compact form that `init(compiled:)` reads.
  var compiled: [UInt8] {
    var writer = CompactWriter()
    writer.write(ingredients) { $0.write($1) }
    writer.write(packages) { $0.write($1) }
    writer.write(nutrients) { $0.write($1) }
    writer.write(substitutions) { $0.write($1) }
    writer.write(small) { $0.write($1.rawValue) }
    writer.write(recipes) { $0.write($1) }
    writer.write(cards) { $0.write($1) }
    writer.write(problems) { writer, problem in
      writer.write(problem.file)
      writer.write(problem.line)
      writer.write(problem.message)
    }
    return writer.bytes
  }

  /// Nil when the bytes are not what this program wrote.
  init?(compiled bytes: ArraySlice<UInt8>) {
    let read = try? bytes.withUnsafeBytes { buffer throws(CompactError) in
      var reader = CompactReader(buffer)
      return try Knowledge(from: &reader)
    }
    guard let read else { return nil }
    self = read
  }

  private init(from reader: inout CompactReader) throws(CompactError) {
    ingredients = try reader.list { (r: inout CompactReader) throws(CompactError) in try r.ingredient() }
    packages = try reader.list { (r: inout CompactReader) throws(CompactError) in try r.package() }
    nutrients = try reader.list { (r: inout CompactReader) throws(CompactError) in try r.nutrientRow() }
    substitutions = try reader.list { (r: inout CompactReader) throws(CompactError) in try r.substitution() }
    small = try reader.list { (r: inout CompactReader) throws(CompactError) in RecipeID(try r.text()) }
    recipes = try reader.list { (r: inout CompactReader) throws(CompactError) in try r.recipe() }
    cards = try reader.list { (r: inout CompactReader) throws(CompactError) in try r.card() }
    problems = try reader.list { (r: inout CompactReader) throws(CompactError) in
      FileProblem(file: try r.text(), line: try r.number(), message: try r.text())
    }
    guard reader.isAtEnd else { throw CompactError() }
  }
}

extension RecipeID {
  /// Whether it comes from the person's own folder.
  package var isMine: Bool { rawValue.hasPrefix("mine/") }
}
