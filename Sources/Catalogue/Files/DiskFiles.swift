import Foundation
import Glibc

/// One file as it stands on disk: enough to notice that it was edited.
package struct FileStamp: Hashable, Sendable {
  package var path: String
  package var size: Int
  /// Nanoseconds since 1970.
  package var modified: Int
  package var isFolder: Bool = false
}

/// Nil when there is no such file or folder.
package func stamp(of path: String) -> FileStamp? {
  var info = stat()
  guard stat(path, &info) == 0 else { return nil }
  let modified = info.st_mtim.tv_sec * 1_000_000_000 + info.st_mtim.tv_nsec
  let isFolder = info.st_mode & S_IFMT == S_IFDIR
  return FileStamp(path: path, size: Int(info.st_size), modified: modified, isFolder: isFolder)
}

/// The stamps of a folder's files with that ending, by path; empty when there is no such folder.
/// Hidden files and folders inside are left out.
package func stamps(in folder: String, ending: String) -> [FileStamp] {
  entries(of: folder).filter { !$0.isFolder && $0.path.hasSuffix(ending) }
}

/// Everything in a folder but hidden names, by path.
func entries(of folder: String) -> [FileStamp] {
  guard let directory = opendir(folder) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if !name.hasPrefix(".") { names.append(name) }
  }
  return names.sorted().compactMap { stamp(of: "\(folder)/\($0)") }
}

/// A file's text, or what is wrong with it, named as `file`.
func readText(at path: String, file: String) -> Parsed<String?> {
  func broken(_ message: String) -> Parsed<String?> {
    Parsed(nil, problems: [FileProblem(file: file, line: 0, message: message)])
  }
  guard let bytes = readBytes(at: path) else { return broken("cannot be read") }
  guard let text = String(validating: bytes, as: UTF8.self) else { return broken("is not UTF-8") }
  return Parsed(text)
}

/// Nil when there is no such file or it cannot be read.
func readBytes(at path: String) -> [UInt8]? {
  (try? Data(contentsOf: URL(fileURLWithPath: path))).map { [UInt8]($0) }
}

/// Writes beside the file and renames, so that nobody ever reads half of it; says whether it worked. File and
/// folder are for their owner's eyes only from then on.
func writeAtomically(_ bytes: [UInt8], to path: String) -> Bool {
  let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  guard (try? Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)) != nil else {
    return false
  }
  chmod(path, 0o600)
  chmod(folder.path, 0o700)
  return true
}

/// Where the running program lies, links resolved; nil where the system does not say.
func executablePath() -> String? {
  try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
}
