import Foundation
import Kitchen
import Page
import PantryRoom
import Store
import Talk
import Values

/// Tells what food is due now, once, for a timer: as a table, one JSON object a line, or a line each for a desktop
/// notice. Nothing due, quiet hours or no kitchen: nothing is printed. What was told is noted, so that the next run is
/// silent; with `--dry-run` it is not. Exit status 0; 1 where it could not be noted, 4 damaged data. Source:
/// requirements BB-11, BB-22.
package func remindCommand(
  _ options: SessionOptions, form: RemindForm, colors: Bool, talk: CommandTalk,
  isWritten: () -> Bool = { true }
) -> Int32 {
  do {
    let kitchen = try CommandKitchen(options)
    guard FileManager.default.fileExists(atPath: kitchen.path) else { return 0 }
    let (lines, own, today) = try lookAhead(in: kitchen)
    switch form {
    case .json:
      lines.forEach { talk.write(JSONValue(encoding: reminderFacts($0, on: today)).text) }
      own.forEach { talk.write(JSONValue(encoding: ownReminderFacts($0, on: today)).text) }
    case .table:
      own.forEach { talk.write("Reminder: \(ownReminderText($0, on: today)).") }
      reminderBlocks(lines, on: today).lines(width: options.width, style: colors ? .ansi : .plain)
        .forEach { talk.write($0) }
    case .notices:
      let texts =
        own.map { ownReminderText($0, on: today) } + lines.map { inertLine(reminderText($0, on: today)) }
      // Where no desktop shows them they are printed, so that nothing told is lost.
      if !texts.isEmpty, !DesktopNotice.show(texts) { texts.forEach { talk.write($0) } }
    }
    // Told first and noted then: what could not be written is told again.
    guard !options.isDryRun, !lines.isEmpty || !own.isEmpty, isWritten() else { return isWritten() ? 0 : 1 }
    try note(in: kitchen, talk)
    return 0
  } catch {
    return status(of: error, width: options.width, complain: talk.complain)
  }
}

/// How reminders are told.
package enum RemindForm: Hashable, Sendable {
  case table, json, notices

  package init(_ options: GlobalOptions) {
    self = options.isJSON ? .json : options.notifies ? .notices : .table
  }
}

/// Notices of the desktop, by the program that freedesktop.org's desktops have for them.
private enum DesktopNotice {
  /// Shows them as one notice; false where there is no such program, or it failed.
  static func show(_ lines: [String]) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let program = folders.lazy.map { "\($0)/notify-send" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let program else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--app-name=Sous", "--", "Sous", lines.joined(separator: "\n")]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}

private func lookAhead(in kitchen: CommandKitchen) throws -> (
  lines: [ReminderLine], own: [OwnReminder], today: Day
) {
  let standing = try kitchen.look()
  var turn = kitchen.turn(in: standing.kitchen, at: standing.now)
  return (
    giveReminders(at: standing.now, &turn), giveOwnReminders(at: standing.now, &turn), standing.now.day
  )
}

private func note(in kitchen: CommandKitchen, _ talk: CommandTalk) throws {
  try kitchen.save(said: "", act: "remind", kind: .system, complain: talk.complain) { turn in
    _ = giveReminders(at: turn.world.context.now, &turn)
    _ = giveOwnReminders(at: turn.world.context.now, &turn)
    return ((), turn.changes)
  }
}
