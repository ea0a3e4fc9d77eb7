import Catalogue
import Language
import Page
import Values

/// Writes what is wrong with the intent files, a line or an object each; 1 when an error is among it.
func lintIntents(root: ResourceRoot, json: Bool, write: (String) -> Void) throws(StartFailure) -> Int32 {
  let read = root.readTextFiles(under: "intents", ending: ".yaml")
  let files = read.value
  let (grammar, found) = loadGrammar(files: files)
  let unread = read.problems.map { GrammarProblem(path: $0.file, line: $0.line, message: $0.message) }
  let problems = unread + found
  let knowledge = try Knowledge.load(from: root, selection: .builtin, mine: nil, cache: nil)
  let lists = knowledge.catalogue.lists
  let findings = lint(
    grammar, problems, files: files,
    reader: Recognizer(grammar: grammar, lists: lists, model: knowledge.models.words.value()), lists: lists,
    now: CivilTime(day: Day(number: exampleDay), hour: 17))
  let errors = findings.count { $0.level == .error }
  guard !json else {
    for finding in findings { write(finding.object.text) }
    return errors == 0 ? 0 : 1
  }
  for finding in findings { write(finding.text) }
  let warnings = findings.count - errors
  let templates = grammar.intents.flatMap(\.groups).flatMap(\.templates).count
  write(
    "\(counted(errors, "error")), \(counted(warnings, "warning")) in \(counted(templates, "sentence")) of "
      + "\(counted(grammar.intents.count, "intent")).")
  return errors == 0 ? 0 : 1
}

/// Monday, March 2, 2026: the clock of all examples.
private let exampleDay = 20_514

private func counted(_ count: Int, _ what: String) -> String { "\(count) \(what)\(count == 1 ? "" : "s")" }

extension Finding {
  /// The finding for programs.
  fileprivate var object: JSONValue {
    [
      "path": .string(path), "line": .integer(line), "level": .string(level.rawValue),
      "kind": .string(kind), "message": .string(sentence),
    ]
  }
}
