package import Catalogue
import Foundation
import Kitchen
package import Language
import Values

/// What the files under `intents/` declare, and what the word model learned from them.
struct Understanding {
  var grammar: Grammar
  var models: LearnedModels
  /// What is wrong with the files, a sentence with file and line each.
  var problems: [String]

  /// From the cache when no file changed; else read at once, and learned and kept beside, which takes a
  /// few seconds. A start that was broken off before the learning was done is made good by the next.
  ///
  /// What is learned hangs on the shipped files alone: neither the selection of recipes in use nor somebody's own
  /// recipes change how a line is heard.
  static func load(from root: ResourceRoot, mine: String?, cache own: CompiledCache?) -> Understanding {
    let cache = own?.beside(root)
    let key = CompiledCache.key(
      version: 4,
      sources: root.stamps(under: "intents", ending: ".yaml") + root.stamps(under: "intents", ending: ".txt")
        + root.stamps(under: "tables", ending: ".csv") + root.stamps(under: "recipes", ending: ".cook"))
    @Sendable func lists() -> [NamedList] { root.shippedNames(beside: mine, cache: cache) }
    let place = String(StableHash.of(root.path), radix: 16)
    @Sendable func files() -> [TextFile] { root.textFiles(under: "intents", ending: ".yaml") }
    if let bytes = cache?.load("grammar-\(place)", key: key),
      let kept = try? JSONDecoder().decode(Declared.self, from: Data(bytes))
    {
      let models = models(key, place, root, lists, cache: cache) { loadGrammar(files: files()).0 }
      return Understanding(grammar: kept.grammar, models: models, problems: kept.problems)
    }
    let yaml = root.readTextFiles(under: "intents", ending: ".yaml")
    let sayings = root.readTextFiles(under: "intents", ending: ".txt")
    let (read, problems) = loadGrammar(files: yaml.value)
    let models = models(key, place, root, lists, cache: cache) { read }
    let declared = Declared(
      grammar: read.withoutPhrasings,
      problems: (yaml.problems + sayings.problems).map { "\($0)" } + problems.map { "\($0)" })
    if let data = try? JSONEncoder().encode(declared) {
      cache?.store([UInt8](data), as: "grammar-\(place)", key: key)
    }
    return Understanding(grammar: declared.grammar, models: models, problems: declared.problems)
  }

  /// The kept models of that key, else those learned from what `read` gives and from the sayings, and kept.
  private static func models(
    _ key: UInt64, _ place: String, _ root: ResourceRoot, _ lists: @escaping @Sendable () -> [NamedList],
    cache: CompiledCache?, from read: @escaping @Sendable () -> Grammar
  ) -> LearnedModels {
    LearnedModels.shared(key) {
      if let kept = cache?.load("model-\(place)", key: key).flatMap({ PhraseModel(bytes: $0) }) {
        return kept
      }
      let model = PhraseModel(learnedFrom: read(), lists: lists())
      cache?.store(model.bytes, as: "model-\(place)", key: key)
      return model
    } roles: {
      if let kept = cache?.load("roles-\(place)", key: key).flatMap({ RoleModel(bytes: $0) }) { return kept }
      let grammar = read()
      let recognizer = Recognizer(grammar: grammar, lists: lists(), model: nil)
      let model = RoleModel(learnedFrom: root.sayings + grammar.factless, recognizer)
      cache?.store(model.bytes, as: "roles-\(place)", key: key)
      return model
    }
  }

  private struct Declared: Codable {
    var grammar: Grammar
    var problems: [String]
  }
}

extension Catalogue {
  /// The names of its dishes and foods, as the lists that sentences are filled from.
  package var lists: [NamedList] { lists { _ in true } }

  /// The same, of those recipes alone.
  func lists(where isNamed: (RecipeID) -> Bool) -> [NamedList] {
    let recipes = dishNames(where: isNamed)
    var foods: [ListValue] = []
    for ingredient in table.ingredients {
      for name in [ingredient.name] + [ingredient.plural].compactMap({ $0 }) + ingredient.aliases {
        foods.append(ListValue(text: name, out: ingredient.id.rawValue))
      }
    }
    return [
      NamedList(name: "recipe", version: 1, values: recipes),
      NamedList(name: "ingredient", version: 1, values: foods),
    ]
  }
}

extension Catalogue {
  /// The titles, and what stands before their "with" where no other dish is called so: "fish and chips".
  private func dishNames(where isNamed: (RecipeID) -> Bool) -> [ListValue] {
    let named = recipes.filter { isNamed($0.id) }
    let titles = named.map { ListValue(text: $0.title, out: $0.id.rawValue) }
    let stems = named.compactMap { recipe -> ListValue? in
      guard let end = recipe.title.firstRange(of: " with ")?.lowerBound else { return nil }
      let stem = String(recipe.title[..<end])
      return stem.contains(" ") ? ListValue(text: stem, out: recipe.id.rawValue) : nil
    }
    let others = named.flatMap { recipe in
      recipe.otherNames.map { ListValue(text: $0, out: recipe.id.rawValue) }
    }
    let uses = Dictionary(grouping: stems) { $0.text.lowercased() }
    let whole = Set(titles.map { $0.text.lowercased() })
    return titles + others
      + stems.filter { stem in
        let name = stem.text.lowercased()
        return uses[name]?.count == 1 && !whole.contains(name) && table.ingredient(named: name) == nil
      }
  }
}

extension ResourceRoot {
  /// The names of the shipped dishes and foods, whatever a person's own folder `mine` holds.
  func shippedNames(beside mine: String?, cache: CompiledCache?) -> [NamedList] {
    let known = try? loadCatalogue(from: self, mine: mine, cache: cache?.folder)
    return known?.lists(where: { !$0.isMine }) ?? []
  }

  /// The marked sayings under `intents/sayings/`; lines that are none are left out.
  package var sayings: [MarkedSaying] {
    textFiles(under: "intents", ending: ".txt").flatMap { file in
      file.text.split(whereSeparator: \.isNewline).compactMap { MarkedSaying(line: String($0)) }
    }
  }
}
