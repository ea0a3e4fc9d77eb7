package import Catalogue
import Foundation
import Kitchen
package import Language
import Values

/// What the files under `intents/` declare, and what the word model learned from them.
struct Understanding {
  var grammar: Grammar
  var model: LearnedModel
  /// What is wrong with the files, a sentence with file and line each.
  var problems: [String]

  /// From the cache when no file changed; else read at once, and learned and kept beside, which takes a
  /// few seconds. A start that was broken off before the learning was done is made good by the next.
  static func load(from root: ResourceRoot, _ catalogue: Catalogue, cache: CompiledCache?) -> Understanding {
    let key = CompiledCache.key(version: 2, sources: root.stamps(under: "intents", ending: ".yaml"))
    let place = String(StableHash.of(root.path), radix: 16)
    if let bytes = cache?.load("grammar-\(place)", key: key),
      let kept = try? JSONDecoder().decode(Declared.self, from: Data(bytes))
    {
      let model = model(key, as: "model-\(place)", catalogue.lists, cache: cache) {
        loadGrammar(files: root.textFiles(under: "intents", ending: ".yaml")).0
      }
      return Understanding(grammar: kept.grammar, model: model, problems: kept.problems)
    }
    let (read, problems) = loadGrammar(files: root.textFiles(under: "intents", ending: ".yaml"))
    let model = model(key, as: "model-\(place)", catalogue.lists, cache: cache) { read }
    let declared = Declared(grammar: read.withoutPhrasings, problems: problems.map { "\($0)" })
    if let data = try? JSONEncoder().encode(declared) {
      cache?.store([UInt8](data), as: "grammar-\(place)", key: key)
    }
    return Understanding(grammar: declared.grammar, model: model, problems: declared.problems)
  }

  /// The kept model of that key, else one learned from what `read` gives and kept.
  private static func model(
    _ key: UInt64, as name: String, _ lists: [NamedList], cache: CompiledCache?,
    from read: @escaping @Sendable () -> Grammar
  ) -> LearnedModel {
    LearnedModel.shared(key) {
      if let kept = cache?.load(name, key: key).flatMap({ PhraseModel(bytes: $0) }) { return kept }
      let model = PhraseModel(learnedFrom: read(), lists: lists)
      cache?.store(model.bytes, as: name, key: key)
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
  package var lists: [NamedList] {
    let recipes = recipes.map { ListValue(text: $0.title, out: $0.id.rawValue) }
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
