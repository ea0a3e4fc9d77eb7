/// What can be said as a page of Markdown, room by room, with three examples of each intent.
package func intentsPage(_ grammar: Grammar) -> String {
  var lines = [
    "# What can be said", "",
    "*Act*: show looks, change writes, answer replies to a question, destroy deletes and is confirmed first.",
  ]
  var room: String?
  for intent in grammar.intents {
    if intent.room != room {
      room = intent.room
      lines += [
        "", "## \(intent.room)", "", "| intent | act | what it does | examples |", "|---|---|---|---|",
      ]
    }
    let examples = intent.examples.prefix(3).map { "“\(cell($0.say))”" }.joined(separator: "<br>")
    lines.append("| `\(intent.name)` | \(intent.act.rawValue) | \(cell(intent.summary)) | \(examples) |")
  }
  return lines.joined(separator: "\n") + "\n"
}

/// Text inside of a table's cell.
private func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
