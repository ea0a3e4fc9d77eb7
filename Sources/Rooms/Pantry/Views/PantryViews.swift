import Talk

/// A look at the pantry under a name of its own: the line that shows it.
struct PantryView: Hashable, Sendable, Encodable {
  /// In small letters.
  var name: String
  /// What carries it out, and the line as it was said.
  var intent, said: String

  static let table = Table<PantryView>(
    "pantry_view", since: 12,
    """
    CREATE TABLE pantry_view (
      name TEXT PRIMARY KEY NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
      intent TEXT NOT NULL CHECK (length(intent) > 0),
      said TEXT NOT NULL CHECK (length(said) > 0)
    ) STRICT, WITHOUT ROWID;
    """,
    key: [Column("name") { Cell($0.name) }],
    columns: [Column("intent") { Cell($0.intent) }, Column("said") { Cell($0.said) }],
    precedes: { $0.name < $1.name },
    read: { row in
      PantryView(name: try row.text(), intent: try row.text(), said: try row.text())
    })
}

/// "Save this view as weekend check", "show the view weekend check", "which views do we have", "delete the view weekend check".
/// Source: requirements BB-16, BB-27.
func tellView(_ said: Said, _ turn: inout Turn) {
  let views = turn.world.kitchen[PantryView.self]
  let name =
    said.slots.word("name").map { $0.lowercased().split(separator: " ").joined(separator: " ") } ?? ""
  let act = said.slots.word("act") ?? "show"
  let known = views.first { $0.name == name }
  switch act {
  case "save":
    guard !name.isEmpty, name.count <= 60 else { return turn.say(ViewUnnamed()) }
    guard let again = turn.state.focus.again, turn.state.focus.topic == .pantry, let line = again.said else {
      return turn.say(NothingToKeep())
    }
    turn.put(PantryView(name: name, intent: again.intent, said: line))
    turn.say(ViewKept(name: name, said: line, replaced: known.map(\.said)), focus: turn.state.focus)
  case "forget":
    guard let known else { return turn.say(NoSuchView(name: name, views: views)) }
    turn.remove(known)
    turn.say(ViewGone(name: name))
  case "list": turn.say(ViewsShown(views: views))
  default:
    guard let known else { return turn.say(NoSuchView(name: name, views: views)) }
    guard let read = turn.world.reader.reading(of: known.said, as: known.intent) else {
      return turn.say(NoSuchView(name: name, views: views))
    }
    let line = Said(read)
    known.intent == pantryFocus.again?.intent ? showPantry(line, &turn) : showExpiring(line, &turn)
  }
}
