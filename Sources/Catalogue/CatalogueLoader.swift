import Kitchen

/// The form of the compiled knowledge; a change of form is a new number.
private let compiledVersion = 9

/// Reads the knowledge under `root`, from the cache when nothing was edited since.
///
/// `mine` is a person's own folder of `.cook` files: its recipes are `mine/NAME` and come with both
/// selections. A broken file is left out and named in `problems`; a folder that is missing is
/// empty. `cache` is the cache's folder; without one, or with one that can't be used, everything is
/// read from the text. Throws only when the root's tables are not there any more.
package func loadCatalogue(
  from root: ResourceRoot, selection: CatalogueSelection = .builtin, mine: String? = nil, cache: String? = nil
) throws(CatalogueError) -> Catalogue {
  guard stamp(of: root.tables) != nil else { throw .notFound(lookedFor: [root.path]) }
  let cache = cache.map { CompiledCache(folder: $0).beside(root) }
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
      return Catalogue(table: table, recipes: recipes, cards: cards, stove: stove, problems: problems)
    case .small:
      let ids = Set(small)
      let chosen = recipes.filter { ids.contains($0.id) || $0.id.isMine }
      return Catalogue(table: table, recipes: chosen, cards: cards, stove: stove, problems: problems)
    }
  }

  /// The compact form that `init(compiled:)` reads.
  var compiled: [UInt8] {
    var writer = CompactWriter()
    writer.write(ingredients, packages, nutrients, substitutions, categoryPeriods, keepings, footprints)
    writer.write(small, recipes, cards, stove, problems)
    return writer.bytes
  }

  /// Nil when the bytes are not what this program wrote.
  init?(compiled bytes: ArraySlice<UInt8>) {
    let read = try? bytes.withUnsafeBytes { buffer throws(CompactError) in
      var r = CompactReader(buffer)
      let knowledge = Knowledge(
        ingredients: try r.read(), packages: try r.read(), nutrients: try r.read(),
        substitutions: try r.read(), categoryPeriods: try r.read(), keepings: try r.read(),
        footprints: try r.read(), small: try r.read(), recipes: try r.read(), cards: try r.read(),
        stove: try r.read(), problems: try r.read())
      guard r.isAtEnd else { throw CompactError() }
      return knowledge
    }
    guard let read else { return nil }
    self = read
  }
}

extension RecipeID {
  /// Whether it comes from the person's own folder.
  package var isMine: Bool { rawValue.hasPrefix("mine/") }
}
