import Foundation
import Values

/// Where a talk, or a list, is to be written down: chosen before the talk, so that nobody learns at its end that it
/// can't be, and never over something that is not there to be replaced.
struct FilePlace {
  let path: String
  private let replaces: Bool
  private let kitchen: KitchenNames?

  /// `replaces` allows to write over an ordinary file; `kitchen` is the one in use. Tries whether the folder
  /// can be written, and leaves nothing there.
  init(_ path: String, replacing replaces: Bool, kitchen: String?) throws(UnfitPlace) {
    (self.path, self.replaces) = (path, replaces)
    self.kitchen = kitchen.map(KitchenNames.init)
    try check()
    let (descriptor, name) = try temporary()
    close(descriptor)
    unlink(name)
  }

  /// Writes it whole, for the owner's eyes only, or not at all.
  func write(_ text: String) throws(UnfitPlace) {
    try check()
    var name = path
    var descriptor: Int32
    if replaces {
      (descriptor, name) = try temporary()
    } else {
      descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw errno == EEXIST ? .taken : .refused(errno) }
    }
    var failure = Self.fill(descriptor, with: text)
    if failure == 0, replaces, rename(name, path) != 0 { failure = errno }
    guard failure == 0 else {
      unlink(name)
      throw .refused(failure)
    }
  }

  private func check() throws(UnfitPlace) {
    if let kitchen, kitchen.include(path) { throw .kitchen }
    if path.hasSuffix("/") { throw .notOrdinary }
    var info = stat()
    guard lstat(path, &info) == 0 else {
      guard errno == ENOENT else { throw .refused(errno) }
      return
    }
    guard info.st_mode & S_IFMT == S_IFREG else { throw .notOrdinary }
    if try isDatabase() { throw .database }
    guard replaces else { throw .taken }
  }

  private func isDatabase() throws(UnfitPlace) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .refused(errno) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = read(descriptor, &bytes, bytes.count)
    return bytes.prefix(max(0, count)).elementsEqual("SQLite format 3\0".utf8)
  }

  /// A new file in the same folder.
  private func temporary() throws(UnfitPlace) -> (descriptor: Int32, name: String) {
    var name = Array("\(folder(of: path))/.sous-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw .refused(errno) }
    return (descriptor, String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  /// Writes all of it through to the disk and closes the file; the system's error number, 0 for none.
  private static func fill(_ descriptor: Int32, with text: String) -> Int32 {
    var failure: Int32 = 0
    var rest = Array(text.utf8)[...]
    while failure == 0, !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { failure = errno }
    }
    if failure == 0, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    return failure
  }
}

extension SessionOptions {
  /// The place of the transcript asked for, if any. Throws, with exit status 2, where it can't or must not be.
  func transcriptPlace(besides kitchen: String) throws(StartFailure) -> FilePlace? {
    guard let saveTranscript else { return nil }
    let isFile = kitchen != ":memory:"
    do {
      return try FilePlace(
        saveTranscript, replacing: replacesFile, kitchen: isFile ? kitchen : nil)
    } catch {
      throw StartFailure(lines: [error.refusal(of: saveTranscript)], exit: 2)
    }
  }
}

/// Why a talk can't be written down there.
enum UnfitPlace: Error, Equatable {
  /// It is the kitchen in use, or stands beside it as part of it.
  case kitchen
  /// An SQLite file, whosever it is.
  case database
  /// A folder, a link, a device.
  case notOrdinary
  /// Something stands there already.
  case taken
  /// The system's error number.
  case refused(Int32)

  /// Before anything is written: what is wrong with the place, and what would be right. `what` is "transcript", "list".
  func refusal(of path: String, for what: String = "transcript") -> String {
    let path = inertLine(path)
    return switch self {
    case .kitchen: "\(path) belongs to the kitchen in use; name another file for the \(what)."
    case .database: "\(path) is a database, so I left it alone; name another file for the \(what)."
    case .notOrdinary: "\(path) is not an ordinary file; name another one for the \(what)."
    case .taken:
      "\(path) is there already; name another file for the \(what), or add --force to write over it."
    case .refused(let number):
      "The \(what) can't be written to \(path): \(reason(number)). Name a place that can be written."
    }
  }

  /// After the talk, when it is too late to choose.
  func loss(of path: String) -> String {
    let what =
      switch self {
      case .kitchen, .database, .notOrdinary, .taken: "something else stands there now"
      case .refused(let number): reason(number)
      }
    return
      "The transcript could not be written to \(inertLine(path)): \(what). The kitchen keeps what was saved."
  }

  private func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
}
