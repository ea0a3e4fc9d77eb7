import Foundation
import GroceriesRoom
import Kitchen
import ListFiles
import Page
import Store
import Talk
import Values

/// Writes a list, or brings one in. Exit status 0 written, brought in or all of it there; 1 no such list, no list in
/// the file, refused or not written; 4 damaged data.
package func listCommand(
  _ task: ListTask, _ options: SessionOptions, json: Bool, talk: CommandTalk
) -> Int32 {
  do {
    let kitchen = try CommandKitchen(options)
    switch task {
    case .write(let name, let format, let output):
      return try WritingList(kitchen: kitchen, talk: talk).run(name, format, output)
    case .bringIn(let file, let name):
      return try BringingListIn(kitchen: kitchen, file: file, name: name, talk: talk).run(json: json)
    }
  } catch {
    return status(of: error, width: options.width, complain: talk.complain)
  }
}

/// Whether the kitchen has a list of that name; false where it can't be read, which a talk tells.
package func isNamedList(_ name: String, _ options: SessionOptions) -> Bool {
  guard let kitchen = try? CommandKitchen(options), let standing = try? kitchen.look() else { return false }
  var turn = kitchen.turn(in: standing.kitchen, at: standing.now)
  return writtenList(named: name, &turn)?.name != nil
}

/// Writes a list to standard output or to a file.
struct WritingList {
  let kitchen: CommandKitchen
  let talk: CommandTalk

  func run(_ name: String?, _ format: ListFormat, _ output: ListOutput) throws -> Int32 {
    let place: FilePlace?
    do { place = try self.place(output) } catch let unfit as UnfitPlace {
      talk.complain(unfit.refusal(of: shownPath(output), for: "list"))
      return 1
    }
    let standing = try kitchen.look()
    var turn = kitchen.turn(in: standing.kitchen, at: standing.now)
    guard let list = writtenList(named: name, &turn) else {
      talk.complain(noListText(name, names: turn.world.shoppingListNames))
      return 1
    }
    let text = format.file(of: list)
    guard let place else {
      talk.write(String(text.dropLast()))
      return 0
    }
    if kitchen.options.isDryRun {
      talk.write("This was a dry run: \(inertLine(place.path)) was not written.")
      return 0
    }
    do { try place.write(text) } catch {
      talk.complain(error.refusal(of: place.path, for: "list"))
      return 1
    }
    talk.write(writtenText(list, to: place.path))
    return 0
  }

  private func place(_ output: ListOutput) throws -> FilePlace? {
    guard case .file(let path, let replaces) = output else { return nil }
    return try FilePlace(path, replacing: replaces, kitchen: kitchen.path == ":memory:" ? nil : kitchen.path)
  }

  private func shownPath(_ output: ListOutput) -> String {
    if case .file(let path, _) = output { path } else { "-" }
  }
}
