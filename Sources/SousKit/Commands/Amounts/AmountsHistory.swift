import Foundation
import Kitchen
import Page
import PantryRoom
import Store
import Values

/// Tells what the amounts of the pantry were, turn by turn, from the journal: when, what was said, which food, before
/// and after, and what was taken back. As text the newest fifty; as one object all. What was tidied away is not told.
/// Source: 001 NFR-2; requirements QM-07.
func amountsHistory(
  _ food: String?, _ path: String, _ options: SessionOptions, table: FoodTable, json: Bool, talk: CommandTalk
) -> Int32 {
  func write(_ line: String) { talk.write(inertLine(line)) }
  var steps: [LotStep] = []
  var kept: [Int: JournalEntry] = [:]
  if FileManager.default.fileExists(atPath: path) {
    do {
      let store = try options.store(path)
      defer { store.close() }
      if let notice = store.takeNotice() { notice.sentences(width: options.width).forEach(talk.complain) }
      steps = amountHistory(try store.history(of: amountHistoryTable)).sorted {
        ($1.entry.turn, $0.name) < ($0.entry.turn, $1.name)
      }
      for entry in try store.journal(limit: .max) where entry.kind == .undo { kept[entry.turn] = entry }
    } catch {
      error.sentences(width: options.width).forEach(talk.complain)
      return error.exitStatus
    }
  }
  if let food { steps = steps.filter { isAbout(food, $0, table) } }
  if json {
    let object: JSONValue = [
      "kind": "amounts_history", "food": .optional(food),
      "steps": .array(steps.map { stepObject($0, undo: $0.undoneBy.flatMap { kept[$0] }) }),
    ]
    write(object.text)
    return 0
  }
  guard !steps.isEmpty else {
    write(
      food.map { "No amount of \(inertLine($0)) was ever noted." } ?? "No amount was noted in the pantry yet."
    )
    return 0
  }
  historyTable(steps.prefix(mostShown).map { $0 }).lines(width: options.width).forEach(write)
  if steps.count > mostShown {
    write("")
    write("These are the newest \(mostShown) of \(grouped(steps.count)); --json tells all.")
  }
  return 0
}

private let mostShown = 50

/// Whether the lot is of that food: by the table where it knows the name, else by the name's own words.
private func isAbout(_ food: String, _ step: LotStep, _ table: FoodTable) -> Bool {
  if let known = matchFood(food, table: table), step.ingredient == known.food { return true }
  return step.name.lowercased().contains(food.lowercased())
}

private func historyTable(_ steps: [LotStep]) -> Page.Table {
  Page.Table(
    columns: [
      TableColumn("When", priority: 7), TableColumn("Food", priority: 9, minWidth: 12),
      TableColumn("Before", .right, priority: 8, label: "before"),
      TableColumn("After", .right, priority: 8, label: "after"),
      TableColumn("Said", priority: 6, minWidth: 16), TableColumn("", priority: 5),
    ],
    rows: steps.map { step in
      let isUndone = step.undoneBy != nil
      return [
        TableCell("\(step.entry.at.day.dateText)"), TableCell(inertLine(step.name), .accent),
        TableCell(step.before.map(heldWords) ?? "none"), TableCell(step.after.map(heldWords) ?? "none"),
        TableCell(inertLine(step.entry.said)), TableCell(isUndone ? "taken back" : "", .warn),
      ]
    })
}

private func stepObject(_ step: LotStep, undo: JournalEntry?) -> JSONValue {
  [
    "turn": .integer(step.entry.turn), "at": step.entry.at.json, "person": .string(step.entry.person),
    "said": .string(step.entry.said), "name": .string(step.name),
    "ingredient": .optional(step.ingredient?.rawValue), "before": heldObject(step.before),
    "after": heldObject(step.after), "undone_by": .optional(step.undoneBy),
    "undone_at": undo.map(\.at.json) ?? .null,
  ]
}

private func heldObject(_ held: HeldAmount?) -> JSONValue {
  held.map { ["amount": $0.amount.map(\.json) ?? .null, "words": .optional($0.words)] } ?? .null
}
