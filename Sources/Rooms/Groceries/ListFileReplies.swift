import Talk

/// How a list gets onto paper, into a file, or in from one: what to type where Sous is started.
struct ListInFile: Reply {
  /// What the list is called; nil for the week's.
  var name: String?
  /// Whether a file is to be read.
  var bringsIn: Bool

  func blocks(_ words: Wording) -> [Block] {
    bringsIn
      ? .say(
        "Leave the chat and type \(typeable("sous list import FILE")): every line of FILE goes on the list.")
      : .say(
        "Leave the chat and type \(typeable("sous list\(named) --format html -o list.html")): that page prints, and "
          + "opens on a phone. Other formats are text, markdown, todo, csv, and json.")
  }

  /// The list's name as a shell takes it; nothing where it holds what a shell may read otherwise.
  private var named: String {
    guard let name, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " }) else { return "" }
    return name.contains(" ") ? " \"\(name)\"" : " \(name)"
  }

  func next(_ words: Wording) -> Closing { .say("shopping list") }
  var matter: Facts? { ["kind": "list_file", "list": name, "brings_in": bringsIn] }
}
