import Foundation
import Values

/// Moves a damaged kitchen out of the way and puts what could be saved of it in its place. The caller holds
/// the lock and has closed the file. Nothing is ever deleted. Source: design §7.
struct Repair {
  let file: KitchenFile
  let options: OpeningOptions
  let backups: Backups

  /// What was done, as `damaged` with its facts. Throws when the disk has no room for the restored copy or
  /// the file can't be moved; then everything is as it was.
  func run() throws -> StoreError {
    let recovery = try Salvage(file: file, options: options, backups: backups).run()
    if access(file.restoringPath, F_OK) == 0 { try Durable.sync(file.restoringPath) }
    let aside = try file.moveAside("damaged", on: options.day)
    try Self.finish(file)
    return .damaged(path: file.shown, setAside: aside, recovery)
  }

  /// Gives a restored copy its name; also after a repair that was cut off half-way.
  static func finish(_ file: KitchenFile) throws {
    if access(file.path, F_OK) != 0, access(file.restoringPath, F_OK) == 0 {
      try Durable.rename(file.restoringPath, to: file.path)
      for companion in KitchenFile.companions { unlink(file.restoringPath + companion) }
    }
  }
}

extension Day {
  /// The day on the system's clock, for opening a kitchen outside of any turn.
  static func onSystemClock() -> Day {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return Day(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
      ?? Day(number: 0)
  }
}
