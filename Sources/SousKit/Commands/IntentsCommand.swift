package import Catalogue
import Language
import Values

/// What to do with the intents.
package enum IntentsTask: String, CaseIterable, Sendable {
  /// All of them, as a page.
  case list
  /// What is wrong with their files.
  case lint
  /// Which of them transcripts exercise.
  case coverage
}

/// Lists the intents, checks their files, or shows what the transcripts (files, or folders; without any
/// all under `transcripts/`) exercise of them. Gives the exit status: 1 for an error found.
package func intentsCommand(
  _ task: IntentsTask, files: [String] = [], root: ResourceRoot? = nil, json: Bool = false,
  width: Int = 80, write show: (String) -> Void
) -> Int32 {
  func write(_ line: String) { show(inertLine(line)) }
  do {
    let root = try root.orFound()
    switch task {
    case .list:
      let (grammar, _) = loadGrammar(files: root.textFiles(under: "intents", ending: ".yaml"))
      intentsPage(grammar).split(separator: "\n", omittingEmptySubsequences: false).forEach {
        write(String($0))
      }
      return 0
    case .lint: return try lintIntents(root: root, json: json, write: write)
    case .coverage: return coverIntents(files: files, root: root, json: json, width: width, write: write)
    }
  } catch {
    error.lines.forEach(write)
    return error.exit
  }
}
