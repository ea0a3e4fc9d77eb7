package import Catalogue
import Foundation
import Language
import Transcripts
import Values

/// Lists the intents, checks their files, or shows which of them the transcripts exercise.
package func intentsCommand(
  _ what: String, root: ResourceRoot? = nil, write: (String) -> Void
) -> Int32 {
  do {
    let root = try root.orFound()
    let (grammar, problems) = loadGrammar(files: root.textFiles(under: "intents", ending: ".yaml"))
    switch what {
    case "list":
      intentsPage(grammar).split(separator: "\n", omittingEmptySubsequences: false).forEach {
        write(String($0))
      }
      return 0
    case "lint":
      problems.forEach { write("\($0)") }
      write(problems.isEmpty ? "Nothing to mend." : "\(problems.count) to mend.")
      return problems.isEmpty ? 0 : 1
    case "coverage":
      try intentCoverage(grammar, root: root).forEach(write)
      return 0
    default:
      write("Say \"sous intents list\" \"sous intents lint\" or \"sous intents coverage\".")
      return 2
    }
  } catch {
    error.lines.forEach(write)
    return error.exit
  }
}

/// How often the transcripts under this folder use each intent; those never used come last.
private func intentCoverage(_ grammar: Grammar, root: ResourceRoot) throws(StartFailure) -> [String] {
  let library = TranscriptLibrary(root: root)
  var uses: [String: Int] = [:]
  for path in allTranscripts(under: "transcripts") {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      let transcript = try? parseTranscript(path: path, text: text)
    else { continue }
    let host = library.sessionHost()
    _ = try? run(transcript, on: host)
    uses.merge(host.intents) { $0 + $1 }
  }
  let names = grammar.intents.map(\.name).sorted()
  let used = names.filter { uses[$0] != nil }
  let unused = names.filter { uses[$0] == nil }
  return used.map { "\(padded(uses[$0] ?? 0, 1))  \($0)" }
    + ["\(used.count) of \(names.count) intents are used."]
    + (unused.isEmpty ? [] : ["Never used: \(unused.joined(separator: ", "))."])
}
