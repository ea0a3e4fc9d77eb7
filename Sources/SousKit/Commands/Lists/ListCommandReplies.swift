import Catalogue
import GroceriesRoom
import Kitchen
import ListFiles
import Page
import Talk
import Values

/// What became of a file's lines.
func importText(_ gain: ListImport, _ read: ReadList, isDry: Bool) -> [Block] {
  let list = gain.list.name.map { "the list \"\($0)\"" } ?? "the list"
  var blocks: [Block] = []
  let bought = gain.marks.count { $0.state == .bought }
  let out = gain.marks.count { $0.state == .out }
  let isNothing = gain.changes == 0
  if isNothing {
    blocks += .say("All of it is on \(list) already, so nothing was changed.")
  } else {
    let new = gain.isNew ? "\(list), which is new" : list
    if !gain.added.isEmpty {
      blocks += .say("\(isDry ? "Would go" : "Put") on \(new): \(named(gain.added)).")
    }
    if !gain.combined.isEmpty {
      blocks += .say(
        "\(isDry ? "Would be combined" : "Combined") with what was there: \(named(gain.combined)).")
    }
    if bought > 0 { blocks += .say("\(isDry ? "Would be ticked" : "Ticked"): \(grouped(bought)).") }
    if out > 0 { blocks += .say("Not to be had: \(grouped(out)).") }
    if gain.already > 0 { blocks += .say("There already, and not doubled: \(grouped(gain.already)).") }
  }
  if !read.otherHeadings.isEmpty {
    blocks += .say(
      "No section of mine: \(joined(read.otherHeadings.prefix(10).map { "\"\(inertLine($0))\"" })). What stands under it is "
        + "where I know it.")
  }
  if !read.unread.isEmpty { blocks += .say("Not brought in: \(joined(read.unread.map(inertLine))).") }
  if isNothing { return blocks }
  return blocks
    + .say(
      isDry
        ? "This was a dry run: nothing was changed."
        : "Say \(typeable("undo")) in the chat to take all of it back.")
}

/// The same for programs.
func importObject(_ gain: ListImport, _ read: ReadList, isDry: Bool) -> JSONValue {
  [
    "kind": "list_brought_in", "list": .optional(gain.list.name),
    "new": .bool(gain.isNew && gain.changes > 0),
    "form": .string(read.form.rawValue), "lines": .integer(read.lines.count),
    "added": .strings(gain.added), "combined": .strings(gain.combined), "already": .integer(gain.already),
    "bought": .integer(gain.marks.count { $0.state == .bought }),
    "out": .integer(gain.marks.count { $0.state == .out }),
    "other_headings": .strings(read.otherHeadings), "unread": .strings(read.unread), "dry_run": .bool(isDry),
  ]
}

extension ListImport {
  /// How much is changed; 0 where all of it is there.
  fileprivate var changes: Int { entries.count + marks.count + lifted.count }
}

/// The first few by name, of many the number of the rest.
private func named(_ names: [String]) -> String {
  let shown = names.prefix(12).map(inertLine)
  return names.count > 12
    ? "\(shown.joined(separator: ", ")) and \(grouped(names.count - 12)) more" : joined(shown)
}

/// One sentence on why a file is no list.
func listFaultText(_ fault: ListFileFault, file: String) -> String {
  let name = shownName(file)
  return switch fault {
  case .cannotBeRead: "\(name) can't be read; name a file that is there."
  case .tooLarge(let most):
    "\(name) is larger than \(FileLimit.text(ofBytes: most)), so it is no list; nothing was changed."
  case .tooManyLines(let most):
    "\(name) has more than \(grouped(most)) lines; bring it in as several files. Nothing was changed."
  case .lineTooLong(let line, let most):
    "Line \(grouped(line)) of \(name) has \(grouped(most)) characters or more, so it is no list; nothing was changed."
  case .notText: "\(name) is no text, so it is no list; nothing was changed."
  case .empty: "\(name) holds no items; nothing was changed."
  case .notReadBack(.json):
    "\(name) is JSON, which is not read; bring the list in as text or CSV. Nothing was changed."
  case .notReadBack:
    "\(name) is a web page, which is not read; bring the list in as text or CSV. Nothing was changed."
  case .openQuote(let line):
    "A quote opens in line \(grouped(line)) of \(name) and never closes; nothing was changed."
  case .otherSeparators:
    "The cells of \(name) stand apart at semicolons or tabs; save it with commas. Nothing was changed."
  }
}

/// There is no list to write.
func noListText(_ name: String?, names: [String]) -> String {
  guard let name else {
    return "There is no open list; \(typeable("add milk to the list")) in the chat begins one."
  }
  let known = names.isEmpty ? "" : " There is \(joined(names.map { "\"\(inertLine($0))\"" }))."
  return "No list is called \"\(inertLine(name))\".\(known)"
}

/// The list is in its file.
func writtenText(_ list: WrittenList, to path: String) -> String {
  let count = list.lines.count
  return
    "\(inertLine(list.title)), \(grouped(count))\u{A0}item\(count == 1 ? "" : "s"), is in \(inertLine(path))."
}

extension World {
  /// What the lists are called that have a name.
  var shoppingListNames: [String] { kitchen[ShoppingList.self].compactMap(\.name) }
}
