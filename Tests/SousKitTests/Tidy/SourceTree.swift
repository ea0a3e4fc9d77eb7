import Foundation

/// One Swift file of the package, as the tidy rules see it.
struct SourceFile {
  /// From the package's root: "Sources/Kitchen/Food/Ingredient.swift".
  let path: String
  let lines: [String]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The target's folder: "Kitchen".
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// Written by a program, so that its length is nobody's fault.
  var isGenerated: Bool { lines.first?.hasPrefix("// Generated ") == true }

  /// The lines that are no comment, with their numbers; from 1.
  var code: [(number: Int, text: String)] {
    lines.enumerated().compactMap { index, line in
      line.drop { $0 == " " }.hasPrefix("//") ? nil : (index + 1, line)
    }
  }
}

/// The package on disk.
enum SourceTree {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file under a folder of the root, by path.
  static func swiftFiles(in folder: String) throws -> [SourceFile] {
    let base = root.appendingPathComponent(folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: base.path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = try String(contentsOf: base.appendingPathComponent(name), encoding: .utf8)
      return SourceFile(path: "\(folder)/\(name)", text: text)
    }
  }

  /// The names of the folders right under a folder of the root; none when there is no such folder.
  static func folders(in folder: String) -> [String] {
    let base = root.appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base.path)) ?? []
    return names.sorted().filter { name in
      var isFolder: ObjCBool = false
      let path = base.appendingPathComponent(name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
  }
}
