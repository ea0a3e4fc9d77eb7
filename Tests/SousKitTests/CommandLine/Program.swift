import Foundation

/// The built program, run as a person's shell would run it, in folders of its own.
struct Program {
  struct Run: Equatable {
    var output: String
    var problems: String
    var status: Int32
  }

  private let folder: URL
  /// What is compiled and learned at a first start, shared by all programs of a test run.
  private static let cache = FileManager.default.temporaryDirectory.appendingPathComponent(
    "sous-cache-\(ProcessInfo.processInfo.processIdentifier)")

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("sous-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Removes everything it left behind.
  func clear() { try? FileManager.default.removeItem(at: folder) }

  /// A path in the folder; nothing is made there.
  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Runs it with these arguments and this standard input, to the end.
  func run(_ arguments: [String], input: String = "") throws -> Run {
    let process = Process()
    // Built beside the tests themselves.
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent(
      "sous")
    process.arguments = arguments
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "SWIFT_BACKTRACE": "enable=no", "LOGNAME": "tester",
      "XDG_CACHE_HOME": Self.cache.path,
    ]
    let given = folder.appendingPathComponent("input")
    let said = folder.appendingPathComponent("output")
    let complained = folder.appendingPathComponent("problems")
    try Data(input.utf8).write(to: given)
    for place in [said, complained] { try Data().write(to: place) }
    process.standardInput = try FileHandle(forReadingFrom: given)
    process.standardOutput = try FileHandle(forWritingTo: said)
    process.standardError = try FileHandle(forWritingTo: complained)
    try process.run()
    process.waitUntilExit()
    return Run(
      output: try String(contentsOf: said, encoding: .utf8),
      problems: try String(contentsOf: complained, encoding: .utf8), status: process.terminationStatus)
  }
}
