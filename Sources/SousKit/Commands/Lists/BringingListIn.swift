import GroceriesRoom
import Kitchen
import ListFiles
import Page
import Store
import Talk
import Values

/// Brings the lines of a file to a list, in one turn that one "undo" takes back. A file that is no list changes
/// nothing.
struct BringingListIn {
  let kitchen: CommandKitchen
  let file: String
  let name: String?
  let talk: CommandTalk

  func run(json: Bool) throws -> Int32 {
    let name = self.name?.trimmingSpaces()
    if let name, !(1...80).contains(name.count) || name.unicodeScalars.contains(where: \.steersTerminal) {
      talk.complain("The name of a list has 1 to 80 letters; nothing was changed.")
      return 1
    }
    let read: ReadList
    do { read = try readList(at: file) } catch {
      talk.complain(listFaultText(error, file: file))
      return 1
    }
    let gain: ListImport
    if kitchen.options.isDryRun {
      let standing = try kitchen.look()
      var turn = kitchen.turn(in: standing.kitchen, at: standing.now)
      gain = listImport(read.lines, to: name, &turn)
    } else {
      gain = try kitchen.save(
        said: "sous list import \(shownName(file))", act: "list_brought_in", complain: talk.complain
      ) {
        turn in
        let gain = listImport(read.lines, to: name, &turn)
        return (gain, gain.changes(in: turn.world.kitchen))
      }
    }
    let isDry = kitchen.options.isDryRun
    if json {
      talk.write(importObject(gain, read, isDry: isDry).text)
    } else {
      importText(gain, read, isDry: isDry).lines(width: kitchen.options.width, style: .plain)
        .forEach { talk.write(inertLine($0)) }
    }
    return 0
  }
}
