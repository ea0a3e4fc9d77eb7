package import Catalogue
import Foundation
package import Transcripts
import Values

/// What to do with transcripts.
package enum TranscriptMode: Sendable {
  case test
  /// Rewrites the replies that differ; never counts as a pass.
  case record
}

/// Runs or records transcripts and writes a readable difference for each that fails. Without files, all under
/// `transcripts/` of the current folder. Gives the exit status: 0 when all passed and nothing was recorded.
package func transcriptCommand(_ mode: TranscriptMode, files: [String], write show: (String) -> Void) -> Int32
{
  func write(_ line: String) { show(inertLine(line)) }
  let library = TranscriptLibrary()
  var differing = 0
  var rewritten = 0
  let paths = files.isEmpty ? allTranscripts(under: "transcripts") : files
  let broken = forEachTranscript(paths, write: write) { transcript in
    let outcome = try run(transcript, on: library.host())
    if outcome.passed { return }
    switch mode {
    case .test:
      differing += 1
      unifiedDifference(transcript, outcome).forEach(write)
    case .record:
      rewritten += 1
      try rewrite(transcript.path, with: recorded(transcript, outcome))
      write("\(transcript.path): rewritten; read it before you keep it")
    }
  }
  guard !paths.isEmpty else { return 1 }
  let failed = differing + broken
  write("\(paths.count - failed - rewritten) passed, \(failed) failed")
  return failed == 0 && rewritten == 0 ? 0 : 1
}

/// Gives a file another text, whole or not at all; who may read it stays as it was.
private func rewrite(_ path: String, with text: String) throws {
  let before = try FileManager.default.attributesOfItem(atPath: path)
  try text.write(toFile: path, atomically: true, encoding: .utf8)
  try FileManager.default.setAttributes(before.filter { $0.key == .posixPermissions }, ofItemAtPath: path)
}

/// Does the same with each file; gives how many could not be read or played, and says why.
func forEachTranscript(
  _ paths: [String], write: (String) -> Void, _ play: (Transcript) throws -> Void
) -> Int {
  var broken = 0
  for path in paths {
    do { try play(parseTranscript(path: path, text: String(contentsOfFile: path, encoding: .utf8))) } catch {
      broken += 1
      write((error as? TranscriptProblem)?.description ?? "\(path): \(error.localizedDescription)")
    }
  }
  if paths.isEmpty {
    write("There are no transcripts here; name a file, or stand in the folder that holds transcripts/.")
  }
  return broken
}

/// The transcripts below a folder, sorted; fixtures under `kitchens/` included, since they are
/// conversations too.
package func allTranscripts(under folder: String) -> [String] {
  let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return names.filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
}

/// Hosts for transcripts, sharing what was loaded.
package final class TranscriptLibrary {
  private var loaded: [CatalogueChoice: Knowledge] = [:]
  private let folder: String
  private let root: ResourceRoot?

  /// `folder` is where `kitchens/` with the fixtures stands; `root` the resources, found beside the
  /// program unless given.
  package init(folder: String = "transcripts", root: ResourceRoot? = nil) {
    (self.folder, self.root) = (folder, root)
  }

  package func host() -> any TranscriptHost { sessionHost() }

  func sessionHost() -> SessionHost {
    let folder = folder
    return SessionHost(
      knowledge: { choice throws(StartFailure) in try self.knowledge(choice) },
      fixtures: { try? String(contentsOfFile: "\(folder)/kitchens/\($0).md", encoding: .utf8) })
  }

  private func knowledge(_ choice: CatalogueChoice) throws(StartFailure) -> Knowledge {
    if let known = loaded[choice] { return known }
    let fresh = try Knowledge.load(
      from: root, selection: choice == .small ? .small : .builtin, mine: nil, cache: nil)
    loaded[choice] = fresh
    return fresh
  }
}
