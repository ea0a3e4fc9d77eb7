import Catalogue
import Foundation
import Hassil
import Language
import Page
import Values

/// Reads one utterance a line by the intent files of a folder and writes how each is understood. Files in
/// Home Assistant's layout are run strictly; ours keep their own meaning. What is wrong in the files goes
/// to `complain`. Exit status 0; 2 when there is no such folder or nothing to read in it.
package func understandLines(
  intents folder: String, options: GlobalOptions, session: SessionOptions, read: () -> String?,
  write show: (String) -> Void, complain tell: (String) -> Void
) -> Int32 {
  func write(_ line: String) { show(inertLine(line)) }
  func complain(_ sentence: String) { tell(inert(sentence)) }
  guard let found = intentFiles(in: folder) else {
    complain("There is no folder \(inertLine(folder)).")
    return 2
  }
  found.problems.forEach { complain("\($0)") }
  let files = found.value
  guard !files.isEmpty else {
    complain("No intent files (.yaml) are in \(inertLine(folder)).")
    return 2
  }
  if let (grammar, problems) = loadForeignGrammar(files: files) {
    problems.forEach { complain("\($0)") }
    let recognizer = ForeignRecognizer(grammar)
    let context = options.context.mapValues(\.foreign)
    while let line = sayable(read, complain) {
      let recognition = recognizer.recognize(line, context: context)
      if options.isJSON {
        write(understandingObject(recognition).text)
      } else {
        understandingLines(recognition).forEach(write)
      }
    }
    return 0
  }
  let (grammar, problems) = loadGrammar(files: files)
  problems.forEach { complain("\($0)") }
  let lists: [NamedList]
  do { lists = try Knowledge.usual().catalogue.lists } catch {
    error.lines.forEach(complain)
    return error.exit
  }
  let model = PhraseModel(learnedFrom: grammar, lists: lists)
  let recognizer = Recognizer(grammar: grammar, lists: lists, model: model)
  let now = KitchenClock(now: session.now, zone: KitchenClock.systemZoneName).now
  let facts = options.context.mapValues(\.text)
  while let line = sayable(read, complain) {
    let context = RecognitionContext(now: now, state: facts["state"] ?? "idle", facts: facts)
    for recognition in recognizer.recognizeAll(line, expecting: nil, context: context) {
      if options.isJSON {
        write(understandingObject(recognition, withResponse: true).text)
      } else {
        understandingLines(recognition).forEach(write)
      }
    }
  }
  return 0
}

/// The YAML files of a folder and its subfolders, by path, or one file by itself; nil when neither is there.
private func intentFiles(in folder: String) -> Parsed<[TextFile]>? {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else { return nil }
  return isFolder.boolValue
    ? readTextFiles(in: folder, endings: [".yaml", ".yml"]) : readTextFiles(at: [folder])
}

extension ContextValue {
  fileprivate var foreign: ForeignValue {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .flag(let flag): .flag(flag)
    }
  }

  /// As our own conditions compare it.
  fileprivate var text: String {
    switch self {
    case .text(let text): text
    case .number(let number):
      number.isWhole ? "\(number.numerator)" : "\(number.numerator)/\(number.denominator)"
    case .flag(let flag): flag ? "true" : "false"
    }
  }
}
