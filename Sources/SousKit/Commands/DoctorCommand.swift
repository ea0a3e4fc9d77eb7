import Catalogue
import Foundation
import Page
import Talk
import Values

/// Shows what is kept where and how it is: the kitchen, its backups, own recipes, cache and history, and what is wrong
/// with any of it. Nothing is changed. Exit status 0, or 4 for a damaged kitchen.
package func doctorCommand(
  _ options: SessionOptions, json: Bool, write show: (String) -> Void, complain: (String) -> Void
) -> Int32 {
  guard let path = options.kitchen ?? Places.kitchen else {
    StartFailure.nowhere.lines.forEach(complain)
    return 1
  }
  do {
    let checkup = try Checkup(of: path)
    if json {
      show(JSONValue(encoding: checkup.facts).text)
    } else {
      checkup.lines.forEach { show(inertLine($0)) }
    }
    return checkup.kitchen.kind == .damaged ? ReplyStatus.damaged.exit : 0
  } catch {
    error.sentences(width: options.width).forEach(complain)
    return error.exitStatus
  }
}

/// All that is kept, looked at.
private struct Checkup {
  var kitchen: Examination
  var copies: [KeptCopy]
  var places: [(name: String, path: String, size: Int, files: Int)]
  var problems: [String]

  init(of path: String) throws(StoreError) {
    kitchen = try Examination(of: path, tables: House.complete.tables)
    copies = try KeptCopies(of: path, tables: House.complete.tables).all()
    let environment = ProcessInfo.processInfo.environment
    let found: [(String, String?)] = [
      ("own recipes", Places.mine), ("cache", CompiledCache(environment: environment)?.folder),
      ("history", Places.state(in: environment).map { $0 + "/history" }),
      ("log", Places.log(in: environment)),
    ]
    places = found.compactMap { name, path in
      guard let path else { return nil }
      let (size, files) = extent(of: path)
      return (name, path, size, files)
    }
    problems =
      (try? Knowledge.usual())?.problems ?? ["The recipes and foods that come with Sous could not be read."]
  }

  var lines: [String] {
    var rows = [("Sous", "\(sousVersion)"), ("kitchen", kitchen.path), ("", kitchenText)]
    if kitchen.entries > 0 { rows.append(("", "\(counted(kitchen.entries, "change")) noted\(undoText)")) }
    for tidied in kitchen.tidied { rows.append(("", tidiedText(tidied))) }
    rows.append(("backups", backupText))
    for place in places {
      rows.append((place.name, place.path))
      rows.append(
        ("", place.files == 0 ? "nothing there" : "\(counted(place.files, "file")), \(sizeText(place.size))"))
    }
    rows.append(("own files", problems.isEmpty ? "all could be read" : counted(problems.count, "problem")))
    return rows.map {
      $0.0.isEmpty ? "             \($0.1)" : $0.0.padding(toLength: 13, withPad: " ", startingAt: 0) + $0.1
    }
      + (problems + kitchen.findings).map { "  - \($0)" }
  }

  private var kitchenText: String {
    let form = kitchen.form.map { "form \($0) of \(kitchen.newestForm)" } ?? "form unknown"
    let turns = kitchen.turn.map { counted($0, "turn") } ?? "turns unknown"
    return switch kitchen.kind {
    case .missing: "not there yet; the first line said makes it"
    case .empty: "an empty file; the first line said makes it a kitchen"
    case .other: "not a kitchen; Sous leaves it alone"
    case .damaged: "damaged; the next line said saves what can be saved, and tells"
    case .kitchen:
      "sound, \(sizeText(kitchen.size)), \(turns), \(form), mode \(String(kitchen.mode, radix: 8))"
    }
  }

  private var undoText: String {
    kitchen.tidied.first.map { "; those since \(Self.date($0.first)) can be taken back" }
      ?? "; all can be taken back"
  }

  private func tidiedText(_ tidied: Tidied) -> String {
    let copy = tidied.copy.map { "the copy from before: \($0)" } ?? "the copy from before is there no more"
    return "tidied on \(Self.date(tidied.day)): \(counted(tidied.entries, "change")); \(copy)"
  }

  /// With the year, which may be long ago.
  private static func date(_ day: Day) -> String { "\(day.dateText), \(day.civil.year)" }

  private var backupText: String {
    let own = copies.filter { $0.isOfPresentKitchen && !$0.isBeforeTidying }
    guard let newest = own.first else { return copies.isEmpty ? "none yet" : "none of this kitchen yet" }
    return
      "\(counted(own.count, "copy", "copies")), the newest of \(newest.day?.dateText ?? "?"), turn \(newest.turn)"
  }

  var facts: Facts {
    [
      "version": sousVersion,
      "kitchen": [
        "path": kitchen.path, "kind": kitchen.kind.rawValue, "mode": String(kitchen.mode, radix: 8),
      ],
      "entries": kitchen.entries,
      "tidied": kitchen.tidied.map {
        [
          "day": $0.day.iso, "turn": "\($0.turn)", "entries": "\($0.entries)", "since": $0.first.iso,
          "copy": $0.copy ?? "",
        ]
      },
      "size": kitchen.size, "form": kitchen.form, "newest_form": kitchen.newestForm, "turns": kitchen.turn,
      "findings": kitchen.findings, "problems": problems,
      "backups": copies.map { ["path": $0.path, "day": $0.day?.iso ?? "", "turn": "\($0.turn)"] },
      "places": places.map {
        ["name": $0.name, "path": $0.path, "size": "\($0.size)", "files": "\($0.files)"]
      },
    ]
  }
}

/// Bytes and ordinary files at or below a path.
private func extent(of path: String) -> (size: Int, files: Int) {
  var info = stat()
  var (size, files) = (0, 0)
  func count(_ path: String) {
    guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return }
    (size, files) = (size + Int(info.st_size), files + 1)
  }
  count(path)
  for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init() {
    count("\(path)/\(name)")
  }
  return (size, files)
}

private func sizeText(_ bytes: Int) -> String {
  bytes < 1_048_576 ? "\((bytes + 1023) / 1024) KB" : "\(bytes / 1_048_576) MB"
}
