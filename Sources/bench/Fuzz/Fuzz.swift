import Catalogue
import Language
import SousKit
import Values

/// The clock of every drawn line: Monday, March 2, 2026.
let fuzzNow = CivilTime(iso: "2026-03-02T17:00")!

/// Reads `lines` drawn lines, then says `turns` of them to kitchens in memory; 1 at the first crash, line
/// that takes too long, or change nobody surely asked for.
func fuzz(lines count: Int, turns: Int) throws -> Int32 {
  let (grammar, _) = loadGrammar(files: try benchIntentFiles())
  let lists =
    try loadCatalogue(from: ResourceRoot.find(), selection: .builtin).lists
    + [NamedList(name: "person", version: 1, values: [ListValue(text: "Emma", out: "Emma")])]
  let corpus = FuzzCorpus(grammar, lists: lists)
  let model = PhraseModel(learnedFrom: grammar, lists: lists)
  FuzzMark.watch()
  guard fuzzReading(count, corpus, Recognizer(grammar: grammar, lists: lists, model: model)) else { return 1 }
  return fuzzTurns(turns, corpus) ? 0 : 1
}
