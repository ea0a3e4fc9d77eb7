import Kitchen
import Page
import Values

/// One JSON object, on one line. Source: RFC 8259; docs/lists.md.
func jsonFile(of list: WrittenList) -> String {
  let file: JSONValue = [
    "kind": "shopping_list", "title": .string(list.title), "name": .optional(list.name),
    "week": list.week.map(\.json) ?? .null, "made": list.made.json, "done": list.done.map(\.json) ?? .null,
    "items": .array(sections(of: list).flatMap { part in part.lines.map { object($0, in: part.section) } }),
  ]
  return file.text + "\n"
}

private func object(_ line: WrittenLine, in section: ListSection) -> JSONValue {
  [
    "name": .string(line.name), "ingredient": .optional(line.ingredient?.rawValue),
    "section": .string(section.rawValue), "amounts": .array(line.amounts.map(\.json)),
    "note": .optional(line.note), "status": .string(line.mark?.rawValue ?? "open"),
    "buy": .optional(line.buy), "cost": line.cost.map(\.json) ?? .null,
  ]
}
