import Foundation

/// A folder for one run: kitchens, caches and histories of its own, so that nobody's are touched.
struct Scratch {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sous-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
    // Sessions in this process look there too.
    for (name, value) in directories { setenv(name, value, 1) }
  }

  /// The environment of a program started from here.
  var environment: [String] {
    let own = ["TERM": "xterm", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", "LOGNAME": "bench"]
    let kept = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME", "SOUS_DATA"].contains($0.key) }
    return kept.merging(own) { $1 }.merging(directories) { $1 }
      .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  private var directories: [String: String] {
    ["XDG_DATA_HOME": path + "/data", "XDG_STATE_HOME": path + "/state", "XDG_CACHE_HOME": path + "/cache"]
  }

  /// A place for a file in it.
  func file(_ name: String) -> String { path + "/" + name }

  /// Forgets everything compiled from texts, as an edit of every text would.
  func dropCache() { try? FileManager.default.removeItem(atPath: path + "/cache") }
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
