import Foundation
import Language

/// One labelled line of the evaluation set.
struct EvaluationRow {
  var said: String
  /// The intents that are right, the better first; empty for a line that must be refused.
  var intents: [String]
  var slots: [(name: String, words: String)]

  init(said: String, intents: [String], slots: [(name: String, words: String)]) {
    (self.said, self.intents, self.slots) = (said, intents, slots)
  }
}

/// The rows of one file: one voice, or one kind of foreign request.
struct EvaluationFile {
  var name: String
  var rows: [EvaluationRow]

  var isForeign: Bool { rows.allSatisfy(\.intents.isEmpty) }
}

/// The files of a folder of the evaluation set, by name. Throws for a line that is not three columns.
func evaluationFiles(in folder: String) throws -> [EvaluationFile] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return try names.filter { $0.hasSuffix(".tsv") }.sorted().map { name in
    let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    let rows = try text.split(separator: "\n").map { line in
      guard let row = EvaluationRow(line) else {
        throw Complaint("\(folder)/\(name): this line is not said, intent and slots: \(line)")
      }
      return row
    }
    return EvaluationFile(name: String(name.dropLast(4)), rows: rows)
  }
}

/// A sentence for standard error.
struct Complaint: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}

extension EvaluationRow {
  init?(_ line: Substring) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard columns.count >= 2, columns.count <= 3 else { return nil }
    said = columns[0]
    intents = columns[1] == "none" ? [] : columns[1].split(separator: "|").map(String.init)
    slots = []
    guard columns.count == 3, !intents.isEmpty else { return }
    for part in columns[2].split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if pair.count == 2 { slots.append((pair[0], pair[1])) }
    }
  }
}

/// Which slots the labels tell of each intent; all others are not judged.
func judgedSlots(in file: String) throws -> [String: Set<String>] {
  let text = try String(contentsOfFile: file, encoding: .utf8)
  var judged: [String: Set<String>] = [:]
  for line in text.split(separator: "\n") {
    let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { continue }
    judged[parts[0]] = Set(parts[1].split(separator: " ").map(String.init))
  }
  return judged
}
