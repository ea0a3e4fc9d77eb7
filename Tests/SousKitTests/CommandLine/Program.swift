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

  /// What stands in the folder below that path, sorted; the files of the runs themselves are left out.
  func files(below path: String = "") -> [String] {
    let names = FileManager.default.enumerator(atPath: self.path(path))?.compactMap { $0 as? String } ?? []
    return names.filter { !["input", "output", "problems"].contains($0) }.sorted()
  }

  /// Writes a file there, with the folders it needs.
  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The text of a file there, whatever it is; empty when there is none.
  func text(of name: String) -> String {
    String(decoding: (try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data(), as: UTF8.self)
  }

  /// The permissions of a file or folder there.
  func mode(of name: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path(name)))?[.posixPermissions] as? Int
  }

  /// A path in the folder; nothing is made there.
  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Where an instrumented program leaves its counts: not with those of the tests, as one that is killed leaves
  /// half a file, and not in the folder it runs in.
  private static let profiles =
    ProcessInfo.processInfo.environment["SOUS_PROFILES"].map { $0 + "/%p.profraw" } ?? "/dev/null"

  /// Runs it with these arguments and this standard input, to the end; `environment` is added to its own.
  func run(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws -> Run {
    try run(Self.built, arguments, input: input, environment: environment)
  }

  /// Runs lines of a shell, in the folder, in which `sous` is the program.
  func shell(_ lines: String) throws -> Run {
    let shell = URL(fileURLWithPath: "/bin/sh")
    return try run(shell, ["-c", "sous() { \"$SOUS\" \"$@\"; }\n" + lines], input: "", environment: [:])
  }

  /// Built beside the tests themselves.
  private static let built =
    Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("sous")
    ?? URL(fileURLWithPath: "sous")

  private func run(
    _ program: URL, _ arguments: [String], input: String, environment: [String: String]
  ) throws -> Run {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let own = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "SWIFT_BACKTRACE": "enable=no", "LOGNAME": "tester",
      "XDG_CACHE_HOME": Self.cache.path, "SOUS": Self.built.path,
      "LLVM_PROFILE_FILE": Self.profiles,
    ]
    process.environment = own.merging(environment) { $1 }
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
