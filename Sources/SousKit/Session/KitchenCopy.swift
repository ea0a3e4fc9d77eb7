import Foundation
import Talk

/// A kitchen's file looked at without touching it: copied to a folder of one's own, read there, and the copy
/// removed at once. Not for a file that this process has open: closing the copied file would free its locks.
struct KitchenCopy {
  private let path: String
  private let exists: Bool
  private let isEmpty: Bool

  /// Nil where an opening would be refused before anything is made: what is no ordinary file, and a named
  /// one whose folder is not there.
  init?(of path: String, isNamed: Bool) {
    self.path = path
    var info = stat()
    exists = stat(path, &info) == 0
    isEmpty = exists && info.st_size == 0
    if exists {
      guard info.st_mode & S_IFMT == S_IFREG, access(path, R_OK) == 0 else { return nil }
    } else if isNamed {
      guard errno == ENOENT, access(folder(of: path), F_OK) == 0 else { return nil }
    }
  }

  /// A kitchen in memory, in the same time zone, and all that this one holds.
  func look(_ options: SessionOptions) throws -> (SQLiteKitchen, Snapshot?) {
    let memory = try options.store(nil)
    guard exists else { return (memory, nil) }
    if isEmpty, hasBackups { throw damage }
    let scratch = try folderOfOnesOwn()
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let copy = "\(scratch)/kitchen.sqlite"
    try copyWhole(to: copy)
    do {
      let store = try options.store(copy)
      defer { store.close() }
      let zone = try store.timeZone(settingIfNew: options.newZone)
      let today = KitchenClock(now: options.now, zone: zone).now.day
      let standing = try store.snapshot(for: options.person ?? Places.loginName, today: today)
      guard store.takeNotice() == nil, store.integrity().isEmpty else { throw damage }
      _ = try memory.timeZone(settingIfNew: zone)
      return (memory, standing)
    } catch let error as StoreError {
      throw translated(error)
    }
  }

  /// The copy must be of one moment: taken again while somebody writes.
  private func copyWhole(to copy: String) throws {
    for attempt in 1...50 {
      let before = stamps
      for ending in ["", "-wal", "-journal"] {
        try? FileManager.default.removeItem(atPath: copy + ending)
        guard access(path + ending, F_OK) == 0 else { continue }
        do {
          try Data(contentsOf: URL(fileURLWithPath: path + ending)).write(
            to: URL(fileURLWithPath: copy + ending))
        } catch {
          throw StartFailure(
            lines: ["A dry run looks at a copy, which could not be made: \(error.localizedDescription)"],
            exit: 1)
        }
      }
      if stamps == before { return }
      if attempt < 50 { usleep(20_000) }
    }
    throw StoreError.busy
  }

  private var stamps: [[Int]] {
    ["", "-wal", "-journal"].map { ending in
      var info = stat()
      guard stat(path + ending, &info) == 0 else { return [] }
      return [Int(info.st_ino), Int(info.st_size), info.st_mtim.tv_sec, info.st_mtim.tv_nsec]
    }
  }

  private func folderOfOnesOwn() throws -> String {
    let place = FileManager.default.temporaryDirectory.path
    var name = Array("\(place)/sous-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else {
      let reason = String(cString: strerror(errno))
      throw StartFailure(
        lines: ["A dry run looks at a copy, and \(place) can't be written: \(reason). Set TMPDIR."], exit: 1)
    }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private var damage: StartFailure {
    StartFailure(
      lines: [
        "The kitchen at \(path) is damaged, and a look at it mends nothing; start Sous without --dry-run, "
          + "which does."
      ], exit: 4)
  }

  /// The same fault, told of the kitchen and not of its copy.
  private func translated(_ error: StoreError) -> any Error {
    switch error {
    case .damaged: damage
    case .notAKitchen where hasBackups: damage
    case .notAKitchen: StoreError.notAKitchen(path: path)
    case .tooNew(_, let version): StoreError.tooNew(path: path, version: version)
    case .cannotOpen(_, let reason): StoreError.cannotOpen(path: path, reason: reason)
    case .busy, .full, .tooLarge, .failed, .gone, .begunAnew: error
    }
  }

  private var hasBackups: Bool {
    guard let names = FileManager.default.enumerator(atPath: path + ".backups") else { return false }
    return names.contains { ($0 as? String)?.hasSuffix(".sqlite") == true }
  }
}
