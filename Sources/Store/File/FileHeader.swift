import Foundation

/// What the first bytes of a file tell, without SQLite and without touching the file.
enum FileHeader: Equatable {
  case missing, empty
  /// An SQLite file with our number.
  case kitchen
  /// The same with fields that no kitchen has: damaged.
  case brokenKitchen
  /// An SQLite file with another number: never ours.
  case otherDatabase
  /// Not readable as a database: somebody else's, or a kitchen with its first bytes lost.
  case unknown

  /// Throws `cannotOpen` for what is no ordinary file, and for one that may not be read and written.
  /// A file that this process has open already is not touched: it is a kitchen.
  init(of file: KitchenFile) throws(StoreError) {
    if let identity = file.identity(), OpenFiles.isOpen(identity) {
      self = .kitchen
    } else {
      try self.init(path: file.path, shown: file.shown)
    }
  }

  init(path: String, shown: String) throws(StoreError) {
    var info = stat()
    guard stat(path, &info) == 0 else {
      if errno == ENOENT {
        self = .missing
        return
      }
      throw .cannotOpen(path: shown, reason: KitchenFile.reason(errno))
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .cannotOpen(path: shown, reason: KitchenFile.reason(EISDIR))
    default: throw .cannotOpen(path: shown, reason: "not an ordinary file")
    }
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotOpen(path: shown, reason: KitchenFile.reason(errno)) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = read(descriptor, &bytes, bytes.count)
    guard count >= 0 else { throw .cannotOpen(path: shown, reason: KitchenFile.reason(errno)) }
    self.init(bytes.prefix(count))
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    if bytes.isEmpty {
      self = .empty
    } else if let header = HeaderBytes(bytes), header.hasMagic {
      let isOurs = header.applicationID == UInt32(KitchenFile.applicationID)
      self = !isOurs ? .otherDatabase : header.isWhole ? .kitchen : .brokenKitchen
    } else {
      self = .unknown
    }
  }
}
