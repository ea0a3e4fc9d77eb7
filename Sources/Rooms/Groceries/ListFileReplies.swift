import Talk

/// How a list gets onto paper or into a file: what to type where Sous is started.
struct ListInFile: Reply {
  /// What the list is called; nil for the week's.
  var name: String?

  func blocks(_ words: Wording) -> [Block] {
    .say(
      "Leave the chat and type \(typeable("sous list\(named) --format html -o list.html")): that page prints, and "
        + "opens on a phone. Other formats are text, markdown, todo, csv, and json.")
  }

  /// The list's name as a shell takes it; nothing where it holds what a shell may read otherwise.
  private var named: String {
    guard let name, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " }) else { return "" }
    return name.contains(" ") ? " '\(name)'" : " \(name)"
  }

  func next(_ words: Wording) -> Closing { .say("shopping list") }
  var matter: Facts? { ["kind": "list_to_file", "list": name] }
}

/// How a list from a file gets onto the shopping list.
struct ListFromFile: Reply {
  func blocks(_ words: Wording) -> [Block] {
    .say(
      "Leave the chat and type \(typeable("sous list import FILE")): every line of that text, Markdown or CSV file "
        + "goes on the list, and one undo takes all of it back.")
  }

  func next(_ words: Wording) -> Closing { .say("shopping list") }
  var matter: Facts? { ["kind": "list_from_file", "error": "outside"] }
}
