package import Catalogue
import Foundation
import Language

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
    default:
      write("Say \"sous intents list\" or \"sous intents lint\".")
      return 2
    }
  } catch {
    error.lines.forEach(write)
    return error.exit
  }
}
