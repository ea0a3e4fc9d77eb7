import Foundation
import Glibc

/// One file as it stands on disk: enough to notice that it was edited.
package struct FileStamp: Hashable, Sendable {
  package var path: String
  package var size: Int
  /// Nanoseconds since 1970.
  package var modified: Int
  package var isFolder: Bool = false
  /// False for pipes, devices and the like, which may never end.
  package var isPlain: Bool = true
}

/// Nil when there is no such file or folder.
package func stamp(of path: String) -> FileStamp? {
  var info = stat()
  guard stat(path, &info) == 0 else { return nil }
  let modified = info.st_mtim.tv_sec * 1_000_000_000 + info.st_mtim.tv_nsec
  let isFolder = info.st_mode & S_IFMT == S_IFDIR
  let isPlain = info.st_mode & S_IFMT == S_IFREG
  return FileStamp(
    path: path, size: Int(info.st_size), modified: modified, isFolder: isFolder, isPlain: isPlain)
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

/// A file's text, or what is wrong with it, named as `file`. No more than `most` bytes are ever read.
package func readText(at path: String, file: String, most: Int) -> Parsed<String?> {
  func broken(_ message: String) -> Parsed<String?> {
    Parsed(nil, problems: [FileProblem(file: file, line: 0, message: message)])
  }
  if let size = stamp(of: path)?.size, size > most {
    return broken("is larger than \(FileLimit.text(ofBytes: most)), so it is left out")
  }
  return read(readBytes(at: path, most: most), file: file, most: most)
}

/// The text of an open file such as standard input (0), to its end, or what is wrong with it, named as `file`. No
/// more than `most` bytes and one are ever read.
package func readText(from open: CInt, file: String, most: Int) -> Parsed<String?> {
  read(readBytes(from: open, most: most), file: file, most: most)
}

private func read(_ bytes: [UInt8]?, file: String, most: Int) -> Parsed<String?> {
  func broken(_ message: String) -> Parsed<String?> {
    Parsed(nil, problems: [FileProblem(file: file, line: 0, message: message)])
  }
  guard let bytes else { return broken("cannot be read") }
  guard bytes.count <= most else {
    return broken("is larger than \(FileLimit.text(ofBytes: most)), so it is left out")
  }
  guard let text = String(validating: bytes, as: UTF8.self) else { return broken("is not UTF-8") }
  return Parsed(text)
}

/// Nil when there is no such file or it cannot be read; with `most`, that many bytes and one more at most.
package func readBytes(at path: String, most: Int? = nil) -> [UInt8]? {
  guard let most else { return (try? Data(contentsOf: URL(fileURLWithPath: path))).map { [UInt8]($0) } }
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return nil }
  defer { close(file) }
  return readBytes(from: file, most: most)
}

/// The bytes of an open file, `most` and one more at most; nil when it cannot be read.
package func readBytes(from file: CInt, most: Int) -> [UInt8]? {
  var bytes: [UInt8] = []
  var portion = [UInt8](repeating: 0, count: 65_536)
  while bytes.count <= most {
    let got = read(file, &portion, min(portion.count, most + 1 - bytes.count))
    if got < 0, errno == EINTR { continue }
    guard got >= 0 else { return nil }
    if got == 0 { break }
    bytes += portion[..<got]
  }
  return bytes
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
