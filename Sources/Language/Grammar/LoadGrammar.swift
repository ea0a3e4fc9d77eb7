/// Reads the intent files (paths below `intents/`, or with it); what is wrong is a problem with file and
/// line, and the rest still works. The order of the files does not matter. Source: design §5.
package func loadGrammar(files: [(path: String, text: String)]) -> (Grammar, [GrammarProblem]) {
  var reader = GrammarReader()
  var lines: [String: [String]] = [:]
  for file in files.sorted(by: { $0.path < $1.path }) {
    lines[file.path] = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    reader.read(path: file.path, text: file.text)
  }
  reader.grammar.intents.sort { ($0.room, $0.name) < ($1.room, $1.name) }
  let names = reader.grammar.intents.map(\.name).sorted()
  for (name, next) in zip(names, names.dropFirst()) where name == next {
    reader.problems.append(GrammarProblem(path: "\(name).yaml", line: 1, message: "two files declare it"))
  }
  reader.checkReferences(lines: lines)
  return (reader.grammar, reader.problems)
}
