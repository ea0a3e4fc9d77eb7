package import Language

/// Reads files in Home Assistant's layout, merged in the order of their paths. Nil when none of the files
/// is in that layout: then they are ours, see `loadGrammar`.
package func loadForeignGrammar(files: [(path: String, text: String)]) -> (
  ForeignGrammar, [GrammarProblem]
)? {
  let read = files.sorted { $0.path < $1.path }.map { ($0.path, readYAML(path: $0.path, text: $0.text)) }
  guard read.contains(where: { isForeign($0.1) }) else { return nil }
  var reader = ForeignReader()
  for (path, result) in read {
    switch result {
    case .success(let node): reader.read(path: path, node)
    case .failure(let failure): reader.problems.append(failure)
    }
  }
  reader.checkReferences()
  return (reader.grammar, reader.problems)
}

/// Our own files declare one `intent`, never `intents`.
private func isForeign(_ result: Result<YAMLNode, GrammarProblem>) -> Bool {
  guard case .success(let node) = result, let entries = node.entries else { return false }
  let keys = Set(entries.map(\.key))
  return !keys.contains("intent") && !keys.isDisjoint(with: ["intents", "expansion_rules", "skip_words"])
}
