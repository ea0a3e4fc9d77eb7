/// The page that tells which block shows which requirement: ids in the order given, blocks by file and
/// line, and at the end the ids no block shows.
///
/// An id that is not among the requirements is a problem on the block that names it. Source: design §8.
package func coverage(
  of transcripts: [Transcript], requirements ids: [String]
) throws(TranscriptProblem) -> String {
  let known = Set(ids)
  var places: [String: [Place]] = [:]
  for transcript in transcripts {
    for block in transcript.blocks {
      for id in block.covers {
        guard known.contains(id) else {
          throw TranscriptProblem(
            path: transcript.path, line: block.firstLine, message: "\"\(id)\" is not a requirement")
        }
        places[id, default: []].append(
          Place(path: transcript.path, line: block.firstLine, heading: block.heading))
      }
    }
  }
  let open = ids.filter { places[$0] == nil }
  var lines = [
    "# Coverage", "", "Generated from the `covers:` marks in the transcripts.", "",
    "\(ids.count - open.count) of \(ids.count) requirements are shown in a conversation.", "",
    "| id | shown in |", "|---|---|",
  ]
  for id in ids {
    if let shown = places[id] {
      lines.append("| \(id) | \(shown.sorted().map(\.text).joined(separator: "<br>")) |")
    }
  }
  lines += ["", "## Not shown (\(open.count))", ""]
  lines.append(open.isEmpty ? "None." : open.joined(separator: " "))
  return lines.joined(separator: "\n") + "\n"
}

private struct Place: Comparable {
  var path: String
  var line: Int
  var heading: String

  /// A bar would end the table's cell.
  var text: String {
    let heading = heading.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    return "\(path):\(line)" + (heading.isEmpty ? "" : " (\(heading))")
  }

  static func < (a: Place, b: Place) -> Bool { (a.path, a.line) < (b.path, b.line) }
}
