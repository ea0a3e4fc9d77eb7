import GRDB

/// What reading and saving find wrong on their own, before it becomes a `StoreError`.
package enum StorageFault: Error {
  /// The file says it is a kitchen, but its form is not one.
  case broken(String)
  /// A value that this program does not know.
  case unreadable(table: String, value: String)
  /// A change names a row that is not there.
  case missing(String)
  /// What a transaction did is not what it was meant to do; it is rolled back.
  case mismatch(String)
}

extension StoreError {
  /// What SQLite, the file system or this code said, as the kitchen's own error. `path` is nil in memory.
  init(_ error: any Error, path: String?) {
    switch error {
    case let known as StoreError: self = known
    case let known as DatabaseError: self.init(known, path: path)
    case let known as StorageFault: self.init(known, path: path)
    case let known as SystemError: self = known.lackOfRoom ?? .failed(known.description)
    default: self = .failed("\(error)")
    }
  }

  private init(_ error: DatabaseError, path: String?) {
    let name = path ?? ":memory:"
    switch error.resultCode {
    case .SQLITE_FULL: self = path.flatMap { try? KitchenFile($0) }?.lackOfRoom() ?? .full
    case .SQLITE_IOERR where error.isOfWriting:
      let lack = path.flatMap { try? KitchenFile($0) }?.lackOfRoom()
      self = lack ?? .failed(error.message ?? "\(error.resultCode)")
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(path: name, setAside: nil, nil)
    case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM:
      self = .cannotOpen(path: name, reason: error.message ?? "\(error.resultCode)")
    default: self = .failed(error.message ?? "\(error.resultCode)")
    }
  }

  private init(_ fault: StorageFault, path: String?) {
    switch fault {
    case .broken: self = .damaged(path: path ?? ":memory:", setAside: nil, nil)
    case .unreadable(let table, let value): self = .failed("unknown value in \(table): \(value)")
    case .missing(let what): self = .failed("not in the kitchen: \(what)")
    case .mismatch(let what): self = .failed(what)
    }
  }

  /// True for a file whose content can't be trusted any more.
  var isDamage: Bool { if case .damaged = self { true } else { false } }
}

extension DatabaseError {
  /// True for an input/output error of something that makes files larger.
  var isOfWriting: Bool {
    switch extendedResultCode {
    case .SQLITE_IOERR_WRITE, .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_DIR_FSYNC, .SQLITE_IOERR_TRUNCATE,
      .SQLITE_IOERR_SHMOPEN, .SQLITE_IOERR_SHMSIZE, .SQLITE_IOERR_SHMMAP:
      true
    default: false
    }
  }
}
