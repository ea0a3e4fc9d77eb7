import Catalogue
import Kitchen
import Language
import Values

/// The clock of every drawn line: Monday, March 2, 2026.
let fuzzNow = CivilTime(iso: "2026-03-02T17:00")!

/// Reads `lines` drawn lines, then says `turns` of them to kitchens in memory; 1 at the first crash, line
/// that takes too long, or change nobody surely asked for.
func fuzz(lines: Int, turns: Int) throws -> Int32 {
  let files = try ResourceRoot.find().textFiles(under: "intents", ending: ".yaml")
  let (grammar, _) = loadGrammar(files: files)
  let lists = try names()
  let corpus = FuzzCorpus(grammar, lists: lists)
  FuzzMark.watch()
  guard fuzzReading(lines, corpus, Recognizer(grammar: grammar, lists: lists)) else { return 1 }
  return fuzzTurns(turns, corpus) ? 0 : 1
}

/// The catalogue's own dishes and foods.
private func names() throws -> [NamedList] {
  let catalogue = try loadCatalogue(from: ResourceRoot.find(), selection: .builtin)
  let dishes = catalogue.recipes.map { ListValue(text: $0.title, out: $0.id.rawValue) }
  let foods = catalogue.table.ingredients.flatMap { food in
    ([food.name] + [food.plural].compactMap { $0 } + food.aliases).map {
      ListValue(text: $0, out: food.id.rawValue)
    }
  }
  return [
    NamedList(name: "recipe", version: 1, values: dishes),
    NamedList(name: "ingredient", version: 1, values: foods),
    NamedList(name: "person", version: 1, values: [ListValue(text: "Emma", out: "Emma")]),
  ]
}
