import Catalogue
import Foundation

/// The project's own files, found from where this test stands.
enum Project {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// Recipes, tables and intents as they stand in the sources.
  static let resources = ResourceRoot(path: root)

  static func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  /// Documents are rewritten instead of compared when this is set; the test fails all the same.
  static let rewrites = ProcessInfo.processInfo.environment["SOUS_REWRITE"] == "1"

  /// Long property tests run in full when this is set.
  static let isLong = ProcessInfo.processInfo.environment["SOUS_LONG"] == "1"
}
