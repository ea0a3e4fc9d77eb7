import Foundation
import Language
import Values

/// The clock of all examples.
let monday = CivilTime(iso: "2026-03-02T17:00")!

/// The project's own intent files, path and text.
let intentFiles: [(path: String, text: String)] = {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("intents")
  let paths = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
  return paths.filter { $0.hasSuffix(".yaml") }.sorted().compactMap { path in
    (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)).map {
      ("intents/\(path)", $0)
    }
  }
}()

let loaded = loadGrammar(files: intentFiles)
let grammar = loaded.0

private let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Sources/Catalogue/Resources")

/// Every name of every food of the table, and the titles of the recipes: what a line is really read
/// against.
let runtimeLists: [NamedList] = {
  func list(_ name: String, _ values: [(String, String)]) -> NamedList {
    NamedList(name: name, version: 1, values: values.map { ListValue(text: $0.0, out: $0.1) })
  }
  func text(_ path: String) -> String {
    (try? String(contentsOf: resources.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }
  let rows = text("tables/ingredients.csv").split(separator: "\n").dropFirst()
  let foods = rows.flatMap { row in
    let cells = row.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let names = [cells[1], cells[2]] + cells[3].split(separator: ";").map(String.init)
    return names.filter { !$0.isEmpty }.map { ($0, cells[0]) }
  }
  let recipes = text("tables/small.csv").split(separator: "\n").dropFirst().map { id in
    let title = text("recipes/\(id).cook").split(separator: "\n").first { $0.hasPrefix("title: ") } ?? ""
    return (String(title.dropFirst("title: ".count)), String(id))
  }
  return [
    list("ingredient", foods + [("blue cheese", "blue-cheese"), ("mac and cheese", "mac-and-cheese")]),
    list("recipe", recipes), list("person", []), list("food", []),
  ]
}()

/// What the second layer learned from the files; once for all tests.
let model = PhraseModel(learnedFrom: grammar, lists: runtimeLists)

let recognizer = Recognizer(grammar: grammar, lists: runtimeLists, model: model)

/// One line, understood with nothing asked, in the state given.
func understood(
  _ line: String, state: String = "idle", expecting: Question? = nil, facts: [String: String] = [:]
) -> Recognition {
  recognizer.recognize(
    line, expecting: expecting, context: RecognitionContext(now: monday, state: state, facts: facts))
}

/// What a line's slots hold, as intent files write it: fixed values only where `names` asks for them.
func slotTexts(_ recognition: Recognition, names: Set<String> = []) -> [String: [String]] {
  var seen = Set<SlotBinding>()
  var bindings = recognition.slots + recognition.details.flatMap(\.slots)
  bindings = bindings.filter { $0.range.isEmpty || seen.insert($0).inserted }
  bindings = bindings.enumerated().sorted {
    ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
  }.map(\.element)
  var texts: [String: [String]] = [:]
  for binding in bindings where !binding.range.isEmpty || names.contains(binding.name) {
    texts[binding.name, default: []] += binding.value.shortTexts
  }
  return texts
}

/// A short account of a recognition, for failure messages.
func account(_ found: Recognition) -> String {
  let slots = slotTexts(found).sorted { $0.key < $1.key }.map {
    "\($0.key)=\($0.value.joined(separator: ","))"
  }
  let others = found.alternatives.map { "\($0.intent) \($0.confidence)" }.joined(separator: ", ")
  return
    "\(found.intent ?? "nothing") \(found.confidence) \(slots) details \(found.details.map(\.kind)) unexplained \(found.unexplained) others [\(others)]"
}

/// Testing has an `Expectation` too.
typealias Question = Language.Expectation
