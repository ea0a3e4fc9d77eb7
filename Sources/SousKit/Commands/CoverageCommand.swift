import Catalogue
import Foundation
import Language
import Page
import Transcripts

/// Plays the transcripts and writes what they exercise of each intent; 1 when one can't be played.
func coverIntents(
  files: [String], root: ResourceRoot, json: Bool, width: Int, write: (String) -> Void
) -> Int32 {
  let (grammar, _) = loadGrammar(files: root.textFiles(under: "intents", ending: ".yaml"))
  var coverage = IntentCoverage(grammar)
  let library = TranscriptLibrary(root: root)
  let paths = files.isEmpty ? allTranscripts(under: "transcripts") : files.flatMap(transcripts)
  let failed = forEachTranscript(paths, write: write) { transcript in
    let host = library.sessionHost()
    _ = try run(transcript, on: host)
    host.heard.forEach { coverage.hear($0) }
  }
  guard !paths.isEmpty else { return 1 }
  if json {
    coverage.rows.forEach { write(object($0).text) }
  } else {
    lines(coverage, width: width).forEach(write)
  }
  return failed > 0 ? 1 : 0
}

/// A file as it is, a folder as the transcripts below it.
private func transcripts(_ place: String) -> [String] {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder), isFolder.boolValue else {
    return [place]
  }
  return allTranscripts(under: place.hasSuffix("/") ? String(place.dropLast()) : place)
}

/// The table of what was heard, the intents that never were, and the totals.
private func lines(_ coverage: IntentCoverage, width: Int) -> [String] {
  let rows = coverage.rows.filter { $0.times > 0 }
  let table = Table(
    columns: [
      TableColumn("Intent", priority: 3), TableColumn("Times", .right, priority: 2),
      TableColumn("Templates", .right, priority: 1), TableColumn("Slots", .right),
    ],
    rows: rows.map { row in
      [
        TableCell(row.intent), TableCell("\(row.times)"), TableCell(row.templates.text),
        TableCell(row.slots.text),
      ]
    })
  let unheard = coverage.unheard
  let total = coverage.total
  return table.lines(width: width)
    + (unheard.isEmpty
      ? [] : ["", "Never exercised:"] + wrapped(unheard.joined(separator: ", "), width: width)) + [
      "",
      "\(rows.count) of \(coverage.rows.count) intents, \(total.templates.text) templates and "
        + "\(total.slots.text) slots in \(total.times) requests.",
    ]
}

extension IntentCoverage.Share {
  fileprivate var text: String { "\(hit) of \(of)" }
}

private func object(_ row: IntentCoverage.Row) -> JSONValue {
  func object(_ share: IntentCoverage.Share) -> JSONValue {
    ["hit": .integer(share.hit), "of": .integer(share.of)]
  }
  return [
    "intent": .string(row.intent), "times": .integer(row.times), "templates": object(row.templates),
    "slots": object(row.slots),
  ]
}
