import Page
import Talk
import Values

/// What to do with the copies of a kitchen.
package enum BackupTask: Equatable, Sendable {
  /// Make one, in its usual place or as a file of that name.
  case make(file: String?)
  /// Show those there are.
  case list
  /// Bring one back, by its number in the list.
  case restore(number: Int)
}

/// Makes, lists or brings back copies of the kitchen that the options name. Bringing back needs `--yes`; without it
/// says what would be done. Exit status 0 done or told, 1 failed, 2 no such number, 4 damaged.
package func backupCommand(
  _ task: BackupTask, _ options: SessionOptions, write show: (String) -> Void, complain: (String) -> Void
) -> Int32 {
  func write(_ line: String) { show(inertLine(line)) }
  guard let path = options.kitchen ?? Places.kitchen else {
    StartFailure.nowhere.lines.forEach(complain)
    return 1
  }
  let today = KitchenClock(now: options.now, zone: options.newZone).now.day
  do {
    switch task {
    case .make(let file):
      let store = try options.store(path)
      defer { store.close() }
      if let notice = store.takeNotice() { notice.sentences(width: options.width).forEach(complain) }
      guard let copy = try store.backUp(to: file, today: today) else { return 0 }
      write("Your kitchen is backed up in \(copy).")
      return 0
    case .list:
      let copies = try KeptCopies(of: path, tables: House.complete.tables, today: today).all()
      guard !copies.isEmpty else {
        write("There is no backup of \(path) yet. \"sous backup\" makes one.")
        return 0
      }
      table(of: copies).lines(width: options.width).forEach(write)
      write("")
      write("\"sous restore 1\" tells what the first would bring back.")
      return 0
    case .restore(let number):
      let kept = try KeptCopies(of: path, tables: House.complete.tables, today: today)
      let copies = kept.all()
      guard copies.indices.contains(number - 1) else {
        complain("There is no backup \(number). \"sous restore\" shows those there are.")
        return 2
      }
      let copy = copies[number - 1]
      let told = "the backup\(copy.day.map { " of \($0.dateText)" } ?? "")\(lastSaid(copy))"
      guard options.answersYes else {
        write("This would bring back \(told), and move the kitchen in use aside.")
        write("Say \"sous restore \(number) --yes\" to do it.")
        return 0
      }
      let aside = try kept.restore(copy)
      write("In use now: \(told).")
      if let aside { write("The kitchen that was in use is kept as \(aside).") }
      return 0
    }
  } catch .cannotOpen(let place, _) where task == .make(file: place) {
    complain("The backup can't be written to \(place): name a new file, in a folder that is there.")
    return 1
  } catch {
    error.sentences(width: options.width).forEach(complain)
    return error.exitStatus
  }
}

private func lastSaid(_ copy: KeptCopy) -> String {
  copy.last.map { ", whose last entry is \"\($0.said)\" (\($0.person), \($0.at.day.dateText))" }
    ?? ", without entries"
}

private func table(of copies: [KeptCopy]) -> Page.Table {
  Page.Table(
    columns: [
      TableColumn("", .right), TableColumn("Made"), TableColumn("Last entry", priority: 1),
      TableColumn("Size", .right), TableColumn("Of"),
    ],
    rows: copies.enumerated().map { index, copy in
      [
        TableCell("\(index + 1)"), TableCell(copy.day?.dateText ?? "?"),
        TableCell(copy.last.map { "\($0.said)" } ?? "nothing yet"),
        TableCell("\((copy.size + 1023) / 1024) KB"),
        TableCell(
          (copy.isOfPresentKitchen ? "this kitchen" : "an earlier kitchen")
            + (copy.isBeforeTidying ? ", before tidying" : "")),
      ]
    })
}
