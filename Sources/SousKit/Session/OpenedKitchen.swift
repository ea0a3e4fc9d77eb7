import Foundation
import Talk

/// The kitchen a talk goes on in, opened as the options wish.
struct OpenedKitchen {
  var store: SQLiteKitchen
  var mark: LiveMark?
  /// False when another terminal of the same person is live.
  var isFirst = true
  /// In a dry run, the kitchen as it stood; its file is never opened.
  var standing: Snapshot?

  /// Opens the file at `path`, ":memory:" for none, and makes it when there is none. A dry run makes nothing
  /// and changes nothing: it looks at a copy, and where there is no kitchen yet, at a new one in memory.
  init(_ options: SessionOptions, at path: String) throws(StartFailure) {
    do {
      guard path != ":memory:" else {
        store = try options.store(nil)
        return
      }
      if options.isDryRun, let copy = KitchenCopy(of: path, isNamed: options.kitchen != nil) {
        (store, standing) = try copy.look(options)
        return
      }
      if options.kitchen == nil {
        try? FileManager.default.createDirectory(
          atPath: folder(of: path), withIntermediateDirectories: true)
      }
      store = try options.store(path)
    } catch let error as StoreError {
      throw StartFailure(lines: error.sentences(width: options.width), exit: error.exitStatus)
    } catch let failure as StartFailure {
      throw failure
    } catch {
      throw StartFailure(lines: ["\(error)"], exit: 1)
    }
    mark = LiveMark(kitchen: path, person: options.person ?? Places.loginName)
    isFirst = mark != nil
  }
}

extension SessionOptions {
  /// A kitchen at that place, in memory for nil.
  func store(_ path: String?) throws(StoreError) -> SQLiteKitchen {
    try SQLiteKitchen(path: path, tables: House.complete.tables, seed: seed, today: now?.day)
  }

  /// The time zone of a new kitchen: where the clock stands still it is nobody's.
  var newZone: String { now == nil ? KitchenClock.systemZoneName : "UTC" }
}
