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
  /// few seconds.
  static func load(from root: ResourceRoot, _ catalogue: Catalogue, cache: CompiledCache?) -> Understanding {
    let key = CompiledCache.key(version: 2, sources: root.stamps(under: "intents", ending: ".yaml"))
    let place = String(StableHash.of(root.path), radix: 16)
    if let bytes = cache?.load("grammar-\(place)", key: key),
      let kept = try? JSONDecoder().decode(Declared.self, from: Data(bytes)),
      let learned = cache?.load("model-\(place)", key: key).flatMap({ PhraseModel(bytes: $0) })
    {
      return Understanding(grammar: kept.grammar, model: LearnedModel(learned), problems: kept.problems)
    }
    let (read, problems) = loadGrammar(files: root.textFiles(under: "intents", ending: ".yaml"))
    let lists = catalogue.lists
    let model = LearnedModel.shared(key) {
      let model = PhraseModel(learnedFrom: read, lists: lists)
      cache?.store(model.bytes, as: "model-\(place)", key: key)
      return model
    }
    let declared = Declared(grammar: read.withoutPhrasings, problems: problems.map { "\($0)" })
    if let data = try? JSONEncoder().encode(declared) {
      cache?.store([UInt8](data), as: "grammar-\(place)", key: key)
    }
    return Understanding(grammar: declared.grammar, model: model, problems: declared.problems)
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
